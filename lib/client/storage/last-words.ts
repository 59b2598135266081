import { storageOwner } from "@/lib/client/api/credentials";
import { readStored, writeStored } from "./storage";

const MOST = 5;
/** By person and book: what one looks for in a book is nothing of another's. */
const keyOf = (campaignId: number | null) => `search:${storageOwner()}:${campaignId ?? "all"}`;

/** What was sought last in a book, or in all of them, and led somewhere; the newest first. */
export const lastWords = (campaignId: number | null): string[] => {
  try {
    const words: unknown = JSON.parse(readStored(keyOf(campaignId)) ?? "[]");
    return Array.isArray(words) ? words.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
};

/** Keeps what was sought, until its person logs out. */
export const keepWords = (campaignId: number | null, sought: string): void => {
  const others = lastWords(campaignId).filter((one) => one !== sought);
  writeStored(keyOf(campaignId), JSON.stringify([sought, ...others].slice(0, MOST)));
};
