import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { abolethV2, bogLantern, isolde, mireAdderV1, trollBits } from "./files.fixture";
import { deepSpeaker } from "./foundry.fixture";
import { FOUNDRY } from "./foundry-left-over";
import { mage14 } from "./foundry-mage.fixture";
import { foundryCharacter, foundryNpc, oldHero } from "./foundry-old.fixture";
import { barbarian, reedOracle } from "./foundry-whole.fixture";
import { INITIATIVE } from "./improved-initiative";
import { says } from "./left-over";
import { PUBLISHED } from "./published";
import { emberSmithBits, otterkinV2, weirTitanV1 } from "./published.fixture";
import { readImportFile } from "./read-file";

// Whatever of a record is not in what is made of it stands in what is left out.

const RECORDS = [
  ["Improved Initiative", INITIATIVE, [bogLantern, isolde]],
  ["Open5e", PUBLISHED, [mireAdderV1, weirTitanV1, abolethV2, otterkinV2]],
  ["5e-bits", PUBLISHED, [trollBits, emberSmithBits]],
  ["Foundry", FOUNDRY, [foundryNpc, foundryCharacter, oldHero, mage14, deepSpeaker, reedOracle, barbarian]],
] as const;

type Json = Record<string, unknown>;
type Path = readonly (string | number)[];
const isNested = (value: unknown): value is Json => typeof value === "object" && value !== null;

/** Paths of all values that are no objects, but for what is the tool's own. */
const leavesOf = (value: unknown, technical: ReadonlySet<string>, path: Path = []): Path[] => {
  if (!isNested(value)) return [path];
  return Object.entries(value).flatMap(([name, one]) =>
    technical.has(name) ? [] : leavesOf(one, technical, [...path, name]),
  );
};
const objectsOf = (value: unknown, technical: ReadonlySet<string>, path: Path = []): Path[] => {
  if (!isNested(value)) return [];
  const below = Object.entries(value).flatMap(([name, one]) =>
    technical.has(name) ? [] : objectsOf(one, technical, [...path, name]),
  );
  return Array.isArray(value) ? below : [path, ...below];
};
const within = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((found, name) => (isNested(found) ? found[name] : undefined), value);
const changed = (record: object, path: Path, value: unknown): unknown => {
  const copy: unknown = structuredClone(record);
  const owner = within(copy, path.slice(0, -1));
  if (isNested(owner)) owner[String(path.at(-1))] = value;
  return copy;
};

/** What a person gets to read of a record: what is made, what is left out, or why it is refused. */
const outcome = async (record: unknown): Promise<string> => {
  const file = new TextEncoder().encode(JSON.stringify([record]));
  const { entries, refused } = await readImportFile(file).catch((error: unknown) => {
    return { entries: [], refused: [{ reason: String(error) }] };
  });
  return JSON.stringify(entries[0] ?? refused);
};
/** Codes of the formats: where a value is one, another one makes the difference. */
const SWAPPED: Readonly<Record<string, string>> = {
  action: "bonus",
  armor: "natural",
  default: "flat",
  formula: "recoverAll",
  melee: "ranged",
  natural: "default",
  self: "ft",
  utility: "attack",
  weapon: "spell",
  ft: "m",
};
/** What another field overrules, or what is said of a thing that is only named. */
const HAS_NO_SAY =
  /^languages\.data\.\d\.desc$|^system\.attributes\.ac\.calc$|^system\.details\.race$|\.senses\.units$/;
/** Values of the same type that say something else. */
const others = (value: unknown): readonly unknown[] => {
  if (typeof value === "number") return [value + 7, 0, value - 7];
  if (typeof value !== "string") return [value !== true];
  return [`${value} Quorvex`, `${Number(value) + 7}`, "", SWAPPED[value] ?? "cha", "lr"];
};

describe.each(RECORDS)("of a record of %s", (_, { technical }, records) => {
  it("each value that says something makes a difference to what is read of it", async () => {
    const lost: string[] = [];
    for (const record of records) {
      const before = await outcome(record);
      for (const path of leavesOf(record, technical)) {
        const value = within(record, path);
        if (!says(value)) continue;
        let isLost = true;
        for (const other of others(value))
          isLost &&= (await outcome(changed(record, path, other))) === before;
        if (isLost && !HAS_NO_SAY.test(path.join("."))) lost.push(`${path.join(".")} ${String(value)}`);
      }
    }
    expect(lost).toEqual([]);
  });

  it("a field that nobody knows is told, wherever it stands", async () => {
    const places = records.flatMap((record) =>
      objectsOf(record, technical).map((path) => ({ record, path })),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...places),
        fc.stringMatching(/^x[a-z]{3,12}$/),
        fc.stringMatching(/^[a-z]{6,12}$/),
        async ({ record, path }, name, word) => {
          expect(await outcome(changed(record, [...path, name], word))).toContain(word);
        },
      ),
      { numRuns: 200 },
    );
  });
});
