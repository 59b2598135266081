import { expect, it } from "vitest";
import { progress } from "./progress";

it("counts a wizard of five steps in fifths and one of three in whole percent", () => {
  expect([0, 1, 2, 3, 4].map((at) => progress(at, 5))).toEqual([20, 40, 60, 80, 100]);
  expect([0, 1, 2].map((at) => progress(at, 3))).toEqual([33, 66, 100]);
});
