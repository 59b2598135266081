import { isOtherSent, isSent, withSent } from "@/lib/rules/sent-texts";
import { byPart, contentOf, type Part, type Words } from "./chapter-words";

/** Digests of what was sent of each part since the last answer. The server may have stored any of it, where the answer was lost. */
export type SentParts = Readonly<Record<Part, readonly string[]>>;

export const NONE_SENT: SentParts = byPart(() => []);

export const withSentParts = (before: SentParts, words: Words): SentParts =>
  byPart((part) => withSent(before[part], contentOf(part, words)));

/** Whether a part of these words was sent from here. */
export const isPartSent = (part: Part, all: SentParts, words: Words): boolean =>
  isSent(all[part], contentOf(part, words));

/** Whether another text of the part was sent: it may be stored in the place of this one. */
export const isOtherPartSent = (part: Part, all: SentParts, words: Words): boolean =>
  isOtherSent(all[part], contentOf(part, words));
