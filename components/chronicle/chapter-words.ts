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
/** Without the empty line in which a new one is begun. */
export const sent = (threads: readonly Thread[]): Thread[] =>
  threads.filter(({ text }) => text.trim() !== "");
export const isSame = (one: Words, other: Words): boolean =>
  one.title === other.title &&
  one.chapter === other.chapter &&
  JSON.stringify(sent(one.threads)) === JSON.stringify(sent(other.threads));
export const isValid = ({ title, chapter, threads }: Words): boolean =>
  title.trim() !== "" && chapter.length <= LIMIT.chapter && sent(threads).length <= LIMIT.threads;
