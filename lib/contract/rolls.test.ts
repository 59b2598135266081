import { expect, test } from "vitest";
import { exampleAnswered } from "./examples";
import { create } from "./rolls";

test("a roll from before rolls said which saving throw they are is read as none", () => {
  if (!("record" in create.answer.shape)) throw new Error("A roll is answered as a record");
  const roll = Object.fromEntries(
    Object.keys(create.answer.shape.record).map((wire) => [wire, exampleAnswered(wire)]),
  );
  const known: Record<string, unknown> = { ...roll, typed: 0, dice: "[]", for: "table" };
  const { save: _, ...before } = known;
  expect(create.answer.decode(before).save).toBeNull();
  expect(create.answer.decode({ ...before, save: "wis" }).save).toBe("wis");
});
