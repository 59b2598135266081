import { expect } from "@playwright/test";
import pg from "pg";
import type { Player } from "./cast";

export type Statement = [text: string, values: readonly (number | string)[]];

interface Meanwhile {
  /** How many wait, where several calls are sent at once. */
  waiters?: number;
  /** Looks at what the call has done until it waits. */
  onWaiting?: () => void;
}

/** Keeps a person from whatever asks for them in turn, as a transaction of the product does. */
export const hold = ({ id }: Pick<Player, "id">): Statement => [
  "select from users where id = $1 for no key update",
  [id],
];

/**
 * Sends a call while another transaction on this database holds its locks, goes on with that one once the call waits for them, and
 * returns the call's answer. So the test decides the order of the two.
 */
export const between = async <T>(
  database: string,
  first: readonly Statement[],
  call: () => Promise<T>,
  then: readonly Statement[] = [],
  { waiters = 1, onWaiting }: Meanwhile = {},
): Promise<T> => {
  const other = new pg.Client({ connectionString: database });
  await other.connect();
  const run = async (statements: readonly Statement[]) => {
    for (const [text, values] of statements) await other.query(text, [...values]);
  };
  try {
    await other.query("begin");
    await run(first);
    let isAnswered = false;
    const answer = call().finally(() => {
      isAnswered = true;
    });
    // Not of `pg_stat_activity`: within a transaction that doesn't show connections that were opened since it was asked first.
    const waiting =
      "select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid)) group by pid";
    const count = async () => (await other.query(waiting)).rowCount ?? 0;
    // A call that waits for nothing is a race that nobody decides: what it was answered then fails the test.
    await expect.poll(async () => isAnswered || (await count()) >= waiters).toBe(true);
    onWaiting?.();
    await run(then);
    await other.query("commit");
    return await answer;
  } finally {
    await other.end();
  }
};
