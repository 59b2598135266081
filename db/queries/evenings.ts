import "server-only";
import { and, asc, desc, eq, gt, inArray, isNotNull, max, ne, sql } from "drizzle-orm";
import { campaigns, members } from "@/db/schema/campaigns";
import { calledOffEvenings, eveningAttendance, eveningDates, evenings } from "@/db/schema/evenings";
import type { Transaction } from "@/db/transaction";
import { CALENDAR } from "@/lib/limits";
import { eveningTexts } from "@/lib/messages/evenings";
import type { Thread } from "@/lib/model/evening";
import { Failure } from "@/lib/model/failure";
import { enforceQuota } from "./quotas";
import { insertedRow, oneOrMissing } from "./rows";

export type EveningRow = typeof evenings.$inferSelect;
export type DateRow = typeof eveningDates.$inferSelect;

/** Kept from changing until the transaction ends. @throws Failure "missing" */
export const lockEvening = async (tx: Transaction, id: number): Promise<EveningRow> =>
  oneOrMissing(await tx.select().from(evenings).where(eq(evenings.id, id)).for("update"));

export const plannedEvenings = (tx: Transaction, campaignIds: readonly number[]): Promise<EveningRow[]> =>
  tx
    .select()
    .from(evenings)
    .where(and(inArray(evenings.campaignId, [...campaignIds]), eq(evenings.state, "planned")))
    .orderBy(asc(evenings.startsAt), asc(evenings.id));

/** The dates that are offered for these evenings and lie ahead. */
export const datesAhead = (tx: Transaction, ids: readonly number[]): Promise<DateRow[]> =>
  tx
    .select()
    .from(eveningDates)
    .where(and(inArray(eveningDates.eveningId, [...ids]), gt(eveningDates.startsAt, sql`now()`)))
    .orderBy(asc(eveningDates.startsAt), asc(eveningDates.id));

interface EveningFields {
  title?: string;
  minutes?: number;
  place?: string;
  startsAt?: Date;
}
interface NewEvening extends EveningFields {
  dates?: readonly Date[];
}

const usualTitle = (number: number) => `Evening ${number}`;

/** Writes a new evening. The campaign's are locked already. */
export const insertEvening = async (
  tx: Transaction,
  campaignId: number,
  { dates: offered = [], ...written }: NewEvening = {},
): Promise<EveningRow> => {
  await enforceQuota(tx, "evenings", campaignId);
  const [last] = await tx
    .select({ number: max(evenings.number) })
    .from(evenings)
    .where(eq(evenings.campaignId, campaignId));
  const number = (last?.number ?? 0) + 1;
  const values = { title: usualTitle(number), ...written, campaignId, number };
  const row = insertedRow(await tx.insert(evenings).values(values).returning());
  const rows = timesIn(offered).map((startsAt) => ({ campaignId, eveningId: row.id, startsAt }));
  if (rows.length > 0) await tx.insert(eveningDates).values(rows);
  return row;
};
const timesIn = (some: readonly Date[]) =>
  [...new Set(some.map((date) => date.getTime()))].map((time) => new Date(time));

export const conflict = (sentence: string) => new Failure("conflict", sentence);
const refuse = (field: string, sentence: string) =>
  new Failure("invalid", sentence, { fields: { [field]: sentence } });

/** Whether a calendar shows something else of it. */
const isMoved = (before: EveningRow, change: EveningFields) =>
  (change.title !== undefined && change.title !== before.title) ||
  (change.minutes !== undefined && change.minutes !== before.minutes) ||
  (change.place !== undefined && change.place !== before.place) ||
  (change.startsAt !== undefined && change.startsAt.getTime() !== before.startsAt?.getTime());

export interface Changed {
  before: EveningRow;
  after: EveningRow;
}
/** Writes an evening that is locked, and counts what calendars are to learn. */
export const saveEvening = async (
  tx: Transaction,
  before: EveningRow,
  change: Partial<EveningRow>,
): Promise<Changed> => {
  const sequence = before.sequence + (isMoved(before, change as EveningFields) ? 1 : 0);
  const set = { ...change, sequence, updatedAt: new Date() };
  const after = oneOrMissing(
    await tx.update(evenings).set(set).where(eq(evenings.id, before.id)).returning(),
  );
  return { before, after };
};

/** Counts what calendars are to learn of the dates of an evening, which itself stays as it was. */
export const raiseSequence = async (tx: Transaction, id: number): Promise<void> => {
  await tx
    .update(evenings)
    // The version that saves compare (`updatedAt`) stays: nobody's edit conflicts with it.
    .set({ sequence: sql`${evenings.sequence} + 1`, updatedAt: sql`${evenings.updatedAt}` })
    .where(eq(evenings.id, id));
};

