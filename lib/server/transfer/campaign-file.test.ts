import { strToU8, zipSync } from "fflate";
import { expect, it } from "vitest";
import { LIMIT } from "@/lib/constants";
import { type CampaignRecord, campaignRecord } from "@/lib/model/campaign-file";
import { beyondFile, readCampaignFile } from "./campaign-file";
import { ZipReader } from "./zip-reader";

const BOOK: CampaignRecord = campaignRecord.parse({
  name: "The Salt Crown",
  coverImage: null,
  coverColour: "#2a6ca6",
  description: "",
  setting: "",
  factions: [],
  themes: [],
  mapImage: null,
  notes: [],
  characters: [],
  encounters: [],
});
/** The file of a book with so many pictures. */
const fileOf = (pictures: number, book = BOOK) => {
  const names = Array.from({ length: pictures }, (_, at) => `pictures/${at + 1}.webp`);
  const listed = names.map((file) => ({ file, sha256: "0".repeat(64) }));
  const head = { format: "tomekeeper-campaign", version: 1, pictures: listed };
  const files: [string, Uint8Array][] = [
    ...names.map((name): [string, Uint8Array] => [name, strToU8("x")]),
    ["campaign.json", strToU8(JSON.stringify(book))],
    ["manifest.json", strToU8(JSON.stringify(head, undefined, 2))],
  ];
  const bytes = Buffer.from(zipSync(Object.fromEntries(files), { level: 0 }));
  return ZipReader.open({ bytes, name: "book.zip" });
};

it("a file of more pictures than come in is read, as far as it may name any", async () => {
  const { checksums } = await readCampaignFile(await fileOf(LIMIT.file.listed));
  expect(checksums.size).toBe(LIMIT.file.listed);
  await expect(fileOf(LIMIT.file.entries)).rejects.toMatchObject({ kind: "too large" });
});

it("a book says of what it holds more than comes in again", async () => {
  const { pictures, records, rows } = LIMIT.file;
  expect(await beyondFile(BOOK, pictures)).toBeUndefined();
  expect(await beyondFile(BOOK, pictures + 1)).toBe("pictures");
  expect(await beyondFile({ ...BOOK, notes: ["x".repeat(records)] }, 0)).toBe("texts");
  expect(await beyondFile({ ...BOOK, notes: Array.from({ length: rows + 1 }, () => "") }, 0)).toBe("records");
});

const rested = (): CampaignRecord["journal"][number] => ({
  kind: "rest",
  entry: { kind: "long" },
  masked: null,
  audience: "members",
  person: null,
  happenedAt: "2026-11-30T20:00:00.000Z",
});
const combatant = (): CampaignRecord["fights"][number]["combatants"][number] => ({
  kind: "other",
  character: null,
  encounter: null,
  slug: null,
  name: "Eel",
  baseName: "Eel",
  initiative: 1,
  group: null,
  dexterity: 10,
  armourClass: 10,
  hitPoints: { current: 1, max: 1, temporary: 0 },
  isHidden: false,
  isUnnamed: false,
  isDefeated: false,
  conditions: [],
  concentration: null,
  note: "",
  dealt: 0,
});
/** Years of play: a full journal, and so many fights. */
const longPlayed = (fights: number): CampaignRecord => ({
  ...BOOK,
  journal: Array.from({ length: LIMIT.file.journal }, rested),
  fights: Array.from({ length: fights }, () => ({
    name: "The drowned chapel",
    hitPointsShown: "word",
    state: "prepared",
    round: 0,
    skipsFallen: true,
    combatants: Array.from({ length: 20 }, combatant),
    summary: null,
  })),
});

it("a book of many years comes in again, or says that it doesn't", async () => {
  const [usual, largest] = [longPlayed(10), longPlayed(LIMIT.file.fights)];
  expect(await beyondFile(usual, 0)).toBeUndefined();
  expect((await readCampaignFile(await fileOf(0, usual))).book.fights).toHaveLength(10);
  expect(await beyondFile(largest, 0)).toBe("records");
  await expect(fileOf(0, largest).then(readCampaignFile)).rejects.toMatchObject({ kind: "too large" });
});
