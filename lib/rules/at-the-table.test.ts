import { expect, test } from "vitest";
import { atTheTable, effectLines } from "./at-the-table";

const told = (effects: string[], rest: object = {}) => ({
  effects,
  description: "",
  range: "",
  cost: "",
  ...rest,
});

test("what one needs in a fight is read from the effects, and comes before range and cost", () => {
  const bite = told(["Melee Weapon Attack: +5 to hit, reach 5 ft.", "Hit: 7 (2d4 + 2) piercing damage."], {
    range: "5 ft",
    cost: "1 action",
  });
  expect(atTheTable(bite)).toEqual(["+5 to hit", "2d4 + 2", "5 ft", "1 action"]);
});

test.each([
  ["−1 to hit, 1D8−1 or d12", ["−1 to hit", "1D8−1", "d12"]],
  ["2d6 + 1d4 fire, 2d6 cold", ["2d6", "1d4"]],
  ["2d6 + 10d6, 1d8 - 12 d4", ["2d6", "10d6", "1d8"]],
  ["8d6", ["8d6"]],
  ["Roll 1d100.", ["1d100"]],
  ["A 3d printer, a d-day, 2nd hand, add4d6x", []],
])("reads %s", (effect, facts) => {
  expect(atTheTable(told([effect]))).toEqual(facts);
});

test("a description is read where the effects say nothing", () => {
  expect(atTheTable(told([], { description: "Heals 2d4 + 2.", cost: "a gulp" }))).toEqual([
    "2d4 + 2",
    "a gulp",
  ]);
  expect(atTheTable(told([]))).toEqual([]);
});

test("lines of an effect stay lines, and abilities follow", () => {
  const abilities = [{ name: "Toll", range: "", area: "", cost: "", effect: "All hear it." }];
  expect(effectLines({ effects: ["One\r\nTwo\n\n"], abilities })).toEqual([
    "One",
    "Two",
    "Toll: All hear it.",
  ]);
});
