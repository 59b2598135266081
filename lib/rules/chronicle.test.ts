import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { draftChapter, type Deed, type Fact } from "./chronicle";
import { UNNAMED } from "./fight-view";

const NAMES = ["Ysolt", "Kettil", "Father Umber", "Brida Hale", "Marisol", "Goblin 1", "Goblin 2", UNNAMED];
const name = fc.constantFrom(...NAMES);
const rounds = fc.integer({ min: 0, max: 30 });
const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({
    kind: fc.constant("fight" as const),
    entry: fc.record({
      name: fc.constantFrom("Ambush at the Toll Bridge", "The Choir"),
      rounds,
      fallen: fc.array(name, { maxLength: 9 }),
      lastBlow: fc.option(fc.record({ by: fc.option(name), on: name })),
      outcome: fc.option(fc.constantFrom("won" as const, "lost" as const)),
    }),
  }),
  fc.record({ kind: fc.constant("fall" as const), entry: fc.record({ name, by: fc.option(name) }) }),
  fc.record({ kind: fc.constant("rise" as const), entry: fc.record({ name }) }),
  fc.record({
    kind: fc.constant("roll" as const),
    entry: fc.record({
      by: fc.option(name),
      label: fc.constantFrom(
        "Persuasion",
        "Constitution save",
        "Longsword, to hit",
        "1d20+3",
        "the old door",
        "",
      ),
      natural: fc.constantFrom(1, 20),
      total: fc.integer({ min: 1, max: 30 }),
    }),
  }),
  fc.record({
    kind: fc.constant("seal" as const),
    entry: fc.record({ title: fc.constantFrom("A summons", "The fortieth coin"), isForAll: fc.boolean() }),
  }),
  fc.record({
    kind: fc.constant("shown" as const),
    entry: fc.record({
      place: fc.constantFrom("map", "handout", "fight"),
      title: fc.option(fc.constant("A summons")),
    }),
  }),
  fc.record({
    kind: fc.constant("gift" as const),
    entry: fc.record({ item: fc.constantFrom("Lantern of Ashmere", "The Key"), from: name, to: name }),
  }),
  fc.record({
    kind: fc.constant("rest" as const),
    entry: fc.record({ kind: fc.constantFrom("short" as const, "long" as const) }),
  }),
  fc.record({
    kind: fc.constant("level" as const),
    entry: fc.record({ name, level: fc.integer({ min: 2, max: 20 }) }),
  }),
  fc.record({ kind: fc.constant("join" as const), entry: fc.constant({}) }),
  fc.record({ kind: fc.constant("character" as const), entry: fc.record({ name }) }),
);

const EVENING = Date.parse("2026-11-23T19:41:00.000Z");
/** Facts of one evening, minutes apart. */
const told = (deeds: readonly Deed[], minutes: readonly number[] = []): Fact[] => {
  let at = EVENING;
  return deeds.map((one, index) => {
    at += (minutes[index] ?? 3) * 60_000;
    return {
      ...one,
      id: index + 1,
      at: new Date(at).toISOString(),
      person: one.kind === "join" ? "Wren" : null,
    };
  });
};
const facts = (most: number) =>
  fc
    .tuple(
      fc.array(deed, { maxLength: most }),
      fc.array(fc.integer({ min: 0, max: 45 }), { maxLength: most }),
    )
    .map(([deeds, minutes]) => told(deeds, minutes));

