import { useSyncExternalStore } from "react";

let isWaiting = false;
const listeners = new Set<() => void>();

/** Says whether an act of a fight waits for the connection. */
export const setActsWaiting = (waits: boolean): void => {
  if (waits === isWaiting) return;
  isWaiting = waits;
  for (const draw of listeners) draw();
};

const subscribe = (draw: () => void) => {
  listeners.add(draw);
  return () => void listeners.delete(draw);
};

/** Whether what is not sent yet waits for the connection. */
export const useActsWaiting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isWaiting,
    () => false,
  );
