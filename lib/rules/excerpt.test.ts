import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { excerptAtLink, excerptOf } from "./excerpt";

describe("an excerpt", () => {
  it("is the line that fits, or what stands around the first word that was found", () => {
    expect(excerptOf(" A coast\n of  salt ", ["salt"])).toBe("A coast of salt");
    const far = excerptOf(`${"x ".repeat(100)}the salt ${"y ".repeat(100)}`, ["salt"]);
    expect(far).toContain("the salt y");
    expect([far.startsWith("…"), far.endsWith("…")]).toEqual([true, true]);
    expect(far.length).toBeLessThanOrEqual(160);
  });

  it("begins where the word is, however the letters before it are written", () => {
    expect(excerptOf(`${"e\u0301 ".repeat(200)}salt`, ["salt"])).toMatch(/^….*salt$/u);
    expect(excerptOf(`${"\u0130 ".repeat(200)}salt`, ["salt"])).toMatch(/^….*salt$/u);
  });

  it("reads links as the words that readers see, also one that was cut through", () => {
    expect(excerptOf("To [[The Salt Crown]], by\n[[Ashmere|the old  town]].", ["crown"])).toBe(
      "To The Salt Crown, by the old town.",
    );
    expect(excerptOf("own|handout 12]] and [[Crown|item 3]] of [[The Sa", ["crown"])).toBe(
      "own and Crown of The Sa",
    );
    expect(excerptOf("a[0]] is no link [[", ["link"])).toBe("a[0]] is no link [[");
    // Found by a name that is read by other words: the words around the link.
    expect(excerptOf(`${"x ".repeat(100)}[[Ashmere|the town]]${" y".repeat(100)}`, ["ashmere"])).toMatch(
      /^….*x the town y.*…$/,
    );
  });

  it("cuts no sign in half, and is never longer than it may be", () => {
    const signs = ["🧙", "👩‍👩‍👧", "🇪🇸", "e\u0301", "a", " "];
    const whole = new Set(signs);
    const segments = new Intl.Segmenter("en", { granularity: "grapheme" });
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...signs), { minLength: 100, maxLength: 300 }), (some) => {
        const text = `${some.join("")} salt ${some.join("")}`;
        // Flags that stand in a row are read in pairs from their first on.
        fc.pre(
          Array.from(segments.segment(text)).every(
            ({ segment }) => whole.has(segment) || /^[salt]$/.test(segment),
          ),
        );
        for (const excerpt of [
          excerptOf(text, ["salt"]),
          excerptAtLink(text.replace("salt", "[[salt]]"), () => true),
        ]) {
          expect(excerpt.length).toBeLessThanOrEqual(160);
          expect(excerpt).toContain("salt");
          for (const { segment } of segments.segment(excerpt.replaceAll("…", "")))
            expect(whole.has(segment) || /^[salt]$/.test(segment)).toBe(true);
        }
      }),
    );
    expect(excerptOf(`a${"\u0301".repeat(400)}`, [])).toHaveLength(159);
  });
});
