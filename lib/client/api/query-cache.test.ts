import { afterEach, expect, it, vi } from "vitest";
import {
  addUpdate,
  REFETCH_DELAY,
  invalidateKey,
  isNewerThanPage,
  isUnkept,
  loadQuery,
  markPageAsked,
  readQuery,
  repeatLater,
  setQueryData,
  snapshotOf,
} from "./query-cache";

afterEach(() => void vi.useRealTimers());

const deferred = () => {
  const answers: ((data: unknown) => void)[] = [];
  return { answers, fetch: () => new Promise<unknown>((resolve) => answers.push(resolve)) };
};
const read = (key: string) => readQuery(key, () => {});

it("fetches once for all that ask at the same time", async () => {
  const { answers, fetch } = deferred();
  const both = Promise.all([loadQuery("shared", fetch), loadQuery("shared", fetch)]);
  answers[0]?.("rows");
  await both;
  expect(answers).toHaveLength(1);
  expect(snapshotOf("shared").data).toBe("rows");
});

it("fetches again where something was written or invalidated while an answer was on its way", async () => {
  const { answers, fetch } = deferred();
  const loading = loadQuery("race", fetch);
  setQueryData("race", "written");
  answers[0]?.("old");
  await expect.poll(() => answers.length).toBe(2);
  expect(snapshotOf("race").data).toBe("written");
  answers[1]?.("new");
  await loading;
  expect(snapshotOf("race").data).toBe("new");
});

it("fetches again what was left and invalidated while its answer was on its way, for who comes back", async () => {
  const { answers, fetch } = deferred();
  const leave = read("left early");
  const loading = loadQuery("left early", fetch);
  leave();
  await invalidateKey("left early");
  const leaveAgain = read("left early");
  answers[0]?.("old");
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.("new");
  await loading;
  expect(snapshotOf("left early").data).toBe("new");
  leaveAgain();
});

it("keeps its data and tells the error where a fetch fails", async () => {
  setQueryData("failing", "rows");
  await loadQuery("failing", () => Promise.reject(new Error("away")));
  expect(snapshotOf("failing")).toMatchObject({ data: "rows", error: new Error("away") });
});

it("forgets an error once nobody reads the query any more", async () => {
  const leave = read("left");
  const stay = read("left");
  await loadQuery("left", () => Promise.reject(new Error("away")));
  leave();
  expect(snapshotOf("left").error).toBeDefined();
  stay();
  expect(snapshotOf("left").error).toBeUndefined();
});

it("refetches what is on the screen only", async () => {
  let fetched = 0;
  const fetch = () => Promise.resolve(++fetched);
  await loadQuery("screen", fetch);
  await invalidateKey("screen");
  expect(fetched).toBe(1);
  const leave = read("screen");
  await invalidateKey("screen");
  expect(fetched).toBe(2);
  leave();
});

it("keeps optimistic updates apart from the data, so that taking one back is the rollback", () => {
  setQueryData("count", 10);
  const shown = () =>
    snapshotOf("count").updates.reduce<unknown>((data, update) => update(data), snapshotOf("count").data);
  const rollBack = addUpdate("count", (data) => Number(data) - 7);
  const settle = addUpdate("count", (data) => Number(data) - 1);
  expect(shown()).toBe(2);
  rollBack();
  expect(shown()).toBe(9);
  setQueryData("count", 9);
  settle();
  expect(shown()).toBe(9);
});

it("takes no answer while a write is unanswered that it may count already", async () => {
  const { answers, fetch } = deferred();
  setQueryData("counting", 10, fetch);
  const leave = read("counting");
  const settle = addUpdate("counting", (data) => Number(data) - 7);
  const loading = invalidateKey("counting");
  await Promise.resolve();
  expect(answers).toHaveLength(0);
  setQueryData("counting", 3);
  settle();
  await expect.poll(() => answers.length).toBe(1);
  const again = addUpdate("counting", (data) => Number(data) - 1);
  answers[0]?.(2);
  await Promise.resolve();
  expect(snapshotOf("counting").data).toBe(3);
  setQueryData("counting", 2);
  again();
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.(2);
  await loading;
  expect(snapshotOf("counting").data).toBe(2);
  leave();
});

