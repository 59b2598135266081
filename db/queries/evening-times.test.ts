import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { campaigns } from "@/db/schema/campaigns";
import { eveningDates, evenings } from "@/db/schema/evenings";
import { memoryDatabase } from "@/db/testing/memory-database";
import { LIMIT } from "@/lib/constants";
import { beginByItself, beginEvening, endEvening, unbeginEvening } from "./evening-times";

let memory: Awaited<ReturnType<typeof memoryDatabase>>;
beforeAll(async () => {
  memory = await memoryDatabase();
}, 60_000);
afterAll(() => memory.close());

const HOUR = 3_600_000;
const NOW = Date.now();
const hoursAgo = (hours: number) => new Date(NOW - hours * HOUR);
const open = (...texts: string[]) => texts.map((text) => ({ text, isDone: false }));
const many = (what: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ text: `${what} ${index}`, isDone: false }));

/** The threads with which an evening begins, after those before it. */
const begins = async (
  before: readonly Partial<typeof evenings.$inferInsert>[],
  threads: { text: string; isDone: boolean }[] = [],
) => {
  const { db } = memory;
  const book = { name: "The Salt Crown", coverColour: "", description: "", setting: "" };
  const [row] = await db.insert(campaigns).values(book).returning({ id: campaigns.id });
  const campaignId = row?.id ?? 0;
  const told = before.map((one, index) => ({
    campaignId,
    number: index + 1,
    title: "Told",
    state: "over" as const,
    ...one,
  }));
  await db.insert(evenings).values(told);
  const next = { campaignId, number: before.length + 1, title: "Next", threads };
  const [planned] = await db.insert(evenings).values(next).returning({ id: evenings.id });
  await db.transaction((tx) => beginEvening(tx, campaignId, planned?.id ?? 0));
  const [begun] = await db
    .select({ threads: evenings.threads })
    .from(evenings)
    .where(eq(evenings.id, planned?.id ?? 0));
  return begun?.threads;
};

test("an evening keeps the threads it was planned with, however many are carried over", async () => {
  const own = many("Own", 3);
  const left = many("Left", LIMIT.threads);
  expect(await begins([{ begunAt: hoursAgo(30), threads: left }], own)).toEqual([
    ...left.slice(0, LIMIT.threads - 3),
    ...own,
  ]);
});

test("an evening that was told without having begun hands on what it left open, and what was open before it", async () => {
  const begun = { begunAt: hoursAgo(90), threads: open("Who paid?", "Who died?") };
  const unbegun = {
    startsAt: hoursAgo(50),
    signedAt: hoursAgo(40),
    threads: [...open("Where is the crown?"), { text: "Who died?", isDone: true }],
  };
  expect(await begins([unbegun])).toEqual(open("Where is the crown?"));
  expect(await begins([begun, unbegun])).toEqual(open("Who paid?", "Where is the crown?"));
  expect(await begins([unbegun, { ...begun, begunAt: hoursAgo(20) }])).toEqual(begun.threads);
});

test("what is left open by a chapter that was written after the next evening began is carried on, until it is ticked off", async () => {
  const done = (text: string) => ({ text, isDone: true });
  const first = { begunAt: hoursAgo(90), signedAt: hoursAgo(2), threads: open("Who died?", "Who paid?") };
  const second = { begunAt: hoursAgo(50), signedAt: hoursAgo(40), threads: [done("Who died?")] };
  const third = { begunAt: hoursAgo(20), signedAt: hoursAgo(10), threads: open("Where is the crown?") };
  expect(await begins([first, second])).toEqual(open("Who paid?"));
  expect(await begins([first, second, third])).toEqual(open("Who paid?", "Where is the crown?"));
  expect(await begins([first, second, { ...third, threads: [done("Who paid?")] }])).toEqual([]);
  // What was handed on is no longer asked of the chapter that it comes from.
  expect(await begins([{ ...first, signedAt: hoursAgo(60) }, second, third])).toEqual(third.threads);
});

/** A book with an evening that is over and left a thread, and another one, planned so or not at all; with what is done to that one. */
const booked = async (planned: Partial<typeof evenings.$inferInsert>) => {
  const { db } = memory;
  const book = { name: "The Salt Crown", coverColour: "", description: "", setting: "" };
  const [row] = await db.insert(campaigns).values(book).returning({ id: campaigns.id });
  const campaignId = row?.id ?? 0;
  const told = { begunAt: hoursAgo(90), endedAt: hoursAgo(86), threads: open("Who paid?") };
  const [, next] = await db
    .insert(evenings)
    .values([
      { campaignId, number: 1, title: "Told", state: "over" as const, ...told },
      { campaignId, number: 2, title: "Next", ...planned },
    ])
    .returning({ id: evenings.id });
  const id = next?.id ?? 0;
  return {
    id,
    campaignId,
    begin: () => db.transaction((tx) => beginEvening(tx, campaignId, id)),
    end: () => db.transaction((tx) => endEvening(tx, campaignId, id)),
    unbegin: () => db.transaction((tx) => unbeginEvening(tx, campaignId, id)),
    play: () => db.transaction((tx) => beginByItself(tx, campaignId)),
    set: (change: Partial<typeof evenings.$inferInsert>) =>
      db.update(evenings).set(change).where(eq(evenings.id, id)),
    read: async () => (await db.select().from(evenings).where(eq(evenings.id, id)))[0],
  };
};

