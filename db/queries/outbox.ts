import "server-only";
import { asc, type ColumnsSelection, inArray, lt, sql } from "drizzle-orm";
import type { TypedQueryBuilder } from "drizzle-orm/query-builders/query-builder";
import type { Database } from "@/db/connect";
import { changes } from "@/db/schema/changes";
import type { Runner, Transaction } from "@/db/transaction";

export type NewEvent = typeof changes.$inferInsert;

/** How long events are known. */
const KEPT = sql`now() - interval '1 hour'`;
/** One write in so many also removes rows whose time has passed, a few at a time so that it stays quick. */
const SWEEP_EVERY = 20;
const SWEPT_AT_ONCE = 200;

const isSwept = () => Math.random() * SWEEP_EVERY < 1;

const removalOfOld = (db: Runner) => {
  const old = db
    .select({ id: changes.id })
    .from(changes)
    .where(lt(changes.createdAt, KEPT))
    .orderBy(asc(changes.createdAt))
    .limit(SWEPT_AT_ONCE)
    .for("update", { skipLocked: true });
  return db.delete(changes).where(inArray(changes.id, old));
};

/** Writes what a transaction changed, for those who have it open. Only `publish` of lib/live calls it. */
export const appendToOutbox = async (tx: Transaction, rows: readonly NewEvent[]): Promise<void> => {
  if (rows.length === 0) return;
  await tx.insert(changes).values([...rows]);
  if (isSwept()) await removalOfOld(tx);
};

/** A statement that changes rows and answers them. */
export type ChangeStatement<R> = TypedQueryBuilder<ColumnsSelection, R[]>;

/**
 * Runs a change and writes its events as one statement, which is committed by itself: one round trip to the database in place of four.
 * Where it changes no row, nothing is told. The ids of the events are given once the rows are locked, as in a transaction. Only
 * `publishOne` of lib/live calls it.
 */
export const changeWithEvents = async <R>(
  db: Database,
  change: ChangeStatement<R>,
  events: readonly NewEvent[],
): Promise<R[]> => {
  const changed = db.$with("changed").as(change);
  const rows = events.map(
    ({ campaignId, userId, audience, kind, recordId, by }) =>
      sql`select ${campaignId ?? null}::integer, ${userId ?? null}::integer, ${audience ?? null}::text,
        ${kind}::text, ${recordId}::integer, ${by}::integer where exists (select from ${changed})`,
  );
  const told = db
    .$with("told", {})
    .as(
      sql`insert into ${changes} (campaign_id, user_id, audience, kind, record_id, by) ${sql.join(rows, sql` union all `)}`,
    );
  const swept = isSwept() ? [db.$with("swept", {}).as(removalOfOld(db).getSQL())] : [];
  return (await db
    .with(changed, told, ...swept)
    .select()
    .from(changed)) as R[];
};
