import "server-only";
import { database } from "@/db/client";
import { pictureRoom } from "@/db/queries/stored-pictures";
import { LIMIT } from "@/lib/constants";
import { importTexts } from "@/lib/messages/campaign-files";
import type { CampaignRecord, ImportReport } from "@/lib/model/campaign-file";
import { renameBookPictures } from "@/lib/model/file-pictures";
import { FILE_LISTS, type FileList } from "@/lib/model/resource";
import { CAMPAIGN, type CampaignFile, MANIFEST, readCampaignFile } from "./campaign-file";
import { storePictures } from "./imported-pictures";
import { countPictures, deleteImages } from "@/lib/server/images/store-uploads";
import type { UploadedFile } from "@/lib/server/http/multipart";
import { consume } from "@/lib/server/http/rate-limit";
import { ZipReader } from "./zip-reader";

const countsOf = (book: CampaignRecord, pictures: number): ImportReport["counts"] => {
  const creatures = [...book.characters, ...book.encounters];
  const all = (kind: "items" | "spells" | "actions") =>
    creatures.reduce((sum, creature) => sum + creature[kind].length, 0);
  const lists = Object.fromEntries(FILE_LISTS.map((list) => [list, book[list].length]));
  return {
    ...(lists as Record<FileList, number>),
    items: all("items"),
    spells: all("spells"),
    actions: all("actions"),
    pictures,
  };
};

/** What no picture is to blame for: people don't come along, and files that nothing names are not looked into. */
const otherLosses = ({ book, checksums }: CampaignFile, archive: ZipReader, importer: string): string[] => {
  const names = new Set(book.characters.flatMap(({ player }) => player ?? []));
  const players = [...names].filter((name) => name !== importer);
  const ours = [MANIFEST, CAMPAIGN, ...checksums.keys()];
  const strange = archive.names.filter((name) => !ours.includes(name)).length;
  return [
    ...(players.length > 0 ? [importTexts.players(inWords(players))] : []),
    ...(strange > 0 ? [importTexts.strangeFiles(strange)] : []),
  ];
};

const NAMES = 20;
const inWords = (names: readonly string[]): string =>
  names.slice(0, NAMES).join(", ") + (names.length > NAMES ? ", …" : "");

const short = (lines: readonly string[]): string[] =>
  lines.length <= LIMIT.file.leftOut
    ? [...lines]
    : [...lines.slice(0, LIMIT.file.leftOut), importTexts.more(lines.length - LIMIT.file.leftOut)];

/**
 * Makes a new campaign of a file, which `write` puts into the database: all of its rows, or none and no picture either.
 * @throws Failure with a sentence about what is wrong with the file
 */
export const importCampaign = async <R>(
  importer: { id: number; username: string },
  file: UploadedFile,
  write: (book: CampaignRecord, report: ImportReport) => Promise<R>,
): Promise<R> => {
  const archive = await ZipReader.open(file);
  const content = await readCampaignFile(archive);
  const stored = new Map<string, number>();
  try {
    if (content.checksums.size > 0)
      await consume("imported picture", String(importer.id), content.checksums.size);
    const { addresses, leftOut } = await storePictures(
      archive,
      content,
      stored,
      await pictureRoom(await database(), importer.id),
    );
    await countPictures(importer.id, stored);
    let next = 0;
    const book = renameBookPictures(content.book, () => addresses[next++] ?? null);
    return await write(book, {
      counts: countsOf(book, stored.size),
      leftOut: short([...otherLosses(content, archive, importer.username), ...leftOut]),
    });
  } catch (error) {
    await deleteImages([...stored.keys()]);
    throw error;
  }
};
