import { folded } from "./folded";

/** A text as searching compares it, and where in the text each of its letters stands. */
const withPlaces = (text: string): { plain: string; places: number[] } => {
  let plain = "";
  const places: number[] = [];
  let at = 0;
  for (const letter of text) {
    const one = folded(letter);
    plain += one;
    for (let i = 0; i < one.length; i += 1) places.push(at);
    at += letter.length;
  }
  places.push(text.length);
  return { plain, places };
};

/** The words of what is sought, as they are compared. Of an accent that stands alone nothing is left. */
export const soughtWords = (sought: string): string[] =>
  [...new Set(folded(sought.trim()).split(/\s+/))].filter((word) => word !== "");

/** Which words are marked where this is read: of what is only like what was sought, its own title. */
export const markedWords = (
  { title, excerpt }: { title: string; excerpt: string },
  words: readonly string[],
): readonly string[] => {
  const read = soughtWords(`${title} ${excerpt}`).join(" ");
  return words.some((word) => read.includes(word)) ? words : soughtWords(title);
};

/** Where a text has one of these words, in order and without overlaps: beginnings and ends. The words are folded. */
export const foundPlaces = (text: string, words: readonly string[]): [from: number, to: number][] => {
  const { plain, places } = withPlaces(text);
  const found: [number, number][] = [];
  for (const word of words)
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length))
      found.push([places[at] ?? 0, places[at + word.length] ?? text.length]);
  let end = 0;
  return found
    .toSorted(([from, to], [otherFrom, otherTo]) => from - otherFrom || otherTo - to)
    .filter(([from, to]) => {
      if (from < end || to === from) return false;
      end = to;
      return true;
    });
};
