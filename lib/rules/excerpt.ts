import { foundPlaces } from "./found-places";
import { type Link, linkedPiecesOf, type LinkedPiece, wordsOfLink } from "./links-in-text";

const MOST = 160;
const BEFORE = 60;
const signs = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * So much of a line as an excerpt holds, from a little before a place on. No sign is cut in half: an emoji is two characters and more, and
 * a letter may have its accents behind it.
 */
const excerptAround = (line: string, place: number): string => {
  const from = Math.max(0, place - BEFORE);
  if (from === 0 && line.length <= MOST) return line;
  const all = signs.segment(line);
  const start = all.containing(from)?.index ?? from;
  const last = start + MOST - 2;
  const rest = last >= line.length;
  const end = rest ? line.length : (all.containing(last)?.index ?? last);
  // A letter with hundreds of accents is longer than an excerpt.
  const cut = line.slice(start, end > start ? end : last).toWellFormed();
  return `${start > 0 ? "…" : ""}${cut.trim()}${rest ? "" : "…"}`;
};

/** The words around the first of those sought, which are folded, in one line of at most 160 characters; the beginning where none is there. */
export const excerptOf = (text: string, words: readonly string[]): string => {
  const line = text.replace(/\s+/g, " ").trim();
  return excerptAround(line, foundPlaces(line, words)[0]?.[0] ?? 0);
};

/** The words around the first link of a text that is meant, in one line of at most 160 characters, read as plain words. */
export const excerptAtLink = (text: string, isMeant: (link: Link) => boolean): string => {
  const pieces = linkedPiecesOf(text);
  const at = pieces.findIndex(({ link }) => link && isMeant(link));
  const read = (some: readonly LinkedPiece[]) =>
    some
      .map((piece) => (piece.link ? wordsOfLink(piece.link) : piece.text))
      .join("")
      .replace(/[^\S\r\n]+/g, " ");
  const before = (
    read(pieces.slice(0, at))
      .split(/[\r\n]/)
      .at(-1) ?? ""
  ).trimStart();
  const after = read(pieces.slice(at)).split(/[\r\n]/)[0] ?? "";
  return excerptAround(`${before}${after}`.trimEnd(), before.length);
};
