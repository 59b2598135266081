import { foundPlaces } from "./found-places";
import { type Link, linkedPiecesOf, type LinkedPiece, linksOf, wordsOfLink } from "./links-in-text";

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

const inOneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
const wordsOf = (pieces: readonly LinkedPiece[]): string =>
  pieces.map((piece) => (piece.link ? wordsOfLink(piece.link) : piece.text)).join("");

const isLink = (text: string): boolean => linksOf(text).length > 0;

/** A part of a text, with the brackets of a link that it begins or ends in: of a long text only a part is read for its excerpt. */
const withWholeLinks = (part: string): string => {
  const [head] = /^[^[\]\r\n]*\]\]/.exec(part) ?? [];
  const [tail] = /\[\[[^[\]\r\n]*$/.exec(part) ?? [];
  const before = head !== undefined && isLink(`[[${head}`) ? "[[" : "";
  const after = tail !== undefined && isLink(`${tail}]]`) ? "]]" : "";
  return `${before}${part}${after}`;
};

/**
 * The words around the first of those sought, which are folded, in one line of at most 160 characters, links read as plain words; the
 * beginning where none is there.
 */
export const excerptOf = (text: string, words: readonly string[]): string => {
  const pieces = linkedPiecesOf(withWholeLinks(text));
  const line = inOneLine(wordsOf(pieces));
  const [found] = foundPlaces(line, words);
  if (found) return excerptAround(line, found[0]);
  // The name of a link that is read by other words.
  const at = pieces.findIndex((piece) => piece.link && foundPlaces(piece.text, words).length > 0);
  return excerptAround(line, inOneLine(wordsOf(pieces.slice(0, Math.max(0, at)))).length);
};

/** The words around the first link of a text that is meant, in one line of at most 160 characters, read as plain words. */
export const excerptAtLink = (text: string, isMeant: (link: Link) => boolean): string => {
  const pieces = linkedPiecesOf(text);
  const at = pieces.findIndex(({ link }) => link && isMeant(link));
  const read = (some: readonly LinkedPiece[]) => wordsOf(some).replace(/[^\S\r\n]+/g, " ");
  const before = (
    read(pieces.slice(0, at))
      .split(/[\r\n]/)
      .at(-1) ?? ""
  ).trimStart();
  const after = read(pieces.slice(at)).split(/[\r\n]/)[0] ?? "";
  return excerptAround(`${before}${after}`.trimEnd(), before.length);
};
