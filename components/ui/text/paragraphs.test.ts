import { expect, test } from "vitest";
import { openingOf, opensWithInitial, paragraphsOf } from "./paragraphs";

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

test.each(["The tide", "Ésope", "Ήταν", "Жили"])(
  "an initial stands before a long paragraph: %s",
  (opening) => {
    expect(opensWithInitial(`${opening} ${"and so on ".repeat(20)}`)).toBe(true);
    expect(opensWithInitial(opening)).toBe(false);
    expect(opensWithInitial(`${opening}\nsecond line\nthird line`)).toBe(true);
  },
);

test.each(["“The tide", "7 tides", "הגאות", "المد", "潮が", "— and", "🌊 tide"])(
  "none before %s",
  (opening) => {
    expect(opensWithInitial(`${opening} ${"and so on ".repeat(20)}`)).toBe(false);
  },
);

test("nothing has no initial", () => {
  expect(opensWithInitial(undefined)).toBe(false);
});
