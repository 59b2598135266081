import { expect, test } from "vitest";
import { mapAbilities } from "@/lib/rules/abilities";
import { describedSave, printedSave } from "@/lib/rules/saves";

test("a printed bonus counts before the ability's", () => {
  const abilities = mapAbilities(() => 14);
  expect(printedSave("Dex +7, Con \u22121", abilities, "dex")).toBe(7);
  expect(printedSave("Dex +7, Con \u22121", abilities, "con")).toBe(-1);
  expect(printedSave("Dex +7", abilities, "wis")).toBe(2);
  expect(printedSave("", abilities, "wis")).toBe(2);
});

test("an encounter's saving throws are those that its description keeps of a stat block", () => {
  const abilities = mapAbilities(() => 10);
  const description =
    "Challenge 17 (18,000 XP)\nSaving throws Dex +6, Con −1\nSkills Perception +13\n\nWis +9 is no line.";
  expect(describedSave(description, abilities, "dex")).toBe(6);
  expect(describedSave(description, abilities, "con")).toBe(-1);
  expect(describedSave(description, abilities, "wis")).toBe(0);
  expect(describedSave("SAVING THROWS: Dex +4", abilities, "dex")).toBe(4);
  expect(describedSave("It fears saving throws Dex +4.", abilities, "dex")).toBe(0);
});
