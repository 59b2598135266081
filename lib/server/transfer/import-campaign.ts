import "server-only";
import { LIMIT } from "@/lib/constants";
import { importTexts } from "@/lib/messages/campaign-files";
import type { CampaignRecord, ImportReport } from "@/lib/model/campaign-file";
import { renameBookPictures } from "@/lib/model/file-pictures";
import { FILE_LISTS, type FileList } from "@/lib/model/resource";
import { CAMPAIGN, type CampaignFile, MANIFEST, readCampaignFile } from "./campaign-file";
import { sha256 } from "./file-pictures";
import { keepingPictures, pictureLimits } from "./imported-pictures";
import type { UploadedFile } from "@/lib/server/http/multipart";
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
  const ours = new Set([MANIFEST, CAMPAIGN, ...checksums.keys()]);
  const strange = archive.names.filter((name) => !ours.has(name)).length;
  return [
    ...(players.length > 0 ? [importTexts.players(inWords(players))] : []),
    ...(strange > 0 ? [importTexts.strangeFiles(strange)] : []),
  ];
};

const limitsInWords = (isMap: boolean) => {
  const { side, bytes } = pictureLimits(isMap);
  return { side, megabytes: bytes / 1024 / 1024 };
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
  const { book: sent, checksums } = content;
  const options = {
    expected: checksums.size,
    isExported: true,
    isSame: (name: string, bytes: Buffer) => sha256(bytes) === checksums.get(name),
  };
  return keepingPictures(importer.id, archive, options, async (pictures) => {
    const uses: { file: string; whose: string; isMap: boolean }[] = [];
    renameBookPictures(sent, (name, whose, isMap = false) => {
      uses.push({ file: name, whose, isMap });
      return name;
    });
    const addresses: (string | null)[] = [];
    const sizes = new Map<string | null, { width: number; height: number }>();
    const leftOut: string[] = [];
    for (const use of uses) {
      const kept = await pictures.keep(use.file, use.isMap);
      addresses.push("address" in kept ? kept.address : null);
      if ("address" in kept) sizes.set(kept.address, { width: kept.width, height: kept.height });
      if ("problem" in kept)
        leftOut.push(importTexts.pictures[kept.problem](use.whose, limitsInWords(use.isMap)));
    }
    await pictures.count();
    let next = 0;
    const named = renameBookPictures(sent, () => addresses[next++] ?? null);
    const book = { ...named, maps: named.maps.map((map) => ({ ...map, ...sizes.get(map.image) })) };
    return write(book, {
      counts: countsOf(book, pictures.stored()),
      leftOut: short([...otherLosses(content, archive, importer.username), ...leftOut]),
    });
  });
};
