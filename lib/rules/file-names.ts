/** What has no name that could be shown. */
export const UNTITLED = "Untitled";

/**
 * Longer ones some file systems refuse, with what is put behind them: they count characters, or bytes of UTF-8, of which many scripts take
 * three each.
 */
const MOST = 100;
const MOST_BYTES = 200;
/** What no file may be called that is laid on every system, and what a link of Markdown couldn't name. */
const FORBIDDEN = /[\p{Cc}\\/:*?"<>|#^[\]]{1,100}/gu;
/** Devices of Windows, also where something stands behind a dot. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** A high surrogate at the end, left where a pair was cut. */
const HALF = /[\uD800-\uDBFF]$/;

const isEdge = (character: string | undefined): boolean => character === "." || character === " ";
/** Files that begin with a dot are hidden; one that ends with it, or with a space, Windows can't open. */
const withoutEdges = (name: string): string => {
  let from = 0;
  let to = name.length;
  while (from < to && isEdge(name[from])) from += 1;
  while (to > from && isEdge(name[to - 1])) to -= 1;
  return name.slice(from, to);
};

/** The beginning of a name that is short enough; no character is cut in two. */
const shortened = (name: string): string => {
  const whole = name.slice(0, MOST).replace(HALF, "").toWellFormed();
  return whole.slice(0, new TextEncoder().encodeInto(whole, new Uint8Array(MOST_BYTES)).read);
};

/**
 * A title as the name of a file or folder, without its extension. Accents are one character with their letter: to some systems it is one
 * name with and without that.
 */
export const fileNameOf = (title: string): string => {
  const plain = withoutEdges(
    shortened(
      withoutEdges(
        title
          .normalize("NFC")
          .slice(0, 4 * MOST)
          .replace(FORBIDDEN, " ")
          .replace(/ {2,400}/g, " "),
      ),
    ),
  );
  if (plain === "") return UNTITLED;
  return plain.replace(RESERVED, "$&_");
};

/** "Places", "The Toll Bridge" of "Places: The Toll Bridge", which "Bring your notes" makes of it again. */
export const pathOfTitle = (title: string): string =>
  title
    .split(": ")
    .filter((part) => part.trim() !== "")
    .map(fileNameOf)
    .slice(-8)
    .join("/") || fileNameOf("");

/** Gives paths in turn, one that was given before with a number behind it; case tells none apart. */
export class DistinctPaths {
  readonly #given = new Set<string>();

  take(path: string): string {
    for (let number = 1; ; number += 1) {
      const own = number === 1 ? path : `${path} ${number}`;
      const key = own.toLowerCase();
      if (this.#given.has(key)) continue;
      this.#given.add(key);
      return own;
    }
  }
}
