import { newKey } from "@/lib/client/api/idempotency-key";
import { readDraft } from "@/lib/client/storage/drafts";
import { ownFormDraft } from "@/lib/client/storage/own-form-draft";
import { type SentPlace, sentPlace } from "@/lib/client/storage/sent-creates";
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
  /**
   * Kept in the draft, and in each that goes on from it. Another tab may write another addition under the same name: what it sent is not what
   * this one did. Empty in a draft that is older than such keys.
   */
  let key = newKey();
  const place = (): SentPlace => sentPlace(name, key || undefined);
  return {
    /** What was not saved here; undefined where there is nothing. */
    read: (stored: Words): Written | undefined => {
      const kept = draft.read({ ...stored, key: "" });
      if (kept) {
        const { key: own, ...now } = kept.values;
        const { key: _, ...base } = kept.base;
        key = own;
        return between(base, now);
      }
      // It was once kept as its text alone: such a draft may wait in a browser for long.
      const text = readDraft(name);
      return text === null ? undefined : between(stored, { ...stored, text });
    },
    /** Keeps what is written, beside what it goes on from. */
    keep: (base: Words, now: Words): Written => {
      const written = between(base, now);
      const isEmpty = Object.keys(written.mine).length === 0;
      draft.keep({ ...base, key: "" }, { ...now, key: isEmpty ? "" : key });
      return written;
    },
    /** Where it is kept what was sent of this draft. */
    place,
    /** Drops it, and what tells that it was sent; of another tab's neither. */
    drop: (): void => {
      draft.drop();
      place().keep(undefined);
    },
  };
};
