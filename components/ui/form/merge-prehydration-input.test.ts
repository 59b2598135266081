import { expect, test } from "vitest";
import { mergePrehydrationInput } from "./merge-prehydration-input";

const rendered = "The sexton is dead.";
const written = `${rendered} So is`;

test.each([
  { what: "nothing was written", lastSeen: undefined, current: rendered, text: undefined },
  { what: "something was written", lastSeen: undefined, current: written, text: written },
  { what: "more was written", lastSeen: written, current: `${written} the`, text: `${written} the` },
  { what: "the field was set back", lastSeen: written, current: rendered, text: written },
  {
    what: "more was written after it was set back",
    lastSeen: written,
    current: `${rendered} the`,
    text: `${written} the`,
  },
  { what: "all of it was replaced", lastSeen: written, current: "Alive!", text: "Alive!" },
])("the field holds what somebody wrote: $what", ({ lastSeen, current, text }) => {
  expect(mergePrehydrationInput({ rendered, lastSeen, current })).toBe(text);
});

test("an empty field that is written into letter by letter holds all of them", () => {
  expect(mergePrehydrationInput({ rendered: "", lastSeen: "Em", current: "Ember" })).toBe("Ember");
});

test("a choice stays though it was set back to one whose value begins alike", () => {
  expect(mergePrehydrationInput({ rendered: "12", lastSeen: "1", current: "12" })).toBe("1");
});
