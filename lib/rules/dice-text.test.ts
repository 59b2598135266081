import { describe, expect, it } from "vitest";
import { edgeText, poolText, rollText } from "@/lib/rules/dice-text";

describe("dice in words", () => {
  it("counts a pool by kind, in the order of adding", () => {
    expect(poolText([20, 6, 20, 6])).toBe("2 D20, 2 D6");
    expect(poolText([100], 3)).toBe("1 D100 + 3");
    expect(poolText([], 3)).toBe("");
  });

  it("names each result of a roll", () => {
    const throws = [
      { die: 20, value: 17 },
      { die: 20, value: 11 },
      { die: 6, value: 6 },
      { die: 6, value: 5 },
    ] as const;
    expect(rollText({ throws, modifier: 0, edge: "none", total: 39 })).toBe("2 D20 (17, 11) + 2 D6 (6, 5)");
    expect(rollText({ throws, modifier: -2, edge: "none", total: 37 })).toBe(
      "2 D20 (17, 11) + 2 D6 (6, 5) \u2212 2",
    );
  });

  it("names the throw that did not count", () => {
    const throws = [{ die: 20, value: 17, dropped: 4 }] as const;
    expect(rollText({ throws, modifier: 5, edge: "advantage", total: 22 })).toBe("1 D20 (17 not 4) + 5");
    expect([edgeText("none"), edgeText("disadvantage")]).toEqual(["", " with disadvantage"]);
  });
});
