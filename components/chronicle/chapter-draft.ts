import { ownFormDraft } from "@/lib/client/storage/own-form-draft";
import type { Evening } from "@/lib/model/evening";
import { digestOf } from "@/lib/rules/sent-texts";
import { byPart, contentOf, type Words, wordsOf } from "./chapter-words";
import { NONE_SENT, type SentParts } from "./sent-parts";

export interface ChapterDraft extends Words {
  /** The version that it goes on from. */
  seenAt: string;
  /** What was stored then. */
  base: Words;
  /** What was sent from here since and may be stored by now, though no answer came. */
  sent: SentParts;
}
/** What was sent was once kept as whole words, and then as digests of them. */
type Sent = SentParts | readonly (string | Words)[];

const EMPTY: Words = { title: "", chapter: "", threads: [] };
const NONE: Omit<ChapterDraft, "sent"> & { sent: Sent } = {
  ...EMPTY,
  seenAt: "",
  base: EMPTY,
  sent: NONE_SENT,
};

/** A digest of whole words is none of a part's: it says that something else was sent of it. */
const sentParts = (sent: Sent): SentParts =>
  "title" in sent
    ? sent
    : byPart((part) => sent.map((one) => (typeof one === "string" ? one : digestOf(contentOf(part, one)))));

const valuesOf = ({ title, chapter, threads }: Words, stored: Evening, sent: SentParts): ChapterDraft => ({
  title,
  chapter,
  threads,
  seenAt: stored.updatedAt.toISOString(),
  base: wordsOf(stored),
  sent,
});

/** What was written in this browser and is not saved yet, with the version that it goes on from. */
export const chapterDraft = (id: number) => {
  const draft = ownFormDraft(`chapter:${id}`);
  return {
    read: (): ChapterDraft | undefined => {
      const kept = draft.read(NONE)?.values;
      return kept && { ...kept, sent: sentParts(kept.sent) };
    },
    keep: (words: Words, stored: Evening, sent: SentParts): void =>
      void draft.keep(NONE, valuesOf(words, stored, sent)),
    /** The same where nothing is written, as by sending it: not in the place of another tab's draft. */
    renew: (words: Words, stored: Evening, sent: SentParts): void =>
      draft.renew(NONE, valuesOf(words, stored, sent)),
    drop: draft.drop,
  };
};
