import { describe, expect, it } from "vitest";
import * as inWords from "@/lib/rules/dice-text";

/** What is read; where lines may break is a matter of its own. */
const read = (text: string) => text.replaceAll("\u00a0", " ");
const { edgeText } = inWords;
const poolText = (...pool: Parameters<typeof inWords.poolText>) => read(inWords.poolText(...pool));
const rollText = (...roll: Parameters<typeof inWords.rollText>) => read(inWords.rollText(...roll));

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

  it("breaks its lines between dice, never between a number and what it counts", () => {
    const throws = [
      { die: 20, value: 17 },
      { die: 6, value: 5 },
    ] as const;
    const lines = inWords.rollText({ throws, modifier: 5, edge: "none", total: 27 }).split(" ");
    expect(lines.map(read)).toEqual(["1 D20 (17)", "+", "1 D6 (5)", "+ 5"]);
    expect(inWords.poolText([20, 6, 6], -1).split(" ").map(read)).toEqual(["1 D20,", "2 D6", "\u2212 1"]);
  });
});
