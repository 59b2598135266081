import { forgetPerson } from "./credentials";
import { clearPictures } from "@/lib/client/storage/picture-drafts";
import { forgetCampaign } from "@/lib/client/storage/selection";

const KEY = "farewell";
/** Milliseconds that pictures of drafts may take to be cleared. */
const PATIENCE = 500;

/** Forgets the person in this browser; resolves when nothing of them is left. */
export const forgetEverything = async (): Promise<void> => {
  const cleared = clearPictures();
  forgetCampaign();
  forgetPerson();
  // A load that comes too early would cut the work of the database off.
  await Promise.race([cleared, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
};

/**
 * Forgets the person in this browser and leads to the log-in page, which says `text`. A full load drops every page that the
 * browser holds of them.
 */
export const redirectToLogin = (text?: string): void => {
  const forgotten = forgetEverything();
  try {
    if (text !== undefined) window.sessionStorage.setItem(KEY, text);
  } catch {
    // Storage is blocked: the text is lost, nothing else.
  }
  void forgotten.then(() => window.location.assign("/login"));
};

/** What is to be said to somebody who has just left; once. */
export const consumeLogoutMessage = (): string | null => {
  try {
    const text = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    return text;
  } catch {
    return null;
  }
};
