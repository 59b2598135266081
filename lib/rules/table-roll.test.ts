import { describe, expect, it } from "vitest";
import { fallingDice, refusalOfDice, refusalOfTyped, tableRoll, typedResults } from "@/lib/rules/table-roll";

describe("dice on the table", () => {
  it("are one to forty, and one d20 where there is a mode", () => {
    expect(refusalOfDice({ d6: 40 }, "normal")).toBeUndefined();
    expect(refusalOfDice({ d6: 41 }, "normal")).toContain("1 to 40");
    expect(refusalOfDice({}, "normal")).toContain("1 to 40");
    expect(refusalOfDice({ d20: 1, d6: 39 }, "advantage")).toBeUndefined();
    expect(refusalOfDice({ d20: 2 }, "advantage")).toContain("exactly one d20");
    expect(refusalOfDice({ d6: 1 }, "disadvantage")).toContain("exactly one d20");
  });

  it("count the higher d20 with advantage and the lower with disadvantage, whichever fell first", () => {
    const falling = fallingDice({ d6: 1, d20: 1 }, "advantage");
    expect(falling).toEqual(["d6", "d20", "d20"]);
    expect(tableRoll(falling, { mode: "advantage", modifier: 2, results: [3, 5, 17] })).toEqual({
      dice: [
        { die: "d6", result: 3, kept: 1 },
        { die: "d20", result: 5, kept: 0 },
        { die: "d20", result: 17, kept: 1 },
      ],
      total: 22,
    });
    const low = tableRoll(falling, { mode: "disadvantage", modifier: 0, results: [1, 9, 9] });
    expect(low.dice.map(({ kept }) => kept)).toEqual([1, 1, 0]);
    expect(low.total).toBe(10);
  });

  it("may be typed, one result for each die that falls", () => {
    const falling = fallingDice({ d20: 1, d6: 1 }, "normal");
    expect(refusalOfTyped(falling, [17, 6])).toBeUndefined();
    expect(refusalOfTyped(falling, [17])).toContain("2 results");
    expect(refusalOfTyped(falling, [6, 17])).toContain("can't show");
    expect(refusalOfTyped(falling, [0, 1])).toContain("can't show");
  });

  it("have no results where nothing was typed, and too few where it has no figure", () => {
    expect([" ", "5, 2", "-1 2.5", "six"].map(typedResults)).toEqual([undefined, [5, 2], [-1, 2.5], []]);
    expect(refusalOfTyped(fallingDice({ d20: 1 }, "normal"), [])).toBe("Please type one result");
  });
});
