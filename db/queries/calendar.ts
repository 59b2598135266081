import "server-only";
import { and, asc, desc, eq, gt, inArray, isNotNull, sql } from "drizzle-orm";
import { campaigns, members } from "@/db/schema/campaigns";
import { calledOffEvenings, eveningDates, evenings } from "@/db/schema/evenings";
import { users } from "@/db/schema/users";
import type { Runner, Transaction } from "@/db/transaction";
import { CALENDAR } from "@/lib/limits";
import type { CalendarEntry } from "@/lib/model/calendar";
import { stateSince } from "./evening-views";

/** Replaces the secret in the address of a person's calendar; null withdraws it. */
export const setCalendarToken = async (
  tx: Transaction,
  userId: number,
  hash: string | null,
): Promise<void> => {
  await tx.update(users).set({ calendarTokenHash: hash }).where(eq(users.id, userId));
};

const A_YEAR_BACK = sql`now() - interval '1 year'`;

/** Whose calendar has the address with this secret; undefined for nobody's. */
export const calendarOwner = async (db: Runner, hash: string): Promise<number | undefined> => {
  const [person] = await db.select({ id: users.id }).from(users).where(eq(users.calendarTokenHash, hash));
  return person?.id;
};

/**
 * What calendars are told as the last change. Until its chapter is signed nothing else moves it: only its writers are told that the chapter, or
 * its threads, are being written. It is newer by a second for each revision (`SEQUENCE`), such as another title while it is played, since a
 * calendar may take over only what is newer.
 */
const changedForAll = sql`case
  when ${evenings.signedAt} is not null then ${evenings.updatedAt}
  else ${stateSince} + ${evenings.sequence} * interval '1 second'
end`;

const entry = {
  id: evenings.id,
  campaign: campaigns.name,
  title: evenings.title,
  startsAt: evenings.startsAt,
  minutes: evenings.minutes,
  place: evenings.place,
  sequence: evenings.sequence,
  // The book's name stands in it.
  changedAt: sql`greatest(${changedForAll}, ${campaigns.updatedAt})`.mapWith(evenings.updatedAt),
};

const { eveningId, startsAt, title, minutes, place, sequence, createdAt } = calledOffEvenings;
const calledOffEntry = {
  id: eveningId,
  campaign: campaigns.name,
  title,
  startsAt,
  minutes,
  place,
  sequence,
  changedAt: createdAt,
};

const inOrder = (entries: readonly CalendarEntry[]): CalendarEntry[] =>
  entries.toSorted((one, other) => Number(one.startsAt) - Number(other.startsAt) || one.id - other.id);

/**
 * The evenings with a date of a person's books, a year back and all ahead, with those that were called off. Of more than a calendar holds
 * the farthest are left out, and what was called off longest ago.
 */
export const calendarOf = async (db: Runner, userId: number): Promise<CalendarEntry[]> => {
  const isMember = and(eq(members.userId, userId), eq(members.campaignId, campaigns.id));
  const nearest = await db
    .select(entry)
    .from(evenings)
    .innerJoin(campaigns, eq(campaigns.id, evenings.campaignId))
    .innerJoin(members, isMember)
    .where(and(isNotNull(evenings.startsAt), gt(evenings.startsAt, A_YEAR_BACK)))
    .orderBy(sql`abs(extract(epoch from ${evenings.startsAt} - now()))`, asc(evenings.id))
    .limit(CALENDAR.evenings);
  const gone = await db
    .select(calledOffEntry)
    .from(calledOffEvenings)
    .innerJoin(campaigns, eq(campaigns.id, calledOffEvenings.campaignId))
    .innerJoin(members, isMember)
    .where(gt(startsAt, A_YEAR_BACK))
    .orderBy(desc(createdAt), desc(eveningId))
    .limit(CALENDAR.calledOff);
  const settled = nearest.flatMap((row): CalendarEntry[] =>
    row.startsAt ? [{ ...row, startsAt: row.startsAt, status: "confirmed" }] : [],
  );
  const calledOff = gone.map((row): CalendarEntry => ({ ...row, status: "cancelled" }));
  return [...inOrder(settled), ...inOrder(calledOff)];
};

/**
 * What calendars are told of one evening: its date, if one is settled, and those that are offered and lie ahead; `others` are those of them
 * that are at another time than the settled one.
 */
export const entriesOfEvening = async (db: Runner, id: number) => {
  const [row] = await db
    .select(entry)
    .from(evenings)
    .innerJoin(campaigns, eq(campaigns.id, evenings.campaignId))
    .where(eq(evenings.id, id));
  const dates = await db
    .select({ dateId: eveningDates.id, startsAt: eveningDates.startsAt })
    .from(eveningDates)
    .where(and(eq(eveningDates.eveningId, id), gt(eveningDates.startsAt, sql`now()`)))
    .orderBy(asc(eveningDates.startsAt), asc(eveningDates.id));
  const settled: CalendarEntry | undefined = row?.startsAt
    ? { ...row, startsAt: row.startsAt, status: "confirmed" }
    : undefined;
  const offered = row ? dates.map((date): CalendarEntry => ({ ...row, ...date, status: "tentative" })) : [];
  const others = offered.filter(({ startsAt: at }) => Number(at) !== Number(settled?.startsAt));
  return { settled, offered, others };
};

/** Whom letters tell of the evenings of some books: the members who want them, with each book that they are in. */
export const letterReaders = (db: Runner, campaignIds: readonly number[]) =>
  db
    .select({
      id: users.id,
      username: users.username,
      email: users.email,
      campaignId: campaigns.id,
      campaign: campaigns.name,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .innerJoin(campaigns, eq(campaigns.id, members.campaignId))
    .where(and(inArray(members.campaignId, [...campaignIds]), eq(users.eveningLetters, true)))
    .orderBy(asc(users.id));
