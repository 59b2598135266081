import { describe, expect, it } from "vitest";
import { parseDiceFormula, rollFormula } from "@/lib/rules/dice-formula";

const lowest = () => 0;

describe("a dice formula", () => {
  it.each([
    ["2d6", { count: 2, sides: 6, bonus: 0 }],
    ["2D6+3", { count: 2, sides: 6, bonus: 3 }],
    [" 1d20 - 2 ", { count: 1, sides: 20, bonus: -2 }],
    ["40d100+999", { count: 40, sides: 100, bonus: 999 }],
    ["1d4\u22121", { count: 1, sides: 4, bonus: -1 }],
  ])("reads %j", (text, formula) => expect(parseDiceFormula(text)).toEqual(formula));

  it.each(["", "d6", "0d6", "41d6", "2d1", "2d101", "2d6+1000", "2d6+", "7", "2d6+3d4", "x2d6"])(
    "refuses %j",
    (text) => expect(parseDiceFormula(text)).toBeNull(),
  );

  it("never sums to less than 0", () => {
    expect(rollFormula({ count: 1, sides: 4, bonus: -3 }, lowest)).toEqual({ dice: [1], total: 0 });
    expect(rollFormula({ count: 2, sides: 6, bonus: 3 }, lowest)).toEqual({ dice: [1, 1], total: 5 });
  });
});
