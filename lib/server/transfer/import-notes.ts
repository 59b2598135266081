import "server-only";
import type { Database } from "@/db/connect";
import { createHandouts } from "@/db/queries/handouts";
import { createNotes } from "@/db/queries/notes";
import { findNamed } from "@/db/queries/search";
import type { Transaction } from "@/db/transaction";
import { LIMIT } from "@/lib/constants";
import type { NotesImportAnswer } from "@/lib/contract/notes-import";
import { invalid } from "@/lib/contract/wire";
import { nameOfPath } from "@/lib/library/formats/vault-paths";
import { vaultTexts } from "@/lib/messages/vault";
import { Failure } from "@/lib/model/failure";
import type { VaultBecomes } from "@/lib/model/vault";
import { folded } from "@/lib/rules/folded";
import type { UploadedFile } from "@/lib/server/http/multipart";
import { isPicture } from "@/lib/server/images/images";
import { type FileSource, keepingPictures, type PictureProblem } from "./imported-pictures";
import { linkImported } from "./link-imported";
import { readVault, titleOfPicture, type VaultEntry, type VaultReading } from "./read-vault";
import { openVault } from "./vault-files";
import { takenEntries } from "./taken-entries";

/** So many different names of links are looked up in the book. */
const NAMES = 2000;
/** So many are named of one text. */
const NAMED = 100;

type Problems = ReadonlyMap<string, PictureProblem>;
type Made = NonNullable<NotesImportAnswer["made"]>;

const picturesOf = (entries: readonly VaultEntry[]): Set<string> =>
  new Set(entries.flatMap(({ own, further }) => (own === undefined ? further : [own, ...further])));

/** What can be seen of pictures without making them anew. */
const lookAt = async (source: FileSource, pictures: Iterable<string>): Promise<Problems> => {
  const problems = new Map<string, PictureProblem>();
  for (const file of pictures) {
    const bytes = await source.read(file, LIMIT.image.bytes);
    if (!bytes) problems.set(file, "too large");
    else if (!isPicture(bytes)) problems.set(file, "unreadable");
  }
  return problems;
};

/** Which of these names lead nowhere: neither in the file nor in the book. */
const plainNames = async (
  db: Database,
  reader: { userId: number; campaignId: number },
  { entries }: VaultReading,
): Promise<(name: string) => boolean> => {
  const known = new Set(entries.map(({ title }) => folded(title)));
  for (const file of picturesOf(entries)) known.add(folded(titleOfPicture(file)));
  const asked = [...new Set(entries.flatMap(({ links }) => links.map(folded)))]
    .filter((name) => !known.has(name))
    .slice(0, NAMES);
  if (asked.length > 0)
    for (const { title } of await findNamed(db, reader.userId, reader.campaignId, asked))
      known.add(folded(title.trim()));
  return (name) => !known.has(folded(name));
};

const reportOf = (
  { entries, refused }: VaultReading,
  problems: Problems,
  isPlain: (name: string) => boolean,
): NotesImportAnswer => ({
  refused,
  entries: entries.map(({ position, title, own, further, links, leftOut }) => {
    const all = own === undefined ? further : [own, ...further];
    const lost = all.flatMap((file) => {
      const problem = problems.get(file);
      return problem === undefined ? [] : [vaultTexts.pictures[problem](nameOfPath(file))];
    });
    return {
      position,
      title,
      leftOut: [...leftOut, ...lost],
      pictures: all.length - lost.length,
      links: links.length,
      plainLinks: [...new Set(links.filter(isPlain))].slice(0, NAMED),
    };
  }),
});

const byTitle = new Intl.Collator("en", { numeric: true });

