import { mayBeSignedIn } from "@/lib/client/api/credentials";
import { dropDraft } from "@/lib/client/storage/drafts";
import { keepFormDraft, readFormDraft } from "@/lib/client/storage/form-drafts";

/** What is written, and what stood there when that began. */
export interface RemarkDraft {
  text: string;
  before: string;
}

export const remarkName = (fightId: number, combatantId: number): string =>
  `remark:${fightId}:${combatantId}`;

/** What was written of a combatant in this browser, and is not known to be saved. */
export const readRemark = (name: string): RemarkDraft | undefined => {
  const kept = readFormDraft(name, { note: "" });
  return kept && { text: kept.values.note, before: kept.base.note };
};

/** Once the session has ended a draft would be nobody's. */
export const keepRemark = (name: string, { text, before }: RemarkDraft): void => {
  if (mayBeSignedIn()) keepFormDraft(name, { note: before }, { note: text });
};

/** Forgets what is saved now; words that were written since stay. */
export const dropSavedRemark = (name: string, text: string): void => {
  if (readRemark(name)?.text === text) dropDraft(name);
};
