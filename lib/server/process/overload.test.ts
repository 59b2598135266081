import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { OVERLOAD } from "@/lib/limits";
import { refuseWhenBusy, watchEventLoop } from "./overload";

const shared = globalThis as typeof globalThis & {
  tomekeeperEmbedded?: { waiting: Set<{ since: number }>; pace: number };
};
const busy = "The server is busy at the moment. Please try again.";

describe("a server that is behind", () => {
  const leave: (() => void)[] = [];
  const waiting = new Set<{ since: number }>();
  const queue = { waiting, pace: 0 };
  beforeEach(() => {
    queue.pace = 0;
    waiting.clear();
    shared.tomekeeperEmbedded = queue;
  });
  afterEach(() => {
    delete shared.tomekeeperEmbedded;
    for (const left of leave.splice(0)) left();
  });
  const enter = (isCostly: boolean) => {
    const left = refuseWhenBusy(isCostly);
    if (left) leave.push(left);
  };

  it("turns every call away while a statement has waited too long for the embedded database", () => {
    enter(false);
    const since = performance.now() - OVERLOAD.embeddedMs - 1;
    waiting.add({ since });
    expect(() => enter(false)).toThrow(busy);
    waiting.clear();
    enter(false);
  });

  it("turns every call away that would wait too long, however young those are that wait already", () => {
    queue.pace = OVERLOAD.embeddedMs / 10;
    for (let count = 0; count < 10; count += 1) {
      enter(false);
      waiting.add({ since: performance.now() });
    }
    waiting.add({ since: performance.now() });
    expect(() => enter(false)).toThrow(busy);
  });

  it("turns costly calls away, but for a few, while the event loop is late, and no others", () => {
    watchEventLoop();
    for (let index = 0; index <= OVERLOAD.costly; index += 1) enter(true);
    for (const until = performance.now() + OVERLOAD.lagMs + 200; performance.now() < until; );
    enter(false);
    expect(() => enter(true)).toThrow(busy);
    for (const left of leave.splice(0)) left();
    enter(true);
  });
});
