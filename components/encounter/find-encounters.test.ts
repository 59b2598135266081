import { describe, expect, it } from "vitest";
import { ANYTHING, findEncounters, levelsOf, soughtAmong } from "./find-encounters";

const race = (name: string) => ({ name, firstSkill: "", secondSkill: "" });
const sexton = { name: "Drowned Sexton", level: 4, race: race("Undead") };
const wyrm = { name: "Saltback Wyrm", level: 9, race: race("Dragon") };
const elder = { name: "Élder Wyrm", level: 4, race: race("Dragon") };
const nobody = { name: "ΟΔΥΣΣΕΥΣ", level: 4, race: race("") };
const book = { name: "كِتَاب", level: 4, race: race("") };
const all = [sexton, wyrm, elder];

describe("finding encounters", () => {
  it("shows all of them until something is asked for", () => {
    expect(findEncounters(all, ANYTHING)).toEqual(all);
    expect(findEncounters(all, { text: "  ", level: null })).toEqual(all);
  });

  it("reads names and races, without regard to case and accents", () => {
    expect(findEncounters(all, { text: "UNDEAD", level: null })).toEqual([sexton]);
    expect(findEncounters(all, { text: "elder", level: null })).toEqual([elder]);
    expect(findEncounters(all, { text: "dragon salt", level: null })).toEqual([wyrm]);
    expect(findEncounters([nobody], { text: "οδυσσευς", level: null })).toEqual([nobody]);
    expect(findEncounters([book], { text: "كتاب", level: null })).toEqual([book]);
  });

  it("narrows to a level as well", () => {
    expect(findEncounters(all, { text: "", level: 4 })).toEqual([sexton, elder]);
    expect(findEncounters(all, { text: "wyrm", level: 4 })).toEqual([elder]);
    expect(findEncounters(all, { text: "wyrm", level: 1 })).toEqual([]);
  });

  it("is narrowed by no level that none has any more", () => {
    const sought = { text: "wyrm", level: 9 };
    expect(soughtAmong(all, sought)).toBe(sought);
    expect(findEncounters([sexton, elder], soughtAmong([sexton, elder], sought))).toEqual([elder]);
  });

  it("knows the levels that there are", () => {
    expect(levelsOf(all)).toEqual([4, 9]);
    expect(levelsOf([])).toEqual([]);
  });
});
