import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AdaptivePoll } from "./adaptive-poll";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a poll that adapts", () => {
  it("looks twice a second at rest, and often for a minute after something came", async () => {
    let hasNews = false;
    const look = vi.fn(async () => hasNews);
    const poll = new AdaptivePoll(look);
    poll.start();
    poll.start();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(look).toHaveBeenCalledTimes(4);
    hasNews = true;
    await vi.advanceTimersByTimeAsync(500);
    hasNews = false;
    look.mockClear();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(look).toHaveBeenCalledTimes(1_000);
    look.mockClear();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(look.mock.calls.length).toBeLessThanOrEqual(11);
    poll.stop();
  });

  it("looks twice a second again where it can't look", async () => {
    const answers: (boolean | null)[] = [true, null];
    const look = vi.fn(async () => answers.shift() ?? null);
    const poll = new AdaptivePoll(look);
    poll.start();
    await vi.advanceTimersByTimeAsync(560);
    expect(look).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(look).toHaveBeenCalledTimes(6);
    poll.stop();
  });

  it("looks no more once it was stopped, and once at a time when it was started again meanwhile", async () => {
    const slow: (() => void)[] = [];
    const look = vi.fn(() => new Promise<boolean>((resolve) => slow.push(() => resolve(false))));
    const poll = new AdaptivePoll(look);
    poll.start();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(look).toHaveBeenCalledTimes(1);
    poll.stop();
    poll.start();
    slow[0]?.();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(look).toHaveBeenCalledTimes(2);
    poll.stop();
    slow[1]?.();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(look).toHaveBeenCalledTimes(2);
  });
});
