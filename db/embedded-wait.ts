import { setImmediate as nextTurn } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";
import type { Work } from "./embedded-vacuum";

// A singleton on globalThis: the framework bundles this module more than once and there is one embedded database.
const shared = globalThis as typeof globalThis & {
  tomekeeperEmbedded?: {
    /** When each came, oldest first, as `performance.now()`. */
    waiting: Set<{ since: number }>;
    /** Milliseconds from the end of one to the end of the next, of late. */
    pace: number;
  };
  tomekeeperHeld?: Promise<void> | undefined;
};
/** How much the newest one counts for the pace, and the most of it that does: a long transaction says nothing of the next. */
const WEIGHT = 0.1;
const LONGEST = 200;

/** A single statement may change something too (`changeWithEvents`). */
const isReading = (statement: unknown): boolean =>
  typeof statement === "string" && /^\s*select\b/i.test(statement);

/**
 * Notes when each statement, and each transaction, was given to the embedded database, which takes one after another, and lets the
 * event loop turn between two of them: each is work of this very thread, so that while any wait nothing else would be read or answered.
 */
export const watchWaiting = (client: PGlite): Work => {
  const waiting = new Set<{ since: number }>();
  const queue = { waiting, pace: 0 };
  shared.tomekeeperEmbedded = queue;
  let changedAt = 0;
  let endedAt = 0;
  let last: Promise<unknown> = Promise.resolve();
  for (const name of ["query", "transaction"] as const) {
    const work = client[name].bind(client) as (...args: unknown[]) => Promise<unknown>;
    const watched = async (...args: unknown[]): Promise<unknown> => {
      const one = { since: performance.now() };
      waiting.add(one);
      const turn = last.then(() => shared.tomekeeperHeld ?? nextTurn());
      const done = turn.then(() => work(...args));
      last = done.catch(() => undefined);
      try {
        return await done;
      } finally {
        waiting.delete(one);
        const now = performance.now();
        queue.pace += WEIGHT * (Math.min(LONGEST, now - Math.max(one.since, endedAt)) - queue.pace);
        endedAt = now;
        if (!isReading(args[0])) changedAt = now;
      }
    };
    Object.assign(client, { [name]: watched });
  }
  return { isWaiting: () => waiting.size > 0, changedAt: () => changedAt };
};

/**
 * How long a statement that comes now would wait, in milliseconds: at least as long as the oldest one has, or what those before it take at
 * the pace of late. 0 on another database.
 */
export const embeddedWait = (): number => {
  const { waiting, pace } = shared.tomekeeperEmbedded ?? { waiting: new Set<never>(), pace: 0 };
  const [oldest] = waiting;
  return oldest ? Math.max(performance.now() - oldest.since, waiting.size * pace) : 0;
};

/** Queues statements for the embedded database until the returned function is called, so that the event loop stays free. */
export const holdEmbedded = (): (() => void) => {
  let release = () => {};
  shared.tomekeeperHeld = new Promise((resolve) => {
    release = resolve;
  });
  return () => {
    shared.tomekeeperHeld = undefined;
    release();
  };
};
