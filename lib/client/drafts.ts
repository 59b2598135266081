import { storedUserId } from "./credentials";
import { readStored, removeStored, writeStored } from "./storage";

/** Drafts belong to one person of this browser. */
const keyOf = (name: string) => `draft:${storedUserId() ?? "nobody"}:${name}`;

/** Where nothing can be stored, drafts last as long as the page. */
const unstored = new Map<string, string>();

/** Text that is not saved yet and survives reload, lost connections and a failed save. */
export const readDraft = (name: string): string | null =>
  unstored.get(keyOf(name)) ?? readStored(keyOf(name));

/** Answers whether it was stored. */
export const keepDraft = (name: string, text: string): boolean => {
  const stored = writeStored(keyOf(name), text);
  if (stored) unstored.delete(keyOf(name));
  else unstored.set(keyOf(name), text);
  return stored;
};

export const dropDraft = (name: string): void => {
  unstored.delete(keyOf(name));
  removeStored(keyOf(name));
};
