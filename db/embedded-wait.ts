import type { PGlite } from "@electric-sql/pglite";

// A singleton on globalThis: the framework bundles this module more than once and there is one embedded database.
const shared = globalThis as typeof globalThis & { tomekeeperWaiting?: Set<{ since: number }> };

/** Notes when each statement, and each transaction, was given to the embedded database, which takes one after another. */
export const watchWaiting = (client: PGlite): void => {
  const waiting = new Set<{ since: number }>();
  shared.tomekeeperWaiting = waiting;
  for (const name of ["query", "transaction"] as const) {
    const work = client[name].bind(client) as (...args: unknown[]) => Promise<unknown>;
    const watched = async (...args: unknown[]): Promise<unknown> => {
      const one = { since: performance.now() };
      waiting.add(one);
      try {
        return await work(...args);
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
