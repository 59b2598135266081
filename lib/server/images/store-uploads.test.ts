import sharp from "sharp";
import { beforeEach, expect, it, vi } from "vitest";
import type * as stored from "@/db/queries/stored-pictures";
import { duplicateCharacter } from "@/lib/server/transfer/duplicate";
import { keepingPictures } from "@/lib/server/transfer/imported-pictures";
import { storeUploads } from "./store-uploads";

const store = vi.hoisted(() => ({ removed: [] as string[] }));
vi.mock("./image-store", () => ({
  imageStore: () => ({
    put: async () => "/images/new.webp",
    copy: async () => "/images/new.webp",
    remove: async (addresses: string[]) => void store.removed.push(...addresses),
  }),
}));
// Nothing here reads or writes a row.
vi.mock("@/db/client", () => ({
  database: async () => ({ transaction: async () => undefined }),
}));
vi.mock("@/db/queries/copies", () => ({
  originalCharacter: async () => ({
    record: { image: "/images/old.webp", items: [], spells: [], actions: [] },
  }),
}));
vi.mock("@/db/queries/stored-pictures", async (load) => ({
  ...(await load<typeof stored>()),
  forgetPictures: async () => undefined,
  bytesOfPictures: async () => new Map(),
  pictureRoom: async () => 1_000_000,
}));
vi.mock("@/lib/server/http/rate-limit", () => ({
  consume: async () => undefined,
  consumeWritten: async () => undefined,
}));

const blank = { width: 4, height: 4, channels: 3, background: "teal" } as const;
const picture = { name: "a.png", bytes: await sharp({ create: blank }).png().toBuffer() };
const source = { names: ["a.png"], has: () => true, read: async () => picture.bytes };
/** What a person does that stores a picture and then writes rows. */
const DONE: Record<string, (write: () => Promise<never>) => Promise<unknown>> = {
  "an upload": (write) => storeUploads(1, { image: picture }, write),
  "an import": (write) =>
    keepingPictures(1, source, { expected: 1 }, async (pictures) => {
      await pictures.keep("a.png");
      return write();
    }),
  "a copy": async (write) => {
    const { database } = await import("@/db/client");
    return duplicateCharacter(1, { db: await database(), userId: 1, count: 1 }, write);
  },
};

beforeEach(() => {
  store.removed = [];
});

it.each(Object.entries(DONE))("keeps the pictures of %s whose commit may have been done", async (_, act) => {
  const write = () =>
    Promise.reject(new Error("Failed query: commit", { cause: new Error("Query read timeout") }));
  await expect(act(write)).rejects.toThrow("Failed query: commit");
  expect(store.removed).toEqual([]);
});

it.each(Object.entries(DONE))("removes the pictures of %s whose rows were refused", async (_, act) => {
  const write = () => Promise.reject(Object.assign(new Error("Failed query: insert"), { code: "23503" }));
  await expect(act(write)).rejects.toThrow("Failed query: insert");
  expect(store.removed).toEqual(["/images/new.webp"]);
});
