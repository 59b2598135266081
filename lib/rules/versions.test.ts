import { expect, test } from "vitest";
import { compareVersions, conflictsLeft } from "./versions";

test("what only others changed differs, and what both changed conflicts", () => {
  const base = { name: "Isolde", race: { name: "Elf", tools: ["bow"] }, level: 5 };
  const theirs = { name: "Isolde Marrow", race: { name: "Wood Elf", tools: ["bow", "rope"] }, level: 5 };
  const mine = { name: "Isolde the Grey", race: { name: "Elf", tools: ["bow", "rope"] }, level: 6 };
  expect(compareVersions(base, theirs, mine)).toEqual([
    { path: "name", theirs: "Isolde Marrow", isConflict: true, isAgreed: false },
    { path: "race.name", theirs: "Wood Elf", isConflict: false, isAgreed: false },
    { path: "race.tools", theirs: ["bow", "rope"], isConflict: false, isAgreed: true },
  ]);
});

test("a conflict ends where the others save what one has written, and becomes another where they save something else", () => {
  const mine = { name: "Isolde the Grey", level: 6 };
  const conflicts = compareVersions({ name: "Isolde", level: 5 }, { name: "Isolde Marrow", level: 7 }, mine);
  expect(conflictsLeft([], conflicts)).toHaveLength(2);
  const again = compareVersions({ name: "Isolde Marrow", level: 7 }, { ...mine, level: 8 }, mine);
  const left = conflictsLeft(conflicts, again);
  expect(left).toEqual([{ path: "level", theirs: 8, isConflict: true, isAgreed: false }]);
  const agreed = compareVersions({ ...mine, level: 8 }, mine, mine);
  expect(conflictsLeft(left, agreed)).toEqual([]);
});
