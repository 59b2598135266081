import fc from "fast-check";
import { expect, it } from "vitest";
import { toldIn, withoutSentence, withSentence } from "./chapter-edit";
import { draftChapter, type Fact } from "./chronicle";

const kinds = ["rise", "level", "fight", "rest"] as const;
const facts = fc
  .array(fc.tuple(fc.constantFrom(...kinds), fc.integer({ min: 0, max: 40 })), {
    minLength: 1,
    maxLength: 12,
  })
  .map((some) => {
    let at = Date.parse("2026-11-23T19:41:00.000Z");
    return some.map(([kind, minutes], index): Fact => {
      at += minutes * 60_000;
      const base = { id: index + 1, at: new Date(at).toISOString(), person: null };
      switch (kind) {
        case "rise":
          return { ...base, kind, entry: { name: "Kettil" } };
        case "level":
          return { ...base, kind, entry: { name: "Kettil", level: index + 2 } };
        case "fight":
          return {
            ...base,
            kind,
            entry: { name: "The Choir", rounds: index + 1, fallen: [], lastBlow: null },
          };
        case "rest":
          return { ...base, kind, entry: { kind: "long" } };
      }
    });
  });

it("ticking makes of a draft what drafting the ticked ones would make", () => {
  fc.assert(
    fc.property(facts, fc.array(fc.nat(11), { maxLength: 20 }), (all, presses) => {
      const { happenings, chapter } = draftChapter(all);
      const taken = new Set(happenings.filter(({ ticked }) => ticked).map(({ id }) => id));
      let text = chapter;
      for (const press of presses) {
        const one = happenings[press % happenings.length];
        if (!one) continue;
        text = taken.has(one.id)
          ? withoutSentence(text, happenings, one.id)
          : withSentence(text, happenings, one.id);
        if (!taken.delete(one.id)) taken.add(one.id);
      }
      expect(text).toBe(draftChapter(all, taken).chapter);
      expect(toldIn(text, happenings)).toEqual(taken);
    }),
  );
});

it("does not take a sentence for told that is the end of another one's", () => {
  const at = "2026-11-23T19:41:00.000Z";
  const risings = Array.from(
    { length: 12 },
    (_, index): Fact => ({
      id: index + 1,
      kind: "rise",
      entry: { name: "Kettil" },
      at,
      person: null,
    }),
  );
  const { happenings, chapter } = draftChapter(risings);
  const [one, ...others] = happenings;
  if (!one) throw new Error("no happening");
  expect(others.some(({ text }) => text.includes(one.text))).toBe(true);
  const without = withoutSentence(chapter, happenings, one.id);
  expect(toldIn(without, happenings)).toEqual(new Set(others.map(({ id }) => id)));
  expect(withSentence(without, happenings, one.id)).toBe(chapter);
});

it("leaves alone what was written by hand", () => {
  const { happenings, chapter } = draftChapter([
    {
      id: 1,
      kind: "level",
      entry: { name: "Kettil", level: 6 },
      at: "2026-11-23T19:41:00.000Z",
      person: null,
    },
    { id: 2, kind: "rest", entry: { kind: "long" }, at: "2026-11-23T21:41:00.000Z", person: null },
  ]);
  const [one] = happenings;
  if (!one) throw new Error("no happening");
  const written = `By hand.\n\n${chapter} The end.`;
  const without = withoutSentence(written, happenings, one.id);
  expect(without.startsWith("By hand.")).toBe(true);
  expect(without.endsWith(" The end.")).toBe(true);
  expect(withSentence(without, happenings, one.id)).toContain(one.text);
});
