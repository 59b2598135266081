import { afterEach, expect, test, vi } from "vitest";

/** Whether a request with this `Host` and `Origin` counts as the product's own, where people open it at that address. */
const isOwn = async (NEXTAUTH_URL: string, host: string, origin: string) => {
  vi.stubEnv("NEXTAUTH_URL", NEXTAUTH_URL);
  vi.resetModules();
  const { isSameOrigin } = await import("./same-origin");
  return isSameOrigin(new Headers({ host, origin }));
};

afterEach(() => vi.unstubAllEnvs());

test.each([
  ["https://tome.example.org", "127.0.0.1:3000", "https://tome.example.org", true],
  ["https://tome.example.org", "127.0.0.1:3000", "https://evil.example", false],
  ["https://tome.example.org", "192.168.1.5:3000", "http://192.168.1.5:3000", true],
  // Without an address of its own the product lies at localhost, as do other programs of whoever visits it in the network.
  ["", "192.168.1.5:3000", "http://localhost:3000", false],
])("with NEXTAUTH_URL=%s a request to %s from a page of %s: %s", async (url, host, origin, answer) => {
  expect(await isOwn(url, host, origin)).toBe(answer);
});
