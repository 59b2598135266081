import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { waitForRenderings } from "./wait-for-renderings";

const page = new EventTarget() as EventTarget & { fetch: typeof fetch };
let failures = 0;
let asked = 0;

beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  page.fetch = async () => {
    asked += 1;
    failures -= 1;
    if (failures >= 0) throw new TypeError("Failed to fetch");
    return new Response("a page");
  };
  vi.stubGlobal("window", page);
  waitForRenderings();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const rendering = { headers: { rsc: "1" } };

it("asks for a page again after 1, 2, 4 … 30 seconds until the server is reached", async () => {
  failures = 7;
  const answer = page.fetch("/campaign", rendering);
  for (const [seconds, times] of [
    [0, 1],
    [1, 2],
    [2, 3],
    [4, 4],
    [8, 5],
    [16, 6],
    [30, 7],
  ] as const) {
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    expect(asked).toBe(times);
  }
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await (await answer).text()).toBe("a page");
});

it("asks at once when the browser is online again", async () => {
  failures = 1;
  const answer = page.fetch("/campaign", rendering);
  await vi.advanceTimersByTimeAsync(10);
  page.dispatchEvent(new Event("online"));
  expect(await (await answer).text()).toBe("a page");
});

it.each([
  ["a call", {}],
  ["a page fetched ahead", { headers: { rsc: "1", "next-router-prefetch": "1" } }],
  ["a part of a page fetched ahead", { headers: { rsc: "1", "next-router-segment-prefetch": "/_tree" } }],
  ["a page that is called off", { ...rendering, signal: AbortSignal.abort() }],
])("lets %s fail", async (_, init) => {
  failures = 1;
  await expect(page.fetch("/campaign", init)).rejects.toThrow("Failed to fetch");
});
