import "server-only";
import type { Database } from "@/db/connect";
import { appendToOutbox, changeWithEvents, type ChangeStatement, type NewEvent } from "@/db/queries/outbox";
import { retrying, type Transaction, transaction } from "@/db/transaction";
import { wakeHub } from "./wake-hub";

interface Published<R> {
  result: R;
  events: readonly NewEvent[];
}

/**
 * Runs `work` in a transaction, with its retries, and writes the events that it answers to the outbox in the same transaction: both
 * happen, or neither. The one door to the outbox: calls come through `write`, which knows what their lines say that they change, who has a
 * book open through the streams' presence, and the operator's commands by themselves.
 */
export const publish = async <R>(
  db: Database,
  work: (tx: Transaction) => Promise<Published<R>>,
): Promise<R> => {
  const { result, events } = await transaction(db, async (tx) => {
    const published = await work(tx);
    await appendToOutbox(tx, published.events);
    return published;
  });
  if (events.length > 0) wakeHub();
  return result;
};

/** The same of a change that is one statement, and of events that are known before: both are sent as one. Answers the changed rows. */
export const publishOne = async <R>(
  db: Database,
  change: (db: Database) => ChangeStatement<R>,
  events: readonly NewEvent[],
): Promise<R[]> => {
  const rows = await retrying(() => changeWithEvents(db, change(db), events));
  if (rows.length > 0) wakeHub();
  return rows;
};
