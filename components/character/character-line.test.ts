import { describe, expect, test } from "vitest";
import { cardLine, sheetLine } from "./character-line";

const of = (race: string, characterClass: string, background: string) => ({
  race,
  class: characterClass,
  background,
});

describe("what a character is, in words", () => {
  test.each([
    [of("Wood Elf", "Warden", "Outlander"), "Wood Elf Warden, Outlander", "Wood Elf Warden, an Outlander"],
    [of("Halfling", "", "Smuggler"), "Halfling, Smuggler", "Halfling, a Smuggler"],
    [of("", "", "Acolyte"), "Acolyte", "Acolyte"],
    [of("", "Rogue", ""), "Rogue", "Rogue"],
    [of("", "", ""), "", ""],
  ])("%o", (origins, card, sheet) => {
    expect(cardLine(origins)).toBe(card);
    expect(sheetLine(origins)).toBe(sheet);
  });
});
