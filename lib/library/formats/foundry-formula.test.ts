import { describe, expect, it } from "vitest";
import { figureOf, rolledText, withValues } from "./foundry-formula";

describe("Foundry's formulas", () => {
  it.each([
    ["2d6+5", "12 (2d6 + 5)"],
    ["2d6 + -1", "6 (2d6 - 1)"],
    ["1d8 + 2 + 1d6 - 3", "7 (1d8 + 1d6 - 1)"],
    ["d4", "2 (1d4)"],
    ["(1 + 1)d6", "7 (2d6)"],
    ["2d20kh1 + 3", "2d20kh1 + 3"],
    ["1d6[fire] + floor(7 / 2)", "6 (1d6 + 3)"],
    ["10 - 2 * 3", "4"],
    ["max(1d4, 2)", "max(1d4, 2)"],
    ["2d6 +", "2d6 +"],
    ["", ""],
  ])("%j is %j", (formula, text) => expect(rolledText(formula, true)).toBe(text));

  it("have what they refer to in them, and tell what nothing stands for", () => {
    const values: Readonly<Record<string, number | string>> = {
      "abilities.str.mod": -1,
      "scale.rogue.sneak": "3d6",
      prof: 2,
    };
    const missing: string[] = [];
    const lookup = (path: string) => values[path];
    expect(withValues("@scale.rogue.sneak + @abilities.str.mod", lookup, missing)).toBe("3d6 + (-1)");
    expect(figureOf(withValues("max(1, @abilities.str.mod) * @prof", lookup, missing))).toBe(2);
    expect(withValues("(@nothing)d6.", lookup, missing)).toBe("(@nothing)d6.");
    expect(missing).toEqual(["@nothing"]);
    expect(figureOf("1d6")).toBeUndefined();
    expect(figureOf("1 / 0")).toBeUndefined();
  });
});