test("an evening that began too early is planned as before, and begins by itself once its time is near", async () => {
  const startsAt = hoursAgo(-9);
  const { id, play, unbegin, set, read } = await booked({ startsAt, place: "At Okonjo’s" });
  expect(await play()).toEqual([id]);
  await unbegin();
  const planned = { state: "planned", begunAt: null, endedAt: null, startsAt, place: "At Okonjo’s" };
  expect(await read()).toMatchObject(planned);
  // No other one begins in its place either.
  expect(await play()).toEqual([]);
  expect(await read()).toMatchObject(planned);
  await set({ startsAt: hoursAgo(-0.9) });
  expect(await play()).toEqual([id]);
  expect(await read()).toMatchObject({ state: "running", takenBackAt: null, threads: open("Who paid?") });
});

test("an evening that was taken back begins by hand at any time, and by itself on another day", async () => {
  const { id, begin, play, unbegin, set, read } = await booked({ startsAt: hoursAgo(-9) });
  await begin();
  await unbegin();
  await begin();
  expect(await read()).toMatchObject({ state: "running", takenBackAt: null });
  await unbegin();
  await set({ takenBackAt: hoursAgo(13) });
  expect(await play()).toEqual([id]);
});

test("what was carried over too early is carried over anew, as far as it is open by then", async () => {
  const { campaignId, begin, unbegin, set, read } = await booked({ startsAt: hoursAgo(-9) });
  await begin();
  expect(await read()).toMatchObject({ threads: open("Who paid?") });
  // Its own stay, whatever comes before.
  await set({ threads: [...open("Who paid?", "Who rings?"), { text: "Who lied?", isDone: true }] });
  await unbegin();
  const own = [...open("Who rings?"), { text: "Who lied?", isDone: true }];
  expect(await read()).toMatchObject({ threads: own });
  await memory.db
    .update(evenings)
    .set({ threads: [{ text: "Who paid?", isDone: true }] })
    .where(and(eq(evenings.campaignId, campaignId), eq(evenings.state, "over")));
  await begin();
  expect(await read()).toMatchObject({ state: "running", threads: own });
});

test("what was carried over too early goes also where it was ticked off since, and what was planned with words of before stays", async () => {
  const { campaignId, begin, unbegin, read } = await booked({
    startsAt: hoursAgo(-9),
    threads: open("Who rings?"),
  });
  const told = (change: Partial<typeof evenings.$inferInsert>) =>
    memory.db
      .update(evenings)
      .set(change)
      .where(and(eq(evenings.campaignId, campaignId), eq(evenings.state, "over")));
  const rings = { text: "Who rings?", isDone: true };
  await told({ threads: [rings, ...open("Who paid?")], updatedAt: hoursAgo(80) });
  await begin();
  expect(await read()).toMatchObject({ threads: open("Who paid?", "Who rings?") });
  await unbegin();
  expect(await read()).toMatchObject({ threads: open("Who rings?") });
  await begin();
  await told({ threads: [{ text: "Who paid?", isDone: true }], updatedAt: new Date() });
  await unbegin();
  await begin();
  expect(await read()).toMatchObject({ state: "running", threads: open("Who rings?") });
  // What was ticked off long ago and is planned anew is nobody's to take, whatever was saved of the chapter since.
  await told({ threads: [rings], updatedAt: new Date() });
  await unbegin();
  expect(await read()).toMatchObject({ threads: open("Who rings?") });
});

test("who takes back what was taken back already changes nothing, until it begins again", async () => {
  const { id, begin, unbegin, end, read } = await booked({ startsAt: hoursAgo(-9) });
  await begin();
  const { after } = await unbegin();
  expect(await unbegin()).toEqual({ before: after, after });
  expect(await read()).toEqual(after);
  await begin();
  expect((await unbegin()).before).toMatchObject({ id, state: "running" });
  await begin();
  await end();
  await expect(unbegin()).rejects.toMatchObject({ kind: "conflict" });
});

test("an evening is taken back only while it runs, and where it was planned, with offered dates alone too", async () => {
  const conflict = { kind: "conflict" };
  const unplanned = await booked({});
  await unplanned.begin();
  await expect(unplanned.unbegin()).rejects.toMatchObject(conflict);
  const offered = await booked({});
  const { id: eveningId, campaignId } = offered;
  await memory.db.insert(eveningDates).values({ campaignId, eveningId, startsAt: hoursAgo(-9) });
  await expect(offered.unbegin()).rejects.toMatchObject(conflict);
  await offered.begin();
  await offered.unbegin();
  await offered.begin();
  await offered.end();
  await expect(offered.unbegin()).rejects.toMatchObject(conflict);
});
