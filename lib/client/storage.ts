/** Browser storage that may be blocked, full or hold rubbish: reading answers null then, writing does nothing. */
export const readStored = (key: string): string | null => {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Whether the value was stored. */
export const writeStored = (key: string, value: string): boolean => {
  try {
    window.localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
};

export const isStorageBlocked = (): boolean => {
  try {
    window.localStorage.getItem("token");
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
