import { expect, test } from "vitest";
import { cornersOf, ringOf, stretched } from "./radar-shape";

test("the first corner is at the top, the others follow clockwise", () => {
  expect(ringOf(4)).toEqual(["50.00,0.00", "100.00,50.00", "50.00,100.00", "0.00,50.00"]);
  expect(ringOf(4, 0.5)[1]).toBe("75.00,50.00");
});

test("a value lies on its axis as far out as it is high", () => {
  expect(cornersOf([0, 20], [20, 10, 0, 5])).toEqual([
    "50.00,0.00",
    "75.00,50.00",
    "50.00,50.00",
    "37.50,50.00",
  ]);
});

test("values beyond the suggested range stretch it", () => {
  expect(stretched([-2, 20], [30, -4, 10])).toEqual([-4, 30]);
  expect(cornersOf([0, 10], [20, 0, 10, 0])).toEqual([
    "50.00,0.00",
    "50.00,50.00",
    "50.00,75.00",
    "50.00,50.00",
  ]);
});
