import { describe, expect, it } from "vitest";
import { abolethV2, bogLantern, isolde, mireAdderV1, trollBits } from "./files.fixture";
import { foundryCharacter, foundryNpc } from "./foundry-old.fixture";
import { readImportFile } from "./read-file";

const bytes = (content: unknown) =>
  new TextEncoder().encode(typeof content === "string" ? content : JSON.stringify(content));
const read = (content: unknown) => readImportFile(bytes(content));

describe("files of other tools", () => {
  it("of Improved Initiative become encounters", async () => {
    const { entries, refused } = await read([bogLantern]);
    expect(refused).toEqual([]);
    expect(entries[0]).toMatchObject({
      position: 0,
      kind: "encounter",
      leftOut: ["Its picture is left out: it is only an address, and nothing is fetched."],
      record: {
        name: "Bog Lantern",
        level: 1,
        speed: 0,
        armourClass: 19,
        maxHitPoints: 22,
        abilities: { str: 1, dex: 28 },
        race: { name: "Undead (wisp)", languages: ["Common"] },
        firstSkill: "Perception",
      },
    });
    const { description, actions } = entries[0]?.record ?? { description: "", actions: [] };
    expect(description).toMatch(
      /^Challenge 1\/2 \(100 XP\)\nTiny undead \(wisp\), chaotic evil\nHit points 22 \(9d4\)\n/,
    );
    expect(description).toContain("Ephemeral. It can't wear anything.");
    expect(description).toContain(
      "Initiative. +3, with advantage\n\nDrowned pilgrims follow it.\n\nSource. Homebrew",
    );
    expect(actions.map(({ name, type, cost }) => [name, type, cost])).toEqual([
      ["Shock (Recharge 5-6)", "Combat", "Recharge 5-6"],
      ["Gust (Bonus Action)", "Combat", ""],
      ["Drift", "Legendary action", ""],
    ]);
  });

  it("lose nothing in silence: what has no field goes into the description, or is said to be left out", async () => {
    const { entries } = await read([
      {
        ...foundryCharacter,
        data: { ...foundryCharacter.data, currency: { gp: 12, sp: 0 } },
        items: [
          { type: "loot", name: "Rope", system: { quantity: 3 } },
          { type: "facility", name: "Smithy" },
        ],
      },
      { ...isolde, CurrentHP: 4 },
      { ...mireAdderV1, spell_list: ["https://open5e.example/fog"] },
    ]);
    const [hob, isoldes, adder] = entries;
    expect(hob?.record.description).toContain("Coins. 12 gp");
    expect(hob?.record.items).toMatchObject([{ name: "Rope", description: "Quantity: 3" }]);
    expect(hob?.leftOut).toContain("“Smithy” is left out: a sheet has no place for it.");
    expect(isoldes?.record.currentHitPoints).toBe(4);
    expect(adder?.leftOut[0]).toMatch(/^Its list of spells is left out/);
  });

  it("of Improved Initiative's whole export bring its player characters too, and its lists of ids nothing", async () => {
    const { entries, refused } = await read({
      "ImprovedInitiative.Creatures": JSON.stringify(["a1"]),
      "ImprovedInitiative.Creatures.a1": JSON.stringify({ ...bogLantern, Challenge: "hard" }),
      "ImprovedInitiative.Spells": JSON.stringify(["s1", "s2"]),
      "ImprovedInitiative.Spells.s1": "{}",
      "ImprovedInitiative.Spells.s2": "{}",
      "ImprovedInitiative.SavedEncounters.e1": "{}",
      "ImprovedInitiative.PersistentCharacters.c1": isolde,
      "ImprovedInitiative.User.Settings": "{}",
    });
    expect(entries.map(({ position, kind, record }) => [position, kind, record.name])).toEqual([
      [0, "encounter", "Bog Lantern"],
      [1, "character", "Isolde"],
    ]);
    expect(refused.map(({ name }) => name)).toEqual(["2 saved spells", "1 saved encounter"]);
    expect(entries[0]?.leftOut).toContain("Its challenge “hard” is no rating: its level is 1 here.");
    expect(entries[1]?.record).toMatchObject({
      level: 3,
      race: { name: "Human" },
      savingThrows: { dex: 11, str: -5 },
    });
    expect(JSON.stringify(entries[1]?.record)).not.toContain("Owes the ferryman.");
    expect(entries[1]?.leftOut).toContain("Its notes are left out: all players read a character.");
  });

  it("of Open5e, both versions, and of 5e-bits become encounters", async () => {
    const { entries, refused } = await read({ count: 3, results: [mireAdderV1, abolethV2, trollBits] });
    expect(refused).toEqual([]);
    const [adder, aboleth, troll] = entries.map(({ record }) => record);
    expect(adder).toMatchObject({
      name: "Mire Adder",
      level: 1,
      speed: 30,
      armourClass: 13,
      maxHitPoints: 9,
      abilities: { dex: 16 },
      firstSkill: "Stealth",
    });
    expect(adder?.description).toMatch(/^Challenge 1\/4 .*\nSmall beast, unaligned\n/);
    expect(adder?.description).toContain(
      "\nSpeed 30 ft., swim 30 ft.\nSaving throws Dex +5\nSkills Stealth +5\n",
    );
    expect(aboleth).toMatchObject({
      level: 10,
      armourClass: 17,
      abilities: { str: 21 },
      race: { name: "Aberration", languages: ["Deep Speech"] },
    });
    expect(aboleth?.actions.map(({ name, type }) => [name, type])).toEqual([
      ["Grasp (Recharges after a Short or Long Rest)", "Combat"],
      ["Tentacle", "Combat"],
      ["Slip", "Reaction"],
      ["Lash (Costs 2 Actions)", "Legendary action"],
      ["Sink (Lair Action)", "Legendary action"],
    ]);
    expect(aboleth?.description).toContain(
      "Skills Perception +10, Animal Handling +4\nDamage immunities Acid\nCondition immunities charmed\n",
    );
    expect(troll).toMatchObject({ armourClass: 15, level: 1, firstSkill: "Perception" });
    expect(troll?.description).toContain(
      "Saving throws Con +8\nSkills Perception +2\nDamage resistances cold\nCondition immunities Charmed\n",
    );
    expect(troll?.description).toContain("Armour class. Hide Armor");
    expect(troll?.actions[0]?.name).toBe("Roar (Recharge 5-6)");
    expect(entries[2]?.leftOut).toHaveLength(1);
  });

  it("of Foundry become encounters with what they carry and cast, or characters", async () => {
    const { entries, refused } = await read([foundryNpc, foundryCharacter]);
    expect(refused).toEqual([]);
    expect(entries[0]).toMatchObject({
      kind: "encounter",
      record: {
        name: "Reed Witch",
        level: 1,
        armourClass: 14,
        maxHitPoints: 66,
        firstSkill: "Stealth",
        race: { name: "Fey (Hag)", languages: ["Common", "Reedspeech"] },
        actions: [
          { name: "Claws", effects: ["+4 to hit. 7 (2d6) slashing damage."], damageTypes: ["Slashing"] },
          { name: "Mire Breath (Recharge 5-6)", effects: ["See Poisoned."] },
        ],
        spells: [{ name: "Fog Cloud", level: 1 }],
        items: [{ name: "Reed flute" }],
      },
    });
    expect(entries[0]?.record.description).toContain("Lives by the weir.");
    expect(entries[1]).toMatchObject({
      kind: "character",
      record: { name: "Hob", level: 4, speed: 25, armourClass: 15, items: [{ name: "Dagger" }] },
    });
  });
});
