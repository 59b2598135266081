import { cellsOf, isUnderHead, RULE, withoutInlineMarks } from "./plain-markdown";
import { withoutEntities } from "./plain-text";
import { withoutComments } from "./vault-comments";
import { Fences, unquoted } from "./vault-fences";
import { type LinkTally, VaultLinks, type VaultPlaces } from "./vault-links";

/** A text of a vault as a reader sees it. */
interface VaultText extends LinkTally {
  text: string;
  /** What of its kind is in it, of which the reader is told. */
  has: ReadonlySet<"front matter" | "table" | "comment">;
}

/** A longer line is nobody's writing: it stays as it is. */
const LINE = 20_000;
const CALLOUT = /^\[!([a-z-]{1,40})(?:\|[^\][]{0,40})?\][+-]?[ \t]{0,5}/i;
const TASK = /^([ \t]{0,40})(?:[-*+]|(\d{1,9}[.)]))[ \t]{1,5}\[([^\][])\][ \t]{1,5}/;
/** What stands behind a key whose value are the lines below it. */
const BLOCK = /^[|>][+-]?$/;
const BULLET = /^([ \t]{0,40})[*+][ \t]{1,20}(?=\S)/;
const HEADING = /^ {0,3}#{1,6}[ \t]{1,20}/;
const UNDERLINE = /^={2,200}[ \t]{0,20}$/;
const BLOCK_ID = /(?:^|[ \t])\^[A-Za-z0-9-]{1,60}$/;
const HIGHLIGHT = /==(?=\S)([^=\n]{1,500})==/g;
const STRUCK = /~~(?=\S)([^~\n]{1,500})~~/g;
const TAG =
  /<\/?(?:a|abbr|b|big|blockquote|center|code|dd|del|details|div|dl|dt|em|font|h[1-6]|hr|i|ins|kbd|li|mark|ol|p|pre|q|s|small|span|strike|strong|sub|summary|sup|table|tbody|td|th|thead|tr|u|ul)(?:\s[^<>]{0,500})?\/?>/gi;
const BREAK = /<br\s{0,5}\/?>/gi;
const DIE = /^\d{0,2}d\d{1,3}$/i;

/** A value as YAML writes it between quotes, and one of a list between brackets. */
const QUOTED = /^(?:"((?:[^"\\]|\\.){0,2000})"|'((?:[^']|''){0,2000})')$/;
const LISTED = /\s{0,100}(?:"(?:[^"\\]|\\.){0,2000}"|'(?:[^']|''){0,2000}')\s{0,100}(?=,|$)|[^,]{1,20000}/g;
const ESCAPE = /\\(?:x([0-9A-Fa-f]{2})|u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|(.))/g;
/** A sign behind a backslash stands for itself, a letter but those of codes for one that no line holds. */
const unescaped = (_: string, byte?: string, short?: string, long?: string, sign = ""): string => {
  const code = byte ?? short ?? long;
  if (code === undefined) return sign.replace(/[a-z0]/i, " ");
  const point = Number.parseInt(code, 16);
  return point <= 0x10ffff ? String.fromCodePoint(point) : "\ufffd";
};
const valueOf = (value: string): string => {
  const [, double, single] = QUOTED.exec(value.trim()) ?? [];
  if (double !== undefined)
    return double
      .replace(ESCAPE, unescaped)
      .replace(/\p{Cc}/gu, " ")
      .toWellFormed();
  return single?.replaceAll("''", "'") ?? value.trim();
};
/** "ferry, salt" of "[ferry, salt]". */
const listed = (value: string): string =>
  value.startsWith("[") && !value.startsWith("[[") && value.endsWith("]")
    ? (value.slice(1, -1).match(LISTED) ?? []).map((one) => valueOf(one)).join(", ")
    : valueOf(value);

