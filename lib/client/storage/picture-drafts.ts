import type * as IndexedDb from "idb-keyval";
import { storageOwner } from "@/lib/client/api/credentials";
import { draftKey, dropDraft, keepDraft, readDraft } from "./drafts";
import { removeStored, storedKeys } from "./storage";

/** Bytes of pictures that one draft may keep; pictures are shrunk before, so that this is seldom reached. */
const MOST_BYTES = 16 * 1024 * 1024;
/** Drafts with pictures that a browser keeps at once. */
const MOST_DRAFTS = 10;

export type Pictures = Record<string, File>;

/** A mark beside the draft's text, so that the database is opened, and its library loaded, only where there are pictures. */
const SUFFIX = ":pictures";
const markOf = (name: string): string => `${name}${SUFFIX}`;

/** IndexedDB may be missing, blocked or full: pictures then last as long as their form. */
const attempt = async <T>(work: (db: typeof IndexedDb) => Promise<T>): Promise<T | undefined> => {
  try {
    return await work(await import("idb-keyval"));
  } catch {
    return undefined;
  }
};

let last: Promise<unknown> = Promise.resolve();
/** After all that was asked for before: what was dropped while the library came is not stored by what had to wait for it. */
const inTurn = <T>(work: (db: typeof IndexedDb) => Promise<T>): Promise<T | undefined> => {
  const done = last.then(() => attempt(work));
  last = done;
  return done;
};

/** Keeps the pictures of a draft in place of those that it had; too many bytes or drafts are not kept. */
export const keepPictures = async (name: string, pictures: Pictures): Promise<void> => {
  // Another one may have logged in, or nobody be logged in, when the database is open.
  const owner = storageOwner();
  const key = draftKey(name, owner);
  const bytes = Object.values(pictures).reduce((sum, { size }) => sum + size, 0);
  if (bytes === 0 && readDraft(markOf(name)) === null) return;
  // At once, so that it is found by who drops them before they are stored.
  if (bytes > 0) keepDraft(markOf(name), "1");
  await inTurn(async ({ del, keys, set }) => {
    const others = (await keys()).filter((other) => other !== key);
    if (bytes === 0 || bytes > MOST_BYTES || others.length >= MOST_DRAFTS) {
      dropDraft(markOf(name), owner);
      await del(key);
    } else {
      await set(key, pictures);
      keepDraft(markOf(name), "1", owner);
    }
  });
};

export const readPictures = async (name: string): Promise<Pictures> => {
  if (readDraft(markOf(name)) === null) return {};
  const kept = await inTurn(({ get }) => get<unknown>(draftKey(name)));
  const entries = Object.entries(typeof kept === "object" && kept !== null ? kept : {});
  return Object.fromEntries(entries.filter((entry): entry is [string, File] => entry[1] instanceof File));
};

export const dropPictures = (name: string): Promise<void> => keepPictures(name, {});

/** At log-out, before the drafts' texts are forgotten: those of these persons of the browser. */
export const clearPictures = async (owners: readonly string[]): Promise<void> => {
  const isTheirs = (key: unknown) => owners.some((owner) => String(key).startsWith(`draft:${owner}:`));
  const marks = () => storedKeys("draft:").filter((key) => isTheirs(key) && key.endsWith(SUFFIX));
  if (marks().length === 0) return;
  await inTurn(async ({ delMany, keys }) => {
    await delMany((await keys()).filter(isTheirs));
    // Those of pictures that had to wait for the database meanwhile.
    removeStored(...marks());
  });
};
