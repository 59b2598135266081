import { storageOwner } from "@/lib/client/api/credentials";
import { readStored, removeStored, storedKeys, writeStored } from "./storage";

/** The storage key of a draft. Drafts belong to one person of this browser. */
export const draftKey = (name: string, owner = storageOwner()): string => `draft:${owner}:${name}`;

/** Where nothing can be stored, drafts last as long as the page. */
const unstored = new Map<string, string>();

/** Text that is not saved yet and survives reload, lost connections and a failed save. */
export const readDraft = (name: string): string | null =>
  unstored.get(draftKey(name)) ?? readStored(draftKey(name));

/** The names of the drafts that are kept and begin so. */
export const draftNames = (beginning: string): string[] => {
  const keys = [...unstored.keys(), ...storedKeys(draftKey(beginning))];
  return keys.flatMap((key) => (key.startsWith(draftKey(beginning)) ? key.slice(draftKey("").length) : []));
};

/** Answers whether it was stored. */
export const keepDraft = (name: string, text: string, owner = storageOwner()): boolean => {
  const key = draftKey(name, owner);
  const stored = writeStored(key, text);
  if (stored) unstored.delete(key);
  else unstored.set(key, text);
  return stored;
};

export const dropDraft = (name: string, owner = storageOwner()): void => {
  unstored.delete(draftKey(name, owner));
  removeStored(draftKey(name, owner));
};

/** Drops a draft that still is what the caller has kept: what another tab has kept since stays. Answers whether nothing is left. */
export const dropOwnDraft = (name: string, own: string | null): boolean => {
  const now = readDraft(name);
  if (now === own) dropDraft(name);
  return now === null || now === own;
};
