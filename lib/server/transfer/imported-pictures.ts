import "server-only";
import { noRoom } from "@/db/queries/room";
import { LIMIT } from "@/lib/constants";
import { DECODING } from "@/lib/limits";
import { importTexts } from "@/lib/messages/campaign-files";
import { Failure } from "@/lib/model/failure";
import { renameBookPictures } from "@/lib/model/file-pictures";
import type { CampaignFile } from "./campaign-file";
import { sha256 } from "./file-pictures";
import { imageStore } from "@/lib/server/images/image-store";
import { reencode } from "@/lib/server/images/images";
import type { ZipReader } from "./zip-reader";

/** What was exported has no more; a thousand larger ones would keep a processor busy for minutes. */
const MOST_PIXELS = LIMIT.image.side * LIMIT.image.side;

interface Kept {
  /** For each picture of the book, in its order, the address in the store, or null where it was left out. */
  addresses: (string | null)[];
  leftOut: string[];
}

/**
 * Stores the pictures of a book one after another, each made anew as an upload would be. `stored` takes every address, with its bytes, as
 * soon as there is one, so that the caller can remove them all, whatever happens; together they have `room`. A picture that is shown twice is stored twice: each can be deleted alone.
 * @throws Failure "conflict" where there is no room for all
 */
export const storePictures = async (
  archive: ZipReader,
  { book, checksums }: CampaignFile,
  stored: Map<string, number>,
  room: number,
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

  let left = room;
  const put = async (
    bytes: number,
    store: () => Promise<string | undefined>,
  ): Promise<string | undefined> => {
    left -= bytes;
    if (left < 0) throw noRoom("pictureBytes");
    const address = await store();
    if (address !== undefined) stored.set(address, bytes);
    return address;
  };
  const keep = async (file: string): Promise<string | ((whose: string) => string)> => {
    if (stored.size >= LIMIT.file.pictures) return importTexts.pictureTooMany;
    const twin = known.get(file);
    if (twin !== undefined) {
      const copied = await put(stored.get(twin) ?? 0, () => imageStore().copy(twin));
      return copied ?? importTexts.pictureMissing;
    }
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
    const address = picture && (await put(picture.byteLength, () => imageStore().put(picture)));
    return address ?? importTexts.pictureUnreadable;
  };
  for (const { file, whose } of uses) {
    const kept = await keep(file);
    if (typeof kept === "string") {
      known.set(file, kept);
      addresses.push(kept);
    } else {
      addresses.push(null);
      leftOut.push(kept(whose));
    }
  }
  return { addresses, leftOut };
};
