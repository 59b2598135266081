import { describe, expect, test } from "vitest";
import { piecesOf } from "@/lib/rules/dice-in-text";

const asked = (text: string) =>
  piecesOf(text).flatMap(({ text: words, roll }) =>
    roll ? [[words, roll.pool.length, roll.pool[0], roll.modifier, roll.label]] : [],
  );

describe("what a text asks to be rolled", () => {
  test("a stat block's attack: the bonus to hit and the damage", () => {
    const text =
      "Melee Weapon Attack: +5 to hit, reach 5 ft., one target. Hit: 7 (1d8 + 3) piercing damage plus 4 (1d8) cold and 2d6 fire (3d6).";
    expect(asked(text)).toEqual([
      ["+5 to hit", 1, 20, 5, "to hit"],
      ["(1d8 + 3) piercing", 1, 8, 3, "piercing"],
      ["(1d8) cold", 1, 8, 0, "cold"],
      ["2d6 fire", 2, 6, 0, "fire"],
      ["(3d6)", 3, 6, 0, ""],
    ]);
    expect(
      piecesOf(text)
        .map((piece) => piece.text)
        .join(""),
    ).toBe(text);
  });

  test("an attack of the later edition", () => {
    expect(asked("Melee Attack Roll: +14, reach 10 ft. Hit: 15 (2d8 + 6) Slashing damage.")).toEqual([
      ["+14", 1, 20, 14, "to hit"],
      ["(2d8 + 6) Slashing", 2, 8, 6, "slashing"],
    ]);
  });

  test("saving throws, minus signs and a die without a number before it", () => {
    expect(asked("DC 13 Constitution saving throw, \u22121 to hit, d20, 10d6-2")).toEqual([
      ["DC 13 Constitution saving throw", 1, 20, 0, "Constitution save, DC 13"],
      ["\u22121 to hit", 1, 20, -1, "to hit"],
      ["d20", 1, 20, 0, ""],
      ["10d6-2", 10, 6, -2, ""],
    ]);
  });

  test("an ability check, of which nobody is asked for a saving throw", () => {
    const text = "DC 14 Wisdom (Insight) check or DC 12 strength  check, DC 12 Strength save, DC 11 Charisma";
    expect(asked(text)).toEqual([
      ["DC 14 Wisdom (Insight) check", 1, 20, 0, "Wisdom (Insight) check, DC 14"],
      ["DC 12 strength  check", 1, 20, 0, "Strength check, DC 12"],
      ["DC 12 Strength save", 1, 20, 0, "Strength save, DC 12"],
      ["DC 11 Charisma", 1, 20, 0, "Charisma save, DC 11"],
    ]);
    expect(piecesOf(text).flatMap(({ roll }) => roll?.save ?? [])).toEqual([
      { ability: "str", difficulty: 12 },
      { ability: "cha", difficulty: 11 },
    ]);
  });

  test("either of two abilities: a check stays a check, and of a saving throw the first is rolled", () => {
    const text =
      "DC 15 Strength (Athletics) or Dexterity (Acrobatics) check, DC 16 Strength or Dexterity saving throw, DC 12 Wisdom or Charisma check, DC 9 Dexterity or fall";
    expect(asked(text)).toEqual([
      [
        "DC 15 Strength (Athletics) or Dexterity (Acrobatics) check",
        1,
        20,
        0,
        "Strength (Athletics) or Dexterity (Acrobatics) check, DC 15",
      ],
      ["DC 16 Strength or Dexterity saving throw", 1, 20, 0, "Strength save, DC 16"],
      ["DC 12 Wisdom or Charisma check", 1, 20, 0, "Wisdom or Charisma check, DC 12"],
      ["DC 9 Dexterity", 1, 20, 0, "Dexterity save, DC 9"],
    ]);
    expect(piecesOf(text).flatMap(({ roll }) => roll?.save?.ability ?? [])).toEqual(["str", "dex"]);
  });

  test("dice that follow dice are no bonus, however many", () => {
    expect(asked("1d8 + 2d6, 2d6 + 10d6, 1d4-12d4")).toEqual([
      ["1d8", 1, 8, 0, ""],
      ["2d6", 2, 6, 0, ""],
      ["2d6", 2, 6, 0, ""],
      ["10d6", 10, 6, 0, ""],
      ["1d4", 1, 4, 0, ""],
      ["12d4", 12, 4, 0, ""],
    ]);
  });

  test("what no die of the tray shows, too many dice and ordinary words stay words", () => {
    for (const text of ["3d printer", "2d7", "41d6", "0d6", "1d8+100", "DC 13", "a 5 to hit", "second8", ""])
      expect(asked(text)).toEqual([]);
  });
});
