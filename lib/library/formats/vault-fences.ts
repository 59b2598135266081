const QUOTE = /^ {0,3}>[ \t]?/;
/** Deeper ones are nobody's writing. */
const DEPTH = 9;
const BEGIN = /^[ \t]{0,20}(?:(?:[-*+]|\d{1,9}[.)])[ \t]{1,5}){0,3}(?:(`{3,})[^`]*|(~{3,}).*)$/;
const END = /^[ \t]{0,20}(`{3,}|~{3,})[ \t]*$/;

/** A line without its marks of quotations, of which no more than so many are taken, and how many those were. */
export const unquoted = (line: string, most = DEPTH): { bare: string; depth: number } => {
  let bare = line;
  let depth = 0;
  for (; depth < most && QUOTE.test(bare); depth += 1) bare = bare.replace(QUOTE, "");
  return { bare, depth };
};

/** Tells which lines of a text are code between fences, line by line. */
export class Fences {
  /** The mark that began the code that one is in, and how deep in quotations it stands. */
  #open: { mark: string; depth: number } | undefined;

  /** Code as it is, "fence" for a line that begins or ends it, undefined for any other. */
  take(line: string): { code: string } | "fence" | undefined {
    const { bare, depth } = unquoted(line, this.#open?.depth);
    // A quotation that ends ends the code within it.
    if (this.#open && depth < this.#open.depth) {
      this.#open = undefined;
      return this.take(line);
    }
    if (this.#open) {
      if (!END.exec(bare)?.[1]?.startsWith(this.#open.mark)) return { code: bare };
      this.#open = undefined;
      return "fence";
    }
    const [, ticks, tildes] = BEGIN.exec(bare) ?? [];
    const mark = ticks ?? tildes;
    if (mark === undefined) return undefined;
    this.#open = { mark, depth };
    return "fence";
  }
}
