import "server-only";
import { database } from "@/db/client";
import { quotaExceeded } from "@/db/queries/quotas";
import { pictureRoom } from "@/db/queries/stored-pictures";
import { LIMIT } from "@/lib/constants";
import { DECODING } from "@/lib/limits";
import type { importTexts } from "@/lib/messages/campaign-files";
import { Failure } from "@/lib/model/failure";
import { consume } from "@/lib/server/http/rate-limit";
import { imageStore } from "@/lib/server/images/image-store";
import { reencode } from "@/lib/server/images/images";
import { countPictures, takeBackPictures } from "@/lib/server/images/store-uploads";
import type { ZipReader } from "./zip-reader";

/** What was sent, as far as it is read file by file. */
export type FileSource = Pick<ZipReader, "has" | "names" | "read">;

/** Why a picture is left out. */
export type PictureProblem = keyof typeof importTexts.pictures;

/** How many pixels a side and bytes a picture of a file may have, a map more than others. */
export const pictureLimits = (isMap: boolean): { side: number; bytes: number } =>
  isMap ? { side: LIMIT.map.side, bytes: LIMIT.map.stored } : LIMIT.image;

interface Kept {
  address: string;
  width: number;
  height: number;
}

interface ImportedPictures {
  /**
   * Stores a picture of the file, made anew as an upload would be, a map's larger than others. One that is shown twice is stored twice:
   * each can be deleted alone.
   */
  keep: (file: string, isMap?: boolean) => Promise<Kept | { problem: PictureProblem }>;
  /** Counts what was stored for who brings it in. @throws Failure "conflict" where it is too much */
  count: () => Promise<void>;
  /** How many there are. */
  stored: () => number;
}
interface Options {
  /** Pictures of the file, as it says itself; more than are kept at most may be said. */
  expected: number;
  /** Whether it is a file of ours: what was exported has no more pixels than it may have; a thousand larger ones would keep a processor busy for minutes. */
  isExported?: boolean;
  /** Whether it is the one that was exported. */
  isSame?: (file: string, bytes: Buffer) => boolean;
}

/**
 * Runs `work`, which stores pictures of a file one after another. If it fails, all that were stored are taken back.
 * @throws Failure "conflict" where there is no room for all
 */
export const keepingPictures = async <R>(
  userId: number,
  source: FileSource,
  { expected, isExported = false, isSame }: Options,
  work: (pictures: ImportedPictures) => Promise<R>,
): Promise<R> => {
  const stored = new Map<string, number>();
  const known = new Map<string, Kept>();
  const until = performance.now() + DECODING.importMs;
  let left = 0;
  const put = async (
    bytes: number,
    store: () => Promise<string | undefined>,
  ): Promise<string | undefined> => {
    left -= bytes;
    if (left < 0) throw quotaExceeded("pictureBytes");
    const address = await store();
    if (address !== undefined) stored.set(address, bytes);
    return address;
  };
  const keep = async (file: string, isMap: boolean): Promise<Kept | { problem: PictureProblem }> => {
    if (stored.size >= LIMIT.file.pictures) return { problem: "too many" };
    const twin = known.get(`${isMap} ${file}`);
    if (twin !== undefined) {
      const copied = await put(stored.get(twin.address) ?? 0, () => imageStore().copy(twin.address));
      return copied === undefined ? { problem: "missing" } : { ...twin, address: copied };
    }
    if (!source.has(file)) return { problem: "missing" };
    const { side, bytes: mostBytes } = pictureLimits(isMap);
    const bytes = await source.read(file, mostBytes);
    if (!bytes) return { problem: "too large" };
    if (isSame?.(file, bytes) === false) return { problem: "changed" };
    if (performance.now() > until) return { problem: "too late" };
    const most = { side, mostBytes, ...(isExported && { mostPixels: side * side }) };
    const picture = await reencode({ bytes }, { ...most, patient: true }).catch((error: unknown) => {
      if (error instanceof Failure) return undefined;
      throw error;
    });
    if (!picture) return { problem: "unreadable" };
    const { bytes: made, width, height } = picture;
    const address = await put(made.byteLength, () => imageStore().put(made));
    return address === undefined ? { problem: "unreadable" } : { address, width, height };
  };
  try {
    // What is beyond the most that are kept is only named: it must neither refuse the file nor be counted.
    const most = Math.min(expected, LIMIT.file.pictures);
    if (most > 0) await consume("imported picture", String(userId), most);
    left = await pictureRoom(await database(), userId);
    return await work({
      keep: async (file, isMap = false) => {
        const kept = await keep(file, isMap);
        if ("address" in kept) known.set(`${isMap} ${file}`, kept);
        return kept;
      },
      count: () => countPictures(userId, stored),
      stored: () => stored.size,
    });
  } catch (error) {
    await takeBackPictures([...stored.keys()], error);
    throw error;
  }
};
