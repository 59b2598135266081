import { expect, it } from "vitest";
import { dayAndTime } from "./dates";

const year = new Date().getFullYear();

it("a date of this year is told without it", () => {
  expect(dayAndTime(new Date(year, 11, 4, 19))).toMatch(/^\w+day, the 4th of December, at 19:00$/);
});

it("one of another year with it: an evening that was never played would be taken for one that is ahead", () => {
  expect(dayAndTime(new Date(year - 1, 11, 4, 19))).toContain(
    `day, the 4th of December ${year - 1}, at 19:00`,
  );
});
