import { expect, it } from "vitest";
import { noClass } from "./creature-form";
import type { CharacterClassEntry } from "./library";
import { classFields, isOwnOrigin, untouchedClass } from "./library-origin";

const wizard: CharacterClassEntry = {
  slug: "wizard",
  name: "Wizard",
  hitDie: 6,
  saves: ["int", "wis"],
  skillChoices: 2,
  skills: ["Arcana", "History"],
  proficiencies: [],
  tools: ["Quill"],
  slots: [
    [2, 0, 0, 0, 0, 0],
    [3, 0, 0, 0, 0, 0],
    [4, 2, 0, 0, 0, 0],
  ],
  text: "Who reads.",
};
const untouched = untouchedClass(wizard);

it("takes for one's own neither an empty class nor one that was taken, at whichever level", () => {
  expect(isOwnOrigin(noClass(), [])).toBe(false);
  expect(isOwnOrigin({ ...noClass(), tools: [" "] }, [])).toBe(false);
  for (const level of [1, 2, 3]) expect(isOwnOrigin(classFields(wizard, level), untouched)).toBe(false);
  expect(isOwnOrigin(classFields(wizard, 1), [])).toBe(true);
});

it.each([
  ["a text", { description: "Who burns." }],
  ["a skill", { skills: ["Arcana"] }],
  ["a tool beside that of the library", { tools: ["Quill", "Net"] }],
  ["a language", { languages: ["Tidespeech"] }],
  ["the name of the energy", { energyName: "Ki" }],
  ["its levels", { maxEnergyLevel: 5 }],
  ["its amounts", { energyAmounts: { 1: 9, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0 } }],
])("takes %s for one's own, in an empty class and in one that was taken", (_, written) => {
  expect(isOwnOrigin({ ...noClass(), ...written }, [])).toBe(true);
  expect(isOwnOrigin({ ...classFields(wizard, 1), ...written }, untouched)).toBe(true);
});
