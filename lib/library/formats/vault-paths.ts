import { UNTITLED } from "@/lib/rules/file-names";
import { cut } from "./fitted";

/** What a file of a vault is for a book; what other tools keep there for themselves is nothing. */
export type VaultKind = "text" | "picture" | "other" | "nothing";

const OF_SYSTEMS = ["__macosx", "thumbs.db", "desktop.ini"];
const TEXTS = ["md", "markdown"];
const PICTURES = ["png", "jpg", "jpeg", "webp", "gif", "avif"];

const extensionOf = (path: string): string => /\.([^./]{1,20})$/.exec(path)?.[1]?.toLowerCase() ?? "";
/** A name as a text can hold it, without what `readVaultText` leaves out of a text too; its file is still found by the whole of it. */
const storable = (name: string): string => name.replaceAll("\0", "").toWellFormed();
const isHidden = (segment: string): boolean =>
  segment.startsWith(".") || OF_SYSTEMS.includes(segment.toLowerCase());

export const kindOfFile = (path: string): VaultKind => {
  if (path.split("/").some(isHidden)) return "nothing";
  const extension = extensionOf(path);
  if (TEXTS.includes(extension)) return "text";
  return PICTURES.includes(extension) ? "picture" : "other";
};

/** Why what is no text can't come in. */
export const whyNoText = (path: string): string => {
  const extension = storable(extensionOf(path));
  if (extension === "canvas") return "A canvas is no text.";
  if (extension === "base") return "A view of other texts is no text.";
  return extension === "" ? "It is no Markdown." : `A file of the kind “${extension}” is no Markdown.`;
};

/**
 * The folder that holds the whole vault, as tools pack it along; "" where there is none. One folder of texts alone is no such: it is one
 * where it holds the settings of a vault, or has the archive's own name.
 */
export const rootOfVault = (paths: readonly string[], archive: string): string => {
  const root = /^[^/]{1,255}\//.exec(paths.find((path) => !path.startsWith("__MACOSX/")) ?? "")?.[0] ?? "";
  if (root === "" || !paths.every((path) => path.startsWith(root) || path.startsWith("__MACOSX/"))) return "";
  const isNamed = archive.replace(/\.zip$/i, "").normalize("NFC") === root.slice(0, -1);
  return isNamed || paths.some((path) => path.startsWith(`${root}.obsidian/`)) ? root : "";
};

const withoutExtension = (path: string): string => path.replace(/\.[^./]{1,20}$/, "");
export const nameOfPath = (path: string): string =>
  storable(withoutExtension(path.slice(path.lastIndexOf("/") + 1)));

interface Title {
  title: string;
  /** The whole of it, where it had to be shortened. */
  whole?: string;
}
/** "Places: The Toll Bridge" of "Places/The Toll Bridge.md". One that is too long loses its outer folders first, then its end. */
export const titleOfPath = (path: string, most: number): Title => {
  const parts = storable(withoutExtension(path))
    .split("/")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const whole = parts.join(": ") || UNTITLED;
  if (whole.length <= most) return { title: whole };
  for (let from = 1; from < parts.length; from += 1) {
    const title = parts.slice(from).join(": ");
    if (title.length <= most) return { title, whole };
  }
  return { title: cut(parts.at(-1) ?? "", most), whole };
};

/** A link names the end of a path; further folders before it are not told apart. */
const MOST_FOLDERS = 8;

/** Case-insensitive lookup of names that prefers the exact spelling: Linux allows files that differ by case alone. */
class CaseInsensitiveNames {
  readonly #written = new Map<string, string>();
  readonly #folded = new Map<string, string>();

  /** Of several equal names the first added wins. */
  add(name: string, path: string): void {
    const written = name.normalize("NFC");
    const folded = written.toLowerCase();
    if (!this.#written.has(written)) this.#written.set(written, path);
    if (!this.#folded.has(folded)) this.#folded.set(folded, path);
  }

  get(name: string): string | undefined {
    const written = name.normalize("NFC");
    return this.#written.get(written) ?? this.#folded.get(written.toLowerCase());
  }
}

/** "Places/Ashmere" of "../Places/Ashmere", seen from "People/". */
const resolved = (target: string, from: string): string => {
  const parts = from.split("/").slice(0, -1);
  for (const part of target.split("/"))
    if (part === "..") parts.pop();
    else if (part !== "." && part !== "") parts.push(part);
  return parts.join("/");
};

/** Finds files of a vault as its links name them: by name, or by path from the vault's beginning or from the text, case-insensitively. */
export class VaultFinder {
  readonly #whole = new CaseInsensitiveNames();
  readonly #ends = new CaseInsensitiveNames();

  /** A text is also named without its extension. */
  constructor(paths: readonly string[]) {
    // Of several with one name the one nearest to the vault's beginning has it.
    const depth = (path: string) => path.split("/").length;
    for (const path of paths.toSorted((one, other) => depth(one) - depth(other))) {
      const names = kindOfFile(path) === "text" ? [path, withoutExtension(path)] : [path];
      for (const name of names) {
        this.#whole.add(name, path);
        const parts = name.split("/").slice(-MOST_FOLDERS);
        for (let at = 0; at < parts.length; at += 1) this.#ends.add(parts.slice(at).join("/"), path);
      }
    }
  }

  find(target: string, from: string): string | undefined {
    const near = this.#whole.get(resolved(target, from));
    return near ?? this.#whole.get(target) ?? this.#ends.get(target.replace(/^\/{1,9}/, ""));
  }
}
