import "server-only";
import { log } from "@/lib/server/process/log";
import { imageStore } from "./image-store";

/** Logs what is left of pictures that couldn't be removed. */
export const leftBehind = (pictures: readonly string[]) => (error: unknown) =>
  log.warn({ pictures, reason: String(error) }, "pictures were left behind");

/** Removes pictures from the store. What can't be removed now is logged. */
export const removePictures = (addresses: readonly string[]): Promise<void> =>
  imageStore().remove(addresses).catch(leftBehind(addresses));
