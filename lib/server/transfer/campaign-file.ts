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
import type { ZipReader } from "./zip-reader";

/** The names of what every campaign's file holds beside its pictures. */
export const MANIFEST = "manifest.json";
export const CAMPAIGN = "campaign.json";

const MANIFEST_BYTES = 1024 * 1024;
/** Above what the largest campaign has; nested no deeper than its lists of texts. */
const BOUNDS = { values: 500_000, depth: 16 };

const invalid = (sentence: string) => new Failure("invalid", sentence);
const tooMuch = () => new Failure("too large", importTexts.tooMuch);

const PIECE = 1024 * 1024;
/** Counted before it is parsed, and between the requests of others: a parser would hold them all up for seconds. */
const parse = async (bytes: Buffer | undefined): Promise<unknown> => {
  if (!bytes) throw tooMuch();
  try {
    const written = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    const counter = new JsonCounter(BOUNDS);
    for (let from = 0; from < written.length; from += PIECE) {
      counter.count(written.slice(from, from + PIECE));
      await nextTurn();
    }
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
const refuseLongLists = (records: unknown): void => {
  const waiting: unknown[] = [records];
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
const { shape } = campaignRecord;

const fitCampaign = async (records: unknown): Promise<CampaignRecord> => {
  if (!isPlain(records)) throw invalid(importTexts.invalid("its content", "Invalid input"));
  refuseLongLists(records);
  const empty = { notes: [], handouts: [], characters: [], encounters: [], fights: [], journal: [] };
  const head = fit(campaignRecord, { ...records, ...empty });
  const listOf = (name: string): readonly unknown[] => fit(z.array(z.unknown()), records[name], [name]);
  /** Older files don't have every list. */
  const listIfAny = (name: string) => (records[name] === undefined ? [] : listOf(name));
  return {
    ...head,
    notes: await fitEach(shape.notes.element, listOf("notes"), "notes"),
    handouts: await fitEach(shape.handouts.unwrap().element, listIfAny("handouts"), "handouts"),
    characters: await fitEach(shape.characters.element, listOf("characters"), "characters"),
    encounters: await fitEach(shape.encounters.element, listOf("encounters"), "encounters"),
    fights: await fitEach(shape.fights.unwrap().element, listIfAny("fights"), "fights"),
    journal: await fitEach(shape.journal.unwrap().element, listIfAny("journal"), "journal"),
  };
};

const rowsOf = ({ notes, handouts, characters, encounters, fights, journal }: CampaignRecord): number =>
  [...characters, ...encounters].reduce(
    (sum, { items, spells, actions }) => sum + 1 + items.length + spells.length + actions.length,
    notes.length + handouts.length + fights.length + journal.length,
  );

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
