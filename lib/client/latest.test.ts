import { describe, expect, it, vi } from "vitest";
import { sendLatest } from "./latest";

const gate = () => {
  const answers: ((answer: string) => void)[] = [];
  const refusals: ((error: Error) => void)[] = [];
  const send = vi.fn<(value: number) => Promise<string>>(
    () =>
      new Promise((resolve, reject) => {
        answers.push(resolve);
        refusals.push(reject);
      }),
  );
  const settled = vi.fn();
  const failed = vi.fn();
  return { answers, refusals, send, settled, failed };
};
const soon = () => new Promise((resolve) => setTimeout(resolve, 0));

describe("sending the latest value", () => {
  it("sends the first at once and of those that follow the newest only", async () => {
    const { answers, send, settled, failed } = gate();
    const put = sendLatest({ send, settled, failed });
    put(1);
    put(2);
    put(3);
    expect(send.mock.calls).toEqual([[1]]);
    answers[0]?.("one");
    await soon();
    expect(send.mock.calls).toEqual([[1], [3]]);
    expect(settled).not.toHaveBeenCalled();
    answers[1]?.("three");
    await soon();
    expect(settled.mock.calls).toEqual([["three"]]);
  });

  it("says what arrived last before it failed", async () => {
    const { answers, refusals, send, settled, failed } = gate();
    const put = sendLatest({ send, settled, failed });
    put(1);
    put(2);
    answers[0]?.("one");
    await soon();
    refusals[1]?.(new Error("gone"));
    await soon();
    expect(failed.mock.calls).toEqual([["one", new Error("gone")]]);
    expect(settled).not.toHaveBeenCalled();
  });

  it("drops what waited behind a failure and goes on afterwards", async () => {
    const { answers, refusals, send, settled, failed } = gate();
    const put = sendLatest({ send, settled, failed });
    put(1);
    put(2);
    refusals[0]?.(new Error("gone"));
    await soon();
    expect(failed.mock.calls).toEqual([[undefined, new Error("gone")]]);
    expect(send).toHaveBeenCalledOnce();
    put(4);
    answers[1]?.("four");
    await soon();
    expect(settled.mock.calls).toEqual([["four"]]);
  });
});
