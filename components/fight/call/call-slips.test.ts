import { describe, expect, it } from "vitest";
import { closed, NO_SLIPS, slipOf } from "./call-slips";

const combatant = (initiative: number | null, id = 1) => ({ id, kind: "character" as const, initiative });
const asked = { ...NO_SLIPS, asked: [1] };

describe("the slips of a call for initiative", () => {
  it("ask anew where an initiative is undone after its slip was closed", () => {
    const slips = closed(asked, combatant(14));
    expect(slipOf([combatant(14)], slips, undefined)).toEqual({ missing: undefined, told: undefined });
    expect(slipOf([combatant(null)], slips, undefined).missing).toEqual(combatant(null));
  });

  it("don't ask anew who put it off, nor tell what was rolled for them", () => {
    const slips = closed(asked, combatant(null));
    for (const initiative of [null, 9, null])
      expect(slipOf([combatant(initiative)], slips, undefined)).toEqual({
        missing: undefined,
        told: undefined,
      });
  });

  it("tell where those stand who were asked, once nobody is missing or changes theirs", () => {
    const [first, second] = [combatant(14), combatant(3, 2)];
    expect(slipOf([first, second], asked, undefined)).toEqual({ missing: undefined, told: first });
    expect(slipOf([first, second], asked, 1).missing).toEqual(first);
    expect(slipOf([first, combatant(null, 2)], asked, 1).missing).toEqual(combatant(null, 2));
  });
});
