import "server-only";
import { and, asc, desc, inArray, lte, type SQL, sql } from "drizzle-orm";
import type { rolls } from "@/db/schema/rolls";
import type { shown } from "@/db/schema/shown";
import type { Transaction } from "@/db/transaction";

/** One write in so many also removes what is beyond the limit, a few rows at a time so that it stays quick. */
const PRUNE_EVERY = 10;
const PRUNED_AT_ONCE = 100;

/**
 * Removes now and then what is older than the newest `kept` of the rows that fit. Rows that another transaction holds are passed over:
 * of several that prune at once none waits for another.
 */
export const pruneNowAndThen = async (
  tx: Transaction,
  table: typeof rolls | typeof shown,
  which: SQL | undefined,
  kept: number,
): Promise<void> => {
  if (Math.random() * PRUNE_EVERY >= 1) return;
  // Found apart from the rows that are locked, since `for update` would lock those that an offset passes over too.
  const newestBeyond = tx
    .select({ id: table.id })
    .from(table)
    .where(which)
    .orderBy(desc(table.id))
    .offset(kept)
    .limit(1);
  const beyond = tx
    .select({ id: table.id })
    .from(table)
    .where(and(which, lte(table.id, sql`(${newestBeyond})`)))
    .orderBy(asc(table.id))
    .limit(PRUNED_AT_ONCE)
    .for("update", { skipLocked: true });
  await tx.delete(table).where(inArray(table.id, beyond));
};
