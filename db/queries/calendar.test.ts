import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { campaigns, members } from "@/db/schema/campaigns";
import { calledOffEvenings, evenings } from "@/db/schema/evenings";
import { users } from "@/db/schema/users";
import { memoryDatabase } from "@/db/testing/memory-database";
import { CALENDAR } from "@/lib/limits";
import { calendarOf } from "./calendar";
import { deleteEvening, lockEvening, saveEvening } from "./evenings";
import { insertedRow } from "./rows";

let memory: Awaited<ReturnType<typeof memoryDatabase>>;
let userId: number;
let books: number[];

const NOW = Date.now();
const inHours = (hours: number) => new Date(NOW + hours * 3_600_000);

/** An evening each, in so many hours from now. */
const plan = async (campaignId: number, hours: readonly number[]) => {
  const rows = hours.map((hour, index) => ({
    campaignId,
    number: index + 1,
    title: `In ${hour} hours`,
    startsAt: inHours(hour),
  }));
  return memory.db.insert(evenings).values(rows).returning({ id: evenings.id });
};
/** Evenings of the book that were called off, each a minute before the next one. Their ids go down from -1 where they are older. */
const callOff = (campaignId: number, from: number, amount: number) =>
  memory.db.insert(calledOffEvenings).values(
    Array.from({ length: amount }, (_, index) => ({
      eveningId: -from - index,
      campaignId,
      title: "Called off",
      startsAt: inHours(24),
      minutes: 180,
      place: "",
      sequence: 1,
      createdAt: new Date(NOW - (from + index) * 60_000),
    })),
  );
const idsOf = async (status: "cancelled" | "confirmed") =>
  (await calendarOf(memory.db, userId)).filter((one) => one.status === status).map(({ id }) => id);

beforeAll(async () => {
  memory = await memoryDatabase();
}, 120_000);
afterAll(() => memory.close());
beforeEach(async () => {
  const { db } = memory;
  await db.delete(campaigns);
  const person = { email: `${crypto.randomUUID()}@example.org`, username: "Wren", passwordHash: "none" };
  userId = insertedRow(await db.insert(users).values(person).returning({ id: users.id })).id;
  const book = { name: "The Salt Crown", coverColour: "", description: "", setting: "" };
  const made = await db.insert(campaigns).values([book, book]).returning({ id: campaigns.id });
  books = made.map(({ id }) => id);
  await db
    .insert(members)
    .values(books.map((campaignId) => ({ campaignId, userId, role: "player" as const })));
});

test("of more evenings than a calendar holds the nearest of all books are in it, in the order of time", async () => {
  const [one = 0, other = 0] = books;
  const half = CALENDAR.evenings / 2;
  const past = await plan(
    one,
    Array.from({ length: half }, (_, index) => -1 - index),
  );
  const ahead = await plan(
    other,
    Array.from({ length: half + 1 }, (_, index) => 1 + index),
  );
  expect(await idsOf("confirmed")).toEqual([
    ...past.map(({ id }) => id).toReversed(),
    ...ahead.map(({ id }) => id).slice(0, half),
  ]);
});

test("of more that were called off than a calendar holds the last ones of all books are in it", async () => {
  const [one = 0, other = 0] = books;
  await callOff(one, 1, CALENDAR.calledOff);
  await callOff(other, CALENDAR.calledOff + 1, 1);
  const [late] = await plan(other, [30]);
  await memory.db.transaction((tx) => deleteEvening(tx, late?.id ?? 0));
  const ids = await idsOf("cancelled");
  expect(ids).toHaveLength(CALENDAR.calledOff);
  expect(ids).toContain(late?.id);
  expect(Math.min(...ids)).toBe(1 - CALENDAR.calledOff);
});

test("an evening that is played, or is over and not told yet, is newer with each revision, and no older than it was before it began", async () => {
  const [book = 0] = books;
  const made = { campaignId: book, number: 1, title: "Evening 1", startsAt: inHours(-2) };
  const [{ id }] = (await memory.db
    .insert(evenings)
    .values({ ...made, createdAt: inHours(-9) })
    .returning({ id: evenings.id })) as [{ id: number }];
  // The book's name stands in it: a book that was made just now would be the last change.
  await memory.db.update(campaigns).set({ updatedAt: inHours(-10) });
  const changedAt = async (change: Parameters<typeof saveEvening>[2]) => {
    await memory.db.transaction(async (tx) => saveEvening(tx, await lockEvening(tx, id), change));
    return Number((await calendarOf(memory.db, userId))[0]?.changedAt);
  };
  const planned = await changedAt({ title: "The Tide" });
  const begun = await changedAt({ state: "running", begunAt: inHours(-9) });
  const renamed = await changedAt({ title: "The Tide Turns" });
  const over = await changedAt({ state: "over", endedAt: inHours(-1) });
  const moved = await changedAt({ title: "The Tide Turned" });
  expect(begun).toBeGreaterThanOrEqual(planned);
  expect([renamed - begun, moved - over]).toEqual([1000, 1000]);
  // Who writes its chapter is nobody's business yet.
  expect(await changedAt({ chapter: "They swam." })).toBe(moved);
});

test("a book keeps no more evenings that were called off than a calendar holds", async () => {
  const [one = 0, other = 0] = books;
  await callOff(one, 1, CALENDAR.calledOff + 5);
  await callOff(other, 1000, 1);
  const [late] = await plan(one, [30]);
  await memory.db.transaction((tx) => deleteEvening(tx, late?.id ?? 0));
  const kept = await memory.db
    .select({ least: sql<number>`min(evening_id)::int`, amount: sql<number>`count(*)::int` })
    .from(calledOffEvenings)
    .where(eq(calledOffEvenings.campaignId, one));
  expect(kept).toEqual([{ least: 1 - CALENDAR.calledOff, amount: CALENDAR.calledOff }]);
  expect(await memory.db.$count(calledOffEvenings, eq(calledOffEvenings.campaignId, other))).toBe(1);
});
