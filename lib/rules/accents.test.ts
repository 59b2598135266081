import { expect, it } from "vitest";
import { patternOf } from "./accents";
import { folded } from "./folded";

it.each([
  ["beacon", "He lit the BÉACONS"],
  ["beacon", "be\u0301acon"],
  ["лампаи", "ЛАМПАЙ горит"],
  ["ωδη", "ᾨδὴ καινή"],
  ["100%", "100% of it"],
  ["o’neil", "O’Néil"],
  ["a.b", "A.B"],
])("finds %s in a text that isn't folded", (word, text) => {
  expect(folded(text)).toContain(word);
  expect(new RegExp(patternOf(word)).test(text)).toBe(true);
});

it("finds no sign for another", () => {
  expect(new RegExp(patternOf("a.b")).test("axb")).toBe(false);
  expect(new RegExp(patternOf("beacon")).test("bacon")).toBe(false);
});
