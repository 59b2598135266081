import { describe, expect, it } from "vitest";
import { at, fieldsOf } from "./fields";
import { AUTOMATION_LEFT_OUT } from "./foundry-left-over";
import { foundryCharacter, foundryNpc } from "./foundry-old.fixture";
import { barbarian, reedOracle } from "./foundry-whole.fixture";
import { readImportFile } from "./read-file";

const read = async (record: object) => {
  const { entries, refused } = await readImportFile(new TextEncoder().encode(JSON.stringify(record)));
  const [entry] = entries;
  if (!entry) throw new Error(refused[0]?.reason);
  return entry;
};

describe("a monster of Foundry's with all of its fields", () => {
  it("has in its texts what they look up, worked out", async () => {
    const { record } = await read(reedOracle);
    expect(record.description).toContain(
      "Divination. The reed oracle casts (spell save DC 15). Grappled ones escape (escape DC 13); it notices at 20.",
    );
    expect(record.actions[0]).toMatchObject({
      name: "Mend (Bonus Action)",
      effects: ["It regains 2d8 + 4 Hit Points, @heart.blood and nothing else."],
    });
  });

  it("has worked out what its biography and rolls with kinds of damage refer to", async () => {
    const { system, items } = reedOracle;
    const own = (name: string) => fieldsOf(at(system, name));
    const biography = { value: "<p>Whoever asks resists at DC [[lookup @attributes.spell.dc]].</p>" };
    const value =
      "<p>[[/r 2d6[fire] + 1d4[cold]]] or [[/r 2d8[acid]]]{as many}, [[@prof]] times a day, within [[@prof * 10]] feet.</p>";
    const oracle = {
      ...reedOracle,
      system: {
        ...system,
        details: { ...own("details"), biography },
        skills: {
          ...own("skills"),
          ste: { value: 0, ability: "dex", bonuses: { passive: "5" } },
        },
      },
      items: [...items, { name: "Burst", type: "feat", system: { description: { value }, activities: {} } }],
    };
    const { record } = await read(oracle);
    expect(record.description).toContain("\n\nWhoever asks resists at DC 15.");
    expect(record.description).toMatch(/\nSenses [^\n]*passive Stealth \d+/);
    expect(JSON.stringify(record)).toContain("2d6 + 1d4 or as many, 3 times a day, within 30 feet.");
  });

  it("has attacks and damage with the ability that counts, once where a text says them", async () => {
    const { record } = await read(reedOracle);
    expect(record.actions.map(({ name, effects }) => [name, ...effects]).slice(1)).toEqual([
      ["Claw", "Melee Attack Roll: +6, reach 5 ft. Hit: 8 (2d4 + 3) slashing damage."],
      [
        "Reed Spear",
        "Melee Weapon Attack: +7 to hit, reach 5 ft., one target. Hit: 6 (1d6 + 3) piercing damage.\nThrown 1d4 + 3 yards.",
      ],
      ["Rush", "Melee Weapon Attack: +3 to hit, reach 5 ft., one target. Hit: 2 (1d4) cold damage."],
      [
        "Flood",
        "half on a success, 30-foot cone.\nEach takes 16 (4d6 + 2) cold damage (DC 15 Constitution).",
      ],
    ]);
  });

  it("wears heavy armour without its Dexterity, and has its initiative", async () => {
    const { record } = await read(reedOracle);
    expect(record.armourClass).toBe(18);
    expect(record.description).toContain("Initiative. +9");
    const system = { ...reedOracle.system, abilities: { dex: { value: 8 } } };
    expect((await read({ ...reedOracle, system })).record.armourClass).toBe(18);
  });

  it("has told what can't be worked out, and nothing of what nobody set", async () => {
    const { leftOut } = await read(reedOracle);
    expect(leftOut).toEqual([
      "“@heart.blood” can't be worked out here, and stands as it is.",
      AUTOMATION_LEFT_OUT,
    ]);
  });

  it("without a challenge rating has none here", async () => {
    const system = { ...reedOracle.system, details: { type: { value: "fey" }, cr: null } };
    const { record, leftOut } = await read({ ...reedOracle, system });
    expect(record.description).toMatch(/^Medium fey\n/);
    expect(leftOut).toContain("It has no challenge rating: its level is 1 here.");
  });
});

