import { dropDraft } from "@/lib/client/storage/drafts";
import { keepFormDraft, readFormDraft } from "@/lib/client/storage/form-drafts";
import type { Evening } from "@/lib/model/evening";
import { type Words, wordsOf } from "./chapter-words";

interface Kept extends Words {
  /** The version that it goes on from. */
  seenAt: string;
  /** What was stored then. */
  base: Words;
  /** What was sent from here since and may be stored by now, though no answer came. */
  sent: readonly Words[];
}
const EMPTY: Words = { title: "", chapter: "", threads: [] };
const NONE: Kept = { ...EMPTY, seenAt: "", base: EMPTY, sent: [] };
/** So many texts that were sent are kept, the latest: storage has little room, and a chapter may be long. */
const MOST_SENT = 3;
const nameOf = (id: number) => `chapter:${id}`;

/** What was written in this browser and is not saved yet, with the version that it goes on from. */
export const readChapterDraft = (id: number): Kept | undefined => readFormDraft(nameOf(id), NONE)?.values;
export const keepChapterDraft = (
  { title, chapter, threads }: Words,
  stored: Evening,
  sent: readonly Words[],
): void =>
  void keepFormDraft(nameOf(stored.id), NONE, {
    title,
    chapter,
    threads,
    seenAt: stored.updatedAt.toISOString(),
    base: wordsOf(stored),
    sent: sent.slice(-MOST_SENT),
  });
export const dropChapterDraft = (id: number): void => dropDraft(nameOf(id));
