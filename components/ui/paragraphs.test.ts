import { expect, test } from "vitest";
import { openingOf, paragraphsOf } from "./paragraphs";

test("blank lines part paragraphs, single breaks don't", () => {
  expect(paragraphsOf("One\nstill one\n\n  \n\nTwo\r\n\r\nThree\n")).toEqual([
    "One\nstill one",
    "Two",
    "Three",
  ]);
  expect(paragraphsOf(" \n ")).toEqual([]);
});

test("a short text opens with all of itself", () => {
  expect(openingOf("One\n\nTwo", 100)).toBe("One\n\nTwo");
});

test("a long text ends with a whole paragraph, or with a whole word", () => {
  expect(openingOf("One one\n\nTwo two", 10)).toBe("One one …");
  expect(openingOf("The tide turned late", 12)).toBe("The tide…");
});
