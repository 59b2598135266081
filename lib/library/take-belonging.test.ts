import { describe, expect, it } from "vitest";
import { findInLibrary } from "./library";
import { itemRecord, spellRecord } from "./take-belonging";

const spell = async (slug: string) => {
  const found = await findInLibrary("spells", slug);
  if (!found) throw new Error(`No ${slug}`);
  return spellRecord(found);
};
const item = async (slug: string) => {
  const found = await findInLibrary("items", slug);
  if (!found) throw new Error(`No ${slug}`);
  return itemRecord(found);
};

describe("a spell", () => {
  it("has level, school, range, area and damage, and its components and higher levels in words", async () => {
    const fireball = await spell("fireball");
    expect(fireball).toMatchObject({
      name: "Fireball",
      type: "Evocation",
      level: 3,
      range: "150 feet",
      area: "20-foot-radius sphere",
      cost: "1 action",
      damageTypes: ["Fire"],
    });
    expect(fireball.description).toMatch(
      /^3rd-level evocation\nCasting time: 1 action\nRange: 150 feet\nComponents: V, S, M \(a tiny ball of bat guano and sulfur\)\nDuration: Instantaneous\nClasses: Sorcerer, Wizard\n\nA bright streak/,
    );
    expect(fireball.effects[0]).toMatch(
      /^When you cast this spell using a spell slot of 4th level or higher/,
    );
  });

  it("may be of level 9, a ritual, or held by concentration; a light's radius is no area", async () => {
    expect((await spell("wish")).level).toBe(9);
    expect((await spell("alarm")).description).toMatch(/^1st-level abjuration \(ritual\)\n/);
    expect((await spell("bless")).description).toContain("\nDuration: Concentration, up to 1 minute\n");
    expect((await spell("light")).area).toBe("");
    expect((await spell("sacred-flame")).description).toMatch(/^Evocation cantrip\n/);
  });
});

describe("an item", () => {
  it("of war has its damage, range and properties", async () => {
    expect(await item("longsword")).toMatchObject({
      type: "Martial melee",
      cost: "15 gp",
      range: "",
      effects: ["1d8 slashing (1d10 in two hands)"],
      damageTypes: ["Slashing"],
    });
    expect((await item("longsword")).description).toMatch(
      /^Weapon, martial melee\nCost: 15 gp\nWeight: 3 lb\.\nVersatile\. This/,
    );
    expect(await item("net")).toMatchObject({ effects: [], damageTypes: [], range: "5/15 ft." });
    expect((await item("dagger")).description).not.toContain("Monk");
  });

  it("to wear has its armour class as printed, and a pack what is in it", async () => {
    expect((await item("half-plate")).effects).toEqual(["Armour class: 15 + Dex modifier (max 2)"]);
    expect((await item("plate")).description).toContain(
      "Strength 15 needed.\nDisadvantage on Dexterity (Stealth) checks.",
    );
    expect((await item("shield")).effects).toEqual(["Armour class: +2"]);
    expect((await item("scholars-pack")).description).toContain("10 × Parchment (one sheet)");
  });
});
