/** What a word may be away from one in a name: one edit from five letters on, two from nine. */
export const editsAllowed = (word: string): number => {
  const { length } = Array.from(word);
  return length >= 9 ? 2 : length >= 5 ? 1 : 0;
};

/**
 * By what a word is found that is like this one. Of its pieces two are in there as they are, since each edit touches one; where it swaps
 * the last letter of a piece with the first of the next, it is one piece at least, and these two so swapped.
 */
export const piecesOf = (word: string): { pieces: string[]; swapped: string[] } => {
  const letters = Array.from(word);
  const count = 2 * editsAllowed(word) + 1;
  const startOf = (at: number) => Math.floor((at * letters.length) / count);
  const parts = Array.from({ length: count }, (_, at) => letters.slice(startOf(at), startOf(at + 1)));
  const swapped = parts.slice(1).map((next, at) => {
    const before = parts[at] ?? [];
    return [...before.slice(0, -1), next[0], before.at(-1), ...next.slice(1)].join("");
  });
  return { pieces: parts.map((part) => part.join("")), swapped };
};

/** Whether two words are at most so many edits apart: letters that are changed, left out, added, or swapped with the next. */
const isWithin = (word: string, asked: string, edits: number): boolean => {
  const [one, other] = [Array.from(word), Array.from(asked)];
  if (Math.abs(one.length - other.length) > edits) return false;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      const swapped =
        i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
          ? (before[j - 2] ?? 0) + 1
          : Number.POSITIVE_INFINITY;
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same, swapped));
    }
    if (Math.min(...row) > edits) return false;
    before = last;
    last = row;
  }
  return (last[other.length] ?? 0) <= edits;
};

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");

/** Whether each word that is sought is in the name, or one that is like it. Both are folded. */
const isLikeName = (name: string, sought: string): boolean => {
  const words = wordsOf(name);
  const asked = wordsOf(sought);
  return (
    asked.length > 0 &&
    asked.every(
      (word) =>
        name.includes(word) ||
        (editsAllowed(word) > 0 && words.some((one) => isWithin(one, word, editsAllowed(word)))),
    )
  );
};

const isStart = (letter: string | undefined) => letter === undefined || !/[\p{L}\p{N}]/u.test(letter);

/** How a name fits that is only like what is sought. */
export const LIKE = 4;

/** How well a name fits, 0 best: equal, begins with it, a word does, holds it, is like it; undefined where it doesn't. */
export const fitOfName = (name: string, sought: string): number | undefined => {
  if (sought === "") return undefined;
  if (name === sought) return 0;
  if (name.startsWith(sought)) return 1;
  for (let at = name.indexOf(sought); at >= 0; at = name.indexOf(sought, at + 1))
    if (isStart(name[at - 1])) return 2;
  if (sought.split(/\s+/).every((word) => name.includes(word))) return 3;
  return isLikeName(name, sought) ? LIKE : undefined;
};
