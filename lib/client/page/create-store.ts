/** A value outside React, whose changes are watched; for `useSyncExternalStore`. */
export const createStore = <T extends object>(initial: T) => {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    read: (): T => value,
    set: (changes: Partial<T>): void => {
      value = { ...value, ...changes };
      for (const listener of listeners) listener();
    },
    watch: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
