import { storageOwner } from "@/lib/client/api/credentials";
import { readStored, writeStored } from "@/lib/client/storage/storage";
import type { Filters, Summary, TakenKind } from "./kinds";

/** What this browser keeps of the library for a person: the last filters of each kind, and what was taken last. */
interface Remembered {
  filters: Filters;
  recent: Summary[];
}
const MOST_RECENT = 6;
/** By person, until that one logs out: what was taken tells what a dungeon master has in mind. */
const keyOf = (kind: TakenKind) => `library:${storageOwner()}:${kind}`;

export const remembered = (kind: TakenKind): Remembered => {
  try {
    const { filters, recent } = JSON.parse(readStored(keyOf(kind)) ?? "{}") as Partial<Remembered>;
    const known = (Array.isArray(recent) ? recent : []).filter((one) => typeof one?.slug === "string");
    return { filters: typeof filters === "object" ? filters : {}, recent: known };
  } catch {
    return { filters: {}, recent: [] };
  }
};

export const rememberFilters = (kind: TakenKind, filters: Filters): void => {
  writeStored(keyOf(kind), JSON.stringify({ ...remembered(kind), filters }));
};

/** Answers the entries taken last, the newest first. */
export const rememberTaken = (kind: TakenKind, taken: readonly Summary[]): Summary[] => {
  const { filters, recent } = remembered(kind);
  const others = recent.filter(({ slug }) => !taken.some((one) => one.slug === slug));
  const newest = [...taken, ...others].slice(0, MOST_RECENT);
  writeStored(keyOf(kind), JSON.stringify({ filters, recent: newest }));
  return newest;
};
