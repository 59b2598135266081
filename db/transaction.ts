import type { PgTransactionConfig } from "drizzle-orm/pg-core";
import type { Database } from "./connect";

/** What a query that writes takes: it runs inside a transaction that its caller opened, together with what else that writes. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
/** What a query that reads takes: the database itself, or a transaction. */
export type Runner = Database | Transaction;

const RETRIED = new Set(["40001", "40P01"]);
const ATTEMPTS = 4;

/** The SQLSTATE of an error that a driver threw, also where Drizzle wrapped it. */
export const sqlState = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  if ("code" in error && typeof error.code === "string") return error.code;
  return sqlState(error.cause);
};

/** Does what is all or nothing in the database, and again when that reports a serialization failure or a deadlock. */
export const retrying = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !RETRIED.has(sqlState(error) ?? "")) throw error;
    }
  }
};

/** Runs `work` in a transaction, with its retries; `work` must therefore have no effect outside the database. */
export const transaction = <T>(
  db: Database,
  work: (tx: Transaction) => Promise<T>,
  config?: PgTransactionConfig,
): Promise<T> => retrying(() => db.transaction(work, config));

/** Reads several tables as they were at one moment. */
export const snapshot = <T>(db: Database, read: (tx: Transaction) => Promise<T>): Promise<T> =>
  transaction(db, read, { isolationLevel: "repeatable read", accessMode: "read only" });
