import { dropDraft } from "@/lib/client/storage/drafts";
import { keepFormDraft, readFormDraft } from "@/lib/client/storage/form-drafts";
import type { Words } from "./chapter-words";

type Kept = Words & { seenAt: string };
const NONE: Kept = { title: "", chapter: "", threads: [], seenAt: "" };
const nameOf = (id: number) => `chapter:${id}`;

/** What was written in this browser and is not saved yet, with the version that it goes on from. */
export const readChapterDraft = (id: number): Kept | undefined => readFormDraft(nameOf(id), NONE)?.values;
export const keepChapterDraft = (id: number, { title, chapter, threads }: Words, seenAt: Date): void =>
  void keepFormDraft(nameOf(id), NONE, { title, chapter, threads, seenAt: seenAt.toISOString() });
export const dropChapterDraft = (id: number): void => dropDraft(nameOf(id));
