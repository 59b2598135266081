import "server-only";
import { and, asc, eq, gt, inArray, isNotNull, sql } from "drizzle-orm";
import { campaigns, members } from "@/db/schema/campaigns";
import { calledOffEvenings, eveningDates, evenings } from "@/db/schema/evenings";
import { users } from "@/db/schema/users";
import type { Runner, Transaction } from "@/db/transaction";
import type { CalendarEntry } from "@/lib/model/calendar";
import { changedForAll } from "./evening-views";

/** Replaces the secret in the address of a person's calendar; null withdraws it. */
export const setCalendarToken = async (
  tx: Transaction,
  userId: number,
  hash: string | null,
): Promise<void> => {
  await tx.update(users).set({ calendarTokenHash: hash }).where(eq(users.id, userId));
};

const A_YEAR_BACK = sql`now() - interval '1 year'`;

/** The evenings with a date of a person's books, a year back and all ahead, with those that were called off; undefined for no such token. */
export const calendarByToken = async (db: Runner, hash: string): Promise<CalendarEntry[] | undefined> => {
  const [person] = await db.select({ id: users.id }).from(users).where(eq(users.calendarTokenHash, hash));
  if (!person) return undefined;
  const isMember = and(eq(members.userId, person.id), eq(members.campaignId, campaigns.id));
  const rows = await db
    .select({ ...entry, status: sql<CalendarEntry["status"]>`'confirmed'` })
    .from(evenings)
    .innerJoin(campaigns, eq(campaigns.id, evenings.campaignId))
    .innerJoin(members, isMember)
    .where(and(isNotNull(evenings.startsAt), sql`${evenings.startsAt} > ${A_YEAR_BACK}`))
    .orderBy(asc(evenings.startsAt), asc(evenings.id));
  const {
    eveningId: id,
    startsAt,
    title,
    minutes,
    place,
    sequence,
    createdAt: changedAt,
  } = calledOffEvenings;
  const gone = await db
    .select({
      id,
      campaign: campaigns.name,
      title,
      startsAt,
      minutes,
      place,
      sequence,
      changedAt,
      status: sql<CalendarEntry["status"]>`'cancelled'`,
    })
    .from(calledOffEvenings)
    .innerJoin(campaigns, eq(campaigns.id, calledOffEvenings.campaignId))
    .innerJoin(members, isMember)
    .where(sql`${startsAt} > ${A_YEAR_BACK}`)
    .orderBy(asc(startsAt), asc(id));
  return [...rows.flatMap((row) => (row.startsAt ? [{ ...row, startsAt: row.startsAt }] : [])), ...gone];
};
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

/** What calendars are told of one evening: its date, if one is settled, and those that are offered and lie ahead. */
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
  return { settled, offered };
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