/** The lines between the first two "---" as "key: value"; a list stands behind its key. */
const frontMatterOf = (lines: readonly string[]): string[] => {
  const told: { key: string; values: string[] }[] = [];
  for (const line of lines) {
    const [, key, value = ""] = /^([^\s:#-][^:\n]{0,200}):(?:[ \t](.{0,20000}))?$/.exec(line) ?? [];
    const last = told.at(-1);
    if (key !== undefined)
      told.push({
        key,
        values: value.trim() === "" || BLOCK.test(value.trim()) ? [] : [listed(value.trim())],
      });
    else if (last && line.trim() !== "") last.values.push(valueOf(line.trim().replace(/^-[ \t]{0,20}/, "")));
  }
  return told
    .filter(({ values }) => values.length > 0)
    .map(({ key, values }) => `${key}: ${values.join(", ")}`);
};

/** A line's marks at its beginning, as those who read plain text would write it; undefined for one that only sets. */
const plainBeginning = (line: string): string | undefined => {
  if (RULE.test(line) || UNDERLINE.test(line)) return "";
  if (isUnderHead(line)) return undefined;
  return line
    .replace(HEADING, "")
    .replace(TASK, (_, indent: string, number: string | undefined, done: string) => {
      const box = done.toLowerCase() === "x" ? "☑" : "☐";
      return `${indent}${number === undefined ? "" : `${number} `}${box} `;
    })
    .replace(BULLET, "$1- ")
    .replace(BLOCK_ID, "");
};

/** The lines of a quotation without its marks; a callout has a title of its own or its kind's. */
const unquotedLine = (line: string): string => {
  const { bare, depth } = unquoted(line);
  const kind = depth === 0 ? undefined : CALLOUT.exec(bare)?.[1];
  if (kind === undefined) return bare;
  return bare.replace(CALLOUT, "") || `${kind.charAt(0).toUpperCase()}${kind.slice(1).toLowerCase()}`;
};

const isRow = (line: string): boolean => line.trimStart().startsWith("|");
/** A table of what a die brings becomes the lines of one: "d20 Omens", "1-4 Wolves". */
const rowOf = (line: string, head: string): string => {
  const isRolled = cellsOf(head).length === 2 && DIE.test(cellsOf(head)[0] ?? "");
  return cellsOf(line).join(isRolled ? " " : " | ");
};

const withoutMarks = (line: string): string =>
  withoutEntities(
    withoutInlineMarks(
      line.replace(HIGHLIGHT, "$1").replace(STRUCK, "$1").replace(BREAK, "\n").replace(TAG, ""),
    ),
  ).replace(/\\$/, "");

interface Reader {
  links: VaultLinks;
  /** What was found in the text that can't stand in it as it was. */
  has: Set<string>;
  fences: Fences;
  /** The first line of the table that one is in. */
  head: string | undefined;
}

/** A line of a table; undefined for the one under its head. */
const tableLine = (reader: Reader, line: string): string | undefined => {
  reader.has.add("table");
  reader.head ??= line;
  return isUnderHead(line) ? undefined : reader.links.giveBack(withoutMarks(rowOf(line, reader.head)));
};

/** A line as plain text has it; undefined where it leaves none. */
const plainLine = (reader: Reader, line: string): string | undefined => {
  const code = reader.fences.take(line);
  if (code === "fence") return undefined;
  if (code) return code.code;
  if (line.length > LINE) return line;
  const bare = unquotedLine(line);
  const taken = reader.links.take(bare);
  if (isRow(taken)) return tableLine(reader, taken);
  reader.head = undefined;
  const begun = plainBeginning(taken);
  if (begun === undefined) return undefined;
  const shown = reader.links.giveBack(withoutMarks(begun)).trimEnd();
  // What stood for a picture alone leaves no gap.
  return shown !== "" || bare.trim() === "" || begun === "" ? shown : undefined;
};

const bodyOf = (lines: readonly string[], links: VaultLinks, has: Set<string>): string[] => {
  const reader: Reader = { links, has, fences: new Fences(), head: undefined };
  return lines.flatMap((line) => plainLine(reader, line) ?? []);
};

/**
 * A text of an Obsidian vault, or any Markdown, as plain text that reads well: front matter is its first lines, tables and callouts are
 * lines, links stay links. A first heading that says the text's name once more is left out. What can't be stored goes.
 */
export const readVaultText = (source: string, name: string, places: VaultPlaces): VaultText => {
  const has = new Set<"front matter" | "table" | "comment">();
  const links = new VaultLinks(places);
  const clean = source.replaceAll("\0", "").toWellFormed().replace(/\r\n?/g, "\n");
  const lines = clean.split("\n");
  const end =
    lines[0]?.trimEnd() === "---"
      ? lines.findIndex((one, at) => at > 0 && /^(?:---|\.\.\.)\s{0,9}$/.test(one))
      : -1;
  const front = end > 0 ? frontMatterOf(lines.slice(1, end)) : [];
  if (front.length > 0) has.add("front matter");
  const told = front.map((one) => (one.length > LINE ? one : links.giveBack(links.take(one))));
  const whole = end > 0 ? lines.slice(end + 1) : lines;
  const rest = withoutComments(whole);
  if (rest.length < whole.length || rest.some((one, at) => one !== whole[at])) has.add("comment");
  const first = rest.findIndex((one) => one.trim() !== "");
  if (first >= 0 && rest[first]?.trim() === `# ${name}`) rest.splice(0, first + 1);
  const text = [...told, ...(told.length > 0 ? [""] : []), ...bodyOf(rest, links, has)]
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .replace(/^\n{1,9}/, "")
    .trimEnd();
  return { text, has, ...links.tally };
};
