import "server-only";
import { and, asc, eq, sql } from "drizzle-orm";
import { eveningAnswers, eveningDates } from "@/db/schema/evenings";
import type { Transaction } from "@/db/transaction";
import { LIMIT } from "@/lib/constants";
import type { EveningAnswer } from "@/lib/model/evening";
import { Failure } from "@/lib/model/failure";
import { type Changed, type EveningRow, lockEvening, raiseSequence, saveEvening } from "./evenings";
import { oneOrMissing } from "./rows";

const conflict = (sentence: string) => new Failure("conflict", sentence);

const refuseOver = ({ state }: EveningRow) => {
  if (state === "over") throw conflict("This evening is over");
};

/**
 * Offers one more date; answers whether it wasn't offered before. Where a date was settled, calendars were told that the others fall out:
 * they are asked anew. @throws Failure "conflict"
 */
export const addDate = async (tx: Transaction, id: number, startsAt: Date): Promise<boolean> => {
  const row = await lockEvening(tx, id);
  refuseOver(row);
  const offered = await tx
    .select({ startsAt: eveningDates.startsAt })
    .from(eveningDates)
    .where(eq(eveningDates.eveningId, id));
  if (offered.some((one) => one.startsAt.getTime() === startsAt.getTime())) return false;
  if (offered.length >= LIMIT.eveningDates)
    throw conflict(`At most ${LIMIT.eveningDates} dates can be offered`);
  await tx.insert(eveningDates).values({ campaignId: row.campaignId, eveningId: id, startsAt });
  if (row.startsAt) await raiseSequence(tx, id);
  return true;
};

/** Takes an offered date back, with what was said to it; answers the evening's id. */
export const deleteDate = async (tx: Transaction, dateId: number) => {
  const isIt = eq(eveningDates.id, dateId);
  const { eveningId } = oneOrMissing(await tx.select().from(eveningDates).where(isIt));
  const row = await lockEvening(tx, eveningId);
  const date = oneOrMissing(await tx.delete(eveningDates).where(isIt).returning());
  await raiseSequence(tx, eveningId);
  return { row, date };
};

const NO_DATE = "This evening has no such date";
const dateOf = async (tx: Transaction, eveningId: number, dateId: number) => {
  const [date] = await tx
    .select()
    .from(eveningDates)
    .where(and(eq(eveningDates.id, dateId), eq(eveningDates.eveningId, eveningId)));
  if (!date) throw new Failure("invalid", NO_DATE, { fields: { date_id: NO_DATE } });
  return date;
};

interface Said {
  userId: number;
  answer: EveningAnswer;
  /** All dates where it is absent. */
  dateId?: number;
}
/** What a member says to one date or all. @throws Failure "conflict" once it is over; "invalid" */
export const answerDates = async (
  tx: Transaction,
  id: number,
  { userId, answer, dateId }: Said,
): Promise<void> => {
  const row = await lockEvening(tx, id);
  refuseOver(row);
  const some =
    dateId === undefined
      ? await tx
          .select()
          .from(eveningDates)
          .where(eq(eveningDates.eveningId, id))
          .orderBy(asc(eveningDates.id))
      : [await dateOf(tx, id, dateId)];
  const rows = some.map((one) => ({ dateId: one.id, campaignId: row.campaignId, userId, answer }));
  if (rows.length === 0) return;
  await tx
    .insert(eveningAnswers)
    .values(rows)
    .onConflictDoUpdate({
      target: [eveningAnswers.dateId, eveningAnswers.userId],
      set: { answer: sql`excluded.answer` },
    });
};

/** @throws Failure "conflict" once it has begun; "invalid" */
export const settleDate = async (tx: Transaction, id: number, dateId: number): Promise<Changed> => {
  const row = await lockEvening(tx, id);
  if (row.state !== "planned") throw conflict("This evening has begun already");
  const { startsAt } = await dateOf(tx, id, dateId);
  return saveEvening(tx, row, { startsAt });
};
