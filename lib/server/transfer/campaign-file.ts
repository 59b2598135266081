import "server-only";
import { setImmediate as nextTurn } from "node:timers/promises";
import { z } from "zod";
import { LIMIT } from "@/lib/constants";
import { importTexts } from "@/lib/messages/campaign-files";
import {
  type CampaignRecord,
  campaignRecord,
  FILE_FORMAT,
  FILE_VERSION,
  fileHead,
  fileManifest,
} from "@/lib/model/campaign-file";
import { JsonCounter, JsonTooLarge } from "@/lib/model/bounded-json";
import { Failure } from "@/lib/model/failure";
import type { FileBound } from "@/lib/model/file-bounds";
import { FILE_LISTS, type FileList } from "@/lib/model/resource";
import { jsonText } from "./file-pictures";
import type { ZipReader } from "./zip-reader";

/** The names of what every campaign's file holds beside its pictures. */
export const MANIFEST = "manifest.json";
export const CAMPAIGN = "campaign.json";

const MANIFEST_BYTES = 1024 * 1024;
/** Bounds of the JSON: values, names and brackets together, which a book of very many years can exceed, and how deep it is nested. */
const BOUNDS = { values: 500_000, depth: 16 };

const invalid = (sentence: string) => new Failure("invalid", sentence);
const tooMuch = () => new Failure("too large", importTexts.tooMuch);

const PIECE = 1024 * 1024;
/** Counts what a text of JSON holds, in turn with other requests. @throws JsonTooLarge */
const refuseBeyondBounds = async (written: string): Promise<void> => {
  const counter = new JsonCounter(BOUNDS);
  for (let from = 0; from < written.length; from += PIECE) {
    counter.count(written.slice(from, from + PIECE));
    await nextTurn();
  }
};
/** Counted before it is parsed: a parser would hold all others up for seconds. */
const parse = async (bytes: Buffer | undefined): Promise<unknown> => {
  if (!bytes) throw tooMuch();
  try {
    const written = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    await refuseBeyondBounds(written);
    return JSON.parse(written) as unknown;
  } catch (error) {
    throw error instanceof JsonTooLarge ? tooMuch() : invalid(importTexts.damaged);
  }
};

const fit = <S extends z.ZodType>(
  schema: S,
  value: unknown,
  place: readonly PropertyKey[] = [],
): z.output<S> => {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const path = [...place, ...(issue?.path ?? [])];
  throw invalid(importTexts.invalid(path.join(".") || "its content", issue?.message ?? ""));
};

/** The entries of a list one after another, with a turn for others after some; the first wrong one ends it. */
const fitEach = async <S extends z.ZodType>(
  schema: S,
  values: readonly unknown[],
  name: string,
): Promise<z.output<S>[]> => {
  const fitting: z.output<S>[] = [];
  let turn = performance.now();
  for (const [index, value] of values.entries()) {
    fitting.push(fit(schema, value, [name, index]));
    if (performance.now() - turn < TURN_MS) continue;
    await nextTurn();
    turn = performance.now();
  }
  return fitting;
};
const TURN_MS = 20;

/** Looked at before the schema sees them, which would report every single wrong entry of thousands. */
const refuseLongLists = ({ journal, ...records }: Record<string, unknown>): void => {
  // As long as a journal is, its entries are looked at as others are.
  const waiting: unknown[] = [records, ...(Array.isArray(journal) ? (journal as unknown[]) : [])];
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    if (typeof one !== "object" || one === null) continue;
    const inner: unknown[] = Object.values(one);
    if (Array.isArray(one) && one.length > LIMIT.file.creatures) throw tooMuch();
    for (const each of inner) if (typeof each === "object" && each !== null) waiting.push(each);
  }
};

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The lists that may have thousands of entries are looked at apart from the rest. */
const elementOf = (list: FileList): z.ZodType => {
  const schema: z.ZodType = campaignRecord.shape[list];
  const array = schema instanceof z.ZodDefault ? schema.unwrap() : schema;
  if (!(array instanceof z.ZodArray)) throw new Error(`${list} is no list`);
  return array.element as z.ZodType;
};
/** Older files don't have every list. */
const isNewer = (list: FileList) => campaignRecord.shape[list] instanceof z.ZodDefault;

