import { describe, expect, it } from "vitest";
import { abolethV2, bogLantern, mireAdderV1, trollBits } from "./files.fixture";
import { deepSpeaker } from "./foundry.fixture";
import { mage14 } from "./foundry-mage.fixture";
import { foundryCharacter, foundryNpc, oldHero } from "./foundry-old.fixture";
import { barbarian, reedOracle } from "./foundry-whole.fixture";
import { emberSmithBits, otterkinV2, weirTitanV1 } from "./published.fixture";
import { readImportFile } from "./read-file";
import { excess } from "@/scripts/patterns/linear-time";

const bytes = (content: unknown) =>
  new TextEncoder().encode(typeof content === "string" ? content : JSON.stringify(content));
const read = (content: unknown) => readImportFile(bytes(content));

describe("hostile and broken files", () => {
  it.each([
    ["no JSON", "goblin", "The file is no JSON"],
    ["nesting", "[".repeat(100_000), "The file is nested too deeply"],
    ["nesting that is closed", `${"[".repeat(2000)}${"]".repeat(2000)}`, "The file is nested too deeply"],
    ["a million values", `[${"0,".repeat(1_000_000)}0]`, "The file holds more than 1,000,000 values"],
    [
      "another encoding",
      new Uint8Array([0xff, 0xfe, 0x5b, 0x00, 0x5d, 0x00]),
      "The file must be JSON in UTF-8",
    ],
  ])("of %s are refused whole", async (_, content, message) => {
    const sent = typeof content === "string" ? bytes(content) : content;
    await expect(readImportFile(sent)).rejects.toMatchObject({ kind: "invalid", message });
  });

  it("of half a million values are read", async () => {
    const { entries } = await read([{ ...bogLantern, Skills: [], Saves: [], Notes: Array(500_000).fill(0) }]);
    expect(entries).toHaveLength(1);
  });

  it("of more than 500 records, or of more rows than are written at once, are too large", async () => {
    await expect(read(Array.from({ length: 10_000 }, () => 0))).rejects.toMatchObject({ kind: "too large" });
    const Actions = Array.from({ length: 900 }, () => ({ Name: "A", Content: "b" }));
    await expect(read(Array.from({ length: 30 }, () => ({ ...bogLantern, Actions })))).rejects.toMatchObject({
      kind: "too large",
    });
  });

  it("have each record that can't be kept refused with its reason, the others read", async () => {
    const { entries, refused } = await read([
      { ...bogLantern, Name: "" },
      { ...bogLantern, HP: { Value: "many" } },
      { ...bogLantern, Description: "x".repeat(100_001) },
      { ...bogLantern, Traits: Array.from({ length: 1001 }, () => ({ Name: "A" })) },
      { ...bogLantern, Languages: Array.from({ length: 10 }, () => "x".repeat(60_000)) },
      null,
      "goblin",
      { name: "Chair", type: "loot" },
      bogLantern,
    ]);
    expect(entries.map(({ position }) => position)).toEqual([8]);
    expect(refused.map(({ reason }) => reason)).toEqual([
      "It has no name.",
      "It has no hit points.",
      "One of its texts is too long to be kept.",
      "One of its lists is too long to be kept.",
      "It holds more text than can be kept.",
      ...Array.from({ length: 3 }, () => "It is none of the kinds of record that can be read."),
    ]);
  });

  it("of Improved Initiative have an entry that is nested too deeply, or no JSON, refused, the others read", async () => {
    const deep = `{"Name":"Well","HP":{"Value":1},"Abilities":{},"Below":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
    const { entries, refused } = await read({
      "ImprovedInitiative.Creatures.a1": deep,
      "ImprovedInitiative.Creatures.a2": "{",
      "ImprovedInitiative.Creatures.a3": JSON.stringify(bogLantern),
    });
    expect(entries.map(({ position, record }) => [position, record.name])).toEqual([[2, bogLantern.Name]]);
    expect(refused.map(({ position, reason }) => [position, reason])).toEqual([
      [0, "It is none of the kinds of record that can be read."],
      [1, "It is none of the kinds of record that can be read."],
    ]);
  });

  it("of formulas that refer to each other thousands of times over are read, and what can't be worked out is told", async () => {
    const links = 5000;
    const chain = Object.fromEntries(
      Array.from({ length: links }, (_, at) => [`a${at}`, at === links - 1 ? 1 : `@chain.a${at + 1}`]),
    );
    const abilities = { save: "@chain.a0", check: `@chain.a${links - 10}` };
    const { entries } = await read({
      ...foundryNpc,
      system: { ...foundryNpc.system, chain, bonuses: { abilities } },
    });
    const told = "A bonus of “@chain.a0” is left out: it can't be worked out here.";
    expect(entries[0]?.leftOut.filter((line) => line.startsWith("A bonus of"))).toEqual([told]);
  });

  const RECORDS: readonly object[] = [
    bogLantern,
    mireAdderV1,
    weirTitanV1,
    abolethV2,
    otterkinV2,
    trollBits,
    emberSmithBits,
    foundryNpc,
    foundryCharacter,
    oldHero,
    mage14,
    deepSpeaker,
    reedOracle,
    barbarian,
  ];
  const namesIn = (value: unknown): string[] => {
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([name, one]) => [name, ...namesIn(one)]);
  };
  const isWords = (value: unknown) => Array.isArray(value) && value.every((one) => typeof one === "string");
  /** What every object has by a name looks so where it is taken for a word or a figure of the file. */
  const INHERITED = /native code|\[object|undefined|NaN/;
  const faultOf = async (json: string): Promise<string> => {
    const found = await read(json).then(JSON.stringify, String);
    return INHERITED.exec(found)?.[0] ?? /^\w*Error.*/.exec(found)?.[0] ?? "";
  };
  it("are read where any of their words is one that every object has as a name", async () => {
    const word = "constructor";
    const inPlaceOf = (name: string, record: object) =>
      JSON.stringify(record, (own, value: unknown) => {
        if (own !== name) return value;
        return typeof value === "string" ? word : isWords(value) ? [word] : value;
      });
    const files = RECORDS.flatMap((record) => {
      const json = JSON.stringify(record);
      return [
        ...[...new Set(namesIn(record))].map((name) => [name, inPlaceOf(name, record)] as const),
        ["first of a path", json.replace(/@\w+/g, `@${word}`)] as const,
        ["last of a path", json.replace(/(@[\w.]+)\.\w+/g, `$1.${word}`)] as const,
      ].filter(([, changed]) => changed !== json);
    });
    const faults = new Set<string>();
    for (const [name, json] of files) {
      const fault = await faultOf(json);
      if (fault !== "") faults.add(`${name}: ${fault}`);
    }
    expect([...faults]).toEqual([]);
  });

  it("have texts that no sheet holds shortened, which is told", async () => {
    const { entries } = await read([
      { ...bogLantern, Description: "x".repeat(30_000) },
      {
        ...bogLantern,
        Actions: [{ Name: "Sermon", Content: "y".repeat(20_001) }],
        LegendaryActions: [{ Name: "z".repeat(150), Content: "z".repeat(20_000) }],
      },
    ]);
    const [long, actions] = entries;
    expect(long?.record.description).toHaveLength(20_000);
    expect(long?.record.description).toMatch(/x…$/);
    expect(long?.leftOut).toContainEqual(
      expect.stringMatching(/^Its description is shortened: of 30,\d\d\d characters a sheet holds 20,000\.$/),
    );
    expect(actions?.record.actions.map(({ description }) => description.length)).toContain(20_000);
    expect(actions?.leftOut).toContain(
      "Its text of “Sermon” is shortened: of 20,001 characters a sheet holds 20,000.",
    );
    expect(actions?.leftOut.filter((line) => line.includes("zzz…” is shortened"))).toHaveLength(2);
  });

  it("change nothing of objects, and their mark-up is text", async () => {
    const hostile = `{"__proto__": {"Name": "Ghost", "polluted": 1}, "constructor": {"prototype": {"polluted": 1}}, "HP": {"Value": 1}, "Abilities": {}, "Name": "<img src=x onerror=alert(1)>Imp<script>alert(1)</script>\\u0000 &amp; co", "Actions": [{"Name": "A", "Content": "<a href='javascript:1'>b</a> &lt;i&gt;"}]}`;
    const { entries } = await read(hostile);
    expect(entries[0]?.record.name).toBe("Imp & co");
    expect(entries[0]?.record.actions[0]?.effects).toEqual(["b <i>"]);
    expect(Object.prototype).not.toHaveProperty("polluted");
  });

  it.each([
    " ",
    "[[ ",
    "1",
    "(day ",
    "fire or ",
    "resist fire damage ",
    "5-foot-radius ",
    ", 5-foot-high",
    "&amp;Reference[",
    "@a[",
    "[[/attack extended]]",
    "[[/damage 1d6 + @mod average]]",
  ])("are read in a moment, whatever their texts repeat: %j", async (piece) => {
    const long = piece.repeat(90_000 / piece.length);
    const sword = { name: long, type: "weapon", system: { description: { value: long }, damage: {} } };
    const activities = { a: { type: "attack", attack: { bonus: long } } };
    const records = [
      { ...bogLantern, Description: long, Type: `Tiny ${long}`, HP: { Value: 1, Notes: long } },
      { ...bogLantern, Actions: [{ Name: `(${long}`, Content: `${long}.` }], Languages: [long] },
      {
        ...bogLantern,
        Actions: Array.from({ length: 20 }, () => ({ Name: "A", Content: long.slice(0, 20_000) })),
      },
      { ...foundryNpc, items: [{ ...sword, system: { ...sword.system, activities } }] },
    ];
    // Patterns that look at a text again and again take seconds, or minutes.
    const took = await excess(async () => {
      for (const record of records) await read([record]);
    }, 400);
    expect(took).toBe(0);
  });

  it("keep an effect that is longer than effects may be as the action's description", async () => {
    const { entries } = await read([
      { ...bogLantern, Actions: [{ Name: "Sermon", Content: "a".repeat(5000) }] },
    ]);
    expect(entries[0]?.record.actions[0]).toMatchObject({ effects: [], description: "a".repeat(5000) });
  });
});
