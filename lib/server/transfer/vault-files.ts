import "server-only";
import { LIMIT } from "@/lib/constants";
import type { NotesImportAnswer } from "@/lib/contract/notes-import";
import { kindOfFile, rootOfVault, titleOfPath, whyNoText } from "@/lib/library/formats/vault-paths";
import { vaultTexts } from "@/lib/messages/vault";
import { Failure } from "@/lib/model/failure";
import type { VaultBecomes } from "@/lib/model/vault";
import type { UploadedFile } from "@/lib/server/http/multipart";
import type { FileSource } from "./imported-pictures";
import { isZip, ZipReader } from "./zip-reader";

export type RefusedEntry = NotesImportAnswer["refused"][number];

const { bytes: BYTES, entries: FILES, unpacked: UNPACKED } = LIMIT.vault;
export const MEGABYTE = 1024 * 1024;
const BOUNDS = {
  ...LIMIT.vault,
  tooLarge: vaultTexts.tooLarge(BYTES / MEGABYTE),
  tooMuch: vaultTexts.tooMuch(UNPACKED / MEGABYTE, FILES),
  wrongMedia: vaultTexts.wrongMedia,
};
export const MOST: Record<VaultBecomes, { title: number; text: number }> = {
  notes: { title: LIMIT.noteTitle, text: LIMIT.note },
  handouts: { title: LIMIT.name, text: LIMIT.description },
};

/** A zip, or the one text that was sent instead. @throws Failure "wrong media", "invalid", "too large" */
export const openVault = async (file: UploadedFile): Promise<FileSource> => {
  if (isZip(file.bytes) || kindOfFile(file.name) !== "text") return ZipReader.open(file, BOUNDS);
  if (file.bytes.byteLength > BYTES) throw new Failure("too large", BOUNDS.tooLarge);
  return {
    names: [file.name],
    has: (name) => name === file.name,
    read: (_, most) => Promise.resolve(file.bytes.byteLength > most ? undefined : file.bytes),
  };
};

const BYTE_ORDERS: readonly [mark: Buffer, encoding: string][] = [
  [Buffer.from([0xff, 0xfe]), "utf-16le"],
  [Buffer.from([0xfe, 0xff]), "utf-16be"],
];
/** UTF-8, or what says of itself that it is UTF-16, as some editors write it. */
export const decodeText = (bytes: Buffer): string | undefined => {
  const marked = BYTE_ORDERS.find(([mark]) => bytes.subarray(0, mark.length).equals(mark));
  try {
    return new TextDecoder(marked?.[1] ?? "utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

export interface FoundText {
  path: string;
  position: number;
  title: string;
  whole?: string;
}

/** The files of a vault: its texts in their order, and the pictures that they may show. */
export interface VaultFiles {
  root: string;
  becomes: VaultBecomes;
  found: FoundText[];
  pictures: string[];
  /** How many files are listed, as they are counted for what is refused. */
  listed: number;
  refused: RefusedEntry[];
}

export const filesOf = ({ names }: FileSource, archive: string, becomes: VaultBecomes): VaultFiles => {
  const root = rootOfVault(names, archive);
  const paths = names.map((name) => name.slice(root.length)).filter((path) => kindOfFile(path) !== "nothing");
  const pictures = paths.filter((path) => kindOfFile(path) === "picture" && path.length <= LIMIT.vault.path);
  const listed = paths.filter((path) => kindOfFile(path) !== "picture");
  const refused: RefusedEntry[] = [];
  const found: FoundText[] = [];
  for (const [position, path] of listed.entries()) {
    const title = titleOfPath(path, MOST[becomes].title);
    const refuse = (reason: string) => refused.push({ position, name: title.title, reason });
    if (kindOfFile(path) !== "text") refuse(whyNoText(path));
    else if (path.length > LIMIT.vault.path) refuse(vaultTexts.longPath);
    else found.push({ path, position, ...title });
  }
  return { root, becomes, found, pictures, listed: listed.length, refused };
};
