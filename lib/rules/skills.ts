import { ABILITIES, type Ability, modifier, type Scores } from "@/lib/rules/abilities";

export const SKILLS_OF = {
  str: ["Athletics"],
  dex: ["Acrobatics", "Sleight of Hand", "Stealth"],
  con: ["Endurance"],
  int: ["Arcana", "History", "Investigation", "Nature", "Religion"],
  wis: ["Animal Handling", "Insight", "Medicine", "Perception", "Survival"],
  cha: ["Deception", "Intimidation", "Performance", "Persuasion"],
} as const satisfies Record<Ability, readonly string[]>;

export type Skill = (typeof SKILLS_OF)[Ability][number];

export const SKILLS: readonly Skill[] = ABILITIES.flatMap((ability): readonly Skill[] => SKILLS_OF[ability]);

/** What the pickers of race and background offer: skills that come from birth and upbringing rather than from training. */
export const ORIGIN_SKILLS = [
  "Acrobatics",
  "Athletics",
  "History",
  "Insight",
  "Nature",
  "Perception",
  "Persuasion",
  "Stealth",
  "Survival",
] as const satisfies readonly Skill[];

export const MOST_SKILLS = 2;
export const SKILL_BONUS = 2;

/**
 * The ability's modifier, and 2 for each source (the character itself, its race, its background, …) that chose the skill. Sources hold text,
 * since what was stored need not be a skill of the list; a source that names a skill twice counts once.
 */
export function skillValue(
  scores: Scores,
  ability: Ability,
  skill: string,
  ...sources: readonly (readonly string[])[]
): number {
  const chosenBy = sources.filter((source) => source.includes(skill)).length;
  return modifier(scores[ability]) + SKILL_BONUS * chosenBy;
}

export function canChoose(chosen: readonly string[], skill: string): boolean {
  return chosen.includes(skill) || chosen.length < MOST_SKILLS;
}

/** Chooses the skill or takes the choice back. A third choice changes nothing. */
export function toggleSkill(chosen: readonly string[], skill: string): string[] {
  if (chosen.includes(skill)) return chosen.filter((other) => other !== skill);
  return canChoose(chosen, skill) ? [...chosen, skill] : [...chosen];
}