/** Counts what calendars are to learn of the evenings of a book that gets another name: it stands before theirs. */
export const renameInCalendars = async (tx: Transaction, campaignId: number, name: string): Promise<void> => {
  const renamed = tx
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(eq(campaigns.id, campaignId), ne(campaigns.name, name)));
  await tx
    .update(evenings)
    // The version that saves compare (`updatedAt`) stays: the name is not of the evening, and nobody's edit conflicts with it.
    .set({ sequence: sql`${evenings.sequence} + 1`, updatedAt: sql`${evenings.updatedAt}` })
    .where(and(inArray(evenings.campaignId, renamed), isNotNull(evenings.startsAt)));
};

export interface EveningChange extends EveningFields {
  there?: readonly number[];
  chapter?: string;
  threads?: Thread[];
  seenAt?: Date;
}

/** Those who are or were there. @throws Failure "invalid" for who is no member and was not there before */
const writeAttendance = async (tx: Transaction, { id, campaignId }: EveningRow, ids: readonly number[]) => {
  const named_ = [...new Set(ids)];
  const isOf = eq(eveningAttendance.eveningId, id);
  const before = await tx.select({ id: eveningAttendance.userId }).from(eveningAttendance).where(isOf);
  const of = await tx
    .select({ id: members.userId })
    .from(members)
    .where(and(eq(members.campaignId, campaignId), inArray(members.userId, named_)));
  const known = new Set([...before, ...of].map((one) => one.id));
  if (!named_.every((one) => known.has(one))) throw refuse("there", "Must be members of this campaign");
  await tx.delete(eveningAttendance).where(isOf);
  await addAttendance(tx, { id, campaignId }, named_);
};
export const addAttendance = async (
  tx: Transaction,
  { id, campaignId }: Pick<EveningRow, "campaignId" | "id">,
  ids: readonly number[],
): Promise<void> => {
  const rows = ids.map((userId) => ({ eveningId: id, campaignId, userId }));
  if (rows.length > 0) await tx.insert(eveningAttendance).values(rows).onConflictDoNothing();
};

/**
 * Any other version than the one that was read is refused, an older one too: each instance dates by a clock of its own.
 * @throws Failure "conflict" where it was changed since who writes chapter or threads, or seals them, read it
 */
export const refuseUnseen = ({ updatedAt }: EveningRow, seenAt: Date | undefined) => {
  if (seenAt && seenAt.getTime() !== updatedAt.getTime())
    throw conflict("This evening was changed elsewhere since you opened it");
};

/** @throws Failure "conflict" where chapter or threads were written since the writer read them; "invalid" */
export const changeEvening = async (
  tx: Transaction,
  id: number,
  { there: guests, seenAt, ...change }: EveningChange,
): Promise<Changed> => {
  const before = await lockEvening(tx, id);
  if (change.chapter !== undefined || change.threads !== undefined) refuseUnseen(before, seenAt);
  if (before.signedAt && change.chapter?.trim() === "") throw refuse("chapter", eveningTexts.chapterRequired);
  if (guests) await writeAttendance(tx, before, guests);
  return saveEvening(tx, before, change);
};

/** Lets calendars be told of an evening that was deleted. Only the newest of its book are kept: a calendar holds no more. */
const callOff = async (tx: Transaction, row: typeof calledOffEvenings.$inferInsert): Promise<void> => {
  await tx.insert(calledOffEvenings).values(row);
  const older = tx
    .select({ id: calledOffEvenings.eveningId })
    .from(calledOffEvenings)
    .where(eq(calledOffEvenings.campaignId, row.campaignId))
    .orderBy(desc(calledOffEvenings.createdAt), desc(calledOffEvenings.eveningId))
    .offset(CALENDAR.calledOff);
  await tx.delete(calledOffEvenings).where(inArray(calledOffEvenings.eveningId, older));
};

/** Deletes it, and answers it with the dates that were offered and lie ahead; one that has a date is called off in calendars. */
export const deleteEvening = async (tx: Transaction, id: number) => {
  const row = await lockEvening(tx, id);
  const offered = await datesAhead(tx, [id]);
  await tx.delete(evenings).where(eq(evenings.id, id));
  const { campaignId, title, startsAt, minutes, place, sequence } = row;
  if (startsAt)
    await callOff(tx, { eveningId: id, campaignId, title, startsAt, minutes, place, sequence: sequence + 1 });
  return { row, offered };
};

export const unsignEvening = async (tx: Transaction, id: number): Promise<Changed> =>
  saveEvening(tx, await lockEvening(tx, id), { signedAt: null, signedBy: null });
