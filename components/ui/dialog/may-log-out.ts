import { draftNames } from "@/lib/client/storage/drafts";
import { saveWaiting } from "@/lib/client/storage/unsaved";
import { logOutTexts } from "@/lib/messages/log-out";
import { ask } from "./confirm-store";

/**
 * Whether a log-out takes words with it that are not saved: it forgets all drafts of its person. What merely waits to save itself is
 * saved first, since it would be refused once the session has ended.
 */
export const losesWords = async (): Promise<boolean> => {
  await saveWaiting();
  // What a form has sent is kept beside its draft, and is no words.
  return draftNames("").some((name) => !name.endsWith(":sent"));
};

/** Asks before a log-out that takes words with it; answers whether to go on. */
export const mayLogOut = async (): Promise<boolean> => {
  if (!(await losesWords())) return true;
  const { unsaved: text, unsavedDetail: detail, accept, stay: cancel } = logOutTexts;
  return ask({ text, detail, accept, cancel });
};
