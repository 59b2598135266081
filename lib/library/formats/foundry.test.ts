import { describe, expect, it } from "vitest";
import { deepSpeaker } from "./foundry.fixture";
import { mage14 } from "./foundry-mage.fixture";
import { oldHero } from "./foundry-old.fixture";
import { readImportFile } from "./read-file";

const read = (content: unknown) => readImportFile(new TextEncoder().encode(JSON.stringify(content)));

describe("actors of Foundry's dnd5e system", () => {
  it("have in their texts what these only refer to: attacks, damage, saving throws, names", async () => {
    const [speaker] = (await read([deepSpeaker])).entries;
    expect(speaker?.record.actions.map(({ name, type, effects }) => [name, type, ...effects])).toEqual([
      [
        "Tentacle",
        "Combat",
        "Melee Weapon Attack: +9 to hit, reach 10 ft., one target. Hit: 12 (2d6 + 5) bludgeoning damage.\nThe target must succeed on a DC 14 Constitution saving throw or be poisoned, and takes 6 (1d12) acid damage each 1d4 hours.",
      ],
      ["Multiattack", "Combat", "The deep speaker makes three Tentacle attacks."],
      [
        "Harpoon",
        "Combat",
        "Melee or Ranged Weapon Attack: +9 to hit, reach 5 ft. or range 20/60 ft., one target. Hit: 9 (1d8 + 5) piercing damage.",
      ],
      [
        "Drain (Recharge 6, Costs 2 Actions)",
        "Legendary action",
        "It takes 14 (3d6 + 4) psychic damage on a DC 16 Wisdom.",
      ],
    ]);
  });

  it("bring the numbers that Foundry works out, in feet and in words", async () => {
    const [speaker] = (await read([deepSpeaker])).entries;
    expect(speaker?.record).toMatchObject({
      speed: 10,
      race: { languages: ["Deep Speech", "Old Tidal", "Reedspeech", "telepathy 120 ft."] },
    });
    expect(speaker?.record.description.split("\n").filter(Boolean).slice(1)).toEqual([
      "Large swarm of Tiny beasts",
      "Hit points 135 (18d10 + 36)",
      "Speed 10 ft., swim 40 ft.",
      "Saving throws Con +6, Int +8, Wis +6",
      "Skills History +12, Perception +6",
      "Damage resistances cold, bludgeoning, piercing from attacks that aren't magical",
      "Senses darkvision 120 ft.",
      "Languages Deep Speech, Old Tidal, Reedspeech, telepathy 120 ft.",
      "Legendary actions. 3 a round",
      "Legendary resistance. 2 a day",
      "Gear. Tentacle (Properties: Reach), Harpoon (Properties: Thrown)",
      "Habitat. underdark, coastal (cliffs)",
      "Source. Ashmere 12",
    ]);
  });

  it("of an older version have their armour class, saving throws and attacks too", async () => {
    const [hero] = (await read([oldHero])).entries;
    expect(hero).toMatchObject({
      kind: "character",
      leftOut: [],
      record: { armourClass: 17, savingThrows: { dex: 6, str: 0 } },
    });
    expect(hero?.record.description).toMatch(/^Medium Elf\n/);
    expect(hero?.record.items.at(-1)?.description).toBe(
      "Melee Weapon Attack: +7 to hit, reach 5 ft., one target. Hit: 7 (1d8 + 3) piercing damage.\nThin.",
    );
  });

  it("bring spells with their figures, of both forms, and a character's origins and slots", async () => {
    const [mage] = (await read([mage14])).entries;
    expect(mage?.record.spells).toMatchObject([
      {
        name: "Ember Rain",
        level: 3,
        cost: "1 bonus action",
        range: "150 feet",
        area: "20-foot sphere",
        damageTypes: ["Fire"],
        description:
          "3rd-level evocation\nCasting time: 1 bonus action\nRange: 150 feet\nComponents: V, M (a coal)\nDuration: Concentration, up to 1 minute\n\n8d6 fire damage, DC 15 Dexterity saving throw.\nEmbers fall.",
      },
      {
        name: "Spark",
        level: 1,
        cost: "1 action",
        range: "Touch",
        area: "15-foot cone",
        damageTypes: ["Lightning"],
        description:
          "1st-level abjuration (ritual)\nCasting time: 1 action\nRange: Touch\nComponents: S\nDuration: Instantaneous\n\n3d6 lightning damage.\nIt crackles.",
      },
    ]);
    expect(mage).toMatchObject({
      kind: "character",
      leftOut: ["Its active effect “Blessed” is left out: nothing here changes figures for a while."],
      record: {
        temporaryHitPoints: 4,
        race: { name: "Reedling", description: "Born of reeds." },
        background: { name: "Ferryman", description: "Knows the river." },
        class: {
          name: "Wizard",
          description: "Reads.",
          energyName: "Spell slots",
          maxEnergyLevel: 2,
          energyAmounts: [4, 3, 0, 0, 0, 0],
          energySpent: [2, 0, 0, 0, 0, 0],
        },
      },
    });
    expect(mage?.record.description).toContain("Rogue 1. Hides.\n\nSpell slots. 1 of 1 of level 7");
  });
});
