import { speciesInk } from "@/components/ui/picture/species-ink";
import type { CombatantView } from "@/lib/model/fight";

/** What chooses the ink of a combatant's initial: the character, so that it is the colour of the sheet, or the species. */
export const inkSeedOf = ({ characterId, name }: Pick<CombatantView, "characterId" | "name">): number =>
  characterId ?? speciesInk(name);
