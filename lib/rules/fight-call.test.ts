import { expect, it } from "vitest";
import { isCalled, rolledTogether, withoutInitiative } from "./fight-call";

const one = (name: string, kind: "character" | "encounter" | "row", initiative: number | null = null) => ({
  name,
  kind,
  initiative,
});
const names = (some: readonly { name: string }[]) => some.map(({ name }) => name);

it("knows a fight in which initiative is called for by its round 0, once it runs", () => {
  expect(isCalled({ state: "running", round: 0 })).toBe(true);
  expect(isCalled({ state: "running", round: 1 })).toBe(false);
  expect(isCalled({ state: "prepared", round: 0 })).toBe(false);
});

it("misses creatures without initiative, and no reminder", () => {
  const all = [one("Isolde", "character"), one("Goblin", "encounter", 0), one("The lamps gutter", "row")];
  expect(names(withoutInitiative(all))).toEqual(["Isolde"]);
});

it("rolls for missing monsters before it rolls for missing players", () => {
  const all = [one("Isolde", "character"), one("Goblin 1", "encounter"), one("Goblin 2", "encounter", 4)];
  expect(names(rolledTogether(all))).toEqual(["Goblin 1"]);
  expect(names(rolledTogether([one("Isolde", "character"), one("Goblin", "encounter", 3)]))).toEqual([
    "Isolde",
  ]);
});
