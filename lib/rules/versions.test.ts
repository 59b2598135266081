import { expect, test } from "vitest";
import { compareVersions } from "./versions";

test("what only others changed differs, and what both changed conflicts", () => {
  const base = { name: "Isolde", race: { name: "Elf", tools: ["bow"] }, level: 5 };
  const theirs = { name: "Isolde Marrow", race: { name: "Wood Elf", tools: ["bow", "rope"] }, level: 5 };
  const mine = { name: "Isolde the Grey", race: { name: "Elf", tools: ["bow", "rope"] }, level: 6 };
  expect(compareVersions(base, theirs, mine)).toEqual([
    { path: "name", theirs: "Isolde Marrow", isConflict: true },
    { path: "race.name", theirs: "Wood Elf", isConflict: false },
    { path: "race.tools", theirs: ["bow", "rope"], isConflict: false },
  ]);
});
