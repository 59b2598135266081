export const ABILITIES = ["str", "dex", "con", "int", "wis", "cha"] as const;

export type Ability = (typeof ABILITIES)[number];
export type Scores = Record<Ability, number>;

export const ABILITY_LABEL: Record<Ability, string> = {
  str: "Str",
  dex: "Dex",
  con: "Con",
  int: "Int",
  wis: "Wis",
  cha: "Cha",
};

export const ABILITY_NAME: Record<Ability, string> = {
  str: "Strength",
  dex: "Dexterity",
  con: "Constitution",
  int: "Intelligence",
  wis: "Wisdom",
  cha: "Charisma",
};

/** Scores up to `max` may be stored; the wizards stop at `wizardMax`. A missing score counts as `usual`. */
export const SCORE = { min: 1, max: 30, wizardMax: 25, usual: 10 } as const;

export function mapAbilities<T>(make: (ability: Ability) => T): Record<Ability, T> {
  return {
    str: make("str"),
    dex: make("dex"),
    con: make("con"),
    int: make("int"),
    wis: make("wis"),
    cha: make("cha"),
  };
}

export function modifier(score: number | null | undefined): number {
  return Math.floor(((score ?? SCORE.usual) - 10) / 2);
}

/** A whole score that the wizards allow, 1 to 25. What is no number becomes the usual score. */
export function clampScore(score: number): number {
  if (Number.isNaN(score)) return SCORE.usual;
  return Math.min(SCORE.wizardMax, Math.max(SCORE.min, Math.trunc(score)));
}

/** "12", or with a true minus "−2". */
export function figure(value: number): string {
  return value < 0 ? `\u2212${-value}` : `${value}`;
}

/** "+3", "+0", or with a true minus "−1". */
export function signed(value: number): string {
  return value < 0 ? figure(value) : `+${value}`;
}
