import { describe, expect, it } from "vitest";
import type { Die } from "@/lib/rules/dice";
import { diceInHand, resultsByKind } from "@/lib/rules/dice-in-hand";
import { countsOf } from "@/lib/rules/roll-of-table";
import { fallingDice, refusalOfTyped } from "@/lib/rules/table-roll";

describe("real dice", () => {
  const pool: Die[] = [6, 20, 6];

  it("are typed as they lie in the hand, and sent kind by kind", () => {
    const hand = diceInHand(pool, "normal");
    expect(hand).toEqual(["d6", "d20", "d6"]);
    expect(refusalOfTyped(hand, [3, 15, 5])).toBeUndefined();
    expect(resultsByKind(hand, [3, 15, 5])).toEqual([3, 5, 15]);
    expect(refusalOfTyped(fallingDice(countsOf(pool), "normal"), [3, 5, 15])).toBeUndefined();
  });

  it("have two results for a d20 with advantage, side by side", () => {
    const hand = diceInHand(pool, "advantage");
    expect(hand).toEqual(["d6", "d20", "d20", "d6"]);
    expect(resultsByKind(hand, [3, 15, 2, 5])).toEqual([3, 5, 15, 2]);
    expect(fallingDice(countsOf(pool), "advantage")).toEqual(["d6", "d6", "d20", "d20"]);
  });

  it("stay as they are typed where each kind lies together", () => {
    expect(resultsByKind(diceInHand([20, 6, 6], "disadvantage"), [17, 9, 1, 2])).toEqual([17, 9, 1, 2]);
  });
});
