import { expect, test } from "vitest";
import { changedConditions } from "./conditions";

const POISONED = { name: "Poisoned", rounds: 2 };
const PRONE = { name: "Prone", rounds: null };

test("one condition is taken off, and the others stay", () => {
  expect(changedConditions([POISONED, PRONE], { condition: "Prone", isOff: true })).toEqual([POISONED]);
  expect(changedConditions([POISONED], { condition: "Prone", isOff: true })).toEqual([POISONED]);
});

test("one condition is put on behind the others, for as long as is said", () => {
  expect(changedConditions([POISONED], { condition: "Prone" })).toEqual([POISONED, PRONE]);
  expect(changedConditions([PRONE], { condition: "Poisoned", rounds: 2 })).toEqual([PRONE, POISONED]);
});

test("what has been put on since stays as it is", () => {
  expect(changedConditions([POISONED, PRONE], { condition: "Poisoned", rounds: 3 })).toEqual([
    POISONED,
    PRONE,
  ]);
});