describe("a hero of Foundry's with all of its fields", () => {
  it("has its armour class and saving throws from features and what is worn", async () => {
    const { record } = await read(barbarian);
    // 10, Dexterity 2, Constitution 3, a shield of 3, a cloak of 1; the ring is not attuned.
    expect(record.armourClass).toBe(19);
    expect(record).toMatchObject({ savingThrows: { str: 6, dex: 3, con: 6, int: 0 }, speed: 40 });
  });

  it("has formulas worked out, in names too", async () => {
    const { record } = await read(barbarian);
    expect(record.actions).toMatchObject([
      { name: "Rage (Bonus Action, 3 until a Long Rest, 1 back after a Short or Long Rest)" },
    ]);
    // 12, 7 and 5, and 3 for each level.
    expect(record).toMatchObject({ maxHitPoints: 33, currentHitPoints: 30, level: 3 });
  });

  it("has dice for two hands, and what its things cost and weigh", async () => {
    const { record } = await read(barbarian);
    expect(record.items.find(({ name }) => name === "Longsword")?.description).toBe(
      "Kind: Martial m\nProperties: Versatile\nCost: 15 gp\nWeight: 3 lb.\nWorn: Yes\nMelee Weapon Attack: +5 to hit, reach 5 ft., one target. Hit: 7 (1d8 + 3) slashing damage, or 8 (1d10 + 3) slashing damage if used with two hands.\nA blade.",
    );
  });

  it("has told which effects don't count", async () => {
    const { leftOut } = await read(barbarian);
    expect(leftOut).toEqual([
      "Its active effect “Inspired” is left out: nothing here changes figures for a while.",
      "The effect “Ringed” of “Ring of Protection” is left out: it is not in force.",
      "Of its effect “Quick” is left out: details nothing x.",
      AUTOMATION_LEFT_OUT,
    ]);
  });

  it("tells nothing that only a game master knows, and says so", async () => {
    const html = `<p>A ferrywoman.</p><!-- <b>She</b> lies. --><section class="secret" id="a"><section>The lich</section>
      is her father.</section><section class='secret revealed'>She limps.</section>`;
    const dagger = {
      _id: "d1",
      name: "Dagger of Venom",
      type: "weapon",
      system: {
        identified: false,
        quantity: 2,
        rarity: "rare",
        magicalBonus: "1",
        properties: ["mgc"],
        uses: { max: "3", recovery: [{ period: "day" }] },
        description: { value: "Poisons its bearer." },
        unidentified: { name: "Old dagger", description: "A rusty blade." },
      },
    };
    const ring = { name: "Ring of Evasion", type: "equipment", system: { identified: false } };
    const oath = {
      name: "Oath",
      type: "feat",
      system: { description: { value: `Sworn on [[/item .d1]].${html}` } },
    };
    const details = { biography: { value: html } };
    const items = [dagger, ring, oath];
    const system = { ...foundryCharacter.data, details };
    const { record, leftOut } = await read({ ...foundryCharacter, data: system, items });
    expect(record.description).toContain("Oath. Sworn on Old dagger.A ferrywoman.");
    expect(record.description).toContain("\n\nA ferrywoman.\nShe limps.");
    expect(record.items).toMatchObject([
      { name: "Old dagger", description: "Quantity: 2\nA rusty blade.", cost: "", damageTypes: [] },
      { name: "Unidentified equipment", description: "" },
    ]);
    expect(JSON.stringify(record)).not.toMatch(/lich|father|lies|Venom|Poison|Evasion|rare/i);
    expect(leftOut).toEqual([
      "Its secret sections are left out: all players read a character.",
      "“Old dagger” is not identified: that it is “Dagger of Venom”, and what that does, is left out, since all players read a character.",
      "“Unidentified equipment” is not identified: that it is “Ring of Evasion”, and what that does, is left out, since all players read a character.",
    ]);
    // What dungeon masters alone read keeps it.
    const foe = await read({ ...foundryNpc, items, system: { ...foundryNpc.system, details } });
    expect(foe.leftOut.join(" ")).not.toMatch(/secret|not identified/);
    expect(JSON.stringify(foe.record)).toMatch(/The lich.*Dagger of Venom.*A rusty blade.*Poisons/s);
  });
});
