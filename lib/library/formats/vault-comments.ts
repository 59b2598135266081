import { Fences } from "./vault-fences";

/** What begins a comment, and a run of backticks, which begins code. */
const MARK = /%%|<!--|`+/g;
/** What ends a comment that began so. */
const ENDS = { "%%": "%%", "<!--": "-->" } as const;
/** Its end stands so far behind where it begins, or further: "<!-->" is a whole one. */
const SHORTEST = 2;

const isEscaped = (line: string, at: number): boolean => {
  let from = at;
  while (line[from - 1] === "\\") from -= 1;
  return (at - from) % 2 === 1;
};

/** Where the code ends that a run of backticks begins: behind the next one of the same length. */
const codeOf = (line: string): ReadonlyMap<number, number> => {
  const ends = new Map<number, number>();
  const next = new Map<number, number>();
  for (const { index, 0: run } of [...line.matchAll(/`+/g)].toReversed()) {
    const end = next.get(run.length);
    if (end !== undefined && !isEscaped(line, index)) ends.set(index, end);
    next.set(run.length, index + run.length);
  }
  return ends;
};

/** Where comments of a line begin that do so outside its code. */
const beginsOf = (line: string) => {
  const code = codeOf(line);
  const marks = [...line.matchAll(MARK)];
  let place = 0;
  return (from: number): { at: number; end: string } | undefined => {
    let least = from;
    for (; place < marks.length; place += 1) {
      const [mark = "", at = 0] = [marks[place]?.[0], marks[place]?.index];
      if (at < least) continue;
      if (mark === "%%" || mark === "<!--") return { at, end: ENDS[mark] };
      least = code.get(at) ?? least;
    }
    return undefined;
  };
};

/** A line without what of it is in comments, and the mark that ends the one that goes on. */
const outside = (line: string, within: string | undefined): { kept: string; end: string | undefined } => {
  const beginFrom = beginsOf(line);
  let kept = "";
  let end = within;
  let from = 0;
  for (;;) {
    if (end !== undefined) {
      const closed = line.indexOf(end, from);
      if (closed < 0) return { kept, end };
      from = closed + end.length;
    }
    const next = beginFrom(from);
    kept += line.slice(from, next?.at);
    if (!next) return { kept, end: undefined };
    end = next.end;
    from = next.at + SHORTEST;
  }
};

const withoutThem = (lines: readonly string[], fences: Fences | undefined): string[] => {
  const kept: string[] = [];
  let within: string | undefined;
  for (const line of lines) {
    const isWithin: boolean = within !== undefined;
    if (!isWithin && fences?.take(line)) {
      kept.push(line);
      continue;
    }
    const read = outside(line, within);
    within = read.end;
    if (isWithin) kept.push((kept.pop() ?? "") + read.kept);
    else kept.push(read.kept);
  }
  return kept;
};

/**
 * Lines of Markdown without their comments, %%of Obsidian's%% and <!-- of HTML's -->. Each begins at the first mark outside code and goes
 * on to the next one of its kind, whatever stands between them, or to the end, as Obsidian hides it. Where code between fences goes on to
 * the end, one of them may be no fence, and text be taken for code: comments are left out there too, since a reader must see none. A
 * character is looked at a few times at most, because the text may be anybody's.
 */
export const withoutComments = (lines: readonly string[]): string[] => {
  const fences = new Fences();
  const kept = withoutThem(lines, fences);
  return fences.isOpen ? withoutThem(lines, undefined) : kept;
};
