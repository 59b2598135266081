import { dropDraft, keepDraft, readDraft } from "./drafts";

/** A create that was sent of a form. */
interface SentCreate {
  key: string;
  body: object;
  /** Its pictures, as they are told apart from others. */
  pictures: string;
  /** Of what it made; left out while it isn't known whether it made something. */
  id?: number;
}
/** Where one create of a form is kept. */
export interface SentPlace {
  read: () => SentCreate | undefined;
  /** Undefined where nothing was made. */
  keep: (sent: SentCreate | undefined) => void;
}

/** Beside the draft, and gone with it. */
const markOf = (draft: string): string => `${draft}:sent`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
const isSent = (value: unknown): value is SentCreate =>
  isRecord(value) && typeof value["key"] === "string" && isRecord(value["body"]);

const readAll = (draft: string): Record<string, unknown> => {
  try {
    const kept: unknown = JSON.parse(readDraft(markOf(draft)) ?? "{}");
    return isRecord(kept) ? kept : {};
  } catch {
    return {};
  }
};

export const dropSent = (draft: string): void => dropDraft(markOf(draft));

/**
 * Keeps of a form that makes something new what was sent already, beside the form's draft: who opens the draft again makes nothing twice.
 * `part` names one of several creates of the form.
 */
export const sentPlace = (draft: string, part = "whole"): SentPlace => ({
  read: () => {
    // Without a draft another new one is begun.
    if (readDraft(draft) === null) dropSent(draft);
    const sent = readAll(draft)[part];
    return isSent(sent) ? sent : undefined;
  },
  keep: (sent) => {
    const all = { ...readAll(draft), [part]: sent };
    if (Object.values(all).some(isSent)) keepDraft(markOf(draft), JSON.stringify(all));
    else dropSent(draft);
  },
});
