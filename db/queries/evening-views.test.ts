import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { campaigns } from "@/db/schema/campaigns";
import { additions, evenings } from "@/db/schema/evenings";
import { users } from "@/db/schema/users";
import { memoryDatabase } from "@/db/testing/memory-database";
import { deleteAddition, lockAddition } from "./additions";
import { findEvening } from "./evening-views";
import { changeEvening, unsignEvening } from "./evenings";
import { viewerOf } from "./visibility";

let memory: Awaited<ReturnType<typeof memoryDatabase>>;
let campaignId = 0;
let userId = 0;
beforeAll(async () => {
  memory = await memoryDatabase();
  const { db } = memory;
  const book = { name: "The Salt Crown", coverColour: "", description: "", setting: "" };
  const person = { username: "Ysolt", email: "ysolt@tomekeeper.example", passwordHash: "" };
  [{ campaignId } = { campaignId }] = await db
    .insert(campaigns)
    .values(book)
    .returning({ campaignId: campaigns.id });
  [{ userId } = { userId }] = await db.insert(users).values(person).returning({ userId: users.id });
}, 60_000);
afterAll(() => memory.close());

const LONG_AGO = new Date("2026-01-01T00:00:00Z");
const BEGUN = new Date("2026-01-02T19:00:00Z");
let count = 0;
const evening = async (change: Partial<typeof evenings.$inferInsert>) => {
  count += 1;
  const row = { campaignId, number: count, title: `Evening ${count}`, createdAt: LONG_AGO, ...change };
  const [made] = await memory.db.insert(evenings).values(row).returning({ id: evenings.id });
  return made?.id ?? 0;
};

test.each([
  ["planned", { state: "planned" }, LONG_AGO],
  ["put back", { state: "planned", takenBackAt: BEGUN }, BEGUN],
  ["running", { state: "running", begunAt: BEGUN }, BEGUN],
  ["over", { state: "over", begunAt: LONG_AGO, endedAt: BEGUN }, BEGUN],
] as const)(
  "the version of an evening that is %s tells its writers alone what is being written",
  async (_, state, at) => {
    const { db } = memory;
    const id = await evening({ ...state, updatedAt: BEGUN });
    await db.transaction((tx) => changeEvening(tx, id, { chapter: "It rained.", threads: [] }));
    const seen = (role: "creator" | "player") => findEvening(db, id, viewerOf({ role, userId }));
    expect((await seen("creator")).updatedAt.getTime()).toBeGreaterThan(BEGUN.getTime());
    expect(await seen("player")).toMatchObject({ updatedAt: at, chapter: null });
  },
);

test("an addition says whether its chapter is signed, and so whom a change of it reaches", async () => {
  const { db } = memory;
  const eveningId = await evening({ state: "over", signedAt: BEGUN });
  const row = { campaignId, eveningId, userId, text: "I paid.", audience: "table" as const };
  const [{ id } = { id: 0 }] = await db.insert(additions).values(row).returning({ id: additions.id });
  const lock = () => db.transaction((tx) => lockAddition(tx, id, userId));
  expect(await lock()).toMatchObject({ eveningId, isToSigned: true });
  await db.transaction((tx) => unsignEvening(tx, eveningId));
  expect(await lock()).toMatchObject({ eveningId, isToSigned: false });
  const gone = await db.transaction((tx) => deleteAddition(tx, id, userId));
  expect(gone).toMatchObject({ eveningId, userId, isToSigned: false });
  expect(await db.$count(additions, eq(additions.id, id))).toBe(0);
});
