import { readDraft } from "@/lib/client/storage/drafts";
import { ownFormDraft } from "@/lib/client/storage/own-form-draft";
import type { Addition } from "@/lib/model/evening";
import { changedParts } from "@/lib/rules/changed-parts";

/** In whose name, where it is not a character's. */
export const IN_PERSON = 0;
/** As long as nobody chose in whose name: who speaks then depends on the party, which is still on its way. */
export const UNCHOSEN = -1;

/** What is written and chosen of an addition. */
export interface Words {
  text: string;
  audience: Addition["audience"];
  /** The id of a character, or one of the above. */
  speaker: number;
}

/** What was written and chosen in place of what is stored, and what was stored in its place when that began. */
export interface Written {
  mine: Partial<Words>;
  base: Partial<Words>;
}

/** What the form begins with. */
export const storedWords = (changed: Addition | undefined): Words => ({
  text: changed?.text ?? "",
  audience: changed?.audience ?? "table",
  speaker: changed ? (changed.characterId ?? IN_PERSON) : UNCHOSEN,
});

/** The stored text in an edit conflict: somebody else saved another text since the draft began. Undefined where there is no conflict. */
export const newerText = ({ text }: Words, { mine, base }: Written): string | undefined =>
  mine.text === undefined || text === base.text || text === mine.text ? undefined : text;

const between = (base: Words, now: Words): Written => ({
  mine: changedParts(base, now),
  base: changedParts(now, base),
});

/** The name of the draft of an addition. */
export const additionName = (eveningId: number, adding: number | "new"): string =>
  `addition:${eveningId}:${adding}`;

/** The draft of an addition in one tab. */
export const additionDraft = (name: string) => {
  const draft = ownFormDraft(name);
  return {
    /** What was not saved here; undefined where there is nothing. */
    read: (stored: Words): Written | undefined => {
      const kept = draft.read(stored);
      if (kept) return between(kept.base, kept.values);
      // It was once kept as its text alone: such a draft may wait in a browser for long.
      const text = readDraft(name);
      return text === null ? undefined : between(stored, { ...stored, text });
    },
    /** Keeps what is written, beside what it goes on from. */
    keep: (base: Words, now: Words): Written => {
      draft.keep(base, now);
      return between(base, now);
    },
    drop: draft.drop,
  };
};
