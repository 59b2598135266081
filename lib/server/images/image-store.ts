import "server-only";
import { randomBytes } from "node:crypto";
import { mkdir, readFile, rename, unlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { BlobNotFoundError, copy, del, put } from "@vercel/blob";
import { env } from "@/lib/env";
import { imageTexts } from "@/lib/messages/images";
import { Failure } from "@/lib/model/failure";
import { codeOf } from "@/lib/refusal";
import { inTime } from "./in-time";
import { log } from "@/lib/server/process/log";

/** Where pictures are kept; addresses are what the database stores and a browser loads. */
export interface ImageStore {
  put: (bytes: Buffer) => Promise<string>;
  /** The address of a second file with the same picture; undefined where the first is gone. */
  copy: (address: string) => Promise<string | undefined>;
  remove: (addresses: readonly string[]) => Promise<void>;
}

const ADDRESS = /^\/images\/([0-9a-f]{32}\.webp)$/;
const newName = () => `${randomBytes(16).toString("hex")}.webp`;
const fileOf = (name: string) => path.join(env().dataDir, "images", name.slice(0, 2), name);

/** A file that isn't there; every other error is the disk's, and nothing to be silent about. */
const unlessMissing = (error: unknown): undefined => {
  if (codeOf(error) !== "ENOENT") throw error;
};

/** Written beside, synced and renamed, so that a file under its name is always whole. */
const writeWhole = async (file: string, bytes: Buffer): Promise<void> => {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.part`;
  try {
    await writeFile(draft, bytes, { flush: true });
    await rename(draft, file);
  } catch (error) {
    await unlink(draft).catch(() => undefined);
    throw error;
  }
};

const putOnDisk = async (bytes: Buffer): Promise<string> => {
  const name = newName();
  await writeWhole(fileOf(name), bytes);
  return `/images/${name}`;
};

const diskStore: ImageStore = {
  put: putOnDisk,
  copy: async (address) => {
    const bytes = await readStoredImage(ADDRESS.exec(address)?.[1] ?? "");
    return bytes && putOnDisk(bytes);
  },
  remove: async (addresses) => {
    const names = addresses.flatMap((address) => ADDRESS.exec(address)?.[1] ?? []);
    await Promise.all(names.map((name) => unlink(fileOf(name)).catch(unlessMissing)));
  },
};

const blobOptions = { access: "public", contentType: "image/webp", cacheControlMaxAge: 31_536_000 } as const;

/** For one picture, in milliseconds: adding and then removing one stays below five seconds. */
const PATIENCE = { add: 3_000, remove: 1_500 };

const blobStore = (token: string): ImageStore => ({
  put: async (bytes) => {
    const stored = await inTime(
      PATIENCE.add,
      (abortSignal) => put(`images/${newName()}`, bytes, { ...blobOptions, token, abortSignal }),
      ({ url }) => del(url, { token }),
    );
    return stored.url;
  },
  copy: async (address) => {
    const stored = await inTime(
      PATIENCE.add,
      (abortSignal) =>
        copy(address, `images/${newName()}`, { ...blobOptions, token, abortSignal }).catch(
          (error: unknown) => {
            if (error instanceof BlobNotFoundError) return undefined;
            throw error;
          },
        ),
      async (late) => late && del(late.url, { token }),
    );
    return stored?.url;
  },
  remove: async (addresses) => {
    if (addresses.length > 0)
      await inTime(PATIENCE.remove, (abortSignal) => del([...addresses], { token, abortSignal }));
  },
});

/** What fails in a store is its operator's to know; the person is asked to try again. */
const failing =
  <A extends unknown[], R>(act: (...args: A) => Promise<R>) =>
  async (...args: A): Promise<R> => {
    try {
      return await act(...args);
    } catch (error) {
      log.error({ error }, "the image store failed");
      throw new Failure("unavailable", imageTexts.storeFailed, { retryAfter: 5 });
    }
  };

/** @throws Failure "unavailable" from each of its functions */
export const imageStore = (): ImageStore => {
  const { blobToken } = env();
  const store = blobToken === undefined ? diskStore : blobStore(blobToken);
  return { put: failing(store.put), copy: failing(store.copy), remove: failing(store.remove) };
};

/** A picture of the data folder, or undefined where the name is none of ours, or the file is gone. */
export const readStoredImage = async (name: string): Promise<Buffer | undefined> => {
  if (!ADDRESS.test(`/images/${name}`)) return undefined;
  return readFile(fileOf(name)).catch(unlessMissing);
};

/** The picture at an address that the database holds, whichever store it lies in; undefined where it is gone. */
export const readPicture = async (address: string): Promise<Buffer | undefined> => {
  const name = ADDRESS.exec(address)?.[1];
  if (name !== undefined) return readStoredImage(name);
  if (!URL.canParse(address)) return undefined;
  const answer = await fetch(address, { signal: AbortSignal.timeout(30_000) });
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`The image store answered ${answer.status} for ${address}.`);
  return Buffer.from(await answer.arrayBuffer());
};
