import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { campaigns } from "@/db/schema/campaigns";
import { evenings } from "@/db/schema/evenings";
import { memoryDatabase } from "@/db/testing/memory-database";
import { LIMIT } from "@/lib/constants";
import { eveningRecord } from "@/lib/model/evening-record";
import { insertEvenings } from "./evening-records";
import { insertEvening } from "./evenings";

let memory: Awaited<ReturnType<typeof memoryDatabase>>;
beforeAll(async () => {
  memory = await memoryDatabase();
}, 60_000);
afterAll(() => memory.close());

const inFile = (number: number) =>
  eveningRecord.parse({
    number,
    title: "Told",
    state: "over",
    startsAt: null,
    minutes: LIMIT.eveningMinutes.usual,
    place: "",
    dates: [],
    chapter: "",
    threads: [],
    signedAt: null,
    begunAt: null,
    endedAt: null,
    additions: [],
  });

/** The numbers of a book's evenings after those of a file came in and one more was written. */
const numbersAfter = async (...numbers: number[]) => {
  const { db } = memory;
  const book = { name: "The Salt Crown", coverColour: "", description: "", setting: "" };
  const [row] = await db.insert(campaigns).values(book).returning({ id: campaigns.id });
  const campaignId = row?.id ?? 0;
  await db.transaction((tx) => insertEvenings(tx, campaignId, numbers.map(inFile), []));
  await db.transaction((tx) => insertEvening(tx, campaignId));
  const rows = await db
    .select({ number: evenings.number })
    .from(evenings)
    .where(eq(evenings.campaignId, campaignId))
    .orderBy(asc(evenings.number));
  return rows.map(({ number }) => number);
};

test("evenings of a file keep their numbers, and the next is counted on from them", async () => {
  expect(await numbersAfter(2, 7)).toEqual([2, 7, 8]);
  expect(await numbersAfter(LIMIT.eveningNumber)).toEqual([LIMIT.eveningNumber, LIMIT.eveningNumber + 1]);
});

test("evenings of a file with a number near the store's limit are counted anew, so that others can follow", async () => {
  expect(await numbersAfter(2, LIMIT.id)).toEqual([1, 2, 3]);
  expect(await numbersAfter(LIMIT.eveningNumber + 1)).toEqual([1, 2]);
});
