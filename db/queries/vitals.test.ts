import { eq } from "drizzle-orm";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { campaigns } from "@/db/schema/campaigns";
import { characters, encounters } from "@/db/schema/creatures";
import { users } from "@/db/schema/users";
import { memoryDatabase } from "@/db/testing/memory-database";
import { startingCharacter, startingEncounter } from "@/lib/model/creature";
import { RANGE } from "@/lib/rules/creature";
import { changedHitPoints, type HitPointChange, hitPointsOf } from "@/lib/rules/hit-points";
import { createCharacter } from "./characters";
import { createEncounter } from "./encounters";
import { changeCharacterHitPoints, changeEncounterHitPoints } from "./vitals";

let memory: Awaited<ReturnType<typeof memoryDatabase>>;
let ids: { character: number; encounter: number };
beforeAll(async () => {
  memory = await memoryDatabase();
  ids = await memory.db.transaction(async (tx) => {
    const book = { name: "The Salt Crown", coverColour: "", description: "", setting: "" };
    const [campaign] = await tx.insert(campaigns).values(book).returning({ id: campaigns.id });
    const campaignId = campaign?.id ?? 0;
    const person = { username: "Ysolt", email: "ysolt@tomekeeper.example", passwordHash: "" };
    const [user] = await tx.insert(users).values(person).returning({ id: users.id });
    const owned = { campaignId, createdBy: user?.id ?? 0, image: "" };
    const character = await createCharacter(tx, { ...startingCharacter({}), ...owned });
    const encounter = await createEncounter(tx, {
      ...startingEncounter({}),
      campaignId,
      race: {},
      image: "",
    });
    return { character: character.id, encounter: encounter.id };
  });
}, 60_000);
afterAll(() => memory.close());

const whole = (max: number) => fc.oneof(fc.nat({ max: 12 }), fc.nat({ max }));
const { max: most } = RANGE.maxHitPoints;
/** What may be stored, and what may be sent: more healing than there is room, more damage than there is life. */
const standing = fc
  .record({
    max: whole(most - 1),
    temporary: whole(RANGE.temporaryHitPoints.max),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ max, temporary, share }) => ({
    maxHitPoints: max + 1,
    currentHitPoints: Math.round(share * (max + 1)),
    temporaryHitPoints: temporary,
  }));
const change: fc.Arbitrary<HitPointChange> = fc.oneof(
  fc
    .oneof(fc.integer({ min: -12, max: 12 }), fc.integer({ min: -most, max: most }))
    .map((by) => ({ change: by })),
  whole(RANGE.temporaryHitPoints.max).map((temporary) => ({ temporary })),
);

test("the database counts hit points by the rule that browsers draw", async () => {
  await fc.assert(
    fc.asyncProperty(standing, change, async (before, sent) => {
      const counted = await memory.db.transaction(async (tx) => {
        await tx.update(characters).set(before).where(eq(characters.id, ids.character));
        await tx.update(encounters).set(before).where(eq(encounters.id, ids.encounter));
        const { row } = await changeCharacterHitPoints(tx, ids.character, sent);
        return [row, await changeEncounterHitPoints(tx, ids.encounter, sent)];
      });
      const after = changedHitPoints(hitPointsOf(before), sent);
      expect(counted.map(hitPointsOf)).toEqual([after, after]);
    }),
    { numRuns: 300 },
  );
}, 60_000);
