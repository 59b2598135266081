/** The highest that a spell may have: the forms offer less, the library's spells have it. */
export const HIGHEST_SPELL_LEVEL = 9;

/** What the forms offer; a cantrip is a spell of level 0. */
export const SPELL_LEVELS = [0, 1, 2, 3, 4, 5, 6] as const;

export const ACTION_TYPES = ["Movement", "Defense", "Combat"] as const;

/** On cards and in views: "Cantrip" or "Lvl 2". */
export function spellLevelLabel(level: number): string {
  return level === 0 ? "Cantrip" : `Lvl ${level}`;
}

/** In the select of a form: "Cantrip" or "Level 2". */
export function spellLevelOption(level: number): string {
  return level === 0 ? "Cantrip" : `Level ${level}`;
}
