import { storedUserId } from "@/lib/client/api/credentials";
import { readStored, removeStored, writeStored } from "./storage";

/** The storage key of a draft. Drafts belong to one person of this browser. */
export const draftKey = (name: string): string => `draft:${storedUserId() ?? "nobody"}:${name}`;

/** Where nothing can be stored, drafts last as long as the page. */
const unstored = new Map<string, string>();

/** Text that is not saved yet and survives reload, lost connections and a failed save. */
export const readDraft = (name: string): string | null =>
  unstored.get(draftKey(name)) ?? readStored(draftKey(name));

/** Answers whether it was stored. */
export const keepDraft = (name: string, text: string): boolean => {
  const stored = writeStored(draftKey(name), text);
  if (stored) unstored.delete(draftKey(name));
  else unstored.set(draftKey(name), text);
  return stored;
};

export const dropDraft = (name: string): void => {
  unstored.delete(draftKey(name));
  removeStored(draftKey(name));
};
