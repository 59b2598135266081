import "server-only";
import { embeddedWait } from "@/db/embedded-wait";
import { BUSY_SECONDS, OVERLOAD } from "@/lib/limits";
import { Failure } from "@/lib/model/failure";

const TICK_MS = 100;
/** How long a late tick counts after it. */
const MEMORY_MS = 1000;

// A singleton on globalThis: the framework bundles this module more than once and there is one event loop.
const shared = globalThis as typeof globalThis & {
  tomekeeperLoop?: { tick: number; lateAt: number };
  tomekeeperCostly?: { count: number };
};
const costly = (shared.tomekeeperCostly ??= { count: 0 });

/** Begins to watch how late the event loop is. */
export const watchEventLoop = (): void => {
  const loop = { tick: performance.now(), lateAt: Number.NEGATIVE_INFINITY };
  shared.tomekeeperLoop = loop;
  setInterval(() => {
    const now = performance.now();
    if (now - loop.tick - TICK_MS > OVERLOAD.lagMs) loop.lateAt = now;
    loop.tick = now;
  }, TICK_MS).unref();
};

const isLate = (): boolean => {
  const loop = shared.tomekeeperLoop;
  if (!loop) return false;
  const now = performance.now();
  return now - loop.lateAt < MEMORY_MS || now - loop.tick - TICK_MS > OVERLOAD.lagMs;
};

const busy = () =>
  new Failure("unavailable", "The server is busy at the moment. Please try again.", {
    retryAfter: BUSY_SECONDS,
  });

/**
 * Turns a call away that would only wait: any one while the embedded database is behind, a costly one while the event loop is late and
 * several are being answered. What it returns is called when the call is answered.
 * @throws Failure "unavailable"
 */
export const refuseWhenBusy = (isCostly: boolean): (() => void) | undefined => {
  if (embeddedWait() > OVERLOAD.embeddedMs || (isCostly && costly.count >= OVERLOAD.costly && isLate()))
    throw busy();
  if (!isCostly) return undefined;
  costly.count += 1;
  return () => {
    costly.count -= 1;
  };
};
