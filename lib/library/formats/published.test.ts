import { describe, expect, it } from "vitest";
import { emberSmithBits, otterkinV2, weirTitanV1 } from "./published.fixture";
import { readImportFile } from "./read-file";

const read = async (record: object) => {
  const { entries, refused } = await readImportFile(new TextEncoder().encode(JSON.stringify([record])));
  const [entry] = entries;
  if (!entry) throw new Error(refused[0]?.reason);
  return entry;
};
const effectsOf = (actions: readonly { name: string; effects: readonly string[] }[]) =>
  actions.map(({ name, effects }) => [name, ...effects]);

describe("creatures of Open5e's first version", () => {
  it("walk at their walking speed wherever it stands, and keep skills that stand bare", async () => {
    const { record } = await read(weirTitanV1);
    expect(record).toMatchObject({ speed: 40, firstSkill: "Athletics", secondSkill: "Stealth" });
    expect(record.description).toContain(
      "\nSpeed 40 ft., swim 60 ft.\nSaving throws Str +19\nSkills Perception +5, Athletics +19, Stealth +3\n",
    );
  });

  it("have scores beyond a sheet's at its bound, and that is told", async () => {
    const { record, leftOut } = await read(weirTitanV1);
    expect(record.abilities).toMatchObject({ str: 30, int: 1, cha: 9 });
    expect(leftOut).toEqual([
      "Its Strength of 38 is 30 here: a sheet holds whole numbers from 1 to 30.",
      "Its Intelligence of 0 is 1 here: a sheet holds whole numbers from 1 to 30.",
    ]);
  });

  it("have texts without Markdown, and figures that no text has in brackets", async () => {
    const { record } = await read(weirTitanV1);
    expect(effectsOf(record.actions)).toEqual([
      ["Slam", "Melee Weapon Attack: +19 to hit, reach 15 ft. Hit: 24 (2d10 + 13) bludgeoning damage."],
      ["Surge", "Hit: 3 (1d6) cold plus 7 (2d6 + 1) acid damage."],
      ["Stone", "It throws a stone.\n(attack bonus 17; damage dice 4d6)"],
      ["Wade", "It moves."],
    ]);
    expect(record.description).toContain("Siege Monster. Double damage to objects.");
    expect(record.description).toContain(
      "It holds the weir.\n\nd4 | Sound\n1 | Grinding\n\nGroup. Titans\n\nEnvironments. River\n\nSource. Ashmere, page 112",
    );
  });

  it("without a challenge rating have none here", async () => {
    const { challenge_rating: _, cr: __, ...unrated } = weirTitanV1;
    const { record, leftOut } = await read(unrated);
    expect(record).toMatchObject({ level: 1 });
    expect(record.description).toMatch(/^Gargantuan elemental, unaligned\n/);
    expect(leftOut).toContain("It has no challenge rating: its level is 1 here.");
  });

  it("with names that are too long have them shortened, and whole in the text", async () => {
    const name = "Titan of the ".repeat(11).trim();
    const actions = [
      { name, desc: "It wades." },
      { name: "", desc: "It sinks." },
    ];
    const { record, leftOut } = await read({ ...weirTitanV1, name, actions });
    expect(record.name).toHaveLength(120);
    expect(record.name.endsWith("…")).toBe(true);
    expect(record.description).toContain(name);
    expect(record.actions[0]).toMatchObject({ name: record.name, description: name, effects: ["It wades."] });
    expect(record.actions[1]?.name).toBe("Unnamed");
    expect(leftOut).toContain(
      `“${record.name}” is shortened: a name has 120 characters at most, and stands whole in its text.`,
    );
    expect(leftOut).toContain("Something of its has no name: it is “Unnamed” here.");
  });
});

describe("creatures of Open5e's second version", () => {
  it("say in which form an action is possible, when it recharges, and of what kind it is", async () => {
    const { record } = await read(otterkinV2);
    expect(effectsOf(record.actions)).toEqual([
      ["Bite (Otter or Hybrid Form Only)", "Hit: 6 (1d6 + 3) piercing damage.\n(to hit mod 5; reach 5)"],
      ["Whirl (Hybrid Form, Recharge 5-6)", "It whirls."],
      ["Spray (Recharge 6, Bonus Action)", "It sprays."],
      ["Undertow (Mythic Action)", "It rises again."],
    ]);
  });

  it("have told what nothing here holds, but not what only repeats other figures", async () => {
    const { record, leftOut } = await read({ ...otterkinV2, cr: 3, lure: { bait: "eel", reach: 12 }, id: 7 });
    expect(leftOut).toEqual([
      "Left out, since a sheet has no place for it: cr 3; lure (bait “eel”, reach 12); id 7.",
    ]);
    expect(record.description).toContain("\nSpeed 30 ft., swim 40 ft.\n");
    expect(record.description).toContain("\nDamage resistances cold\n");
    expect(record.description).toContain(
      "Armour class. leather\n\nInitiative. +5\n\nGroup. Shapechangers\n\nSource. Ashmere Beasts, Reed Press, 5th Edition",
    );
  });
});

describe("creatures of the 5e-bits API", () => {
  it("have hit dice with their bonus, which is worked out where the file has none", async () => {
    const { hit_points_roll: _, ...older } = emberSmithBits;
    for (const record of [emberSmithBits, older])
      expect((await read(record)).record.description).toContain("\nHit points 39 (6d8+12)\n");
    expect((await read({ ...older, hit_points: 40 })).record.description).toContain("Hit points 40 (6d8)\n");
  });

  it("have the best armour class that they have of themselves, the others named", async () => {
    const { record } = await read(emberSmithBits);
    expect(record.armourClass).toBe(17);
    expect(record.description).toContain(
      "Armour class. 17 (Shield), 15 (natural armor), 19 (with Barkskin)\n\nTraining. Smith's Tools +5\n\nForms. Ember Smith, Cold",
    );
  });

  it("say once what a text and its figures say", async () => {
    const { record } = await read(emberSmithBits);
    expect(record.description).toContain(
      "Heated Body. A creature that touches it takes 5 (1d10) fire damage.\n\n",
    );
    expect(effectsOf(record.actions)).toEqual([
      ["Multiattack", "It strikes twice.\n(action name Hammer; count 2)"],
      [
        "Hammer (Recharges after a Short or Long Rest)",
        "Melee Weapon Attack: +5 to hit, reach 5 ft. Hit: 8 (1d10 + 3) bludgeoning damage.\n(dc type CON; dc value 13)",
      ],
    ]);
  });
});
