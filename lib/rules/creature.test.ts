import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mapAbilities, modifier } from "@/lib/rules/abilities";
import {
  armourClass,
  fitHitPoints,
  hitPointColour,
  hitPointShare,
  levelFrom,
  newCharacter,
  newEncounter,
  savingThrows,
  speedFrom,
} from "@/lib/rules/creature";

const score = fc.integer({ min: 1, max: 30 });
const scores = fc.record({ str: score, dex: score, con: score, int: score, wis: score, cha: score });

describe("creature", () => {
  it("has an armour class of 10 and the Dex modifier, and its modifiers as saving throws", () => {
    fc.assert(
      fc.property(scores, (own) => {
        expect(armourClass(own)).toBe(10 + modifier(own.dex));
        expect(savingThrows(own)).toEqual(mapAbilities((ability) => modifier(own[ability])));
      }),
    );
  });

  it("keeps hit points between 0 and a maximum of at least 1", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (current, max) => {
        const fitted = fitHitPoints({ current, max });
        expect(fitted.max).toBe(Math.max(1, max));
        expect(fitted.current).toBeGreaterThanOrEqual(0);
        expect(fitted.current).toBeLessThanOrEqual(fitted.max);
        expect(fitHitPoints(fitted)).toEqual(fitted);
        expect(hitPointShare({ current, max })).toBe(fitted.current / fitted.max);
      }),
    );
  });

  it("lowers the current hit points to a lower maximum", () => {
    expect(fitHitPoints({ current: 31, max: 20 })).toEqual({ current: 20, max: 20 });
  });

  it.each([
    [100, "high"],
    [51, "high"],
    [50, "mid"],
    [26, "mid"],
    [25, "low"],
    [0, "low"],
  ])("shows %i of 100 hit points as %s", (current, colour) => {
    expect(hitPointColour({ current, max: 100 })).toBe(colour);
  });

  it("reads typed levels and speeds, falling back to 1 and 0", () => {
    expect(["", "abc", "0", "7", "999"].map(levelFrom)).toEqual([1, 1, 1, 7, 30]);
    expect(["", "abc", "-5", "35", "99999"].map(speedFrom)).toEqual([0, 0, 0, 35, 999]);
  });

  it("starts at level 1 with speed 30, 10 of 10 hit points and scores of 10", () => {
    expect(newCharacter()).toEqual({
      name: "New Character",
      description: "",
      level: 1,
      speed: 30,
      hitPoints: { current: 10, max: 10 },
      abilities: { str: 10, dex: 10, con: 10, int: 10, wis: 10, cha: 10 },
      skills: [],
    });
    expect(newEncounter()).toEqual({ ...newCharacter(), name: "New Encounter" });
  });
});
