import { folded } from "./folded";

/** The kinds of what a link can lead to, first those to which it leads where several have its name. */
const LINK_KINDS = [
  "page",
  "character",
  "encounter",
  "handout",
  "evening",
  "fight",
  "map",
  "note",
  "item",
  "spell",
  "action",
] as const;
type LinkKind = (typeof LINK_KINDS)[number];

/** A link of a text: `[[The Salt Crown]]`, `[[The Salt Crown|handout 12]]` where several have the name, `[[Ashmere|the old town]]`. */
export interface Link {
  name: string;
  /** Which of those that have the name is meant. */
  target?: { kind: LinkKind; id: number };
  /** What is read in place of the name. */
  words?: string;
}

/** A piece of a text, as it is written; with the link that it is. */
export interface LinkedPiece {
  text: string;
  link?: Link;
}

/** No name is longer. */
const LONGEST = 120;
const LINK = new RegExp(
  String.raw`\[\[(?<name>[^[\]|\r\n]{1,${LONGEST}})(?:\|(?<rest>[^[\]|\r\n]{0,${LONGEST}}))?\]\]`,
  "g",
);
const TARGET = /^(?<kind>[a-z]{1,20}) (?<id>[1-9]\d{0,9})$/;

const linkOf = (typed: string, rest = ""): Link | undefined => {
  const name = typed.trim();
  if (name === "") return undefined;
  const words = rest.trim();
  const { kind, id } = TARGET.exec(words)?.groups ?? {};
  const known = LINK_KINDS.find((one) => one === kind);
  if (known) return { name, target: { kind: known, id: Number(id) } };
  return words === "" ? { name } : { name, words };
};

/** Takes a text apart at its links. The pieces together are the text. */
export const linkedPiecesOf = (text: string): LinkedPiece[] => {
  const pieces: LinkedPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const link = linkOf(match.groups?.["name"] ?? "", match.groups?.["rest"]);
    if (!link) continue;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    pieces.push({ text: match[0], link });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
};

/** What is read of a link: no brackets. */
export const wordsOfLink = ({ name, words }: Link): string => words ?? name;

/** A text as it is read where nothing leads anywhere. */
export const withoutLinks = (text: string): string =>
  linkedPiecesOf(text)
    .map((piece) => (piece.link ? wordsOfLink(piece.link) : piece.text))
    .join("");

/** The links of a text. */
export const linksOf = (text: string): Link[] => linkedPiecesOf(text).flatMap(({ link }) => link ?? []);

/** Whether a link has this name; accents and case count for nothing. */
const isNamed = ({ name }: Link, other: string): boolean => folded(name) === folded(other.trim());

/** Something of a book that has a name. */
export interface LinkEnd {
  kind: LinkKind;
  id: number;
  title: string;
}

/** Of several that have a name, one that stands by itself comes before what a creature owns, and then the older one. */
const byRank = (one: LinkEnd, other: LinkEnd): number =>
  LINK_KINDS.indexOf(one.kind) - LINK_KINDS.indexOf(other.kind) || one.id - other.id;

/** To which of those that have names a link leads, or none. */
export const endOf = <E extends LinkEnd>(link: Link, ends: readonly E[]): E | undefined => {
  const { target } = link;
  const named = ends.filter(({ title }) => isNamed(link, title));
  if (!target) return named.toSorted(byRank)[0];
  return named.find(({ kind, id }) => kind === target.kind && id === target.id);
};

/** Whether a link can have this name as it is. */
export const isLinkable = (name: string): boolean => /^[^[\]|\r\n]{1,120}$/.test(name) && name.trim() !== "";

/** How a link to something is written, among what else has names. */
export const linkTo = ({ kind, id, title }: LinkEnd, ends: readonly LinkEnd[]): string => {
  const plain = endOf({ name: title }, ends);
  const isFirst = !plain || (plain.kind === kind && plain.id === id);
  return isFirst ? `[[${title.trim()}]]` : `[[${title.trim()}|${kind} ${id}]]`;
};

/** That something has another name now. */
export interface Renaming {
  /** With the name of now. */
  end: LinkEnd;
  from: string;
  /** What else has the name of before or of now. */
  others: readonly LinkEnd[];
}

/** Whether a link led, by the name of before, to what was renamed. */
export const isRenamed = (link: Link, { end, from, others }: Renaming): boolean =>
  isNamed(link, from) &&
  (link.target
    ? link.target.kind === end.kind && link.target.id === end.id
    : endOf({ name: from }, others) === undefined);

/** A text in which the links to what was renamed say the name of now; whatever else stands in it stays as it is. */
export const renamedIn = (text: string, renaming: Renaming): string => {
  const { end, others } = renaming;
  const written = ({ target, words }: Link) => {
    const rest = words ?? (target ? `${target.kind} ${target.id}` : undefined);
    return rest === undefined ? linkTo(end, [end, ...others]) : `[[${end.title.trim()}|${rest}]]`;
  };
  return linkedPiecesOf(text)
    .map(({ text: piece, link }) => (link && isRenamed(link, renaming) ? written(link) : piece))
    .join("");
};
