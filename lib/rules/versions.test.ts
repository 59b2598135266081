import { expect, test } from "vitest";
import { compareVersions, markChanges } from "./versions";

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

test("words that the other version lacks are marked, with what stands around them", () => {
  const before = "It hums when the tide turns.";
  expect(markChanges("It hums a third too low when the tide turns.", before)).toEqual([
    { text: "It hums ", isChanged: false },
    { text: "a third too low ", isChanged: true },
    { text: "when the tide turns.", isChanged: false },
  ]);
  const long = Array.from({ length: 60 }, (_, index) => `word${index}`).join(" ");
  const marked = markChanges(`${long} end`, long);
  expect(marked.at(0)?.text.startsWith("… word")).toBe(true);
  expect(marked.at(-1)).toEqual({ text: "end", isChanged: true });
  expect(markChanges("", "")).toEqual([]);
  expect(markChanges(long.repeat(40), long.toUpperCase().repeat(40)).some(({ isChanged }) => isChanged)).toBe(
    true,
  );
});
