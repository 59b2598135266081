import "server-only";
import { LIMIT } from "@/lib/constants";
import { DECODING } from "@/lib/limits";
import { importTexts } from "@/lib/messages/campaign-files";
import { Failure } from "@/lib/model/failure";
import { renameBookPictures } from "@/lib/model/file-pictures";
import type { CampaignFile } from "./campaign-file";
import { sha256 } from "./file-pictures";
import { imageStore } from "./image-store";
import { reencode } from "./images";
import type { ZipReader } from "./zip-reader";

/** What was exported has no more; a thousand larger ones would keep a processor busy for minutes. */
const MOST_PIXELS = LIMIT.image.side * LIMIT.image.side;

interface Kept {
  /** For each picture of the book, in its order, the address in the store, or null where it was left out. */
  addresses: (string | null)[];
  leftOut: string[];
}

/**
 * Stores the pictures of a book one after another, each made anew as an upload would be. `stored` takes every address as soon as there is
 * one, so that the caller can remove them all, whatever happens. A picture that is shown twice is stored twice: each can be deleted alone.
 */
export const storePictures = async (
  archive: ZipReader,
  { book, checksums }: CampaignFile,
  stored: string[],
): Promise<Kept> => {
  const uses: { file: string; whose: string }[] = [];
  renameBookPictures(book, (file, whose) => {
    uses.push({ file, whose });
    return file;
  });
  const known = new Map<string, string>();
  const addresses: (string | null)[] = [];
  const leftOut: string[] = [];
  const until = performance.now() + DECODING.importMs;

  const keep = async (file: string): Promise<string | ((whose: string) => string)> => {
    if (stored.length >= LIMIT.file.pictures) return importTexts.pictureTooMany;
    const twin = known.get(file);
    if (twin !== undefined) return (await imageStore().copy(twin)) ?? importTexts.pictureMissing;
    if (!archive.has(file)) return importTexts.pictureMissing;
    const bytes = await archive.read(file, LIMIT.image.bytes);
    if (!bytes) return importTexts.pictureTooLarge;
    if (sha256(bytes) !== checksums.get(file)) return importTexts.pictureChanged;
    if (performance.now() > until) return importTexts.pictureTooLate;
    const picture = await reencode({ bytes }, { mostPixels: MOST_PIXELS, patient: true }).catch(
      (error: unknown) => {
        if (error instanceof Failure) return undefined;
        throw error;
      },
    );
    return picture ? imageStore().put(picture) : importTexts.pictureUnreadable;
  };
  for (const { file, whose } of uses) {
    const kept = await keep(file);
    if (typeof kept === "string") {
      stored.push(kept);
      known.set(file, kept);
      addresses.push(kept);
    } else {
      addresses.push(null);
      leftOut.push(kept(whose));
    }
  }
  return { addresses, leftOut };
};
