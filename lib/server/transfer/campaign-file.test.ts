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
const fileOf = (pictures: number) => {
  const names = Array.from({ length: pictures }, (_, at) => `pictures/${at + 1}.webp`);
  const listed = names.map((file) => ({ file, sha256: "0".repeat(64) }));
  const head = { format: "tomekeeper-campaign", version: 1, pictures: listed };
  const files: [string, Uint8Array][] = [
    ...names.map((name): [string, Uint8Array] => [name, strToU8("x")]),
    ["campaign.json", strToU8(JSON.stringify(BOOK))],
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

it("a book says of what it holds more than comes in again", () => {
  const { pictures, records, rows } = LIMIT.file;
  expect(beyondFile(BOOK, pictures)).toBeUndefined();
  expect(beyondFile(BOOK, pictures + 1)).toBe("pictures");
  expect(beyondFile({ ...BOOK, notes: ["x".repeat(records)] }, 0)).toBe("texts");
  expect(beyondFile({ ...BOOK, notes: Array.from({ length: rows + 1 }, () => "") }, 0)).toBe("records");
});
