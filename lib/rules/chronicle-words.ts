/** Names and titles as the chronicle writes them, joined as they are read aloud. */

import { counted } from "@/lib/rules/number-words";
import { UNNAMED } from "@/lib/rules/fight-view";

/** "a, b and c". */
const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

/** Names that are written out; a battle of sixty isn't read aloud one by one. */
const NAMED_MOST = 5;

/** A name in the middle of a sentence: whoever is unnamed has none, and so no capital. */
export const named = (name: string): string =>
  name === UNNAMED ? name.slice(0, 1).toLowerCase() + name.slice(1) : name;

/** Names of combatants in a row, at most five, the others counted; what is unnamed once, however many they were. */
export const namesTogether = (names: readonly string[]): string => {
  const different = [...new Set(names.map(named))];
  const more = different.length - NAMED_MOST;
  return listed([...different.slice(0, NAMED_MOST), ...(more > 0 ? [counted(more, "other", "others")] : [])]);
};

/** "Marisol’s". */
export const possessive = (name: string): string => `${name}’s`;

/** With a capital at its beginning, as a sentence has it. */
export const capitalised = (sentence: string): string => {
  const [first = ""] = sentence;
  return first.toLocaleUpperCase("en") + sentence.slice(first.length);
};

/** A title in its quotation marks. */
export const quoted = (title: string): string => `“${title}”`;

/** A thing with its article; what has one in its name keeps that, as it is written within a sentence. */
export const theItem = (item: string): string =>
  /^(?:the|an?) /i.test(item) ? item.slice(0, 1).toLowerCase() + item.slice(1) : `the ${item}`;
