import { setImmediate as nextTurn } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";

// A singleton on globalThis: the framework bundles this module more than once and there is one embedded database.
const shared = globalThis as typeof globalThis & {
  tomekeeperWaiting?: Set<{ since: number }>;
  tomekeeperHeld?: Promise<void> | undefined;
};

/**
 * Notes when each statement, and each transaction, was given to the embedded database, which takes one after another, and lets the
 * event loop turn between two of them: each is work of this very thread, so that while any wait nothing else would be read or answered.
 */
export const watchWaiting = (client: PGlite): void => {
  const waiting = new Set<{ since: number }>();
  shared.tomekeeperWaiting = waiting;
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
      }
    };
    Object.assign(client, { [name]: watched });
  }
};

/** How long the oldest of them has been waiting or running, in milliseconds; 0 on another database. */
export const embeddedWait = (): number => {
  const [oldest] = shared.tomekeeperWaiting ?? [];
  return oldest ? performance.now() - oldest.since : 0;
};

/** Lets what is given to the embedded database wait until the answer is called, so that the event loop turns quickly meanwhile. */
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
