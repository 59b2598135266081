interface GameText {
  effects: readonly string[];
  description: string;
  range: string;
  cost: string;
  abilities?: readonly { name: string; effect: string }[];
}

/** "+5 to hit", as monster books write it, with any of the minus signs. */
const TO_HIT = /([+\-−–]\s?\d{1,3})\s+to\s+hit/iu;
/** "2d6 + 3", "d20". Months, models and the like ("3d printer") have no figure after the letter. */
const DICE = /(?<![\p{L}\d])\d{0,3}d\d{1,4}(?!\p{L})(?:\s?[+\-−–]\s?\d{1,4}(?!\d*\s*d\d))?/giu;
/** A line about what a spell does more where more is spent on it. */
const AT_HIGHER_LEVELS = /\b(?:slot level above|spell slot of \d)/iu;
/** So many rolls are worth a place on a card. */
const MOST_DICE = 3;

/** What a belonging does, a line each: its effects, and what it lets its bearer do. */
export const effectLines = ({ effects, abilities = [] }: Pick<GameText, "effects" | "abilities">): string[] =>
  [
    ...effects.flatMap((effect) => effect.split(/\r?\n/)),
    ...abilities.map(({ name, effect }) => [name, effect].filter(Boolean).join(": ")),
  ].filter((line) => line.trim() !== "");

/** All that a belonging says but what more is spent for. */
export const usualLines = (told: Pick<GameText, "effects" | "abilities" | "description">): string[] =>
  [...effectLines(told), ...told.description.split(/\r?\n/)].filter((line) => !AT_HIGHER_LEVELS.test(line));

/** What one looks for in the middle of a fight, in this order: to hit, dice, range, cost; the first two are read from what it says. */
export const atTheTable = (told: GameText): string[] => {
  const lines = [...effectLines(told), told.description];
  const isMore = (line: string) => AT_HIGHER_LEVELS.test(line);
  const words = [...lines.filter((line) => !isMore(line)), ...lines.filter(isMore)].join("\n");
  const toHit = TO_HIT.exec(words)?.[1];
  const dice = [...words.matchAll(DICE)].map(([roll]) => roll.trim());
  return [
    ...(toHit ? [`${toHit} to hit`] : []),
    ...[...new Set(dice)].slice(0, MOST_DICE),
    told.range,
    told.cost,
  ].filter((fact) => fact.trim() !== "");
};
