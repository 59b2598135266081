/** A part of a text; `isChanged` where another version has something else. */
export interface TextPart {
  text: string;
  isChanged: boolean;
}

/** More pairs of words than this are not compared one by one. */
const MOST_PAIRS = 250_000;
/** So many words are left around what is changed. */
const AROUND = 8;

/** The lengths of the longest common subsequences of all endings. */
const commonLengths = (one: readonly string[], other: readonly string[]): Uint16Array[] => {
  const lengths = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  for (let at = one.length - 1; at >= 0; at -= 1)
    for (let to = other.length - 1; to >= 0; to -= 1) {
      const row = lengths[at] ?? [];
      const below = lengths[at + 1];
      row[to] =
        one[at] === other[to] ? (below?.[to + 1] ?? 0) + 1 : Math.max(below?.[to] ?? 0, row[to + 1] ?? 0);
    }
  return lengths;
};

/** For each word of `one` whether `other` lacks it there. */
const changedWords = (one: readonly string[], other: readonly string[]): boolean[] => {
  let start = 0;
  while (start < Math.min(one.length, other.length) && one[start] === other[start]) start += 1;
  let end = 0;
  const most = Math.min(one.length, other.length) - start;
  while (end < most && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1;
  const mine = one.slice(start, one.length - end);
  const theirs = other.slice(start, other.length - end);
  const changed = Array.from({ length: one.length }, () => false);
  if (mine.length * theirs.length > MOST_PAIRS) return changed.fill(true, start, one.length - end);
  const lengths = commonLengths(mine, theirs);
  let at = 0;
  let to = 0;
  while (at < mine.length) {
    if (to < theirs.length && mine[at] === theirs[to]) {
      at += 1;
      to += 1;
    } else if (to < theirs.length && (lengths[at]?.[to + 1] ?? 0) > (lengths[at + 1]?.[to] ?? 0)) to += 1;
    else {
      changed[start + at] = true;
      at += 1;
    }
  }
  return changed;
};

/** A text with the words marked that another version of it lacks; of what both have, only the surroundings. */
export const markChanges = (text: string, other: string): TextPart[] => {
  const words = text.match(/\S+\s*|\s+/g) ?? [];
  const changed = changedWords(
    words.map((word) => word.trim()),
    (other.match(/\S+\s*|\s+/g) ?? []).map((word) => word.trim()),
  );
  const isNear = words.map((_, at) =>
    changed.slice(Math.max(0, at - AROUND), at + AROUND + 1).includes(true),
  );
  const isAlike = !changed.includes(true);
  const parts: TextPart[] = [];
  const add = (part: string, isChanged: boolean) => {
    const last = parts.at(-1);
    if (last && last.isChanged === isChanged) last.text += part;
    else parts.push({ text: part, isChanged });
  };
  for (const [at, word] of words.entries()) {
    const isShown = isAlike ? at < 3 * AROUND : isNear[at] === true;
    const wasShown = at === 0 || (isAlike ? at <= 3 * AROUND : isNear[at - 1] === true);
    if (isShown) add(word, changed[at] === true);
    else if (wasShown) add("… ", false);
  }
  return parts;
};
