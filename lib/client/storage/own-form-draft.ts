import { dropOwnDraft, keepDraft, readDraft } from "./drafts";
import { formDraftText, readFormDraft } from "./form-drafts";

/** The draft of a form in one tab. It drops what this tab has kept or was filled in with, and nothing that another tab has kept since. */
export const ownFormDraft = (name: string) => {
  let own: string | null = null;
  const drop = (): void => {
    dropOwnDraft(name, own);
    own = null;
  };
  /** Keeps what is written. Answers whether it was stored. */
  const keep = <F extends object>(defaults: F, values: F): boolean => {
    const text = formDraftText(defaults, values);
    if (text === null) {
      drop();
      return true;
    }
    own = text;
    return keepDraft(name, text);
  };
  return {
    read: <F extends object>(defaults: F) => {
      own = readDraft(name);
      return readFormDraft(name, defaults);
    },
    keep,
    /** Keeps what becomes of it where nothing is written, as by sending it: not in the place of another tab's. */
    renew: <F extends object>(defaults: F, values: F): void => {
      const now = readDraft(name);
      if (now === null || now === own) keep(defaults, values);
    },
    drop,
  };
};
