import { useSyncExternalStore } from "react";

/** Whether the server could be asked who the stored token names, where its cookie names nobody. */

let isFailed = false;
let ask: (() => void) | undefined;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Says whether the last question was in vain. */
export const tellPersonCheck = (failed: boolean): void => {
  isFailed = failed;
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

export const usePersonCheckFailed = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isFailed,
    () => false,
  );
