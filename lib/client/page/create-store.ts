import { useSyncExternalStore } from "react";

/** A value outside React, whose changes are watched. */
export const createStore = <T>(initial: T) => {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    read: (): T => value,
    readInitial: (): T => initial,
    set: (next: T): void => {
      if (next === value) return;
      value = next;
      for (const listener of listeners) listener();
    },
    watch: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

/** The value of a store; while the page is hydrated what it was at first. */
export const useStore = <T>({ watch, read, readInitial }: ReturnType<typeof createStore<T>>): T =>
  useSyncExternalStore(watch, read, readInitial);
