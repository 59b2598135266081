import { expect, test } from "vitest";
import { aboutHours, answersInWords, dayInFigures, eveningInWords, inRoman } from "./evening-words";

test.each([
  [1, "the first evening"],
  [20, "the twentieth evening"],
  [21, "the 21st evening"],
  [112, "the 112th evening"],
])("%i is %s", (number, words) => {
  expect(eveningInWords(number)).toBe(words);
});

test.each([
  [1, "I"],
  [4, "IV"],
  [9, "IX"],
  [48, "XLVIII"],
  [1000, "M"],
])("%i is %s", (number, roman) => {
  expect(inRoman(number)).toBe(roman);
});

test.each([
  [30, "about one hour"],
  [60, "about one hour"],
  [240, "about four hours"],
])("%i minutes are %s", (minutes, words) => {
  expect(aboutHours(minutes)).toBe(words);
});

test("answers are told by who can, then by name", () => {
  const said = (username: string, answer: "yes" | "maybe" | "no") => ({ username, answer });
  expect(answersInWords([])).toEqual({ can: "", others: "" });
  expect(answersInWords([said("Tobias", "no"), said("Wren", "no")])).toEqual({
    can: "Nobody can",
    others: "Tobias and Wren can’t",
  });
  expect(answersInWords([said("Ysolt", "yes"), said("Wren", "maybe"), said("Tobias", "no")])).toEqual({
    can: "One can",
    others: "Wren perhaps; Tobias can’t",
  });
});

test("a day of the month is written in figures", () => {
  expect([1, 2, 3, 4, 11, 22, 31].map(dayInFigures)).toEqual([
    "1st",
    "2nd",
    "3rd",
    "4th",
    "11th",
    "22nd",
    "31st",
  ]);
});