describe("the draft of a chapter", () => {
  it("tells each happening in a sentence of its own, none twice, the same facts in the same words", () => {
    fc.assert(
      fc.property(facts(120), (all) => {
        const { happenings, chapter } = draftChapter(all);
        expect(happenings.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
        expect(new Set(happenings.map(({ text }) => text)).size).toBe(all.length);
        for (const { text, ticked } of happenings) {
          expect(text).toMatch(/^[\p{Lu}“\d].*\.$/u);
          expect(text).not.toMatch(/undefined|null|,,| {2}|\.\./);
          expect(!ticked || chapter.includes(text)).toBe(true);
        }
        expect(draftChapter(structuredClone(all))).toEqual({ happenings, chapter });
      }),
    );
  });

  it("names nobody who doesn't stand in the fact", () => {
    fc.assert(
      fc.property(facts(60), (all) => {
        const { happenings } = draftChapter(all);
        for (const [index, fact] of all.entries()) {
          const known = JSON.stringify(fact.entry);
          expect(
            NAMES.filter((one) => happenings[index]?.text.includes(one) && !known.includes(one)),
          ).toEqual([]);
        }
      }),
    );
  });

  it("has of each kind at least four ways to say the same", () => {
    const same: Deed[] = [
      ...(["won", "lost", null] as const).flatMap((outcome) =>
        [[], ["Shade"], ["Shade", "Goblin 1"]].map(
          (fallen): Deed => ({
            kind: "fight",
            entry: { name: "The Choir", rounds: 3, fallen, lastBlow: { by: "Kettil", on: "Shade" }, outcome },
          }),
        ),
      ),
      { kind: "fall", entry: { name: "Kettil", by: null } },
      { kind: "fall", entry: { name: "Kettil", by: "Goblin 1" } },
      { kind: "rise", entry: { name: "Kettil" } },
      ...[1, 20].flatMap((natural) =>
        ["Persuasion", "d20"].map(
          (label): Deed => ({ kind: "roll", entry: { by: null, label, natural, total: natural } }),
        ),
      ),
      { kind: "seal", entry: { title: "A summons", isForAll: true } },
      { kind: "seal", entry: { title: "A summons", isForAll: false } },
      { kind: "shown", entry: { place: "map", title: null } },
      { kind: "gift", entry: { item: "Lantern", from: "Kettil", to: "Marisol" } },
      { kind: "rest", entry: { kind: "short" } },
      { kind: "rest", entry: { kind: "long" } },
      { kind: "level", entry: { name: "Kettil", level: 6 } },
      { kind: "join", entry: {} },
      { kind: "character", entry: { name: "Kettil" } },
    ];
    const start = /^\S+ \S+/;
    for (const one of same) {
      const { happenings } = draftChapter(told([one, one, one, one]));
      expect([...new Set(happenings.map(({ text }) => text))]).toHaveLength(4);
      expect(happenings.map(({ text }) => text).filter((text) => /^Later|^Then/.test(text))).toEqual([]);
      expect(new Set(happenings.map(({ text }) => start.exec(text)?.[0])).size).toBeGreaterThan(1);
    }
  });

  it("leaves out what not everybody knows, and pages of the book, until they are ticked", () => {
    const all = told([
      { kind: "seal", entry: { title: "The fortieth coin", isForAll: false } },
      { kind: "shown", entry: { place: "map", title: null } },
      { kind: "level", entry: { name: "Kettil", level: 6 } },
    ]);
    expect(draftChapter(all).happenings.map(({ ticked }) => ticked)).toEqual([false, false, true]);
    const { chapter } = draftChapter(all, new Set([1]));
    expect(chapter).toContain("The fortieth coin");
    expect(chapter).not.toContain("Kettil");
  });

  it("ticks the most remarkable of a long evening, and never more than a chapter holds", () => {
    const many = told([
      ...Array.from(
        { length: 400 },
        (): Deed => ({ kind: "gift", entry: { item: "Coin", from: "A".repeat(200), to: "B".repeat(200) } }),
      ),
      { kind: "level", entry: { name: "Kettil", level: 6 } },
    ]);
    const { happenings, chapter } = draftChapter(many);
    expect(happenings.at(-1)?.ticked).toBe(true);
    expect(happenings.filter(({ ticked }) => ticked).length).toBeLessThanOrEqual(60);
    expect(chapter.length).toBeLessThanOrEqual(50_000);

    // Nor where all of it is asked for: whole sentences, and what is left out is not ticked.
    const asked = draftChapter(many, new Set(many.map(({ id }) => id)));
    const ticked_ = asked.happenings.filter(({ ticked }) => ticked);
    expect(asked.chapter.length).toBeLessThanOrEqual(50_000);
    expect(asked.chapter.length).toBeGreaterThan(49_000);
    expect(ticked_.length).toBeLessThan(many.length);
    expect(ticked_.every(({ text }) => asked.chapter.includes(text))).toBe(true);
    expect(asked.happenings.at(-1)?.ticked).toBe(true);
  });
});
