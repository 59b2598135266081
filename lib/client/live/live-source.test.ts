import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { liveAddress } from "@/lib/contract/live-wire";
import { closeBrowser, openBrowser, streams } from "./browser.fixture";
import { type Arrived, openSource } from "./live-source";

const listen = (campaignId: number | null = 7) => {
  const seen = { events: [] as Arrived[], states: [] as (number | null)[], refused: 0 };
  let resumePoint = {};
  const source = openSource({
    campaignId,
    resumePoint: () => resumePoint,
    onEvent: (event) => seen.events.push(event),
    onState: (state) => seen.states.push(state),
    onRefused: () => {
      seen.refused += 1;
    },
  });
  return {
    source,
    seen,
    goOnFrom: (lastEventId: string) => {
      resumePoint = { lastEventId };
    },
  };
};
const last = () => streams.at(-1);

beforeEach(() => {
  openBrowser();
  // The longest of the jittered delays.
  vi.spyOn(Math, "random").mockReturnValue(1);
});
afterEach(() => {
  vi.restoreAllMocks();
  closeBrowser();
});

it("opens again after 1, 2, 4 … 30 seconds, from the last event that came", async () => {
  const { goOnFrom } = listen();
  goOnFrom("41");
  for (const wait of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]) {
    const before = streams.length;
    last()?.fail();
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(streams.length).toBe(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(streams.length).toBe(before + 1);
    expect(last()?.address).toBe(liveAddress(7, { lastEventId: "41" }));
  }
});

it("begins with a second again after a stream that held for ten seconds", async () => {
  listen();
  for (let times = 0; times < 4; times += 1) {
    last()?.fail();
    await vi.advanceTimersByTimeAsync(30_000);
  }
  last()?.open();
  last()?.tell("presence", { present: [] });
  await vi.advanceTimersByTimeAsync(10_001);
  const before = streams.length;
  last()?.fail();
  await vi.advanceTimersByTimeAsync(1000);
  expect(streams.length).toBe(before + 1);
});

it("takes a book's stream that greets with nothing for ten seconds for one that is held back", async () => {
  const { seen } = listen();
  last()?.open();
  await vi.advanceTimersByTimeAsync(9999);
  expect(seen.states).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen.states).toHaveLength(1);
  expect(streams[0]?.readyState).toBe(2);
});

it("asks whether the session is over where the server refuses, and not where the line breaks", () => {
  const { seen } = listen();
  last()?.fail();
  expect(seen.refused).toBe(0);
  vi.advanceTimersByTime(1000);
  last()?.fail(true);
  expect(seen.refused).toBe(1);
});

it("passes events on with their ids, and says so where something comes through", () => {
  const { seen } = listen();
  last()?.tell("change", { kind: "notes" }, "12");
  last()?.tell("presence", { present: [] }, "12");
  expect(seen.events).toEqual([
    { id: "12", event: "change", data: { kind: "notes" } },
    { id: "", event: "presence", data: { present: [] } },
  ]);
  expect(seen.states).toEqual([null, null]);
});

it("opens nothing after it was closed, whatever its stream still does", async () => {
  const { source } = listen();
  source.close();
  last()?.fail();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(streams).toHaveLength(1);
});

it("opens at once where the network is back, and keeps one stream alone", async () => {
  const { source } = listen();
  last()?.fail();
  source.renew();
  expect(streams).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(9000);
  expect(streams).toHaveLength(2);
});
