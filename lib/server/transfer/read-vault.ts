import "server-only";
import { setImmediate as nextTurn } from "node:timers/promises";
import { LIMIT } from "@/lib/constants";
import type { NotesImportAnswer } from "@/lib/contract/notes-import";
import { cut } from "@/lib/library/formats/fitted";
import {
  kindOfFile,
  nameOfPath,
  rootOfVault,
  titleOfPath,
  VaultFinder,
  whyNoText,
} from "@/lib/library/formats/vault-paths";
import { readVaultText } from "@/lib/library/formats/vault-text";
import { vaultTexts } from "@/lib/messages/vault";
import { Failure } from "@/lib/model/failure";
import type { VaultBecomes } from "@/lib/model/vault";
import { isLinkable } from "@/lib/rules/links-in-text";
import type { UploadedFile } from "@/lib/server/http/multipart";
import type { FileSource } from "./imported-pictures";
import { isZip, ZipReader } from "./zip-reader";

/** A text of a vault, as it comes into the book. */
export interface VaultEntry {
  position: number;
  title: string;
  text: string;
  /** The picture that lies on the page itself. */
  own: string | undefined;
  /** Those that have no place on it. */
  further: string[];
  links: string[];
  /** Where names lead that its links say: to another text, by its position, or to a picture of the file. */
  ends: ReadonlyMap<string, number | string>;
  leftOut: string[];
}
export interface VaultReading {
  entries: VaultEntry[];
  refused: NotesImportAnswer["refused"];
}

const { bytes: BYTES, entries: FILES, texts: TEXTS, unpacked: UNPACKED } = LIMIT.vault;
const MEGABYTE = 1024 * 1024;
const BOUNDS = {
  ...LIMIT.vault,
  tooLarge: vaultTexts.tooLarge(BYTES / MEGABYTE),
  tooMuch: vaultTexts.tooMuch(UNPACKED / MEGABYTE, FILES),
  wrongMedia: vaultTexts.wrongMedia,
};
const MOST: Record<VaultBecomes, { title: number; text: number }> = {
  notes: { title: LIMIT.noteTitle, text: LIMIT.note },
  handouts: { title: LIMIT.name, text: LIMIT.description },
};

/** Others have their turn after so many milliseconds of reading. */
const TURN_MS = 20;

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
const decode = (bytes: Buffer): string | undefined => {
  const marked = BYTE_ORDERS.find(([mark]) => bytes.subarray(0, mark.length).equals(mark));
  try {
    return new TextDecoder(marked?.[1] ?? "utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

interface Found {
  path: string;
  position: number;
  title: string;
  whole?: string;
}

/** The title of a handout that is made of a picture alone. */
export const titleOfPicture = (path: string): string => {
  const name = cut(nameOfPath(path), LIMIT.name);
  return isLinkable(name) ? name : "Picture";
};

/** Every file of a vault in its order: the texts as they come into the book, and why others can't. @throws Failure "too large" */
export const readVault = async (
  source: FileSource,
  archive: string,
  becomes: VaultBecomes,
): Promise<VaultReading> => {
  const root = rootOfVault(source.names, archive);
  const paths = source.names
    .map((name) => name.slice(root.length))
    .filter((path) => kindOfFile(path) !== "nothing");
  const pictures = paths.filter((path) => kindOfFile(path) === "picture" && path.length <= LIMIT.vault.path);
  const most = MOST[becomes];
  const listed = paths.filter((path) => kindOfFile(path) !== "picture");
  const refused: VaultReading["refused"] = [];
  const found: Found[] = [];
  for (const [position, path] of listed.entries()) {
    const title = titleOfPath(path, most.title);
    const refuse = (reason: string) => refused.push({ position, name: title.title, reason });
    if (kindOfFile(path) !== "text") refuse(whyNoText(path));
    else if (path.length > LIMIT.vault.path) refuse(vaultTexts.longPath);
    else found.push({ path, position, ...title });
  }
  if (found.length > TEXTS) throw new Failure("too large", vaultTexts.tooMany(TEXTS));

  const titles = new Map(found.map(({ path, position, title }) => [path, { position, title }]));
  const finder = new VaultFinder([...titles.keys(), ...pictures]);
  const shownPictures = new Set<string>();
  const entries: VaultEntry[] = [];
  let turn = performance.now();
  for (const { path, position, title, whole } of found) {
    const bytes = await source.read(root + path, LIMIT.vault.text);
    const content = bytes && decode(bytes);
    if (content === undefined) {
      const reason = bytes ? vaultTexts.notUnicode : vaultTexts.longText(LIMIT.vault.text / MEGABYTE);
      refused.push({ position, name: title, reason });
      continue;
    }
    const used = new Set<string>();
    const ends = new Map<string, number | string>();
    const led = (name: string, end: number | string) => {
      if (!ends.has(name)) ends.set(name, end);
      return name;
    };
    const read = readVaultText(content, nameOfPath(path), {
      titleOf: (target) => {
        const text = titles.get(finder.find(target, path) ?? "");
        return text && led(text.title, text.position);
      },
      shown: (target) => {
        const picture = finder.find(target, path);
        if (picture === undefined || kindOfFile(picture) !== "picture") return undefined;
        used.add(picture);
        shownPictures.add(picture);
        const [first] = used;
        const isOwn = becomes === "handouts" && picture === first;
        return isOwn ? "" : `[[${led(titleOfPicture(picture), root + picture)}]]`;
      },
    });
    const text = whole === undefined ? read.text : `${whole}\n\n${read.text}`.trimEnd();
    const addresses = read.lost.filter((name) => name === "").length;
    const files = [...used].map((one) => root + one);
    entries.push({
      position,
      title,
      text: cut(text, most.text),
      own: becomes === "handouts" ? files[0] : undefined,
      further: becomes === "handouts" ? files.slice(1) : files,
      links: read.links,
      ends,
      leftOut: [
        ...(whole === undefined ? [] : [vaultTexts.shortTitle(most.title)]),
        ...(text.length > most.text ? [vaultTexts.shortText(text.length, becomes, most.text)] : []),
        ...(read.has.has("front matter") ? [vaultTexts.frontMatter] : []),
        ...(read.has.has("table") ? [vaultTexts.table] : []),
        ...(read.has.has("comment") ? [vaultTexts.comment] : []),
        ...(read.embedded ? [vaultTexts.embedded] : []),
        ...(addresses > 0 ? [vaultTexts.addresses(addresses)] : []),
        ...[...new Set(read.lost)]
          .filter((name) => name !== "")
          .map((name) => vaultTexts.pictures.missing(cut(name, LIMIT.name))),
      ],
    });
    if (performance.now() - turn < TURN_MS) continue;
    await nextTurn();
    turn = performance.now();
  }
  const unseen = pictures.filter((path) => !shownPictures.has(path));
  refused.push(
    ...unseen.map((path, index) => ({
      position: listed.length + index,
      name: titleOfPath(path, LIMIT.name).title,
      reason: vaultTexts.unseen,
    })),
  );
  return { entries, refused: refused.toSorted((one, other) => one.position - other.position) };
};
