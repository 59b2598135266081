import { expect, it } from "vitest";
import { fitWithin } from "./fit-within";

it("shrinks a picture to its longest side and never enlarges one", () => {
  expect(fitWithin(1600, { width: 3200, height: 1000 })).toEqual({ width: 1600, height: 500 });
  expect(fitWithin(1600, { width: 900, height: 4800 })).toEqual({ width: 300, height: 1600 });
  expect(fitWithin(1600, { width: 20, height: 10 })).toEqual({ width: 20, height: 10 });
  expect(fitWithin(1600, { width: 9000, height: 1 })).toEqual({ width: 1600, height: 1 });
});
