import { ABILITIES } from "@/lib/rules/abilities";
import { changedParts } from "@/lib/rules/changed-parts";
import { changedSaves } from "@/lib/rules/creature";
import type { Character, CharacterSent } from "./creature";
import {
  type CharacterFields,
  type CreatureFields,
  type OriginFields,
  sentHeritage,
  sentStats,
} from "./creature-form";

/** What a form changed is all that is sent: the rest may have been changed by others meanwhile. */

interface Skills {
  firstSkill: string;
  secondSkill: string;
}
/** What differs; of two skills both or none, because a form moves one that is stored in the second place alone into the first. */
const changedWithSkills = <T extends Skills>(before: T, now: T) => {
  const { firstSkill, secondSkill } = now;
  const hasOthers = before.firstSkill !== firstSkill || before.secondSkill !== secondSkill;
  return { ...changedParts(before, now), ...(hasOthers && { firstSkill, secondSkill }) };
};

/**
 * The changed fields of a character's stat block. Unchanged ones aren't sent: they would overwrite what was changed at the table meanwhile,
 * as hit points. With a changed score goes what would follow from it alone otherwise: its saving throw, which keeps what the stored one has
 * beside its modifier, and with dexterity the armour class.
 */
export const changedStats = (
  before: CharacterFields,
  now: CharacterFields,
  stored: Pick<Character, "abilities" | "savingThrows">,
): CharacterSent => {
  const stats = sentStats(now);
  const changed = changedWithSkills(sentStats(before), stats);
  const { abilities } = changed;
  if (!abilities) return changed;
  const saves = changedSaves(stored, { ...stored.abilities, ...abilities });
  const savingThrows = Object.fromEntries(
    ABILITIES.filter((ability) => abilities[ability] !== undefined).map((ability) => [
      ability,
      saves[ability],
    ]),
  );
  return { ...changed, savingThrows, ...(abilities.dex !== undefined && { armourClass: stats.armourClass }) };
};

/** The changed fields of a race or a background. */
export const changedHeritage = (before: OriginFields, now: OriginFields) =>
  changedWithSkills(sentHeritage(before), sentHeritage(now));

/** The changed fields of an encounter and of its race. */
export const changedEncounter = (before: CreatureFields, now: CreatureFields) => {
  const race = changedHeritage(before.race, now.race);
  return {
    ...changedWithSkills(sentStats(before), sentStats(now)),
    ...(Object.keys(race).length > 0 && { race }),
  };
};
