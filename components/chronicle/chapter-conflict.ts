import type { Evening } from "@/lib/model/evening";
import type { chapterDraft } from "./chapter-draft";
import type { Writing } from "./chapter-state";
import type { chapterVersion } from "./chapter-version";
import { isSame, type Part, PARTS, shown, type Words, wordsOf } from "./chapter-words";

interface Kit {
  read: () => Writing;
  set: (changes: Partial<Writing>) => void;
  version: ReturnType<typeof chapterVersion>;
  draft: ReturnType<typeof chapterDraft>;
  /** What is written here, as it would be stored. */
  toStore: () => Words;
  saveMerged: () => void;
  /** The happenings that a text tells. */
  told: (chapter: string) => ReadonlySet<number>;
  /** The parts whose fields have the focus, or all while a dialog is open or the chapter is signed. */
  held: () => readonly Part[];
}

/** Merges what another person saved with what is written here, and has the writer choose of what both have changed alone. */
export const chapterConflict = ({ read, set, version, draft, toStore, saveMerged, told, held }: Kit) => {
  /** Goes on from theirs with these words. */
  const take = (theirs: Evening, words: Words) => {
    version.goOnFrom(theirs);
    const next = shown(words, read().proposed);
    const isOther = next.chapter !== read().chapter;
    set({ ...next, ...(isOther && { told: told(next.chapter) }), newer: null, asked: [] });
    if (!isSame(words, wordsOf(theirs))) return saveMerged();
    draft.drop();
    set({ state: "kept" });
  };
  return {
    /** Answers whether it was merged, and nothing is left to ask. */
    meet: (theirs: Evening): boolean => {
      const { asked: before } = read();
      const inHand = held();
      // All of it is in hand while a dialog is open or the chapter is signed. Nothing is merged then, as nobody would see it before it is
      // sealed. Otherwise what was asked about is asked about until one chooses, though its field has lost the focus to a button.
      const isCovered = PARTS.every((part) => inHand.includes(part));
      const parts = { held: inHand, asked: isCovered ? PARTS : before };
      const { words, asked } = version.merge(toStore(), wordsOf(theirs), parts);
      const isOver = asked.length === 0 && theirs.signedAt === null;
      if (isOver) take(theirs, words);
      else set({ newer: theirs, asked });
      return isOver;
    },
    /** One of two versions stays of what is asked, theirs or one's own; of the rest what was merged. */
    settle: (isTheirs: boolean): void => {
      const { newer, asked } = read();
      if (!newer) return;
      const theirs = wordsOf(newer);
      const mine = toStore();
      const chosen = isTheirs ? asked.reduce((all, part) => ({ ...all, [part]: theirs[part] }), mine) : mine;
      take(newer, version.merge(chosen, theirs, { held: [], asked }).words);
    },
  };
};
