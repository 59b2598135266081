import { describe, expect, it } from "vitest";
import { mapAbilities } from "@/lib/rules/abilities";
import { type SaidFields, type Saying, said, written } from "./origin-says";

const fields: SaidFields = {
  abilities: { ...mapAbilities(() => 10), con: 14 },
  speed: 30,
  hitPoints: { current: 1, max: 1 },
  saves: [],
  languages: ["Common", ""],
};
const before = { speed: 30, hitPoints: { current: 1, max: 1 } };
const sayings: Saying[] = [
  { of: "abilities", bonuses: { con: 2, wis: 1 } },
  { of: "speed", speed: 25 },
  { of: "saves", saves: ["int", "wis"] },
  { of: "hitPoints", hitDie: 8 },
  { of: "languages", names: ["Common", "Dwarvish"] },
];

describe("what the library says of a race or a class", () => {
  it("is written where it is ticked", () => {
    const parts = sayings.map((saying) => written(fields, saying, true, before));
    expect(parts).toEqual([
      { abilities: { ...fields.abilities, con: 16, wis: 11 } },
      { speed: 25 },
      { saves: ["int", "wis"] },
      { hitPoints: { current: 10, max: 10 } },
      { languages: ["Common", "Dwarvish"] },
    ]);
  });

  it("is taken back where it no longer is, and the rest of the form stays", () => {
    for (const saying of sayings) {
      const ticked = {
        ...fields,
        ...written(fields, saying, true, before),
        speed: saying.of === "speed" ? 25 : 35,
      };
      const back = { ...ticked, ...written(ticked, saying, false, before) };
      const kept = { ...fields, speed: saying.of === "speed" ? 30 : 35 };
      expect(back).toEqual(saying.of === "languages" ? { ...kept, languages: [] } : kept);
    }
  });

  it("shows the same change whether it is ticked or not", () => {
    for (const saying of sayings) {
      const ticked = { ...fields, ...written(fields, saying, true, before) };
      expect(said(ticked, saying, true, before)).toEqual(said(fields, saying, false, before));
    }
    const shown = sayings.map((saying) => said(fields, saying, false, before).changes);
    expect(shown.flat().map(({ label, from, to }) => `${label} ${from} ${to}`)).toEqual([
      "Con 14 16",
      "Wis 10 11",
      "Speed 30 25",
      "Int +0 +2",
      "Wis +0 +2",
      "HP 1/1 10/10",
      "  Common, Dwarvish",
    ]);
  });
});
