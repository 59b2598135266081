import { expect, test } from "vitest";
import { mergePrehydrationInput } from "./merge-prehydration-input";

const came = "The sexton is dead.";
const written = `${came} So is`;

test.each([
  { what: "nothing was written", before: undefined, now: came, text: undefined },
  { what: "something was written", before: undefined, now: written, text: written },
  { what: "more was written", before: written, now: `${written} the`, text: `${written} the` },
  { what: "the field was set back", before: written, now: came, text: written },
  {
    what: "more was written after it was set back",
    before: written,
    now: `${came} the`,
    text: `${written} the`,
  },
  { what: "all of it was replaced", before: written, now: "Alive!", text: "Alive!" },
])("the field holds what somebody wrote: $what", ({ before, now, text }) => {
  expect(mergePrehydrationInput({ came, before, now })).toBe(text);
});

test("an empty field that is written into letter by letter holds all of them", () => {
  expect(mergePrehydrationInput({ came: "", before: "Em", now: "Ember" })).toBe("Ember");
});

test("a choice stays though it was set back to one whose value begins alike", () => {
  expect(mergePrehydrationInput({ came: "12", before: "1", now: "12" })).toBe("1");
});
