const QUOTE = /^ {0,3}>[ \t]?/;
/** Deeper ones are nobody's writing. */
const DEPTH = 9;
const BEGIN = /^([ \t]{0,20}(?:(?:[-*+]|\d{1,9}[.)])[ \t]{1,5}){0,3})(?:(`{3,})[^`]*|(~{3,}).*)$/;
const END = /^([ \t]{0,20})(`{3,}|~{3,})[ \t]*$/;
/** A fence stands at most so many columns behind where its text begins. */
const SLACK = 3;
const TAB = 4;

/** How many columns the blanks take, and what stands between them. */
const columnsOf = (text: string): number =>
  Array.from(text).reduce((column, sign) => (sign === "\t" ? column + TAB - (column % TAB) : column + 1), 0);
const indentOf = (line: string): number => columnsOf(/^[ \t]*/.exec(line)?.[0] ?? "");

/** A line without its marks of quotations, of which no more than so many are taken, and how many those were. */
export const unquoted = (line: string, most = DEPTH): { bare: string; depth: number } => {
  let bare = line;
  let depth = 0;
  for (; depth < most && QUOTE.test(bare); depth += 1) bare = bare.replace(QUOTE, "");
  return { bare, depth };
};

interface Opened {
  mark: string;
  /** How deep in quotations it stands. */
  depth: number;
  /** The column at which it stands, and the least one of its text: a line that begins before that ends the item of a list, and the code in it. */
  at: number;
  least: number;
}

/** Tells which lines of a text are code between fences, line by line, as https://spec.commonmark.org/0.31.2/#fenced-code-blocks does. */
export class Fences {
  #open: Opened | undefined;

  /** Whether code goes on. */
  get isOpen(): boolean {
    return this.#open !== undefined;
  }

  /** Code as it is, "fence" for a line that begins or ends it, undefined for any other. */
  take(line: string): { code: string } | "fence" | undefined {
    const { bare, depth } = unquoted(line, this.#open?.depth);
    if (!this.#open) return this.#begin(bare, depth);
    const { mark, at, least } = this.#open;
    // A quotation that ends ends the code within it, and so does an item of a list.
    if (depth < this.#open.depth || (bare.trim() !== "" && indentOf(bare) < least)) {
      this.#open = undefined;
      return this.take(line);
    }
    const [, before = "", end = ""] = END.exec(bare) ?? [];
    if (!end.startsWith(mark) || columnsOf(before) > at + SLACK) return { code: bare };
    this.#open = undefined;
    return "fence";
  }

  #begin(bare: string, depth: number): "fence" | undefined {
    const [, before = "", ticks, tildes] = BEGIN.exec(bare) ?? [];
    const mark = ticks ?? tildes;
    if (mark === undefined) return undefined;
    const at = columnsOf(before);
    this.#open = { mark, depth, at, least: before.trim() === "" ? Math.max(0, at - SLACK) : at };
    return "fence";
  }
}
