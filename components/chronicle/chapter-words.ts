import { LIMIT } from "@/lib/constants";
import type { Evening, Thread } from "@/lib/model/evening";

/** What is written of an evening. */
export interface Words {
  title: string;
  chapter: string;
  threads: readonly Thread[];
}

export const wordsOf = ({ title, chapter, threads }: Evening): Words => ({
  title,
  chapter: chapter ?? "",
  threads,
});
/** How a chapter is stored of which everything was taken out. Where nothing at all is stored nobody has written it yet. */
const EMPTIED = "\n";

/** Words as they are stored, with the text that the happenings make where nobody wrote any. */
export const shown = ({ chapter, ...words }: Words, proposed: string): Words => ({
  ...words,
  chapter: chapter === "" ? proposed : chapter === EMPTIED ? "" : chapter,
});
/** Words as they are to be stored: no text where it is what the happenings make, and none is stored. */
export const unshown = ({ title, chapter, threads }: Words, proposed: string, stored: Evening): Words => ({
  title,
  chapter: !stored.chapter && chapter === proposed ? "" : chapter || EMPTIED,
  threads,
});
/** Without the empty line in which a new one is begun. */
export const sent = (threads: readonly Thread[]): Thread[] =>
  threads.filter(({ text }) => text.trim() !== "");
/** Each is merged by itself, and asked about in an edit conflict. */
export const PARTS = ["title", "chapter", "threads"] as const;
export type Part = (typeof PARTS)[number];
export const byPart = <T>(make: (part: Part) => T): Record<Part, T> => ({
  title: make("title"),
  chapter: make("chapter"),
  threads: make("threads"),
});
const byText = (one: Thread, other: Thread): number => {
  if (one.text === other.text) return Number(one.isDone) - Number(other.isDone);
  return one.text < other.text ? -1 : 1;
};
/**
 * The content of a part as a save sends it, for comparing versions and for the digests of what was sent. Threads are sorted: their order has no
 * meaning, and two browsers that merge each other's threads, each its own first, would otherwise save their orders in turn without end.
 */
export const contentOf = (part: Part, words: Words): string | readonly Thread[] =>
  part === "threads" ? sent(words.threads).toSorted(byText) : words[part];
export const isSamePart = (part: Part, one: Words, other: Words): boolean =>
  JSON.stringify(contentOf(part, one)) === JSON.stringify(contentOf(part, other));
export const isSame = (one: Words, other: Words): boolean =>
  PARTS.every((part) => isSamePart(part, one, other));
export const isValid = ({ title, chapter, threads }: Words): boolean =>
  title.trim() !== "" && chapter.length <= LIMIT.chapter && sent(threads).length <= LIMIT.threads;
