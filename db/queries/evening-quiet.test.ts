import { and, asc, eq, lt } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { campaigns, members } from "@/db/schema/campaigns";
import { eveningAttendance, evenings } from "@/db/schema/evenings";
import { fightActs } from "@/db/schema/fights";
import { rolls } from "@/db/schema/rolls";
import { users } from "@/db/schema/users";
import { memoryDatabase } from "@/db/testing/memory-database";
import { LIMIT } from "@/lib/constants";
import { endQuietEvening } from "./evening-quiet";
import { signEvening } from "./evening-times";
import { createFight, deleteFight } from "./fights";
import { happenedBetween, journalOf, readJournal } from "./journal";
import { createRolls } from "./rolls";

let memory: Awaited<ReturnType<typeof memoryDatabase>>;
beforeAll(async () => {
  memory = await memoryDatabase();
}, 60_000);
afterAll(() => memory.close());

const NOW = Date.now();
const hoursAgo = (hours: number) => new Date(NOW - hours * 3_600_000);

/** An evening that began nine hours ago, with a fight of which acts were the only thing that happened since; answers by whom. */
const played = async (...acts: readonly number[]) => {
  const { db } = memory;
  const book = { name: "The Salt Crown", coverColour: "", description: "", setting: "" };
  const [row] = await db.insert(campaigns).values(book).returning({ id: campaigns.id });
  const campaignId = row?.id ?? 0;
  const people = await db
    .insert(users)
    .values(
      ["Maren", "Tobias"].map((username) => ({
        username,
        email: `${username}-${campaignId}@example.com`,
        passwordHash: "",
      })),
    )
    .returning({ id: users.id });
  await db
    .insert(members)
    .values(people.map(({ id }) => ({ campaignId, userId: id, role: "player" as const })));
  await db
    .insert(evenings)
    .values({ campaignId, number: 1, title: "I", state: "running", begunAt: hoursAgo(9) });
  const fight = await db.transaction((tx) => createFight(tx, campaignId, { name: "The bridge" }));
  const userId = people[0]?.id ?? 0;
  const entry = {
    type: "next",
    actor: null,
    targets: [],
  } as unknown as (typeof fightActs.$inferInsert)["entry"];
  const undo = {} as (typeof fightActs.$inferInsert)["undo"];
  await db.insert(fightActs).values(
    acts.map((hours) => ({
      campaignId,
      fightId: fight.id,
      userId,
      round: 1,
      entry,
      undo,
      createdAt: hoursAgo(hours),
    })),
  );
  return { campaignId, fightId: fight.id, userId };
};

test("an evening whose fight was deleted ends at the last thing that was done in it, with who did it", async () => {
  const { db } = memory;
  // Before it began; through hours, first by minutes; and where one hour ends and the next begins, whatever the clock.
  const { campaignId, fightId, userId } = await played(20, 8.9, 8.85, 8.8, 6.5, 6.1, 5.9, 4.2, 4);
  await db.transaction((tx) => deleteFight(tx, fightId));
  const ended = await db.transaction((tx) => endQuietEvening(tx, campaignId));
  const [evening] = await db.select().from(evenings).where(eq(evenings.campaignId, campaignId));
  expect([ended, evening?.endedAt]).toEqual([evening?.id, hoursAgo(4)]);
  const there = await db.select().from(eveningAttendance).where(eq(eveningAttendance.campaignId, campaignId));
  expect(there.map((one) => one.userId)).toEqual([userId]);
  // Nothing else comes of it.
  const period = { from: hoursAgo(30), to: null, most: LIMIT.happenings };
  expect(await happenedBetween(db, campaignId, period)).toEqual([]);
  expect([...(await readJournal(db, campaignId)), ...(await journalOf(db, userId))]).toEqual([]);
  await expect(db.transaction((tx) => deleteFight(tx, fightId))).rejects.toMatchObject({ kind: "missing" });
});

test("a chapter that is sealed hours after the last thing happened is of an evening that ended with that", async () => {
  const { db } = memory;
  const seal = async (...acts: readonly number[]) => {
    const { campaignId, userId } = await played(...acts);
    const [running] = await db.select().from(evenings).where(eq(evenings.campaignId, campaignId));
    const { after } = await db.transaction((tx) =>
      signEvening(tx, running?.id ?? 0, { userId, chapter: "The bridge held." }),
    );
    return after;
  };
  expect(await seal(8.9, 7)).toMatchObject({ state: "over", endedAt: hoursAgo(7) });
  // One that still goes on ends as it is sealed.
  const goingOn = await seal(8.9, 6.5, 4, 1.5);
  expect(Number(goingOn.endedAt)).toBeGreaterThanOrEqual(NOW);
});

test("an evening goes on by rolls that many others have followed", async () => {
  const { db } = memory;
  const { campaignId, userId } = await played(8.9);
  const roll = { campaignId, userId, label: "", modifier: 0, mode: "normal" as const, total: 1 };
  const made = [20, 7, 5, 5, 5, 2.5, ...Array<number>(110).fill(0.1)].map((hours) => ({
    ...roll,
    dice: [],
    isTyped: false,
    audience: "dm" as const,
    createdAt: hoursAgo(hours),
  }));
  // Old rolls are pruned by chance, which is made certain here.
  const chance = vi.spyOn(Math, "random").mockReturnValue(0);
  await db.transaction((tx) => createRolls(tx, made));
  chance.mockRestore();
  expect(await db.transaction((tx) => endQuietEvening(tx, campaignId))).toBeUndefined();
  const isOld = and(eq(rolls.campaignId, campaignId), lt(rolls.createdAt, hoursAgo(1)));
  const old = await db.select().from(rolls).where(isOld).orderBy(asc(rolls.createdAt));
  expect(old.map(({ createdAt }) => createdAt)).toEqual([7, 5, 5, 2.5].map(hoursAgo));
});
