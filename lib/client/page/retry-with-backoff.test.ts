import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { retryWithBackoff } from "./retry-with-backoff";

const page = new EventTarget();
let failures = 0;
let tries = 0;
const work = async () => {
  tries += 1;
  failures -= 1;
  if (failures >= 0) throw new Error("Failed to load");
  return "a script";
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", page);
  tries = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("tries again after 5, 10, 20, 40, 60, 60 seconds until it is done", async () => {
  failures = 6;
  const waits: number[] = [];
  const done = retryWithBackoff(
    work,
    () => false,
    (wait) => waits.push(wait / 1000),
  );
  for (const [index, seconds] of [0, 5, 10, 20, 40, 60].entries()) {
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    expect(tries).toBe(index + 1);
  }
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await done).toBe("a script");
  expect(waits).toEqual([5, 10, 20, 40, 60, 60]);
});

it("tries again at once when the browser is online again", async () => {
  failures = 1;
  const done = retryWithBackoff(work, () => false);
  await vi.advanceTimersByTimeAsync(10);
  page.dispatchEvent(new Event("online"));
  expect(await done).toBe("a script");
});

it("leaves it once it is over", async () => {
  failures = 1;
  let isOver = false;
  const done = retryWithBackoff(work, () => isOver);
  await vi.advanceTimersByTimeAsync(10);
  isOver = true;
  await vi.advanceTimersByTimeAsync(5000);
  expect(await done).toBeUndefined();
  expect(tries).toBe(1);
});
