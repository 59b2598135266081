import "server-only";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { characters, encounters, origins } from "@/db/schema/creatures";
import type { Transaction } from "@/db/transaction";
import { LIMIT } from "@/lib/constants";
import type { Character } from "@/lib/model/creature";
import { Failure } from "@/lib/model/failure";
import type { Happening } from "@/lib/model/journal";
import type { Origin } from "@/lib/model/origin";
import { riseOf } from "@/lib/model/sheet-happenings";
import { changedConditions, type ConditionChange } from "@/lib/rules/conditions";
import { noEnergy } from "@/lib/rules/energy";
import type { HitPointChange } from "@/lib/rules/hit-points";
import { changedCharacter, changedCharacters, charactersIn, findCharacter } from "./characters";
import { changedEncounters } from "./encounters";
import { toOrigin } from "./origins";
import { oneOrMissing } from "./rows";

/**
 * Counts on what is stored, in one statement each or under a lock: changes that arrive at the same time are all counted, in any order.
 */

export type Rest = "short" | "long";

/** The rule of `changedHitPoints` on what is stored, as SQL. */
const counted = (table: typeof characters | typeof encounters, sent: HitPointChange) => {
  const { currentHitPoints: current, maxHitPoints: max, temporaryHitPoints: temporary } = table;
  const updatedAt = new Date();
  if ("temporary" in sent)
    return { temporaryHitPoints: sql`greatest(${temporary}, ${sent.temporary}::integer)`, updatedAt };
  const absorbed = sql`least(${temporary}, ${Math.max(0, -sent.change)}::integer)`;
  return {
    temporaryHitPoints: sql`${temporary} - ${absorbed}`,
    currentHitPoints: sql`greatest(0, least(${max}, ${current} + ${sent.change}::integer + ${absorbed}))`,
    updatedAt,
  };
};

/** @throws Failure "missing" */
export const changeCharacterHitPoints = (tx: Transaction, id: number, sent: HitPointChange) =>
  changedCharacter(tx, id, counted(characters, sent));

/** @throws Failure "missing" */
export const changeEncounterHitPoints = async (tx: Transaction, id: number, sent: HitPointChange) =>
  oneOrMissing(await changedEncounters(tx, counted(encounters, sent), eq(encounters.id, id)));

/**
 * Takes one condition off, or puts it on; the others stay as the fight has them by now, of which the caller may have seen less.
 * @throws Failure "missing", "conflict" where no more can be put on
 */
export const changeCondition = async (
  tx: Transaction,
  id: number,
  change: ConditionChange,
): Promise<Character> => {
  const before = await tx
    .select({ conditions: characters.conditions })
    .from(characters)
    .where(eq(characters.id, id))
    .for("no key update");
  const conditions = changedConditions(oneOrMissing(before).conditions, change);
  if (!change.isOff && conditions.length > LIMIT.conditions)
    throw new Failure("conflict", `At most ${LIMIT.conditions} conditions`);
  return (await changedCharacter(tx, id, { conditions, updatedAt: new Date() })).row;
};

/**
 * Spends energy of one level from 1 to 6 (a negative change) or gives it back, within 0 and the amount; answers the class.
 * @throws Failure "conflict" where the character has no class
 */
export const changeEnergy = async (
  tx: Transaction,
  characterId: number,
  { level, change }: { level: number; change: number },
): Promise<Origin> => {
  const at = (energy: typeof origins.energySpent | typeof origins.energyAmounts) =>
    sql`(${energy} ->> ${String(level)}::text)::integer`;
  const spent = sql`greatest(0, least(${at(origins.energyAmounts)}, ${at(origins.energySpent)} - ${change}::integer))`;
  const [row] = await tx
    .update(origins)
    .set({
      energySpent: sql`${origins.energySpent} || jsonb_build_object(${String(level)}::text, ${spent})`,
      updatedAt: new Date(),
    })
    .where(and(eq(origins.characterId, characterId), eq(origins.kind, "class")))
    .returning();
  if (!row) throw new Failure("conflict", "This character has no class, and so no energy");
  return toOrigin(row);
};

/** A long rest gives all hit points and all energy and takes temporary hit points away; conditions stay. */
const restLong = (tx: Transaction, which: SQL) => {
  const these = tx.select({ id: characters.id }).from(characters).where(which);
  const updatedAt = new Date();
  const energy = tx.$with("energy").as(
    tx
      .update(origins)
      .set({ energySpent: noEnergy(), updatedAt })
      .where(and(eq(origins.kind, "class"), inArray(origins.characterId, these)))
      .returning({ id: origins.id }),
  );
  const rested = { currentHitPoints: sql`${characters.maxHitPoints}`, temporaryHitPoints: 0, updatedAt };
  return changedCharacters(tx, rested, which, tx.with(energy));
};

/** A short rest changes nothing by itself. @throws Failure "missing" */
export const restCharacter = async (
  tx: Transaction,
  id: number,
  kind: Rest,
): Promise<{ character: Character; rises: Happening<"rise">[] }> => {
  if (kind === "short") return { character: await findCharacter(tx, id), rises: [] };
  const { row: character, before } = oneOrMissing(await restLong(tx, eq(characters.id, id)));
  return { character, rises: riseOf(before, character) };
};

/** Gives all characters of a campaign a rest, and answers them in the order of creation. */
export const restParty = async (
  tx: Transaction,
  campaignId: number,
  kind: Rest,
): Promise<{ party: Character[]; rises: Happening<"rise">[] }> => {
  if (kind === "short") return { party: await charactersIn(tx, campaignId), rises: [] };
  const rows = await restLong(tx, eq(characters.campaignId, campaignId));
  const inOrder = rows.toSorted(
    ({ row: one }, { row: other }) => Number(one.createdAt) - Number(other.createdAt) || one.id - other.id,
  );
  return {
    party: inOrder.map(({ row }) => row),
    rises: inOrder.flatMap(({ row, before }) => riseOf(before, row)),
  };
};
