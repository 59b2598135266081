import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setRefreshing } from "./refresh-page";
import { waitForRenderings } from "./wait-for-renderings";

const page = Object.assign(new EventTarget(), {
  fetch,
  location: new URL("http://localhost/campaign?tab=party"),
});
/** What something in front of the server answers in its place. */
let between: number | undefined;
let failures = 0;
let asked = 0;

beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  between = undefined;
  page.fetch = async () => {
    asked += 1;
    failures -= 1;
    if (failures >= 0 && between !== undefined) return new Response("away", { status: between });
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
  { to: "/campaign?tab=party&_rsc=1", isRefreshing: true, status: 502, comes: 200 },
  { to: "/campaign?tab=party&_rsc=1", isRefreshing: true, status: 404, comes: 404 },
  // By a link, or a press of Back.
  { to: "/encounter?_rsc=1", isRefreshing: true, status: 502, comes: 502 },
  { to: "/campaign?tab=party&_rsc=1", isRefreshing: false, status: 502, comes: 502 },
])(
  "answers $comes for $to where that is answered $status while the page is made anew: $isRefreshing",
  async ({ to, isRefreshing, status, comes }) => {
    failures = 1;
    between = status;
    setRefreshing(isRefreshing);
    const answer = page.fetch(new URL(to, page.location), rendering);
    await vi.advanceTimersByTimeAsync(1000);
    expect((await answer).status).toBe(comes);
  },
);

it.each([
  ["a call", {}],
  ["a page fetched ahead", { headers: { rsc: "1", "next-router-prefetch": "1" } }],
  ["a part of a page fetched ahead", { headers: { rsc: "1", "next-router-segment-prefetch": "/_tree" } }],
  ["a page that is called off", { ...rendering, signal: AbortSignal.abort() }],
])("lets %s fail", async (_, init) => {
  failures = 1;
  await expect(page.fetch("/campaign", init)).rejects.toThrow("Failed to fetch");
});
