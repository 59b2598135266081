import { type Random, throwDie } from "@/lib/rules/dice";

/** Dice with something added: `2d6+3` is `{ count: 2, sides: 6, bonus: 3 }`. */
export interface DiceFormula {
  count: number;
  sides: number;
  bonus: number;
}

const MOST_FORMULA_DICE = 40;
const MOST_SIDES = 100;
const MOST_BONUS = 999;
const FORMULA = /^\s*(\d{1,2})\s*[dD]\s*(\d{1,3})(?:\s*([+\-\u2212])\s*(\d{1,3}))?\s*$/;

/** Reads `NdM`, `NdM+K` and `NdM-K` with N 1 to 40, M 2 to 100 and K 0 to 999; null for anything else. */
export function parseDiceFormula(text: string): DiceFormula | null {
  const [, count, sides, sign, bonus = "0"] = FORMULA.exec(text) ?? [];
  const formula = {
    count: Number(count),
    sides: Number(sides),
    bonus: Number(bonus) * (sign === "+" ? 1 : -1),
  };
  const isWithin =
    formula.count >= 1 &&
    formula.count <= MOST_FORMULA_DICE &&
    formula.sides >= 2 &&
    formula.sides <= MOST_SIDES &&
    Math.abs(formula.bonus) <= MOST_BONUS;
  return isWithin ? { ...formula, bonus: formula.bonus || 0 } : null;
}

/** Every die of the formula and the sum with the bonus; a negative sum counts as 0. */
export function rollFormula(
  { count, sides, bonus }: DiceFormula,
  random: Random,
): { dice: number[]; total: number } {
  const dice = Array.from({ length: count }, () => throwDie(sides, random));
  return {
    dice,
    total: Math.max(
      0,
      dice.reduce((sum, value) => sum + value, bonus),
    ),
  };
}
