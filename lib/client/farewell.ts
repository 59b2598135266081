import { forgetPerson } from "./credentials";
import { forgetCampaign } from "./selection";

const KEY = "farewell";

/**
 * Forgets the person in this browser and leads to the log-in page, which says `text`. A full load drops every page that the
 * browser holds of them.
 */
export const leaveForLogin = (text?: string): void => {
  forgetCampaign();
  forgetPerson();
  try {
    if (text !== undefined) window.sessionStorage.setItem(KEY, text);
  } catch {
    // Storage is blocked: the text is lost, nothing else.
  }
  window.location.assign("/login");
};

/** What is to be said to somebody who has just left; once. */
export const takeFarewell = (): string | null => {
  try {
    const text = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    return text;
  } catch {
    return null;
  }
};
