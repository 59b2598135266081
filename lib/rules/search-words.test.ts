import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editsAllowed, fitOfName, LIKE, piecesOf } from "./search-words";

const LETTERS = "abcdefghijklmnopqrstuvwxyz\u{1f525}";
const letter = fc.constantFrom(...Array.from(LETTERS));
const edit = fc.record({
  kind: fc.constantFrom("change", "leave out", "add", "swap"),
  at: fc.nat(40),
  letter,
});
type Edit = typeof edit extends fc.Arbitrary<infer E> ? E : never;

const edited = (word: readonly string[], { kind, at, letter: other }: Edit): string[] => {
  const place = at % word.length;
  const before = word.slice(0, place);
  const rest = word.slice(place + 1);
  const here = word[place] ?? "";
  if (kind === "change") return [...before, other, ...rest];
  if (kind === "leave out") return [...before, ...rest];
  if (kind === "add") return [...before, other, here, ...rest];
  return [...before, ...rest.slice(0, 1), here, ...rest.slice(1)];
};

describe("a name that is like what is sought", () => {
  it("is known by pieces of it, whatever the typo", () => {
    const word = fc.array(letter, { minLength: 5, maxLength: 14 });
    fc.assert(
      fc.property(word, fc.array(edit, { minLength: 1, maxLength: 2 }), (typed, edits) => {
        const sought = typed.join("");
        const name = edits.slice(0, editsAllowed(sought)).reduce<readonly string[]>(edited, typed).join("");
        const { pieces, swapped } = piecesOf(sought);
        const found = (parts: readonly string[]) => parts.filter((part) => name.includes(part)).length;
        expect(found(pieces)).toBeGreaterThanOrEqual(found(swapped) > 0 ? 1 : 2);
      }),
      { numRuns: 20_000 },
    );
  });

  it("fits last, and nothing fits where nothing is sought", () => {
    expect(fitOfName("lantern", "lantrn")).toBe(LIKE);
    expect(fitOfName("lantern", "")).toBeUndefined();
  });
});