interface TakenTexts {
  becomes: VaultBecomes;
  reader: { userId: number; campaignId: number };
  /** Addresses of the texts' own pictures, by their positions. */
  owned: ReadonlyMap<number, string>;
  /** Those that have no place on a text: each is a handout, of the first text that shows it. */
  apart: readonly { position: number; file: string; title: string; image: string }[];
}
/** Writes the texts in the order of their titles, so that a folder's stand together, and pictures behind them. */
const insertTaken = async (
  tx: Transaction,
  taken: readonly VaultEntry[],
  { becomes, reader, owned, apart }: TakenTexts,
): Promise<Made> => {
  const { campaignId } = reader;
  const texts = taken.toSorted((one, other) => byTitle.compare(one.title, other.title));
  const given = texts.map(({ title, text, position }) => ({
    title,
    text,
    image: owned.get(position) ?? null,
  }));
  const sheets = becomes === "notes" ? await createNotes(tx, campaignId, texts) : [];
  const plates = apart.map(({ title, image }) => ({ title, image, text: "" }));
  const handouts = await createHandouts(tx, campaignId, becomes === "notes" ? plates : [...given, ...plates]);
  const kind = becomes === "notes" ? ("note" as const) : ("handout" as const);
  const ids = [...sheets, ...handouts];
  const made = {
    texts: texts.map((one, at) => ({ ...one, kind, id: ids[at] ?? 0 })),
    pictures: apart.map((one, at) => ({ ...one, kind: "handout" as const, id: ids[texts.length + at] ?? 0 })),
  };
  await linkImported(tx, reader, made);
  return [...made.texts, ...made.pictures]
    .map(({ position, kind: became, id }) => ({ position, kind: became, id }))
    .toSorted((one, other) => one.position - other.position);
};

interface VaultUpload {
  file?: UploadedFile | undefined;
  becomes?: VaultBecomes | undefined;
  dryRun?: boolean | undefined;
  take?: readonly number[] | undefined;
}

/**
 * Reads a vault and, unless it is only looked at, has `write` put what is taken of it into the book: all of it with its pictures, or
 * nothing. @throws Failure with a sentence about what is wrong with the file
 */
export const importNotes = async (
  db: Database,
  reader: { userId: number; campaignId: number },
  { file, becomes = "notes", dryRun = false, take }: VaultUpload,
  write: (
    insert: (tx: Transaction) => Promise<NotesImportAnswer & { made: Made }>,
  ) => Promise<NotesImportAnswer>,
): Promise<NotesImportAnswer> => {
  if (!file) throw invalid({ file: vaultTexts.choose });
  const source = await openVault(file);
  const reading = await readVault(source, file.name, becomes);
  if (reading.entries.length === 0)
    throw new Failure("invalid", vaultTexts.nothing, { extra: { refused: reading.refused } });
  const taken = takenEntries(reading.entries, take);
  // A dry run reports on all texts, a write on the taken ones, whose links to texts that stay behind lead nowhere.
  const reported = dryRun ? reading : { ...reading, entries: [...taken] };
  const isPlain = await plainNames(db, reader, reported);
  if (dryRun) return reportOf(reported, await lookAt(source, picturesOf(reported.entries)), isPlain);

  const expected = picturesOf(taken).size;
  return keepingPictures(reader.userId, source, { expected }, async (pictures) => {
    const problems = new Map<string, PictureProblem>();
    const keep = async (image: string): Promise<string | undefined> => {
      const kept = problems.has(image) ? undefined : await pictures.keep(image);
      if (kept && "problem" in kept) problems.set(image, kept.problem);
      return kept && "address" in kept ? kept.address : undefined;
    };
    const owned = new Map<number, string>();
    const apart = new Map<string, TakenTexts["apart"][number]>();
    for (const { position, own, further } of taken) {
      const address = own === undefined ? undefined : await keep(own);
      if (address !== undefined) owned.set(position, address);
      for (const one of further) {
        if (apart.has(one)) continue;
        const image = await keep(one);
        if (image !== undefined) apart.set(one, { position, file: one, title: titleOfPicture(one), image });
      }
    }
    await pictures.count();
    const report = reportOf(reported, problems, isPlain);
    return write(async (tx) => ({
      ...report,
      made: await insertTaken(tx, taken, { becomes, reader, owned, apart: [...apart.values()] }),
    }));
  });
};
