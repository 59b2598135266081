import "server-only";
import { and, eq, inArray } from "drizzle-orm";
import { characters, encounters } from "@/db/schema/creatures";
import type { Runner } from "@/db/transaction";

const stats = (table: typeof characters | typeof encounters) => ({
  id: table.id,
  name: table.name,
  armourClass: table.armourClass,
  abilities: table.abilities,
  current: table.currentHitPoints,
  max: table.maxHitPoints,
  temporary: table.temporaryHitPoints,
});

/** What a fight takes over of characters of the campaign, by their ids; those of other campaigns are not there. */
export const charactersForFight = async (db: Runner, campaignId: number, ids: readonly number[]) => {
  if (ids.length === 0) return [];
  return db
    .select({ ...stats(characters), conditions: characters.conditions })
    .from(characters)
    .where(and(eq(characters.campaignId, campaignId), inArray(characters.id, [...ids])));
};

/** What a fight takes over of encounters of the campaign, by their ids. */
export const encountersForFight = async (db: Runner, campaignId: number, ids: readonly number[]) => {
  if (ids.length === 0) return [];
  return db
    .select(stats(encounters))
    .from(encounters)
    .where(and(eq(encounters.campaignId, campaignId), inArray(encounters.id, [...ids])));
};

/** Which of these characters are the person's own. */
export const ownCharacterIds = async (
  db: Runner,
  ids: readonly number[],
  userId: number,
): Promise<number[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: characters.id })
    .from(characters)
    .where(and(eq(characters.createdBy, userId), inArray(characters.id, [...ids])));
  return rows.map(({ id }) => id);
};
