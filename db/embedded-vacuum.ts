import type { PGlite } from "@electric-sql/pglite";

/** Milliseconds without a change after which the database is at rest, and between looks. */
const QUIET = 60_000;

/** What the embedded database has to do. */
export interface Work {
  isWaiting: () => boolean;
  /** When the last transaction, or single statement that reads nothing alone, ended, as `performance.now()`; 0 where there was none. */
  changedAt: () => number;
}

interface Table {
  name: string;
}
const TABLES = "select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables order by 1";

/**
 * Vacuums the embedded database, which nothing else does: each version of a row would keep its place for ever, 22 MB for a thousand saves
 * of one long note. The database takes one statement after another, so this waits for a minute without changes, goes table by table, and
 * stops as soon as a statement is queued. `look` does as much as it is quiet enough for; `stop` waits for the table under way.
 */
export const quietVacuum = (client: PGlite, { isWaiting, changedAt }: Work) => {
  let left: string[] = [];
  let begunAt = Number.NEGATIVE_INFINITY;
  const isQuiet = () => !isWaiting() && performance.now() - changedAt() >= QUIET;

  const look = async (): Promise<void> => {
    if (!isQuiet()) return;
    if (left.length === 0 && changedAt() > begunAt) {
      begunAt = performance.now();
      left = (await client.query<Table>(TABLES)).rows.map(({ name }) => name);
    }
    for (let table = left.pop(); table !== undefined; table = isQuiet() ? left.pop() : undefined)
      await client.exec(`vacuum ${table}`);
  };

  let looking = Promise.resolve();
  const timer = setInterval(() => {
    looking = look().catch(() => {});
  }, QUIET);
  timer.unref();
  return {
    look,
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await looking;
    },
  };
};
