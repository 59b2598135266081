import { readStored, removeStored, writeStored } from "./storage";

/** A choice of the person that this browser remembers, off at first, for `useSyncExternalStore`. */
export const storedFlag = (key: string) => {
  const listeners = new Set<() => void>();
  return {
    read: (): boolean => readStored(key) === "true",
    set: (on: boolean): void => {
      if (on) writeStored(key, "true");
      else removeStored(key);
      for (const listener of listeners) listener();
    },
    watch: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