/** Of a journal that is longer than what a file holds the last ones are taken. */
const withinJournal = (records: Record<string, unknown>): Record<string, unknown> => {
  const journal: unknown = records["journal"];
  return Array.isArray(journal) ? { ...records, journal: journal.slice(-LIMIT.file.journal) } : records;
};

const fitCampaign = async (content: unknown): Promise<CampaignRecord> => {
  if (!isPlain(content)) throw invalid(importTexts.invalid("its content", "Invalid input"));
  const records = withinJournal(content);
  refuseLongLists(records);
  const head = fit(campaignRecord, {
    ...records,
    ...Object.fromEntries(FILE_LISTS.map((list) => [list, []])),
  });
  const lists: Record<string, unknown> = {};
  for (const list of FILE_LISTS) {
    const isAbsent = records[list] === undefined && isNewer(list);
    const sent = isAbsent ? [] : fit(z.array(z.unknown()), records[list], [list]);
    lists[list] = await fitEach(elementOf(list), sent, list);
  }
  return { ...head, ...lists };
};

const rowsOf = (book: CampaignRecord): number =>
  FILE_LISTS.filter((list) => list !== "journal").reduce((sum, list) => sum + book[list].length, 0) +
  [...book.characters, ...book.encounters].reduce(
    (sum, { items, spells, actions }) => sum + items.length + spells.length + actions.length,
    0,
  ) +
  book.evenings.reduce((sum, { additions, dates }) => sum + additions.length + dates.length, 0);

/** Whether a text of JSON is beyond `BOUNDS`, so that an import would refuse it. */
const exceedsBounds = async (written: string): Promise<boolean> => {
  // Each token that counts is a character at least, so that a short text need not be counted.
  if (written.length <= BOUNDS.values) return false;
  try {
    await refuseBeyondBounds(written);
    return false;
  } catch (error) {
    if (error instanceof JsonTooLarge) return true;
    throw error;
  }
};

/** Of what a book holds more than comes in again. Its pictures are called by their addresses here, which is near enough. */
export const beyondFile = async (book: CampaignRecord, pictures: number): Promise<FileBound | undefined> => {
  if (rowsOf(book) > LIMIT.file.rows) return "records";
  const written = jsonText(book);
  if (Buffer.byteLength(written) > LIMIT.file.records) return "texts";
  // `rowsOf` counts neither the entries of the journal nor the combatants of fights: only the bound on JSON values stops those.
  if (await exceedsBounds(written)) return "records";
  return pictures > LIMIT.file.pictures ? "pictures" : undefined;
};

export interface CampaignFile {
  book: CampaignRecord;
  /** The checksum that each picture had when it was written. */
  checksums: ReadonlyMap<string, string>;
}

/** Reads what an archive says of a campaign. @throws Failure with a sentence about what is wrong with it */
export const readCampaignFile = async (archive: ZipReader): Promise<CampaignFile> => {
  if (!archive.has(MANIFEST)) throw invalid(importTexts.noCampaign);
  const manifest = await parse(await archive.read(MANIFEST, MANIFEST_BYTES));
  const head = fileHead.safeParse(manifest);
  if (head.data?.format !== FILE_FORMAT) throw invalid(importTexts.noCampaign);
  if (head.data.version !== FILE_VERSION) throw invalid(importTexts.otherVersion(head.data.version));
  const { pictures } = fit(fileManifest, manifest);
  const book = await fitCampaign(await parse(await archive.read(CAMPAIGN, LIMIT.file.records)));
  if (rowsOf(book) > LIMIT.file.rows) throw tooMuch();
  return { book, checksums: new Map(pictures.map(({ file, sha256 }) => [file, sha256])) };
};
