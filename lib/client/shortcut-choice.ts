import { readStored, removeStored, writeStored } from "./storage";

const KEY = "shortcutsOff";
const listeners = new Set<() => void>();

/** Whether single keys are shortcuts. Who steers by voice or has unsteady hands can do without. */
export const shortcutsAreOn = (): boolean => readStored(KEY) !== "true";

export function setShortcutsOn(on: boolean): void {
  if (on) removeStored(KEY);
  else writeStored(KEY, "true");
  for (const listener of listeners) listener();
}

export function onShortcutChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
