import { dropDraft, keepDraft, readDraft } from "@/lib/client/storage/drafts";
import type { Thread } from "@/lib/model/evening";
import type { Words } from "./chapter-words";

const nameOf = (id: number) => `chapter:${id}`;
const isText = (value: unknown): value is string => typeof value === "string";
const isThread = (value: unknown): value is Thread =>
  typeof value === "object" && value !== null && "text" in value && isText(value.text) && "isDone" in value;

/** What was written in this browser and is not saved yet, with the version that it goes on from. */
export const readChapterDraft = (id: number): (Words & { seenAt: string }) | null => {
  try {
    const kept: unknown = JSON.parse(readDraft(nameOf(id)) ?? "null");
    if (typeof kept !== "object" || kept === null) return null;
    const { title, chapter, threads, seenAt } = kept as Record<string, unknown>;
    if (!isText(title) || !isText(chapter) || !isText(seenAt) || !Array.isArray(threads)) return null;
    return { title, chapter, threads: threads.filter(isThread), seenAt };
  } catch {
    return null;
  }
};
export const keepChapterDraft = (id: number, { title, chapter, threads }: Words, seenAt: Date): void => {
  keepDraft(nameOf(id), JSON.stringify({ title, chapter, threads, seenAt: seenAt.toISOString() }));
};
export const dropChapterDraft = (id: number): void => dropDraft(nameOf(id));
