import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDie, DICE, type Die, MOST_DICE, type Random, removeDie, roll, throwDie } from "@/lib/rules/dice";

const SPAN = 2 ** 32;
const die = fc.constantFrom(...DICE);
const pool = fc.array(die, { maxLength: MOST_DICE });
const modifier = fc.integer({ min: -20, max: 20 });

/** Gives the numbers in turn, and fails when more are drawn than were foreseen. */
function dealing(...numbers: readonly number[]): Random & { left: () => number } {
  const queue = [...numbers];
  const draw = () => {
    const next = queue.shift();
    if (next === undefined) throw new Error("drawn too often");
    return next;
  };
  return Object.assign(draw, { left: () => queue.length });
}

/** Enough numbers for six dice thrown twice, none of which is drawn again. */
const plain = fc.array(fc.integer({ min: 0, max: SPAN - 101 }), { minLength: 12, maxLength: 12 });

describe("a die", () => {
  it.each(DICE)("D%i gives each face to equally many of the numbers that it keeps", (sides) => {
    const fair = SPAN - (SPAN % sides);
    expect(fair % sides).toBe(0);
    expect(throwDie(sides, dealing(0))).toBe(1);
    expect(throwDie(sides, dealing(sides - 1))).toBe(sides);
    expect(throwDie(sides, dealing(fair - 1))).toBe(sides);
  });

  it.each(DICE.filter((sides) => SPAN % sides !== 0))(
    "D%i draws again what would favour low faces",
    (sides) => {
      const fair = SPAN - (SPAN % sides);
      const random = dealing(fair, SPAN - 1, fair, 2);
      expect(throwDie(sides, random)).toBe(3);
      expect(random.left()).toBe(0);
    },
  );

  it("draws again as often as it must, for any run of numbers to be rejected", () => {
    fc.assert(
      fc.property(
        die.filter((sides) => SPAN % sides !== 0),
        fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { maxLength: 8 }),
        fc.nat(),
        (sides, rejected, seed) => {
          const rest = SPAN % sides;
          const unfair = rejected.map((part) => SPAN - rest + Math.floor(part * rest));
          const random = dealing(...unfair, seed);
          expect(throwDie(sides, random)).toBe(1 + (seed % sides));
          expect(random.left()).toBe(0);
        },
      ),
    );
  });

  it.each([4, 8] as const)("D%i keeps every number, since it divides them all", (sides) => {
    expect(throwDie(sides, dealing(SPAN - 1))).toBe(sides);
  });
});

describe("a pool", () => {
  it("never holds more than six dice", () => {
    fc.assert(
      fc.property(fc.array(die), (added) => {
        const filled = added.reduce<readonly Die[]>(addDie, []);
        expect(filled).toEqual(added.slice(0, 6));
      }),
    );
  });

  it("loses exactly the die that is taken out", () => {
    fc.assert(
      fc.property(fc.array(die, { minLength: 1, maxLength: 6 }), fc.nat({ max: 5 }), (dice, at) => {
        const index = at % dice.length;
        expect(removeDie(dice, index)).toEqual([...dice.slice(0, index), ...dice.slice(index + 1)]);
      }),
    );
  });
});

describe("a roll", () => {
  it("throws each die once, in order, and adds the modifier to the sum", () => {
    fc.assert(
      fc.property(pool, modifier, plain, (dice, plus, numbers) => {
        const rolled = roll(dice, dealing(...numbers), { modifier: plus });
        expect(rolled.throws.map((thrown) => thrown.die)).toEqual(dice);
        for (const { die: sides, value } of rolled.throws) {
          expect(value).toBeGreaterThanOrEqual(1);
          expect(value).toBeLessThanOrEqual(sides);
        }
        expect(rolled.total).toBe(rolled.throws.reduce((sum, { value }) => sum + value, 0) + plus);
      }),
    );
  });

  it("counts the higher of two D20 with advantage and the lower with disadvantage", () => {
    const numbers = [3, 16];
    expect(roll([20], dealing(...numbers), { edge: "advantage" })).toMatchObject({
      throws: [{ die: 20, value: 17, dropped: 4 }],
      total: 17,
    });
    expect(roll([20], dealing(...numbers), { edge: "disadvantage", modifier: -2 })).toMatchObject({
      throws: [{ die: 20, value: 4, dropped: 17 }],
      total: 2,
    });
  });

  it("leaves other dice alone when there is an edge", () => {
    const rolled = roll([6, 20, 8], dealing(2, 9, 11, 4), { edge: "advantage" });
    expect(rolled.throws).toEqual([
      { die: 6, value: 3 },
      { die: 20, value: 12, dropped: 10 },
      { die: 8, value: 5 },
    ]);
  });

  it("never counts the dropped throw above the kept one", () => {
    fc.assert(
      fc.property(pool, plain, (dice, numbers) => {
        for (const { value, dropped = 1 } of roll(dice, dealing(...numbers), { edge: "advantage" }).throws)
          expect(value).toBeGreaterThanOrEqual(dropped);
        for (const { value, dropped = 100 } of roll(dice, dealing(...numbers), { edge: "disadvantage" })
          .throws)
          expect(value).toBeLessThanOrEqual(dropped);
      }),
    );
  });
});
