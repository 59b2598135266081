import "server-only";
import { setImmediate as nextTurn } from "node:timers/promises";
import { LIMIT } from "@/lib/constants";
import { cut } from "@/lib/library/formats/fitted";
import { kindOfFile, nameOfPath, titleOfPath, VaultFinder } from "@/lib/library/formats/vault-paths";
import { readVaultText } from "@/lib/library/formats/vault-text";
import { vaultTexts } from "@/lib/messages/vault";
import { Failure } from "@/lib/model/failure";
import type { VaultBecomes } from "@/lib/model/vault";
import { isLinkable } from "@/lib/rules/links-in-text";
import type { FileSource } from "./imported-pictures";
import {
  decodeText,
  filesOf,
  type FoundText,
  MEGABYTE,
  MOST,
  type RefusedEntry,
  type VaultFiles,
} from "./vault-files";

/** Others have their turn after so many milliseconds of reading. */
const TURN_MS = 20;

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
  refused: RefusedEntry[];
}

/** The title of a handout that is made of a picture alone. */
export const titleOfPicture = (path: string): string => {
  const name = cut(nameOfPath(path), LIMIT.name);
  return isLinkable(name) ? name : "Picture";
};

/** Reads the texts of a vault, and remembers which of its pictures they show. */
const readerOf = ({ root, becomes, found, pictures }: VaultFiles) => {
  const titles = new Map(found.map(({ path, position, title }) => [path, { position, title }]));
  const finder = new VaultFinder([...titles.keys(), ...pictures]);
  const shownPictures = new Set<string>();
  const read = (content: string, path: string) => {
    const used = new Set<string>();
    const ends = new Map<string, number | string>();
    const led = (name: string, end: number | string) => {
      if (!ends.has(name)) ends.set(name, end);
      return name;
    };
    const text = readVaultText(content, nameOfPath(path), {
      titleOf: (target) => {
        const other = titles.get(finder.find(target, path) ?? "");
        return other && led(other.title, other.position);
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
    return { ...text, ends, files: [...used].map((one) => root + one) };
  };
  return { read, shownPictures };
};
type ReadText = ReturnType<ReturnType<typeof readerOf>["read"]>;

/** What of a text doesn't come along, in sentences. */
const leftOutOf = ({ has, embedded, lost }: ReadText): string[] => {
  const addresses = lost.filter((name) => name === "").length;
  const missing = [...new Set(lost)].filter((name) => name !== "");
  return [
    ...(has.has("front matter") ? [vaultTexts.frontMatter] : []),
    ...(has.has("table") ? [vaultTexts.table] : []),
    ...(has.has("comment") ? [vaultTexts.comment] : []),
    ...(embedded ? [vaultTexts.embedded] : []),
    ...(addresses > 0 ? [vaultTexts.addresses(addresses)] : []),
    ...missing.map((name) => vaultTexts.pictures.missing(cut(name, LIMIT.name))),
  ];
};

const entryOf = (
  { position, title, whole }: FoundText,
  becomes: VaultBecomes,
  read: ReadText,
): VaultEntry => {
  const most = MOST[becomes];
  const text = whole === undefined ? read.text : `${whole}\n\n${read.text}`.trimEnd();
  const { files } = read;
  return {
    position,
    title,
    text: cut(text, most.text),
    own: becomes === "handouts" ? files[0] : undefined,
    further: becomes === "handouts" ? files.slice(1) : files,
    links: read.links,
    ends: read.ends,
    leftOut: [
      ...(whole === undefined ? [] : [vaultTexts.shortTitle(most.title)]),
      ...(text.length > most.text ? [vaultTexts.shortText(text.length, becomes, most.text)] : []),
      ...leftOutOf(read),
    ],
  };
};

/** Every file of a vault in its order: the texts as they come into the book, and why others can't. @throws Failure "too large" */
export const readVault = async (
  source: FileSource,
  archive: string,
  becomes: VaultBecomes,
): Promise<VaultReading> => {
  const files = filesOf(source, archive, becomes);
  const { root, found, pictures, refused } = files;
  if (found.length > LIMIT.vault.texts) throw new Failure("too large", vaultTexts.tooMany(LIMIT.vault.texts));
  const { read, shownPictures } = readerOf(files);
  const entries: VaultEntry[] = [];
  let turn = performance.now();
  for (const one of found) {
    const bytes = await source.read(root + one.path, LIMIT.vault.text);
    const content = bytes && decodeText(bytes);
    if (content === undefined) {
      const reason = bytes ? vaultTexts.notUnicode : vaultTexts.longText(LIMIT.vault.text / MEGABYTE);
      refused.push({ position: one.position, name: one.title, reason });
      continue;
    }
    entries.push(entryOf(one, becomes, read(content, one.path)));
    if (performance.now() - turn < TURN_MS) continue;
    await nextTurn();
    turn = performance.now();
  }
  const unseen = pictures.filter((path) => !shownPictures.has(path));
  refused.push(
    ...unseen.map((path, index) => ({
      position: files.listed + index,
      name: titleOfPath(path, LIMIT.name).title,
      reason: vaultTexts.unseen,
    })),
  );
  return { entries, refused: refused.toSorted((one, other) => one.position - other.position) };
};
