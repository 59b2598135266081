import { describe, expect, it } from "vitest";
import { mapAbilities, SCORE } from "@/lib/rules/abilities";
import { beforeOf, nothingBefore, type SaidFields, type Saying, said, written } from "./origin-says";

const fields: SaidFields = {
  abilities: { ...mapAbilities(() => 10), con: 14 },
  most: SCORE.wizardMax,
  speed: 30,
  hitPoints: { current: 1, max: 1 },
  saves: [],
  languages: ["Common", ""],
};
const before = { ...nothingBefore(), speed: 30, hitPoints: { current: 1, max: 1 } };
const sayings: [Saying, ...Saying[]] = [
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

  it("raises no score above what its form allows, and takes back what was gained", () => {
    const [bonuses] = sayings;
    for (const most of [SCORE.wizardMax, SCORE.max])
      for (const [con, raised] of [
        [most - 3, most - 1],
        [most - 1, most],
        [most, most],
        [most + 2, most + 2],
      ] as const) {
        const form = { ...fields, most, abilities: { ...fields.abilities, con } };
        const kept = { ...before, ...beforeOf(form, bonuses) };
        const ticked = { ...form, ...written(form, bonuses, true, before) };
        expect(ticked.abilities).toEqual({ ...form.abilities, con: raised, wis: 11 });
        expect(said(ticked, bonuses, true, kept)).toEqual(said(form, bonuses, false, before));
        expect(written(ticked, bonuses, false, kept)).toEqual({ abilities: form.abilities });
      }
  });

  it("keeps what a tick writes over, and nothing where it is taken back by its names", () => {
    expect(sayings.map((saying) => Object.keys(beforeOf(fields, saying)))).toEqual([
      ["lost"],
      ["speed", "setSpeed"],
      [],
      ["hitPoints", "setHitPoints"],
      [],
    ]);
    // A draft brings back what its form has from the beginning alone.
    const kept = Object.assign({}, ...sayings.map((saying) => beforeOf(fields, saying))) as object;
    expect(Object.keys(nothingBefore())).toEqual(expect.arrayContaining(Object.keys(kept)));
  });

  it.each([
    { of: "speed", byHand: { speed: 40 }, shown: "Speed  40" },
    { of: "hitPoints", byHand: { hitPoints: { current: 30, max: 30 } }, shown: "HP  30/30" },
  ])("leaves $of that was changed by hand after the tick, and shows it", ({ of, byHand, shown }) => {
    const saying = sayings.find((one) => one.of === of) ?? sayings[0];
    const kept = { ...before, ...beforeOf(fields, saying) };
    const changed = { ...fields, ...written(fields, saying, true, before), ...byHand };
    const { changes } = said(changed, saying, true, kept);
    expect(changes.map(({ label, from, to }) => `${label} ${from} ${to}`)).toEqual([shown]);
    expect({ ...changed, ...written(changed, saying, false, kept) }).toEqual(changed);
    // A draft of an earlier release kept no more than what stood there.
    expect({ ...changed, ...written(changed, saying, false, before) }).toEqual(changed);
  });

  it("takes hit points back that it wrote by another constitution, and shows what it wrote", () => {
    const saying = { of: "hitPoints", hitDie: 8 } as const;
    const kept = { ...before, ...beforeOf(fields, saying) };
    const ticked = { ...fields, ...written(fields, saying, true, before) };
    const sturdier = { ...ticked, abilities: { ...fields.abilities, con: 18 } };
    expect(said(sturdier, saying, true, kept).changes).toEqual([{ label: "HP", from: "1/1", to: "10/10" }]);
    expect(written(sturdier, saying, false, kept)).toEqual({ hitPoints: fields.hitPoints });
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
