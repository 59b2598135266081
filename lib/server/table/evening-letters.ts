import "server-only";
import type { Database } from "@/db/connect";
import { entriesOfEvening, letterReaders } from "@/db/queries/calendar";
import {
  type Changed,
  datesAhead,
  type DateRow,
  type EveningRow,
  plannedEvenings,
} from "@/db/queries/evenings";
import type { Transaction } from "@/db/transaction";
import { env } from "@/lib/env";
import { eveningLetters } from "@/lib/messages/evenings";
import type { CalendarEntry } from "@/lib/model/calendar";
import type { Evening } from "@/lib/model/evening";
import { sendMail, sendsMail } from "@/lib/server/auth/mail";
import { consume, consumeEach } from "@/lib/server/http/rate-limit";
import { afterAnswer } from "@/lib/server/process/after-answer";
import { calendarText } from "./calendar";

type Occasion = keyof typeof eveningLetters;

/** Whether anybody can still come: to what is past nobody is asked. */
export const isAhead = (startsAt: Date): boolean => startsAt > new Date();

/** Whether a change settled or moved a date that is to come, and so is told by letter. One moved into the past is moved for calendars too. */
export const occasionOf = ({ before, after: now }: Changed): Occasion | undefined => {
  if (!now.startsAt || before.startsAt?.getTime() === now.startsAt.getTime()) return undefined;
  if (before.startsAt) return isAhead(before.startsAt) || isAhead(now.startsAt) ? "moved" : undefined;
  return isAhead(now.startsAt) ? "settled" : undefined;
};

type Readers = Awaited<ReturnType<typeof letterReaders>>;
interface Sending {
  by: number;
  campaignId: number;
  occasion: Occasion;
}
interface Sender {
  db: Database;
  caller: { id: number };
}

/** Whether somebody who changes dates all the time has had enough letters sent. */
const mayTell = (by: number): Promise<boolean> =>
  consume("evening letter", String(by)).then(
    () => true,
    () => false,
  );

/** What calendars no longer hold. */
const cancelled = (one: CalendarEntry): CalendarEntry => ({ ...one, status: "cancelled" });

/**
 * Those of different readers who may have another letter today: whom somebody signed up, or has in several books, is not written to without
 * end.
 */
const withRoom = async (readers: Readers): Promise<Readers> => {
  const addresses = readers.map(({ email }) => email.toLowerCase());
  const isWithin = await consumeEach("evening reader", addresses);
  return readers.filter((_, at) => isWithin[at]);
};

/** Sends each reader one letter that names `dates`, with `entries` for their calendar. */
const send = async (
  readers: Readers,
  occasion: Occasion,
  entries: readonly CalendarEntry[],
  dates: readonly CalendarEntry[] = entries,
) => {
  const [first] = entries;
  if (!first) return;
  const { subject, text } = eveningLetters[occasion];
  const times = dates.map(({ startsAt }) => startsAt);
  // The shelf, which each reader has: what else is at an address depends on the book that was opened last in their browser.
  const link = `${env().siteUrl}/home`;
  const letters = (await withRoom(readers)).map(({ email, ...person }) => {
    const named = entries.map((one) => ({ ...one, campaign: person.campaign }));
    const icalEvent = { method: "PUBLISH", filename: "evening.ics", content: calendarText(named) };
    const told = { ...person, title: first.title, place: first.place, link };
    return { to: email, subject: subject(told), text: text(told, times), icalEvent };
  });
  await sendMail(letters);
};

const sendLetters = async (db: Database, id: number, sending: Sending): Promise<void> => {
  const { by, campaignId, occasion } = sending;
  if (!(await mayTell(by))) return;
  const { settled, offered, others } = await entriesOfEvening(db, id);
  const readers = await letterReaders(db, [campaignId]);
  if (occasion === "offered") await send(readers, occasion, others);
  // What was offered beside it is no longer held free.
  else if (settled) await send(readers, occasion, [settled, ...offered.map(cancelled)], [settled]);
};

/**
 * Sends each member one letter about the dates of an evening that hasn't begun, with what their calendar should know of them, once the
 * call is answered.
 */
export const tellByLetter = (
  { db, caller }: Sender,
  { id, campaignId, state }: Pick<Evening, "campaignId" | "id" | "state">,
  occasion: Occasion | false | undefined,
): void => {
  if (occasion && state === "planned" && sendsMail())
    afterAnswer(() => sendLetters(db, id, { by: caller.id, campaignId, occasion }));
};

/** What calendars are told of a date that falls out. */
const fallsOut = (
  { id, title, minutes, place, sequence }: EveningRow,
  startsAt: Date,
  dateId?: number,
): CalendarEntry =>
  cancelled({
    id,
    ...(dateId !== undefined && { dateId }),
    title,
    minutes,
    place,
    startsAt,
    campaign: "",
    status: "tentative",
    sequence: sequence + 1,
    changedAt: new Date(),
  });

/** Sends letters about an evening that is called off, and the dates that were offered for it; none about one that isn't to come. */
const sendCallingOff = async (readers: Readers, row: EveningRow, offered: readonly DateRow[]) => {
  const { state, startsAt } = row;
  // Of one whose date has passed calendars have known for long what became of its other dates.
  if (state !== "planned" || (startsAt && !isAhead(startsAt))) return;
  const settled = startsAt && isAhead(startsAt) ? [fallsOut(row, startsAt)] : [];
  const dates = offered.map((one) => fallsOut(row, one.startsAt, one.id));
  await (startsAt
    ? send(readers, "calledOff", [...settled, ...dates], settled.length > 0 ? settled : dates)
    : send(readers, "undecided", dates));
};

/** Sends letters about a date that is no longer offered. */
export const tellWithdrawing = (
  { db, caller }: Sender,
  { row, date }: { row: EveningRow; date: DateRow },
): void => {
  const { id, startsAt } = date;
  if (row.state !== "planned" || Number(startsAt) === Number(row.startsAt) || !isAhead(startsAt)) return;
  if (!sendsMail()) return;
  afterAnswer(async () => {
    if (await mayTell(caller.id))
      await send(await letterReaders(db, [row.campaignId]), "withdrawn", [fallsOut(row, startsAt, id)]);
  });
};

/** Sends them about an evening that was called off, of which nothing is left to be read. */
export const tellCallingOff = (
  { db, caller }: Sender,
  { row, offered }: { row: EveningRow; offered: readonly DateRow[] },
): void => {
  if (row.state !== "planned" || !sendsMail()) return;
  afterAnswer(async () => {
    if (await mayTell(caller.id))
      await sendCallingOff(await letterReaders(db, [row.campaignId]), row, offered);
  });
};

/**
 * The same about those of books that are deleted: asked for before they are, and told by what is answered. Nothing is left that could tell
 * later. Who deletes their account with them gets none.
 */
export const callingOffAll = async (
  tx: Transaction,
  campaignIds: readonly number[],
  { by, leaves = false }: { by: number; leaves?: boolean },
): Promise<(() => void) | undefined> => {
  if (campaignIds.length === 0 || !sendsMail()) return undefined;
  const rows = await plannedEvenings(tx, campaignIds);
  const offered = await datesAhead(
    tx,
    rows.map(({ id }) => id),
  );
  const told = await letterReaders(tx, campaignIds);
  const readers = told.filter(({ id }) => !leaves || id !== by);
  return () => {
    afterAnswer(async () => {
      if (!(await mayTell(by))) return;
      for (const row of rows)
        await sendCallingOff(
          readers.filter(({ campaignId }) => campaignId === row.campaignId),
          row,
          offered.filter(({ eveningId }) => eveningId === row.id),
        );
    });
  };
};
