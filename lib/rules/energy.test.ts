import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  changedEnergy,
  clampEnergyLevels,
  ENERGY_LEVELS,
  energyAmountFrom,
  fitSpent,
  mapEnergy,
  noEnergy,
} from "@/lib/rules/energy";

const byLevel = fc
  .array(fc.integer({ min: 0, max: 20 }), { minLength: 6, maxLength: 6 })
  .map((amounts) => mapEnergy((level) => amounts[level - 1] ?? 0));
const level = fc.constantFrom(...ENERGY_LEVELS);

describe("energy", () => {
  it.each([
    ["", 1],
    ["many", 1],
    [Number.NaN, 1],
    [0, 1],
    ["-3", 1],
    ["4", 4],
    [6, 6],
    [7, 6],
    [2.9, 2],
    [1e21, 6],
    [-1e21, 1],
  ])("takes %j levels as %i", (typed, count) => {
    expect(clampEnergyLevels(typed)).toBe(count);
  });

  it.each([
    ["", 0],
    ["many", 0],
    [-1, 0],
    ["3", 3],
    [2.9, 2],
    [Number.POSITIVE_INFINITY, 999],
  ])("takes an amount of %j as %i", (typed, amount) => {
    expect(energyAmountFrom(typed)).toBe(amount);
  });

  it("spends and restores points of one level, between 0 and its amount", () => {
    fc.assert(
      fc.property(byLevel, level, fc.array(fc.integer({ min: -9, max: 9 })), (amounts, of, changes) => {
        const spent = changes.reduce(
          (now, change) => changedEnergy(now, amounts, { level: of, change }),
          noEnergy(),
        );
        expect(spent[of]).toBeGreaterThanOrEqual(0);
        expect(spent[of]).toBeLessThanOrEqual(amounts[of]);
        expect({ ...spent, [of]: 0 }).toEqual(noEnergy());
      }),
    );
    expect(changedEnergy(noEnergy(), { ...noEnergy(), 2: 1 }, { level: 2, change: -3 })[2]).toBe(1);
  });

  it("keeps what is spent within amounts that were lowered", () => {
    fc.assert(
      fc.property(byLevel, byLevel, (spent, amounts) => {
        const fitted = fitSpent(spent, amounts);
        for (const of of ENERGY_LEVELS) expect(fitted[of]).toBe(Math.min(spent[of], amounts[of]));
      }),
    );
  });
});
