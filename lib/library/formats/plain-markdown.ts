/** Longer than anything that is set in bold or is a link's text. */
const RUN = 2000;
/** A star or an underscore between figures or letters multiplies or joins: it sets nothing. */
const STARRED = new RegExp(String.raw`(?<![\d\\])(\*{1,3})(?=[^\s*])([^*]{0,${RUN}}[^\s*\\])\1(?!\d)`, "g");
const UNDERLINED = new RegExp(
  String.raw`(?<![\p{L}\d_\\])(_{1,3})(?=[^\s_])([^_]{0,${RUN}}[^\s_\\])\1(?![\p{L}\d_])`,
  "gu",
);
/** Emphasis within emphasis, as in ***Name.** and more*. */
const DEPTH = 3;

/** A line that draws one. */
export const RULE = /^ {0,3}(?:(?:\* ?){3,100}|(?:- ?){3,100}|(?:_ ?){3,100})$/;
/** The cells of a table's line, "| d6 | Effect |". */
export const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());
/** The line of a table that says where its cells begin and end. */
export const isUnderHead = (line: string): boolean => {
  if (!line.includes("|") || !line.includes("--")) return false;
  return cellsOf(line).every((cell) => cell === "" || /^:?-{1,200}:?$/.test(cell));
};

const plainLine = (line: string): string | undefined => {
  if (RULE.test(line) || isUnderHead(line)) return undefined;
  if (line.trimStart().startsWith("|")) return cellsOf(line).join(" | ");
  return line
    .replace(/^ {0,3}#{1,6}[ \t]{1,20}/, "")
    .replace(/^ {0,3}>[ \t]?/, "")
    .replace(/^([ \t]{0,20})\*[ \t]{1,20}(?=\S)/, "$1- ");
};

const withoutEmphasis = (text: string): string => {
  let plain = text;
  for (let depth = 0; depth < DEPTH; depth += 1) {
    const before = plain;
    plain = plain.replace(STARRED, "$2").replace(UNDERLINED, "$2");
    if (plain === before) break;
  }
  return plain;
};

/** Code and emphasis within a line as their words. */
export const withoutInlineMarks = (line: string): string =>
  withoutEmphasis(line.replace(/(?<!`)`([^`\n]{1,500})`(?!`)/g, "$1")).replace(/\\([*_`#|[\]\\])/g, "$1");

/**
 * Markdown as the text that a reader sees: "Bite. It bites." of "***Bite.*** It bites.", a table's rows as lines, a link as its words.
 * Each pattern is bounded, because the text may be anybody's.
 */
export const withoutMarkdown = (text: string): string => {
  if (!/[*_`#|>[\]\\-]/.test(text)) return text;
  const lines = text.split("\n").flatMap((line) => plainLine(line) ?? []);
  const linked = lines
    .join("\n")
    .replace(/!?\[([^\][]{0,500})\]\([^()\s]{0,500}(?: "[^"\n]{0,200}")?\)/g, "$1");
  return withoutInlineMarks(linked);
};
