import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { whenIdle } from "./when-idle";

let idle: (() => void)[];
const moving = (playState: AnimationPlayState, finished: Promise<unknown>) => ({
  playState,
  finished,
  effect: Object.assign(new KeyframeEffect(null, null), { getComputedTiming: () => ({ endTime: 300 }) }),
});
const stubPage = (...animations: ReturnType<typeof moving>[]) =>
  vi.stubGlobal("document", { readyState: "complete", getAnimations: () => animations });
const rest = () => {
  for (const work of idle.splice(0)) work();
};

beforeEach(() => {
  idle = [];
  const requestIdleCallback = (work: () => void) => idle.push(work);
  vi.stubGlobal("window", { requestIdleCallback });
  vi.stubGlobal("requestIdleCallback", requestIdleCallback);
  vi.stubGlobal(
    "KeyframeEffect",
    class {
      target = null;
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it("waits for what moves", async () => {
  let end = () => {};
  stubPage(moving("running", new Promise<void>((resolve) => (end = resolve))));
  const work = vi.fn<() => void>();
  whenIdle(work);
  rest();
  expect(work).not.toHaveBeenCalled();
  stubPage();
  end();
  await expect.poll(() => idle.length).toBe(1);
  rest();
  expect(work).toHaveBeenCalledOnce();
});

it("doesn't wait for what has moved and keeps its last look", () => {
  stubPage(moving("finished", Promise.resolve()));
  const work = vi.fn<() => void>();
  whenIdle(work);
  rest();
  expect(work).toHaveBeenCalledOnce();
});
