import { DICE, type Die, type Random, throwDie } from "@/lib/rules/dice";

/** Dice that are thrown on the server, for the whole table to see. */

export const ROLL_MODES = ["normal", "advantage", "disadvantage"] as const;
export type RollMode = (typeof ROLL_MODES)[number];

export type DieName = `d${Die}`;
export const DIE_NAMES = DICE.map((die): DieName => `d${die}`);
/** How many of each die, in the order in which they are named. */
export type DiceCounts = Partial<Record<DieName, number>>;
/** One die; of two d20 thrown with advantage or disadvantage the one that doesn't count has `kept` 0. */
export type ThrownDie = { die: DieName; result: number; kept: 0 | 1 };

export const MOST_TABLE_DICE = 40;
export const ROLL_MODIFIER = { min: -99, max: 99 } as const;

const sidesOf = (die: DieName) => Number(die.slice(1));
const namedDice = (counts: DiceCounts): DieName[] => Object.keys(counts) as DieName[];

/** Why the dice can't be thrown, as a sentence; undefined when they can. */
export const refusalOfDice = (counts: DiceCounts, mode: RollMode): string | undefined => {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (total < 1 || total > MOST_TABLE_DICE) return `Please choose 1 to ${MOST_TABLE_DICE} dice`;
  if (mode !== "normal" && counts.d20 !== 1)
    return "Advantage and disadvantage are for exactly one d20 among the dice";
  return undefined;
};

/** The dice that fall, one by one: two d20 with advantage or disadvantage. */
export const fallingDice = (counts: DiceCounts, mode: RollMode): DieName[] =>
  namedDice(counts).flatMap((die) => {
    const count = die === "d20" && mode !== "normal" ? 2 : (counts[die] ?? 0);
    return Array.from({ length: count }, () => die);
  });

/** The figures of what was typed for real dice; undefined where nothing was, and none where it has none. */
export const typedResults = (typed: string): number[] | undefined =>
  typed.trim() === "" ? undefined : (typed.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

/** Why results of real dice don't fit; undefined when they do. */
export const refusalOfTyped = (falling: readonly DieName[], typed: readonly number[]): string | undefined => {
  if (typed.length !== falling.length)
    return falling.length === 1
      ? "Please type one result"
      : `Please type ${falling.length} results, one for each die`;
  const fits = falling.every((die, at) => {
    const value = typed[at] ?? 0;
    return Number.isInteger(value) && value >= 1 && value <= sidesOf(die);
  });
  return fits ? undefined : "A die can't show such a number";
};

/** Which of two d20 counts. */
const keptOf = (results: readonly number[], mode: RollMode): number =>
  mode === "advantage" ? Math.max(...results) : Math.min(...results);

/** What every die shows, and the sum of those that count with the modifier. */
export const tableRoll = (
  falling: readonly DieName[],
  { mode, modifier, results }: { mode: RollMode; modifier: number; results: readonly number[] },
): { dice: ThrownDie[]; total: number } => {
  const dice = falling.map((die, at): ThrownDie => ({ die, result: results[at] ?? 1, kept: 1 }));
  if (mode !== "normal") {
    const pair = dice.filter(({ die }) => die === "d20");
    const kept = keptOf(
      pair.map(({ result }) => result),
      mode,
    );
    const dropped = pair.find(({ result }) => result !== kept) ?? pair[1];
    if (dropped) dropped.kept = 0;
  }
  const total = dice.reduce((sum, { result, kept }) => sum + kept * result, modifier);
  return { dice, total };
};

/** What a d20 that counts shows by nature, if that is 20 or 1; of several the best. */
export const naturalOf = (dice: readonly ThrownDie[]): 20 | 1 | undefined => {
  const counting = dice.filter(({ die, kept }) => die === "d20" && kept).map(({ result }) => result);
  return ([20, 1] as const).find((one) => counting.includes(one));
};

export const throwAll = (falling: readonly DieName[], random: Random): number[] =>
  falling.map((die) => throwDie(sidesOf(die), random));
