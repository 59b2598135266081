import { AsyncLocalStorage } from "node:async_hooks";
import { channel } from "node:diagnostics_channel";
import type { Logger } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { MigrationConfig } from "drizzle-orm/migrator";
import pg from "pg";
import { schema } from "./schema/all";

/** Gives the error of every idle connection that drops to whoever listens. */
export const CONNECTION_LOST = "tomekeeper:connection-lost";
const lost = channel(CONNECTION_LOST);

/** In milliseconds, 0 for no limit. */
export type Limits = {
  /** How long a connection may take to be made or to become free. */
  connection: number;
  /** How long PostgreSQL may take over a statement. */
  statement: number;
  /** How long we wait for its answer, be it that a statement was too slow. */
  answer: number;
};

export type PoolSettings = {
  url: string;
  most: number;
  /** Connection poolers refuse start parameters; there the limit of the answer alone bounds the wait. Without a limit none are sent. */
  pooled: boolean;
  limits: Limits;
};

/** Runs what belongs to no request. This file is loaded when the server starts. */
const outsideOfRequests = AsyncLocalStorage.snapshot();

/** Opens connections when they are needed, and replaces those that break or fall silent. */
export function openPool({ url, most, pooled, limits }: PoolSettings): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: most,
    keepAlive: true,
    connectionTimeoutMillis: limits.connection,
    // Compiling a statement takes longer than any of them runs.
    ...(!pooled && limits.statement > 0 && { statement_timeout: limits.statement, options: "-c jit=off" }),
    query_timeout: limits.answer,
  });
  workOutsideOfRequests(pool);
  // Without a listener an idle connection that drops would end the process; the pool replaces it by itself.
  pool.on("error", (error) => lost.publish(error));
  pool.on("connect", (client) => {
    // As above, for connections that drop while somebody holds them; whoever does learns it from the next statement.
    client.on("error", () => undefined);
    endWhenSilent(client);
  });
  return pool;
}

/**
 * Sockets, timers and promises remember the asynchronous context that they began in. A connection lives for hours, and keeps what it was
 * opened for: the request, and through the error of one that was abandoned all that came later. So it is never opened inside of one.
 */
function workOutsideOfRequests(pool: pg.Pool): void {
  for (const name of ["connect", "query"] as const) {
    const work = pool[name].bind(pool) as (...args: unknown[]) => unknown;
    Object.assign(pool, { [name]: (...args: unknown[]) => outsideOfRequests(work, ...args) });
  }
}

const SILENCE = "Query read timeout";

/** Ends a connection that didn't answer in time. Whatever else is sent on it, a rollback first of all, would wait as long again. */
function endWhenSilent(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const watched = (...args: unknown[]): unknown => {
    const answer = query(...args);
    if (answer instanceof Promise)
      answer.catch((error: unknown) => {
        if (error instanceof Error && error.message === SILENCE)
          void (client as pg.PoolClient & pg.Client).end();
      });
    return answer;
  };
  Object.assign(client, { query: watched });
}

/** Over the pool. The library's own transactions never give back a connection whose `begin` failed; ours do. */
export function overPool(pool: pg.Pool, logger: Logger) {
  const db = drizzle(pool, { schema, logger });
  const transaction: typeof db.transaction = async (work, config) => {
    const client = await pool.connect();
    let broken = true;
    try {
      const answer = await drizzle(client, { schema, logger }).transaction(work, config);
      broken = false;
      return answer;
    } catch (error) {
      broken = !isAnswer(error);
      throw error;
    } finally {
      client.release(broken);
    }
  };
  return Object.assign(db, { transaction });
}

/**
 * Brings the schema up to date on a connection of its own. It waits for each lock for five seconds only: behind a statement that waits for a
 * table, as beside a backup, everybody else waits too.
 */
export async function migrateOver(pool: pg.Pool, logger: Logger, migrations: MigrationConfig): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set lock_timeout = '5s'");
    await migrate(drizzle(client, { schema, logger }), migrations);
    await client.query("reset lock_timeout");
  } finally {
    client.release(true);
  }
}

/** What our own work throws on purpose, by its names, as it may be loaded more than once. */
const OURS: ReadonlySet<string> = new Set(["Failure", "IllegalAct"]);

/** Whether the connection outlives the error: the database itself refused a statement, or our own work threw something. */
function isAnswer(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof pg.DatabaseError) return cause.severity !== "FATAL";
  return cause === error && error instanceof Error && OURS.has(error.name);
}
