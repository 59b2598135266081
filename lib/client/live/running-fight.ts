import { useSyncExternalStore } from "react";

let round: number | null = null;
const listeners = new Set<() => void>();

/** Says in which round the fight of the open book is, 0 while initiative is called for; null where none goes on. */
export const markRunningFight = (next: number | null): void => {
  if (next === round) return;
  round = next;
  for (const draw of listeners) draw();
};

const subscribe = (draw: () => void) => {
  listeners.add(draw);
  return () => void listeners.delete(draw);
};

/** The round of the fight that goes on, as far as this tab has heard. */
export const useRunningRound = (): number | null =>
  useSyncExternalStore(
    subscribe,
    () => round,
    () => null,
  );
