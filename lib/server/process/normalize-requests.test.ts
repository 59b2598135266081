import { channel } from "node:diagnostics_channel";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test, vi } from "vitest";

// The copies belong to a build.
vi.mock("./precompressed", () => ({ servePrecompressed: () => () => {} }));
const { normalizeRequests } = await import("./normalize-requests");
normalizeRequests();

/** The address that the framework is asked for in place of this one. */
const asked = (url: string): string | undefined => {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: "GET", url });
  channel("http.server.request.start").publish({ request, response: new ServerResponse(request) });
  return request.url;
};

test.each(["%", "abc%", "abc%E0%A4%A?_rsc=1", "%c3%a4"])(
  "a link whose token is %s, which can't be one, is one that opens nothing",
  (token) => {
    expect([asked(`/join/${token}`), asked(`/reset/${token}`)]).toEqual([
      "/join/unreadable",
      "/reset/unreadable",
    ]);
  },
);

test.each(["/join/L7zGp3Ork4wSgg1Szj3zXw", "/join/a%20b", "/join/abc?from=%", "/login?%", "/home"])(
  "%s is asked for as it is",
  (url) => {
    expect(asked(url)).toBe(url);
  },
);

test("an address of the API that can't be decoded doesn't exist", () => {
  expect(asked("/api/join/%")).toBe("/api/no-such-address");
});
