import { describe, expect, it } from "vitest";
import { campaignRecord } from "@/lib/model/campaign-file";
import { findInLibrary, searchLibrary } from "./library";
import { itemRecord, spellRecord } from "./take-belonging";
import { encounterOf } from "./take-monster";

const monster = async (slug: string) => {
  const found = await findInLibrary("monsters", slug);
  if (!found) throw new Error(`No ${slug}`);
  return encounterOf(found);
};
const { element: encounterRecord } = campaignRecord.shape.encounters;

describe("what is taken of the library", () => {
  it("fits the limits of what is stored, all of it", async () => {
    const foes = (await searchLibrary("monsters", {})).map(encounterOf);
    for (const foe of foes) expect(encounterRecord.parse(foe)).toEqual(foe);
    const owner = await monster("commoner");
    const spells = (await searchLibrary("spells", {})).map(spellRecord);
    const items = (await searchLibrary("items", {})).map((one) => ({ ...itemRecord(one), abilities: [] }));
    expect(encounterRecord.parse({ ...owner, spells, items })).toEqual({ ...owner, spells, items });
  });

  it("cuts nothing: every text of a monster stands in its encounter, in words or in a field", async () => {
    for (const one of await searchLibrary("monsters", {})) {
      const { description, actions } = encounterOf(one);
      for (const { name, text } of one.traits) expect(description).toContain(`${name}. ${text}`);
      for (const part of [
        one.saves,
        one.skills,
        one.senses,
        one.languages,
        one.speed,
        one.hitDice,
        one.immunities,
      ])
        expect(description).toContain(part);
      const taken = [...one.actions, ...one.reactions, ...one.legendary];
      expect(actions.map(({ name, effects }) => [name, effects[0]])).toEqual(
        taken.map(({ name, text }) => [name, text]),
      );
    }
  });
});

describe("a monster", () => {
  it("has its printed figures and a fraction of a challenge in words", async () => {
    expect(await monster("goblin")).toMatchObject({
      name: "Goblin",
      level: 1,
      speed: 30,
      armourClass: 15,
      currentHitPoints: 7,
      maxHitPoints: 7,
      abilities: { str: 8, dex: 14, con: 10, int: 10, wis: 8, cha: 8 },
      firstSkill: "Stealth",
      secondSkill: "",
      race: {
        name: "Humanoid (goblinoid)",
        description: "Small humanoid (goblinoid), neutral evil",
        languages: ["Common", "Goblin"],
      },
    });
    const { description } = await monster("goblin");
    expect(description).toBe(
      [
        "Challenge 1/4 (50 XP)",
        "Small humanoid (goblinoid), neutral evil",
        "Hit points 7 (2d6)",
        "Speed 30 ft.",
        "Skills Stealth +6",
        "Senses darkvision 60 ft., passive Perception 9",
        "Languages Common, Goblin",
        "",
        "Nimble Escape. The goblin can take the Disengage or Hide action as a bonus action on each of its turns.",
      ].join("\n"),
    );
  });

  it("has a level where its challenge is a whole number, and extra saves and skills in words", async () => {
    const { level, description, firstSkill, secondSkill } = await monster("adult-black-dragon");
    expect({ level, firstSkill, secondSkill }).toEqual({
      level: 14,
      firstSkill: "Stealth",
      secondSkill: "Perception",
    });
    expect(description).toMatch(/^Challenge 14 \(11,500 XP\)\n/);
    expect(description).toContain(
      "\nSaving throws Dex +7, Con +10, Wis +6, Cha +8\nSkills Perception +11, Stealth +7\n",
    );
    expect(description).toContain("\nSpeed 40 ft., fly 80 ft., swim 40 ft.\n");
  });

  it("keeps an attack so that it can be rolled", async () => {
    const { actions } = await monster("goblin");
    expect(actions[0]).toEqual({
      name: "Scimitar",
      type: "Combat",
      description: "",
      image: null,
      range: "5 ft.",
      area: "",
      cost: "",
      effects: ["Melee Weapon Attack: +4 to hit, reach 5 ft., one target. Hit: 5 (1d6 + 2) slashing damage."],
      damageTypes: ["Slashing"],
    });
    expect(actions[1]).toMatchObject({ range: "80/320 ft.", damageTypes: ["Piercing"] });
  });

  it("says how often an action may be used, and what is a reaction or legendary", async () => {
    const { actions } = await monster("adult-black-dragon");
    const named = (name: string) => actions.find((action) => action.name === name);
    expect(named("Acid Breath (Recharge 5-6)")).toMatchObject({
      cost: "Recharge 5-6",
      damageTypes: ["Acid"],
      area: "60-foot line",
    });
    expect(named("Wing Attack (Costs 2 Actions)")).toMatchObject({
      cost: "Costs 2 Actions",
      type: "Legendary action",
    });
    expect((await monster("vampire")).actions.find(({ name }) => name.startsWith("Children"))).toMatchObject({
      cost: "1/Day",
    });
    expect((await monster("knight")).actions.find(({ name }) => name === "Parry")).toMatchObject({
      type: "Reaction",
    });
    expect((await monster("knight")).actions.find(({ name }) => name.startsWith("Leadership"))?.cost).toBe(
      "Recharges after a Short or Long Rest",
    );
  });

  it("has languages it only understands as one entry, and hovers and changes in words", async () => {
    expect((await monster("giant-owl")).race.languages).toEqual([
      "Giant Owl",
      "understands Common, Elvish, and Sylvan but can't speak",
    ]);
    expect((await monster("ghost")).description).toContain("Speed 0 ft., fly 40 ft. (hover)");
    expect((await monster("werebear")).description).toContain("40 ft., climb 30 ft. in bear form");
    expect((await monster("swarm-of-bats")).race.name).toBe("Swarm of Tiny beasts");
  });
});
