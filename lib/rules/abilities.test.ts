import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ABILITIES, clampScore, figure, mapAbilities, modifier, signed } from "@/lib/rules/abilities";

describe("abilities", () => {
  it.each([
    [1, -5],
    [8, -1],
    [9, -1],
    [10, 0],
    [11, 0],
    [12, 1],
    [18, 4],
    [25, 7],
    [30, 10],
  ])("gives a score of %i the modifier %i", (score, expected) => {
    expect(modifier(score)).toBe(expected);
  });

  it("counts a missing score as 10", () => {
    expect(modifier(undefined)).toBe(0);
    expect(modifier(null)).toBe(0);
  });

  it("raises the modifier by one for every two points", () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 28 }), (n) => modifier(n + 2) === modifier(n) + 1));
  });

  it("clamps any number to a whole score from 1 to 25 and keeps those that are", () => {
    fc.assert(
      fc.property(fc.double(), (n) => {
        const score = clampScore(n);
        expect(Number.isInteger(score)).toBe(true);
        expect(score).toBeGreaterThanOrEqual(1);
        expect(score).toBeLessThanOrEqual(25);
      }),
    );
    fc.assert(fc.property(fc.integer({ min: 1, max: 25 }), (n) => clampScore(n) === n));
    expect(clampScore(Number.NaN)).toBe(10);
  });

  it("signs every number, negative ones with a true minus", () => {
    expect([signed(3), signed(0), signed(-0), signed(-2)]).toEqual(["+3", "+0", "+0", "\u22122"]);
    expect([figure(12), figure(0), figure(-2)]).toEqual(["12", "0", "\u22122"]);
    fc.assert(fc.property(fc.integer(), (n) => !(signed(n) + figure(n)).includes("-")));
  });

  it("maps all six abilities in their order", () => {
    expect(Object.entries(mapAbilities((ability) => ability))).toEqual(ABILITIES.map((a) => [a, a]));
  });
});
