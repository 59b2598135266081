import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  endOf,
  isLinkable,
  linkedPiecesOf,
  type LinkEnd,
  linksOf,
  linkTo,
  renamedIn,
  withoutLinks,
} from "./links-in-text";

const crown: LinkEnd = { kind: "handout", id: 12, title: "The Salt Crown" };
const ship: LinkEnd = { kind: "encounter", id: 3, title: "The Salt Crown" };

describe("links of a text", () => {
  it("are names in double brackets, with which one is meant, or other words", () => {
    expect(
      linksOf(
        "He took [[The Salt Crown]] and [[ The Salt Crown | handout 12 ]] to [[Ashmere|the old town]].",
      ),
    ).toEqual([
      { name: "The Salt Crown" },
      { name: "The Salt Crown", target: { kind: "handout", id: 12 } },
      { name: "Ashmere", words: "the old town" },
    ]);
  });

  it("stand on one line, are closed, and hold a name that could be one", () => {
    for (const none of [
      "[[The\nCrown]]",
      "[[Crown]",
      "[Crown]]",
      "[[ ]]",
      "[[]]",
      "[[a[b]]",
      `[[${"a".repeat(121)}]]`,
      "[[|b]]",
    ])
      expect(linksOf(none)).toEqual([]);
    expect(linksOf("[[[Crown]]]")).toEqual([{ name: "Crown" }]);
    expect(linksOf("[[Crown|dragon 12]]")).toEqual([{ name: "Crown", words: "dragon 12" }]);
    expect(linksOf("[[Crown|handout 0]]")).toEqual([{ name: "Crown", words: "handout 0" }]);
  });

  it("read as plain words without brackets", () => {
    expect(withoutLinks("The [[Salt Crown|handout 12]] of [[Ashmere|the old town]], [[open")).toBe(
      "The Salt Crown of the old town, [[open",
    );
  });

  it("leave every text as it was typed", () => {
    const signs = fc.constantFrom("[", "]", "|", "a", "É", " ", "\n", "handout 1", "[[a]]");
    fc.assert(
      fc.property(fc.array(signs), (typed) => {
        const text = typed.join("");
        expect(
          linkedPiecesOf(text)
            .map((piece) => piece.text)
            .join(""),
        ).toBe(text);
      }),
    );
  });

  it("are found in no more time than the text is long", () => {
    for (const text of [
      "[[".repeat(100_000),
      "[[a".repeat(70_000),
      "[[a|b".repeat(40_000),
      `[[${"|".repeat(200_000)}`,
    ])
      expect(linksOf(text)).toEqual([]);
  });
});

describe("the end of a link", () => {
  it("is what has its name, accents and case aside", () => {
    expect(endOf({ name: "the sált crown" }, [crown])).toBe(crown);
    expect(endOf({ name: "The Crown" }, [crown])).toBeUndefined();
  });

  it("is the one that is meant where several have it, else the first", () => {
    expect(endOf({ name: "The Salt Crown" }, [crown, ship])).toBe(ship);
    expect(endOf({ name: "The Salt Crown", target: crown }, [crown, ship])).toBe(crown);
    expect(
      endOf({ name: "The Salt Crown", target: { kind: "note", id: 12 } }, [crown, ship]),
    ).toBeUndefined();
  });

  it("is written so that it leads there", () => {
    expect(linkTo(ship, [crown, ship])).toBe("[[The Salt Crown]]");
    expect(linkTo(crown, [crown, ship])).toBe("[[The Salt Crown|handout 12]]");
    expect(isLinkable("A [sic] b")).toBe(false);
    expect(isLinkable("Ashmere")).toBe(true);
  });
});

describe("a new name", () => {
  const end = { ...crown, title: "The Cold Crown" };
  const text =
    "[[the salt crown]], [[The Salt Crown|handout 12]], [[The Salt Crown|encounter 3]], [[The Salt Crown|it]], [[Salt]]";

  it("is written where the old one led there, and nothing else changes", () => {
    expect(renamedIn(text, { end, from: "The Salt Crown", others: [] })).toBe(
      "[[The Cold Crown]], [[The Cold Crown|handout 12]], [[The Salt Crown|encounter 3]], [[The Cold Crown|it]], [[Salt]]",
    );
  });

  it("leaves what leads to another that has the old name, and tells itself from one that has the new one", () => {
    expect(renamedIn(text, { end, from: "The Salt Crown", others: [ship] })).toBe(
      "[[the salt crown]], [[The Cold Crown|handout 12]], [[The Salt Crown|encounter 3]], [[The Salt Crown|it]], [[Salt]]",
    );
    const other = { ...ship, title: "The Cold Crown" };
    expect(renamedIn("[[The Salt Crown]]", { end, from: "The Salt Crown", others: [other] })).toBe(
      "[[The Cold Crown|handout 12]]",
    );
  });
});
