import { useSyncExternalStore } from "react";

/** Whether it is known who the stored token names, where the page's cookie names nobody. */

let failure: string | null = null;
let ask: (() => void) | undefined;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Says why the last question was in vain, if it was. */
export const tellPersonCheck = (why: string | null): void => {
  failure = why;
  for (const listener of listeners) listener();
};
/** Says how to ask; the answer ends that. */
export const onAskPerson = (asking: () => void): (() => void) => {
  ask = asking;
  return () => {
    ask = undefined;
  };
};
export const askPersonAgain = (): void => ask?.();

export const usePersonCheckFailure = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => failure,
    () => null,
  );
