import { readDraft } from "@/lib/client/storage/drafts";
import { ownFormDraft } from "@/lib/client/storage/own-form-draft";

export interface DescriptionDraft {
  text: string;
  /** The stored description when the draft was begun: another one since then is a conflict. */
  base: string;
  /** Digests of what was sent since: stored after a lost answer, it is one's own, and the draft goes on from it. */
  sent: readonly string[];
}
const NONE: { description: string; base: string; sent: readonly string[] } = {
  description: "",
  base: "",
  sent: [],
};
/** What is as it was is no draft, unless something else was sent that may be stored in its place. */
const valuesOf = ({ text, base, sent }: DescriptionDraft) =>
  text === base && sent.length === 0 ? NONE : { description: text, base, sent };

/** The draft of an encounter's description in one tab. */
export const descriptionDraft = (id: number) => {
  const name = `encounter:${id}`;
  const draft = ownFormDraft(name);
  let own: DescriptionDraft | null = null;
  const found = (): DescriptionDraft | null => {
    const kept = draft.read(NONE);
    if (kept) {
      const { description, base, sent } = kept.values;
      // The base was once kept as the default of the text alone: such a draft may wait in a browser for long.
      return { text: description, base: base || kept.base.description, sent };
    }
    // Before that it was kept as its text alone, with what was saved beside it.
    const text = readDraft(name);
    return text === null ? null : { text, base: readDraft(`encounter-base:${id}`) ?? "", sent: [] };
  };
  return {
    /** What this tab has kept or was filled in with; null where nothing waits. */
    own: (): DescriptionDraft | null => own,
    read: (): DescriptionDraft | null => {
      own = found();
      return own;
    },
    /** Keeps what is written. Answers whether it was stored. */
    keep: (next: DescriptionDraft): boolean => {
      own = next;
      return draft.keep(NONE, valuesOf(next));
    },
    /** Keeps what becomes of it by being sent: not in the place of another tab's. */
    renew: (next: DescriptionDraft): void => {
      own = next;
      draft.renew(NONE, valuesOf(next));
    },
    drop: (): void => {
      own = null;
      draft.drop();
    },
  };
};
