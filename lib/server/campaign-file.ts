import "server-only";
import type { z } from "zod";
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
import { Failure } from "@/lib/model/failure";
import type { ZipReader } from "./zip-reader";

/** The names of what every campaign's file holds beside its pictures. */
export const MANIFEST = "manifest.json";
export const CAMPAIGN = "campaign.json";

const MANIFEST_BYTES = 1024 * 1024;
/** Above what the largest campaign has. */
const MOST_VALUES = 500_000;

const invalid = (sentence: string) => new Failure("invalid", sentence);
const tooMuch = () => new Failure("too large", importTexts.tooMuch);

/** Counted before the schema sees it, which would report every single wrong value of millions. */
const refuseHeaps = (value: unknown): void => {
  const waiting: unknown[] = [value];
  for (let seen = 0; waiting.length > 0; seen += 1) {
    const one = waiting.pop();
    if (typeof one !== "object" || one === null) continue;
    const inner: unknown[] = Object.values(one);
    if (Array.isArray(one) && one.length > LIMIT.file.creatures) throw tooMuch();
    if (seen + waiting.length + inner.length > MOST_VALUES) throw tooMuch();
    for (const each of inner) waiting.push(each);
  }
};

const parse = (bytes: Buffer | undefined): unknown => {
  if (!bytes) throw tooMuch();
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) as unknown;
  } catch {
    throw invalid(importTexts.damaged);
  }
};

const fit = <S extends z.ZodType>(schema: S, value: unknown): z.output<S> => {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw invalid(importTexts.invalid(issue?.path.join(".") || "its content", issue?.message ?? ""));
};

const rowsOf = ({ notes, characters, encounters }: CampaignRecord): number =>
  [...characters, ...encounters].reduce(
    (sum, { items, spells, actions }) => sum + 1 + items.length + spells.length + actions.length,
    notes.length,
  );

export interface CampaignFile {
  book: CampaignRecord;
  /** The checksum that each picture had when it was written. */
  checksums: ReadonlyMap<string, string>;
}

/** Reads what an archive says of a campaign. @throws Failure with a sentence about what is wrong with it */
export const readCampaignFile = async (archive: ZipReader): Promise<CampaignFile> => {
  if (!archive.has(MANIFEST)) throw invalid(importTexts.noCampaign);
  const manifest = parse(await archive.read(MANIFEST, MANIFEST_BYTES));
  refuseHeaps(manifest);
  const head = fileHead.safeParse(manifest);
  if (head.data?.format !== FILE_FORMAT) throw invalid(importTexts.noCampaign);
  if (head.data.version !== FILE_VERSION) throw invalid(importTexts.otherVersion(head.data.version));
  const { pictures } = fit(fileManifest, manifest);
  const records = parse(await archive.read(CAMPAIGN, LIMIT.file.records));
  refuseHeaps(records);
  const book = fit(campaignRecord, records);
  if (rowsOf(book) > LIMIT.file.rows) throw tooMuch();
  return { book, checksums: new Map(pictures.map(({ file, sha256 }) => [file, sha256])) };
};
