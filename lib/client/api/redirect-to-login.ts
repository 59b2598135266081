const KEY = "farewell";
/** Leads somebody who has left to the log-in page, which says `text`. A full load drops every page that the browser holds of them. */
export const redirectToLogin = (text?: string): void => {
  try {
    if (text !== undefined) window.sessionStorage.setItem(KEY, text);
  } catch {
    // Storage is blocked: the text is lost, nothing else.
  }
  window.location.assign("/login");
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
