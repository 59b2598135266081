import { storedUserId } from "./credentials";
import { readStored, removeStored, writeStored } from "./storage";

/** Drafts belong to one person of this browser. */
const keyOf = (name: string) => `draft:${storedUserId() ?? "nobody"}:${name}`;

/** Text that is not saved yet and survives reload, lost connections and a failed save. */
export const readDraft = (name: string): string | null => readStored(keyOf(name));
export const keepDraft = (name: string, text: string): boolean => writeStored(keyOf(name), text);
export const dropDraft = (name: string): void => removeStored(keyOf(name));
