import { expect, it } from "vitest";
import { LIMIT } from "@/lib/constants";
import type { Thread } from "@/lib/model/evening";
import { mergeThreads } from "./merge-threads";

/** A thread for each word; "+" marks those that are answered. */
const threads = (words: string): Thread[] =>
  words === ""
    ? []
    : words.split(" ").map((word) => ({ text: word.replace(/^\+|_/, ""), isDone: word.startsWith("+") }));
const merge = (base: string, mine: string, theirs: string, isHeld = false) =>
  mergeThreads({ base: threads(base), mine: threads(mine), theirs: threads(theirs) }, isHeld);

it.each([
  ["what both added", "a", "a b", "a c", "a b c"],
  ["what one ticked and the other added", "a", "+a", "a b", "+a b"],
  ["what both ticked", "a b", "+a b", "a +b", "+a +b"],
  ["what one took out and the other added", "a b", "b", "a b c", "b c"],
  ["what both took out", "a b", "b c", "b d", "b c d"],
  ["the same thread, added by both", "", "a", "a b", "a b"],
  ["one that both wrote anew", "a", "b", "c", "b c"],
])("merges %s", (_, base, mine, theirs, merged) => {
  expect(merge(base, mine, theirs)).toEqual(threads(merged));
});

it("leaves one's own lines in their places, in that of one that another took out an empty one", () => {
  expect(merge("a b", "a b c", "b")).toEqual(threads("_ b c"));
  expect(merge("a b", "_ b c", "a b d")).toEqual(threads("_ b c d"));
});

it("asks where both changed the same thread, and where one would go from under the hand", () => {
  expect(merge("a", "", "+a b")).toBeUndefined();
  expect(merge("", "a", "+a")).toBeUndefined();
  expect(merge("a b", "a b c", "b", true)).toBeUndefined();
  expect(merge("a b", "a b c", "+a b", true)).toEqual(threads("+a b c"));
});

it("keeps the empty line of a new thread empty where it may have the cursor", () => {
  expect(merge("a", "a b", "+a c", true)).toEqual(threads("+a b _ c"));
  expect(merge("", "", "c d", true)).toEqual(threads("_ c d"));
});

it("asks where lines can't be told apart, and where there would be too many", () => {
  expect(merge("a a", "a a b", "a a c")).toBeUndefined();
  const many = Array.from({ length: LIMIT.threads - 1 }, (_, at) => `t${at}`).join(" ");
  expect(merge(many, `${many} b`, `${many} c`)).toBeUndefined();
});
