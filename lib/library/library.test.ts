import { describe, expect, it } from "vitest";
import { LIBRARY_KINDS } from "@/lib/model/library";
import { findInLibrary, searchLibrary } from "./library";

const named = async (kind: (typeof LIBRARY_KINDS)[number], filters: Parameters<typeof searchLibrary>[1]) =>
  (await searchLibrary(kind, filters)).map(({ name }) => name);

describe("the library", () => {
  it("holds the System Reference Document and nothing beyond it", async () => {
    const counts = await Promise.all(
      LIBRARY_KINDS.map(async (kind) => [kind, (await searchLibrary(kind, {})).length]),
    );
    expect(Object.fromEntries(counts)).toEqual({
      monsters: 322,
      spells: 319,
      items: 231,
      conditions: 15,
      races: 9,
      classes: 12,
    });
    const slugs = ["adult-blue-dracolich", "carrion-crawler", "cave-bear"];
    expect(await Promise.all(slugs.map((slug) => findInLibrary("monsters", slug)))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each(LIBRARY_KINDS)("gives each of the %s a slug of its own", async (kind) => {
    const slugs = (await searchLibrary(kind, {})).map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it("corrects what the package has wrong", async () => {
    expect((await findInLibrary("monsters", "black-pudding"))?.conditionImmunities).toMatch(
      /^blinded, charmed, deafened, exhaustion/,
    );
    expect((await findInLibrary("items", "explorers-pack"))?.text).toMatch(/Rope, hempen \(50 feet\)\.$/);
    expect((await findInLibrary("classes", "paladin"))?.slots.at(-1)).toEqual([4, 3, 3, 3, 2, 0]);
    expect((await findInLibrary("monsters", "bone-devil"))?.challenge).toBe("9");
    expect((await findInLibrary("monsters", "horned-devil"))?.hitPoints).toBe(178);
  });
});

describe("searching", () => {
  it("finds parts of words, names before texts and beginnings before middles", async () => {
    const found = await named("monsters", { query: "owl" });
    expect(found.slice(0, 3)).toEqual(["Owl", "Owlbear", "Giant Owl"]);
    expect((await named("spells", { query: "ireb" })).slice(0, 2)).toEqual([
      "Delayed Blast Fireball",
      "Fireball",
    ]);
    expect((await named("monsters", { query: "legendary resistance" })).length).toBeGreaterThan(10);
    expect((await named("monsters", { query: "acid breath" }))[0]).toBe("Adult Black Dragon");
  });

  it("forgives umlauts, hyphens, apostrophes and case, and the order of words", async () => {
    for (const query of ["göblin", "GOBLIN", " goblin "])
      expect(await named("monsters", { query })).toContain("Goblin");
    expect(await named("items", { query: "burglars pack" })).toEqual(["Burglar's Pack"]);
    expect((await named("races", { query: "half elf" }))[0]).toBe("Half-Elf");
    expect((await named("monsters", { query: "dragon black adult" }))[0]).toBe("Adult Black Dragon");
  });

  it("narrows by what the kind knows", async () => {
    const swarms = await named("monsters", { type: "BEAST", challenge: { from: 0.25, to: 0.25 } });
    expect(swarms).toContain("Swarm of Bats");
    expect(swarms).not.toContain("Goblin");
    expect(await named("spells", { level: 9, school: "CONJURATION", class: "cleric" })).toEqual([
      "Gate",
      "Mass Heal",
    ]);
    expect((await named("items", { category: "weapon" })).length).toBe(37);
    expect((await named("items", { category: "armour" })).length).toBe(13);
    expect((await named("items", { kind: "martial ranged" })).length).toBe(5);
  });
});
