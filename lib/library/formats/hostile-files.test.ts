import { describe, expect, it } from "vitest";
import { bogLantern } from "./files.fixture";
import { readImportFile } from "./read-file";

const bytes = (content: unknown) =>
  new TextEncoder().encode(typeof content === "string" ? content : JSON.stringify(content));
const read = (content: unknown) => readImportFile(bytes(content));

describe("hostile and broken files", () => {
  it.each([
    ["no JSON", "goblin"],
    ["nesting", "[".repeat(100_000)],
    ["nesting that is closed", `${"[".repeat(2000)}${"]".repeat(2000)}`],
    ["another encoding", new Uint8Array([0xff, 0xfe, 0x5b, 0x00, 0x5d, 0x00])],
  ])("of %s are refused whole", (_, content) => {
    const sent = typeof content === "string" ? bytes(content) : content;
    expect(() => readImportFile(sent)).toThrow(expect.objectContaining({ kind: "invalid" }) as Error);
  });

  it("of more than 500 records are too large", () => {
    expect(() => read(Array.from({ length: 10_000 }, () => 0))).toThrow(
      expect.objectContaining({ kind: "too large" }) as Error,
    );
  });

  it("have each record that can't be kept refused with its reason, the others read", () => {
    const { entries, refused } = read([
      { ...bogLantern, Name: "" },
      { ...bogLantern, HP: { Value: "many" } },
      { ...bogLantern, AC: { Value: 1e9 } },
      { ...bogLantern, Description: "x".repeat(30_000) },
      { ...bogLantern, Abilities: { Str: 3.5 } },
      null,
      "goblin",
      { name: "Chair", type: "loot" },
      bogLantern,
    ]);
    expect(entries.map(({ position }) => position)).toEqual([8]);
    expect(refused.map(({ reason }) => reason)).toEqual([
      "It has no name.",
      "It has no hit points.",
      "Its armour class can't be kept: Must be at most 99.",
      "Its description can't be kept: At most 20000 characters.",
      "Its ability scores can't be kept: Must be a whole number.",
      ...Array.from({ length: 3 }, () => "It is none of the kinds of record that can be read."),
    ]);
  });

  it("change nothing of objects, and their mark-up is text", () => {
    const hostile = `{"__proto__": {"Name": "Ghost", "polluted": 1}, "constructor": {"prototype": {"polluted": 1}}, "HP": {"Value": 1}, "Abilities": {}, "Name": "<img src=x onerror=alert(1)>Imp<script>alert(1)</script>\\u0000 &amp; co", "Actions": [{"Name": "A", "Content": "<a href='javascript:1'>b</a> &lt;i&gt;"}]}`;
    const { entries } = read(hostile);
    expect(entries[0]?.record.name).toBe("Imp & co");
    expect(entries[0]?.record.actions[0]?.effects).toEqual(["b <i>"]);
    expect(Object.prototype).not.toHaveProperty("polluted");
  });

  it("are read in a moment, whatever their mark-up", () => {
    const started = performance.now();
    read([{ ...bogLantern, Description: "<".repeat(500_000) + "&[[@".repeat(200_000) }]);
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it("keep an effect that is longer than effects may be as the action's description", () => {
    const { entries } = read([{ ...bogLantern, Actions: [{ Name: "Sermon", Content: "a".repeat(5000) }] }]);
    expect(entries[0]?.record.actions[0]).toMatchObject({ effects: [], description: "a".repeat(5000) });
  });
});
