import type { Evening } from "@/lib/model/evening";
import { toldIn, withoutSentence, withSentence } from "@/lib/rules/chapter-edit";
import type { ToldFact } from "@/lib/rules/chronicle";
import type { ChapterDraft } from "./chapter-draft";
import { mergeChapter } from "./chapter-merge";
import { type Part, shown, unshown, type Words, wordsOf } from "./chapter-words";
import { NONE_SENT, type SentParts } from "./sent-parts";

/** A chapter as it is being written. */
export interface Writing extends Words {
  /** The ids of what is told. */
  told: ReadonlySet<number>;
  state: "kept" | "unsaved" | "failed";
  /** The stored version in an edit conflict: another person saved after this one was read. Null without a conflict. */
  newer: Evening | null;
  /** What both have changed, and not to the same: which version of it stays is asked. */
  asked: readonly Part[];
  /** The text that the happenings make. */
  proposed: string;
}

/** What happened, and the text that it makes. */
export interface Draft {
  happenings: readonly ToldFact[];
  chapter: string;
}

/** What is stored, else what the happenings make. */
export const wordsIn = (evening: Evening, proposed: string): Words => shown(wordsOf(evening), proposed);

/** The words that are opened, the version that they go on from, and what was sent since. */
const merged = (evening: Evening, kept: ChapterDraft) => {
  const theirs = wordsOf(evening);
  const isElsewhere = kept.seenAt !== evening.updatedAt.toISOString();
  const { sent } = kept;
  if (!isElsewhere) return { words: kept, version: evening, sent, newer: null, asked: [] };
  const { words, asked } = mergeChapter({ ...kept, mine: kept, theirs, held: [], asked: [] });
  // What was sent before this version was stored, and is not in it, is refused from now on: it names an older version.
  if (asked.length === 0) return { words, version: evening, sent: NONE_SENT, newer: null, asked };
  const base = { ...kept.base, threads: [...kept.base.threads], updatedAt: new Date(kept.seenAt) };
  return { words: kept, version: { ...evening, ...base }, sent, newer: evening, asked };
};

/**
 * As it is opened: what was written here and is not saved yet, else what is stored, else what the happenings make; and the version that it
 * goes on from. Whether a draft goes on from what is stored is asked of its words: who was there, the place and the times are nothing that is
 * written here.
 */
export const opened = (
  evening: Evening,
  { happenings, chapter: proposed }: Draft,
  kept: ChapterDraft | undefined,
): { writing: Writing; version: Evening; sent: SentParts } => {
  const { words, version, sent, newer, asked } = kept
    ? merged(evening, kept)
    : { words: wordsOf(evening), version: evening, sent: NONE_SENT, newer: null, asked: [] };
  const first = shown(words, proposed);
  const told = toldIn(first.chapter, happenings);
  const state = kept ? "unsaved" : "kept";
  return { writing: { ...first, told, state, newer, asked, proposed }, version, sent };
};

export const ticked = ({ told, chapter }: Writing, all: readonly ToldFact[], id: number, isOn: boolean) =>
  isOn
    ? { told: new Set([...told, id]), chapter: withSentence(chapter, all, id) }
    : { told: new Set([...told].filter((one) => one !== id)), chapter: withoutSentence(chapter, all, id) };

/** After more has happened: the text anew where nobody wrote any, else the same, to which the further happenings may be ticked. */
export const renewed = (writing: Writing, stored: Evening, { happenings, chapter }: Draft): Writing => {
  if (chapter === writing.proposed) return writing;
  const isUntouched = unshown(writing, writing.proposed, stored).chapter === "";
  const text = isUntouched && { chapter, told: toldIn(chapter, happenings) };
  return { ...writing, ...text, proposed: chapter };
};
