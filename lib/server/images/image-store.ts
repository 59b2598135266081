import "server-only";
import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, stat, unlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { BlobNotFoundError, copy, del, list, put } from "@vercel/blob";
import { env } from "@/lib/env";
import { imageTexts } from "@/lib/messages/images";
import { Failure } from "@/lib/model/failure";
import { codeOf } from "@/lib/refusal";
import { log } from "@/lib/server/process/log";

/**
 * The answer of another service, or an error when it takes longer than so many milliseconds; its client would try for minutes. The call is then aborted; an answer that comes all the
 * same goes to `undo`.
 */
const withTimeout = async <T>(
  patience: number,
  ask: (signal: AbortSignal) => Promise<T>,
  undo: (late: T) => Promise<unknown> = async () => undefined,
): Promise<T> => {
  const abort = new AbortController();
  const asked = ask(abort.signal);
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`No answer within ${patience} ms`));
      abort.abort();
      asked.then(undo).catch(() => undefined);
    }, patience);
  });
  try {
    return await Promise.race([asked, tooLate]);
  } finally {
    clearTimeout(timer);
  }
};

/** Where pictures are kept; addresses are what the database stores and a browser loads. */
export interface ImageStore {
  put: (bytes: Buffer) => Promise<string>;
  /** The address of a second file with the same picture; undefined where the first is gone. */
  copy: (address: string) => Promise<string | undefined>;
  remove: (addresses: readonly string[]) => Promise<void>;
  /** All that lies in it, of other processes too, a part at a time. */
  list: () => AsyncIterable<readonly StoredPicture[]>;
}
export interface StoredPicture {
  address: string;
  writtenAt: Date;
  /** Being written, or left so by a process that was killed. */
  isPartial: boolean;
}

const ADDRESS = /^\/images\/([0-9a-f]{32}\.webp)$/;
/** Also what is only partly written. */
const FILE = /^\/images\/([0-9a-f]{32}\.webp(?:\.part)?)$/;
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

async function* listDisk(): AsyncGenerator<StoredPicture[]> {
  const folder = path.join(env().dataDir, "images");
  const names = (await readdir(folder, { recursive: true }).catch(unlessMissing)) ?? [];
  const addresses = names.map((name) => `/images/${path.basename(name)}`).filter((one) => FILE.test(one));
  for (const address of addresses) {
    const found = await stat(fileOf(path.basename(address))).catch(unlessMissing);
    if (found) yield [{ address, writtenAt: found.mtime, isPartial: !ADDRESS.test(address) }];
  }
}

const diskStore: ImageStore = {
  put: putOnDisk,
  copy: async (address) => {
    const bytes = await readStoredImage(ADDRESS.exec(address)?.[1] ?? "");
    return bytes && putOnDisk(bytes);
  },
  remove: async (addresses) => {
    const names = addresses.flatMap((address) => FILE.exec(address)?.[1] ?? []);
    await Promise.all(names.map((name) => unlink(fileOf(name)).catch(unlessMissing)));
  },
  list: listDisk,
};

const blobOptions = { access: "public", contentType: "image/webp", cacheControlMaxAge: 31_536_000 } as const;

/** For one picture, in milliseconds: adding and then removing one stays below five seconds. */
const PATIENCE = { add: 3_000, remove: 1_500, list: 10_000 };

async function* listBlobs(token: string): AsyncGenerator<StoredPicture[]> {
  for (let cursor: string | undefined, hasMore = true; hasMore; ) {
    const from = cursor === undefined ? {} : { cursor };
    const part = await withTimeout(PATIENCE.list, (abortSignal) =>
      list({ prefix: "images/", token, abortSignal, ...from }),
    );
    yield part.blobs.map(({ url, uploadedAt }) => ({
      address: url,
      writtenAt: uploadedAt,
      isPartial: false,
    }));
    ({ cursor, hasMore } = part);
  }
}

const blobStore = (token: string): ImageStore => ({
  put: async (bytes) => {
    const stored = await withTimeout(
      PATIENCE.add,
      (abortSignal) => put(`images/${newName()}`, bytes, { ...blobOptions, token, abortSignal }),
      ({ url }) => del(url, { token }),
    );
    return stored.url;
  },
  copy: async (address) => {
    const stored = await withTimeout(
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
      await withTimeout(PATIENCE.remove, (abortSignal) => del([...addresses], { token, abortSignal }));
  },
  list: () => listBlobs(token),
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

/** @throws Failure "unavailable" from each of its functions but `list`, which no person waits for */
export const imageStore = (): ImageStore => {
  const { blobToken } = env();
  const blobs = blobToken === undefined ? undefined : blobStore(blobToken);
  const store = blobs ?? diskStore;
  // Where the store was changed, pictures of before lie in the other one still.
  const copyOf = async (address: string) => {
    if (FILE.test(address) === (store === diskStore)) return store.copy(address);
    const bytes = await readPicture(address).catch((error: unknown) => {
      log.warn({ error }, "a picture of the other store could not be read");
      return undefined;
    });
    return bytes && store.put(bytes);
  };
  const removeAll = async (addresses: readonly string[]) => {
    const elsewhere = addresses.filter((address) => !FILE.test(address));
    await Promise.all([diskStore.remove(addresses), blobs?.remove(elsewhere)]);
  };
  return { ...store, put: failing(store.put), copy: failing(copyOf), remove: failing(removeAll) };
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
