import type { SeenInFight } from "@/lib/model/fight";

/**
 * What chooses the ink of a combatant's initial: the character, so that it is the colour of the sheet, or the species ("Goblin" of "Goblin
 * 2"), so that all of a kind are alike and the same for everybody at the table. Ids in fights are drawn, and would recolour each fight.
 */
export const inkSeedOf = ({ characterId, name }: Pick<SeenInFight, "characterId" | "name">): number => {
  if (characterId !== null) return characterId;
  const species = name.replace(/ \d+$/, "");
  return Array.from(species, (sign) => sign.codePointAt(0) ?? 0).reduce((sum, code) => sum + code, 0);
};
