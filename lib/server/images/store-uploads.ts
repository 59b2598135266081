import "server-only";
import { isDatabaseAway } from "@/db/away";
import { database } from "@/db/client";
import { forgetPictures, recordPictures } from "@/db/queries/stored-pictures";
import { transaction } from "@/db/transaction";
import { imageStore } from "./image-store";
import { reencode } from "./images";
import { leftBehind, removePictures } from "./remove-pictures";
import type { UploadedFile } from "@/lib/server/http/multipart";
import { consume } from "@/lib/server/http/rate-limit";
import { sweepAfterAnswer } from "./sweep-pictures";

type Files<K extends string> = { [N in K]?: UploadedFile };
type Addresses<K extends string> = { [N in K]?: string };
type Sizes<K extends string> = { [N in K]?: { width: number; height: number } };

/**
 * Removes pictures that nothing shows any more, and counts them for nobody. What can't be removed now is logged, not lost to the
 * person's request.
 */
export const deleteImages = async (addresses: readonly (string | null)[]): Promise<void> => {
  const kept = addresses.filter((address) => address !== null);
  if (kept.length === 0) return;
  await forgetPictures(await database(), kept).catch(leftBehind(kept));
  await removePictures(kept);
};

/**
 * Removes what was stored for rows that weren't written. Where the database went away, nobody knows whether they were: its answer to
 * the commit may be what was lost. The pictures then stay, and are swept away later if no row names them.
 */
export const takeBackPictures = async (addresses: readonly string[], error: unknown): Promise<void> => {
  if (!isDatabaseAway(error)) await deleteImages(addresses);
  else if (addresses.length > 0) leftBehind(addresses)(error);
};

/** Counts what a person has stored, by address with its bytes. @throws Failure "conflict" where it is too much */
export const countPictures = async (userId: number, pictures: ReadonlyMap<string, number>): Promise<void> => {
  if (pictures.size === 0) return;
  await transaction(await database(), (tx) => recordPictures(tx, userId, pictures));
};

/**
 * Checks and stores the pictures of a request, then writes the row with their addresses. All are checked before any is stored; if storing
 * or writing fails, or the person has too many, what was stored is taken back as `takeBackPictures` says. `side` is the longest one that
 * they keep, where it isn't the usual one.
 */
export const storeUploads = async <K extends string, R>(
  userId: number,
  pictures: Files<K>,
  write: (addresses: Addresses<K>, sizes: Sizes<K>) => Promise<R>,
  side?: number,
): Promise<R> => {
  const entries = Object.entries<UploadedFile | undefined>(pictures).flatMap(([name, file]) =>
    file ? [{ name, file }] : [],
  );
  if (entries.length > 0) {
    await consume("upload", String(userId));
    sweepAfterAnswer();
  }
  const images = await Promise.all(
    entries.map(async ({ name, file }) => ({
      name,
      ...(await reencode(file, side === undefined ? {} : { side })),
    })),
  );
  const stored: Record<string, string> = {};
  const pixels: Record<string, { width: number; height: number }> = {};
  const sizes = new Map<string, number>();
  try {
    const puts = images.map(async ({ name, bytes, width, height }) => {
      const address = await imageStore().put(bytes);
      stored[name] = address;
      pixels[name] = { width, height };
      sizes.set(address, bytes.byteLength);
    });
    const failed = (await Promise.allSettled(puts)).find(({ status }) => status === "rejected");
    if (failed?.status === "rejected") throw failed.reason;
    await countPictures(userId, sizes);
    return await write(stored as Addresses<K>, pixels as Sizes<K>);
  } catch (error) {
    await takeBackPictures(Object.values(stored), error);
    throw error;
  }
};

/** As `storeUploads`, for a change of a row: removes the pictures that it no longer shows. */
export const replacePictures = async <K extends string, R>(
  userId: number,
  pictures: Files<K>,
  write: (addresses: Addresses<K>, sizes: Sizes<K>) => Promise<{ row: R; orphans: (string | null)[] }>,
  side?: number,
): Promise<R> => {
  const { row, orphans } = await storeUploads(userId, pictures, write, side);
  await deleteImages(orphans);
  return row;
};
