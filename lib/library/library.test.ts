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

  it("has no variant of another book, and no creature a spell that isn't there", async () => {
    const monsters = await searchLibrary("monsters", {});
    const spells = new Set((await searchLibrary("spells", {})).map(({ name }) => name.toLowerCase()));
    const passages = monsters.flatMap(({ name: of, traits, actions, reactions, legendary }) =>
      [...traits, ...actions, ...reactions, ...legendary].map((one) => ({ of, ...one })),
    );
    expect(passages.filter(({ name }) => /variant|coven|lair/i.test(name))).toEqual([]);
    const unknown = passages.flatMap(({ of, name, text }) => {
      const lists = name.includes("Spellcasting") ? text.matchAll(/(?:will|slots?|day|each)\)?: (.*)/gi) : [];
      const known = [...lists].flatMap(([, list = ""]) => list.replaceAll(/ \([^)]*\)|\*/g, "").split(", "));
      return known.filter((spell) => !spells.has(spell.toLowerCase())).map((spell) => `${of}: ${spell}`);
    });
    expect(unknown).toEqual([]);
  });

  it("corrects what the package has wrong", async () => {
    expect((await findInLibrary("monsters", "black-pudding"))?.conditionImmunities).toMatch(
      /^blinded, charmed, deafened, exhaustion/,
    );
    expect(await findInLibrary("monsters", "tarrasque")).toMatchObject({
      hitPoints: 676,
      hitDice: "33d20+330",
    });
    expect((await findInLibrary("items", "explorers-pack"))?.text).toMatch(/Rope, hempen \(50 feet\)\.$/);
    expect((await findInLibrary("classes", "paladin"))?.slots.at(-1)).toEqual([4, 3, 3, 3, 2, 0]);
    expect((await findInLibrary("conditions", "exhaustion"))?.text).toContain("\n• Level 6: death\n");
  });

  it("gives heroes the speed, the weapons and the choices that they have", async () => {
    const [races, classes] = await Promise.all([searchLibrary("races", {}), searchLibrary("classes", {})]);
    expect(races.filter(({ speed }) => speed === 25).map(({ name }) => name)).toEqual([
      "Dwarf",
      "Gnome",
      "Halfling",
    ]);
    const textOf = (name: string) => [...races, ...classes].find((one) => one.name === name)?.text ?? "";
    expect(textOf("Half-Elf")).toContain("Ability scores: Cha +2, +1 for 2 of Str, Dex, Con, Int, Wis.\n");
    expect(textOf("Fighter")).toContain("\nFighting Style. You adopt");
    expect(textOf("Fighter")).toContain("\nFighting Style: Archery. You gain a +2 bonus");
    expect(textOf("Rogue")).toContain("\nExpertise. At 1st level");
    expect(textOf("Cleric")).toContain("\nDomain Spells. Each domain");
    for (const name of ["Sorcerer", "Wizard"]) expect(textOf(name)).toContain("Slings, Crossbows, light.");
    const breath = races.find(({ name }) => name === "Dragonborn")?.traits.map(({ text }) => text);
    expect(breath?.join("\n")).toContain("3d6 at 6th level, 4d6 at 11th level, and 5d6 at 16th level");
  });

  it("has a price beside the weight of as many, and barding for four times the armour's", async () => {
    const priceOf = async (slug: string) => (await findInLibrary("items", slug))?.cost;
    expect(await priceOf("caltrops-bag-of-20")).toBe("1 gp");
    expect(await priceOf("spikes-iron-10")).toBe("1 gp");
    const items = await searchLibrary("items", {});
    const gold = (cost: string | undefined) => Number(cost?.replace(" gp", "").replace(",", ""));
    const dear = items.flatMap(({ name, cost }) => {
      const [, armour] = /^Barding: (.+)$/.exec(name) ?? [];
      const its = items.find((one) => one.name.toLowerCase() === armour?.toLowerCase());
      return armour && gold(cost) !== 4 * gold(its?.cost) ? [name] : [];
    });
    expect(dear).toEqual([]);
  });

  it("says of attacks without magic the same everywhere, and where a spell around oneself ends", async () => {
    const monsters = await searchLibrary("monsters", {});
    const defences = monsters.map(({ resistances, immunities }) => `${resistances}; ${immunities}`);
    expect(defences.filter((text) => /nonmagical weapons|slashing damage/.test(text))).toEqual([]);
    expect(await findInLibrary("spells", "spirit-guardians")).toMatchObject({
      range: "Self",
      area: "15-foot radius",
    });
    expect(await findInLibrary("spells", "gust-of-wind")).toMatchObject({
      range: "Self",
      area: "60-foot line",
    });
  });

  it("tells in short what is damaged, and figures follow from what it tells", async () => {
    expect(await findInLibrary("spells", "scorching-ray")).toMatchObject({
      text: "In short: You hurl three rays of fire at one target or several within range. Make a ranged spell attack for each ray. On a hit, the target takes 2d6 fire damage.",
      higherLevels: "In short: One more ray for each slot level above 2nd.",
      damageTypes: ["Fire"],
    });
    expect((await findInLibrary("spells", "glyph-of-warding"))?.damageTypes).toEqual([
      "Acid",
      "Cold",
      "Fire",
      "Lightning",
      "Thunder",
    ]);
    expect((await findInLibrary("spells", "magic-circle"))?.area).toBe(
      "10-foot-radius, 20-foot-tall cylinder",
    );
    expect((await findInLibrary("spells", "reincarnate"))?.text).toContain(
      "\nd100 Race\n01-04 Dragonborn\n05-13 Dwarf, hill\n",
    );
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
