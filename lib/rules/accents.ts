import { folded } from "./folded";

/** Blocks whose letters are one letter when they are folded: Latin, Greek and Cyrillic with their accents. */
const BLOCKS = [
  [0x41, 0x24f],
  [0x370, 0x52f],
  [0x1e00, 0x1fff],
] as const;

/** What letters look like before they are folded: capital, and with accents. */
const looks = new Map<string, string>();
for (const [from, to] of BLOCKS)
  for (let code = from; code <= to; code += 1) {
    const letter = String.fromCodePoint(code);
    const plain = folded(letter);
    if (plain.length === 1 && /\p{L}/u.test(letter)) looks.set(plain, (looks.get(plain) ?? "") + letter);
  }

/** A pattern, as PostgreSQL and JavaScript read it, that finds a folded word in a text that isn't: each letter in whichever look. */
export const patternOf = (word: string): string =>
  Array.from(word, (letter) => {
    const known = looks.get(letter);
    if (known !== undefined) return `[${known}][\u0300-\u036f]*`;
    return /[\p{L}\p{N}]/u.test(letter) ? letter : `\\${letter}`;
  }).join("");
