/** What has no name that could be shown. */
export const UNTITLED = "Untitled";

/** Longer ones some file systems refuse, with what is put behind them. */
const MOST = 100;
/** What no file may be called that is laid on every system, and what a link of Markdown couldn't name. */
const FORBIDDEN = /[\p{Cc}\\/:*?"<>|#^[\]]{1,100}/gu;
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

const isEdge = (character: string | undefined): boolean => character === "." || character === " ";
/** Files that begin with a dot are hidden; one that ends with it, or with a space, Windows can't open. */
const withoutEdges = (name: string): string => {
  let from = 0;
  let to = name.length;
  while (from < to && isEdge(name[from])) from += 1;
  while (to > from && isEdge(name[to - 1])) to -= 1;
  return name.slice(from, to);
};

/** A title as the name of a file or folder, without its extension. */
export const fileNameOf = (title: string): string => {
  const plain = withoutEdges(
    withoutEdges(
      title
        .slice(0, 4 * MOST)
        .replace(FORBIDDEN, " ")
        .replace(/ {2,400}/g, " "),
    )
      .slice(0, MOST)
      .toWellFormed(),
  );
  if (plain === "") return UNTITLED;
  return RESERVED.test(plain) ? `${plain}_` : plain;
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
