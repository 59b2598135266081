import { expect, test } from "vitest";
import { mapAbilities } from "@/lib/rules/abilities";
import { printedSave } from "@/lib/rules/saves";

test("a printed bonus counts before the ability's", () => {
  const abilities = mapAbilities(() => 14);
  expect(printedSave("Dex +7, Con \u22121", abilities, "dex")).toBe(7);
  expect(printedSave("Dex +7, Con \u22121", abilities, "con")).toBe(-1);
  expect(printedSave("Dex +7", abilities, "wis")).toBe(2);
  expect(printedSave("", abilities, "wis")).toBe(2);
});
