/** Browser storage that may be blocked, full or hold rubbish: reading answers null then, and what could not be written is not there. */
export const readStored = (key: string): string | null => {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Whether the value was stored. Where it wasn't, nothing is: an older value would be taken for this one. */
export const writeStored = (key: string, value: string): boolean => {
  try {
    window.localStorage.setItem(key, value);
    return true;
  } catch {
    removeStored(key);
    return false;
  }
};

/** Written and removed again to see whether storage can be written: other tabs hear of it and leave it alone. */
export const PROBE = "probe";
/** As long as the longest thing that a session can't do without: its token. */
const PROBE_TEXT = "-".repeat(1024);

/** Whether this browser keeps nothing: it refuses to be read, or (full, or in private mode) to be written. */
export const isStorageBlocked = (): boolean => {
  try {
    window.localStorage.setItem(PROBE, PROBE_TEXT);
    window.localStorage.removeItem(PROBE);
    return false;
  } catch {
    return true;
  }
};

export const removeStored = (...keys: string[]): void => {
  try {
    for (const key of keys) window.localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
};

export const storedKeys = (prefix: string): string[] => {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
};
