import { expect, test } from "vitest";
import { deedsOf, diceFace } from "./deeds";

const told = (name: string, more: object = {}) => ({
  id: name.length,
  name,
  type: "",
  description: "",
  range: "",
  cost: "",
  effects: [] as string[],
  damageTypes: [] as string[],
  ...more,
});
const none = { item: [], spell: [], action: [] };

test("an attack has what hits and what it deals, and its small print", () => {
  const bow = told("Yew longbow", {
    range: "150 ft",
    damageTypes: ["Piercing"],
    effects: ["+7 to hit, 1d8 + 4 piercing."],
  });
  const [attack] = deedsOf({ ...none, item: [bow] }).attacks;
  expect(attack).toMatchObject({ name: "Yew longbow", detail: "150 ft, piercing", heals: false });
  expect(attack?.toHit?.modifier).toBe(7);
  expect(attack?.amounts.map(diceFace)).toEqual(["1d8+4"]);
});

test("what heals or is used up is at hand; what one wears isn't named", () => {
  const { attacks, atHand } = deedsOf({
    ...none,
    item: [
      told("Tideglass vial", { description: "One swallow gives back 2d4+2 hit points." }),
      told("Scroll of fog", { type: "Scroll" }),
      told("Grey cloak", { type: "Armour" }),
    ],
    action: [told("Sidestep", { cost: "bonus action" })],
  });
  expect(attacks).toEqual([]);
  expect(atHand.map(({ name, heals }) => [name, heals])).toEqual([
    ["Tideglass vial", true],
    ["Scroll of fog", false],
    ["Sidestep", false],
  ]);
  expect(atHand[2]?.detail).toBe("bonus action");
});

test("spells stand by level, with what others must save against and without what higher levels add", () => {
  const { spells } = deedsOf({
    ...none,
    spell: [
      told("Nine strokes", {
        level: 3,
        effects: ["DC 14 Constitution saving throw, 5d8 thunder.", "1d8 more for each slot level above 3rd."],
      }),
      told("Guiding spark", { level: 0 }),
    ],
  });
  expect(spells.map(({ name, level }) => [name, level])).toEqual([
    ["Guiding spark", 0],
    ["Nine strokes", 3],
  ]);
  expect(spells[1]?.save).toEqual({ ability: "con", difficulty: 14 });
  expect(spells[1]?.amounts.map(diceFace)).toEqual(["5d8"]);
});

test("equal dice of two kinds are two amounts, and those of no kind repeat them", () => {
  const sting = told("Sting", { effects: ["7 (2d6) piercing plus 7 (2d6) poison. A venom of 2d6."] });
  const [attack] = deedsOf({ ...none, action: [sting] }).attacks;
  expect(attack?.amounts.map((amount) => [diceFace(amount), amount.label])).toEqual([
    ["2d6", "piercing"],
    ["2d6", "poison"],
  ]);
});

test("each amount is named once, with a true minus", () => {
  const claw = told("Claw", { effects: ["1d6-1 slashing plus 2d6 poison, or 1d6 − 1."] });
  expect(deedsOf({ ...none, action: [claw] }).attacks[0]?.amounts.map(diceFace)).toEqual(["1d6−1", "2d6"]);
});
