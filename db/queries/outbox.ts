import "server-only";
import { asc, inArray, lt, sql } from "drizzle-orm";
import { changes } from "@/db/schema/changes";
import type { Transaction } from "@/db/transaction";

export type NewEvent = typeof changes.$inferInsert;

/** How long events are known. */
const KEPT = sql`now() - interval '1 hour'`;
/** One write in so many also removes rows whose time has passed, a few at a time so that it stays quick. */
const SWEEP_EVERY = 20;
const SWEPT_AT_ONCE = 200;

const removeOld = async (tx: Transaction): Promise<void> => {
  const old = tx
    .select({ id: changes.id })
    .from(changes)
    .where(lt(changes.createdAt, KEPT))
    .orderBy(asc(changes.createdAt))
    .limit(SWEPT_AT_ONCE)
    .for("update", { skipLocked: true });
  await tx.delete(changes).where(inArray(changes.id, old));
};

/** Writes what a transaction changed, for those who have it open. Only `publish` of lib/live calls it. */
export const appendToOutbox = async (tx: Transaction, rows: readonly NewEvent[]): Promise<void> => {
  if (rows.length === 0) return;
  await tx.insert(changes).values([...rows]);
  if (Math.random() * SWEEP_EVERY < 1) await removeOld(tx);
};
