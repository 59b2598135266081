import "server-only";
import { and, asc, eq, isNotNull } from "drizzle-orm";
import { origins } from "@/db/schema/creatures";
import type { Runner } from "@/db/transaction";
import type { PartyTraits } from "@/lib/model/party";

/** What the characters of a campaign have by race, background and class, in one statement. */
export const listPartyTraits = async (db: Runner, campaignId: number): Promise<PartyTraits[]> => {
  const rows = await db
    .select({
      characterId: origins.characterId,
      kind: origins.kind,
      firstSkill: origins.firstSkill,
      secondSkill: origins.secondSkill,
      amounts: origins.energyAmounts,
      spent: origins.energySpent,
      levels: origins.maxEnergyLevel,
    })
    .from(origins)
    .where(and(eq(origins.campaignId, campaignId), isNotNull(origins.characterId)))
    .orderBy(asc(origins.id));
  const party = new Map<number, PartyTraits>();
  for (const { characterId, kind, firstSkill, secondSkill, ...energy } of rows) {
    const id = Number(characterId);
    const traits = party.get(id) ?? { characterId: id, skills: [], energy: null };
    if (kind === "class") traits.energy = energy;
    else traits.skills.push([firstSkill, secondSkill]);
    party.set(id, traits);
  }
  return [...party.values()];
};