it("asks again for what changed where the answer got lost, until it comes or nobody reads it", async () => {
  vi.useFakeTimers();
  const lost = Object.assign(new Error("away"), { status: 0 });
  let asked = 0;
  const fetch = () => ((asked += 1) < 3 ? Promise.reject(lost) : Promise.resolve("new"));
  setQueryData("lost", "old", fetch);
  const leave = read("lost");
  await invalidateKey("lost");
  expect(snapshotOf("lost")).toMatchObject({ data: "old", error: lost });
  await vi.advanceTimersByTimeAsync(REFETCH_DELAY);
  expect(asked).toBe(2);
  await vi.advanceTimersByTimeAsync(2 * REFETCH_DELAY);
  expect(snapshotOf("lost")).toMatchObject({ data: "new", error: undefined });
  // However often it is asked for meanwhile, it is repeated once.
  asked = -1;
  await invalidateKey("lost");
  await invalidateKey("lost");
  asked = 0;
  await vi.advanceTimersByTimeAsync(REFETCH_DELAY);
  expect(asked).toBe(1);
  asked = 0;
  await invalidateKey("lost");
  leave();
  await vi.runAllTimersAsync();
  expect(asked).toBe(1);
});

it("asks again ever more slowly, once a minute at last, and no sooner than the server says", async () => {
  vi.useFakeTimers();
  const began = Date.now();
  const refusal = { status: 503, retryAfter: 0 };
  let askedAt: number[] = [];
  const fetch = () => {
    askedAt.push((Date.now() - began) / 1000);
    return Promise.reject(Object.assign(new Error("busy"), refusal));
  };
  setQueryData("busy", "old", fetch);
  const leave = read("busy");
  await invalidateKey("busy");
  await vi.advanceTimersByTimeAsync(200_000);
  expect(askedAt).toEqual([0, 5, 15, 35, 75, 135, 195]);
  // Asked for anew it begins anew.
  askedAt = [];
  refusal.retryAfter = 7000;
  await invalidateKey("busy");
  await vi.advanceTimersByTimeAsync(20_000);
  expect(askedAt).toEqual([200, 207, 217]);
  refusal.retryAfter = 90_000;
  await vi.advanceTimersByTimeAsync(100_000);
  expect(askedAt).toEqual([200, 207, 217, 237]);
  leave();
});

it("repeats a first load that failed once for all its readers", async () => {
  vi.useFakeTimers();
  let asked = 0;
  const fetch = () => {
    asked += 1;
    return Promise.reject(Object.assign(new Error("away"), { status: 0 }));
  };
  const leave = read("first");
  await loadQuery("first", fetch);
  for (const delay of [REFETCH_DELAY, 2 * REFETCH_DELAY]) {
    asked = 0;
    repeatLater("first");
    repeatLater("first");
    await vi.advanceTimersByTimeAsync(delay - 1);
    expect(asked).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toBe(1);
  }
  leave();
  // Its error went with its last reader, and with it what would be repeated.
  repeatLater("first");
  await vi.advanceTimersByTimeAsync(120_000);
  expect(asked).toBe(1);
});

it("knows what was heard, or is being written, since the page was asked for anew", () => {
  const fetch = () => Promise.resolve();
  setQueryData("page", "rendered", fetch);
  expect(isNewerThanPage("page")).toBe(false);
  setQueryData("page", "written");
  expect(isNewerThanPage("page")).toBe(true);
  markPageAsked();
  expect(isNewerThanPage("page")).toBe(false);
  const settle = addUpdate("page", (data) => data);
  expect(isNewerThanPage("page")).toBe(true);
  settle();
  expect(isNewerThanPage("page")).toBe(false);
});

it("is kept by who fetches it, and not by who only draws it", () => {
  setQueryData("kept", "rows", () => Promise.resolve());
  const draws = read("kept");
  const keep = () => readQuery("kept", () => {}, true);
  const first = keep();
  expect(isUnkept("kept")).toBe(true);
  const second = keep();
  expect(isUnkept("kept")).toBe(false);
  for (const leave of [draws, first, second]) leave();
  expect(isUnkept("kept")).toBe(true);
});
