import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { campaigns } from "@/db/schema/campaigns";
import { fightActs, fights } from "@/db/schema/fights";
import { handouts } from "@/db/schema/handouts";
import { maps } from "@/db/schema/maps";
import { memoryDatabase } from "@/db/testing/memory-database";
import { readersOf } from "@/lib/model/opened";
import { ROLES } from "@/lib/policy";
import { entryForPlayer, type LogEntry, seenNow } from "@/lib/rules/fight-log";
import { COMBATANT_KINDS, type Combatant, newFight } from "@/lib/rules/fight-model";
import { entryFor, viewerOf, visibleTo } from "./visibility";

let memory: Awaited<ReturnType<typeof memoryDatabase>>;
const of = { campaignId: 0 };
beforeAll(async () => {
  memory = await memoryDatabase();
  const book = { name: "The Salt Crown", coverColour: "", description: "", setting: "" };
  const [row] = await memory.db.insert(campaigns).values(book).returning({ id: campaigns.id });
  of.campaignId = row?.id ?? 0;
}, 60_000);
afterAll(() => memory.close());

/** Rows for Drizzle, which asks values for their constructor. */
const record = <T>(fields: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record(fields, { noNullPrototype: true });

const role = fc.constantFrom(...ROLES);
const person = fc.integer({ min: 1, max: 3 });
const viewer = record({ role, userId: person });

const id = fc.integer({ min: 1, max: 6 });
const combatant = record({
  id,
  kind: fc.constantFrom(...COMBATANT_KINDS),
  isHidden: fc.boolean(),
  isUnnamed: fc.boolean(),
});
const target = record({ id, name: fc.constant("Eel"), isHidden: fc.boolean(), isUnnamed: fc.boolean() });
const TYPES: Record<LogEntry["type"], true> = {
  accept: true,
  add: true,
  ask: true,
  clear: true,
  concentrate: true,
  condition: true,
  damage: true,
  defeat: true,
  delay: true,
  end: true,
  heal: true,
  hide: true,
  initiative: true,
  move: true,
  name: true,
  next: true,
  note: true,
  previous: true,
  propose: true,
  ready: true,
  remove: true,
  revive: true,
  show: true,
  start: true,
  temporary: true,
  unname: true,
  wave: true,
};
const act = record({
  isUndone: fc.boolean(),
  round: fc.integer({ min: 0, max: 2 }),
  entry: record({
    type: fc.constantFrom(...(Object.keys(TYPES) as LogEntry["type"][])),
    actor: fc.option(target),
    targets: fc.array(target, { maxLength: 3 }),
    detail: fc.constant(""),
    rounds: fc.constant(null),
    proposer: fc.option(person),
    isCalled: fc.boolean(),
  }).map(({ isCalled, ...entry }) => ({ ...entry, ...(isCalled && { isCalled: true as const }) })),
});
/** Nobody leaves twice, or is there still: such targets are taken out. Answers who has left. */
const leaving = (
  combatants: readonly { id: number }[],
  acts: readonly { isUndone: boolean; entry: LogEntry }[],
) => {
  const known = new Set(combatants.map((one) => one.id));
  const leave = acts.filter(({ isUndone, entry }) => entry.type === (isUndone ? "add" : "remove"));
  return leave.flatMap(({ entry }) => {
    entry.targets = entry.targets.filter((one) => !known.has(one.id) && known.add(one.id));
    return entry.targets;
  });
};
const fight = record({
  combatants: fc.uniqueArray(combatant, { selector: (one) => one.id, maxLength: 5 }),
  acts: fc.array(act, { minLength: 1, maxLength: 12 }),
}).map((one) => ({ ...one, gone: leaving(one.combatants, one.acts) }));

describe("what SQL shows and what the rules show", () => {
  it("is the same of the log of any fight", async () => {
    const { db } = memory;
    const property = fc.asyncProperty(fight, viewer, async ({ combatants, acts, gone }, reader) => {
      await db.delete(fights);
      const { state: _, round: __, ...waiting } = newFight();
      const rest = { ...waiting, combatants: combatants as Combatant[] };
      const [row] = await db
        .insert(fights)
        .values({ ...of, name: "Ambush", rest })
        .returning({ id: fights.id });
      const fightId = row?.id ?? 0;
      await db.insert(fightActs).values(acts.map((one) => ({ ...of, fightId, ...one, undo: [] as never })));
      const stored = await db.select().from(fightActs).orderBy(asc(fightActs.id));
      const [asked, as] = [sql`${fightId}::int`, viewerOf(reader)];
      const told = await db
        .select({ id: fightActs.id, entry: entryFor(as, asked) })
        .from(fightActs)
        .where(and(eq(fightActs.fightId, fightId), visibleTo.fightActs(as, asked)))
        .orderBy(asc(fightActs.id));
      const now = seenNow(combatants, gone);
      const expected = stored.flatMap((one) => {
        const entry = reader.role === "player" ? entryForPlayer(one, now, reader.userId) : one.entry;
        return entry ? [{ id: one.id, entry }] : [];
      });
      expect(told).toEqual(expected);
    });
    await fc.assert(property, { numRuns: 300 });
  }, 120_000);

  it("is the same of a handout and of a map, sealed or open for whomever", async () => {
    const { db } = memory;
    const opened = record({
      isSealed: fc.boolean(),
      openedFor: fc.option(fc.oneof(fc.constant("all" as const), fc.uniqueArray(person, { maxLength: 3 }))),
    });
    const isThere = async (table: typeof handouts | typeof maps, so: SQL | undefined) =>
      (await db.select().from(table).where(so)).length === 1;
    const property = fc.asyncProperty(opened, viewer, async (one, reader) => {
      await db.delete(handouts);
      await db.delete(maps);
      await db.insert(handouts).values({ ...of, title: "A letter", text: "", ...one });
      await db.insert(maps).values({ ...of, name: "Kingsgrave", width: 1, height: 1, ...one });
      const readers = readersOf(one);
      const isReader = readers === "all" || readers.includes(reader.userId);
      const isSeen = reader.role !== "player" || isReader;
      expect(await isThere(handouts, visibleTo.handouts(viewerOf(reader)))).toBe(isSeen);
      expect(await isThere(maps, visibleTo.maps(viewerOf(reader)))).toBe(isSeen);
    });
    await fc.assert(property, { numRuns: 100 });
  }, 60_000);
});
