import { expect, it } from "vitest";
import { askingPassages } from "./asking-passages";

it("finds the paragraphs that ask for a roll, and the trait that each is", () => {
  const throes = "Death Throes. It explodes: a DC 20\nDexterity saving throw, or 20d6 fire damage.";
  const form = "Fire Form (3/Day). It burns for 1d10 fire damage.";
  const plain = "He rings the bell. Whoever hears it makes a DC 12 Wisdom saving throw.";
  const facts = "Challenge 1/4\nHit points 7 (2d6)";
  const text = [facts, "Magic Weapons. Its weapon attacks are magical.", throes, form, plain].join("\n\n");
  expect(askingPassages(text)).toEqual([
    { text: facts },
    { text: throes, name: "Death Throes" },
    { text: form, name: "Fire Form (3/Day)" },
    { text: plain },
  ]);
  expect(askingPassages("He rang the chapel bell for forty years.")).toEqual([]);
});
