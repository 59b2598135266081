import { expect, it } from "vitest";
import { conditions } from "@/lib/model/condition";

it("a condition that is repeated is kept once, as it was said last", () => {
  const [poisoned, prone] = [
    { name: "Poisoned", rounds: 3 },
    { name: "Prone", rounds: null },
  ];
  const said = [{ name: "Poisoned", rounds: 9 }, prone, poisoned];
  expect(conditions.parse(said)).toEqual([poisoned, prone]);
});
