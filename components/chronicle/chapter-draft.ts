import { dropDraft } from "@/lib/client/storage/drafts";
import { keepFormDraft, readFormDraft } from "@/lib/client/storage/form-drafts";
import type { Evening } from "@/lib/model/evening";
import { digestOf } from "@/lib/rules/sent-texts";
import { contentOf, type Words, wordsOf } from "./chapter-words";

interface Kept extends Words {
  /** The version that it goes on from. */
  seenAt: string;
  /** What was stored then. */
  base: Words;
  /** Digests of what was sent from here since and may be stored by now, though no answer came. */
  sent: readonly string[];
}
const EMPTY: Words = { title: "", chapter: "", threads: [] };
const NONE: Omit<Kept, "sent"> & { sent: readonly (string | Words)[] } = {
  ...EMPTY,
  seenAt: "",
  base: EMPTY,
  sent: [],
};
const nameOf = (id: number) => `chapter:${id}`;

/** What was written in this browser and is not saved yet, with the version that it goes on from. */
export const readChapterDraft = (id: number): Kept | undefined => {
  const kept = readFormDraft(nameOf(id), NONE)?.values;
  if (!kept) return undefined;
  // What was sent was once kept as whole words.
  const sent = kept.sent.map((one) => (typeof one === "string" ? one : digestOf(contentOf(one))));
  return { ...kept, sent };
};
export const keepChapterDraft = (
  { title, chapter, threads }: Words,
  stored: Evening,
  sent: readonly string[],
): void =>
  void keepFormDraft(nameOf(stored.id), NONE, {
    title,
    chapter,
    threads,
    seenAt: stored.updatedAt.toISOString(),
    base: wordsOf(stored),
    sent,
  });
export const dropChapterDraft = (id: number): void => dropDraft(nameOf(id));
