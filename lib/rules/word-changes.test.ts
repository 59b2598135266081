import { expect, test } from "vitest";
import { markChanges } from "./word-changes";

test("words that the other version lacks are marked, with what stands around them", () => {
  const before = "It hums when the tide turns.";
  expect(markChanges("It hums a third too low when the tide turns.", before)).toEqual([
    { text: "It hums ", isChanged: false },
    { text: "a third too low ", isChanged: true },
    { text: "when the tide turns.", isChanged: false },
  ]);
  const long = Array.from({ length: 60 }, (_, index) => `word${index}`).join(" ");
  const marked = markChanges(`${long} end`, long);
  expect(marked.at(0)?.text.startsWith("… word")).toBe(true);
  expect(marked.at(-1)).toEqual({ text: "end", isChanged: true });
  expect(markChanges("", "")).toEqual([]);
  expect(markChanges(long.repeat(40), long.toUpperCase().repeat(40)).some(({ isChanged }) => isChanged)).toBe(
    true,
  );
});
