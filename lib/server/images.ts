import "server-only";
import sharp from "sharp";
import { LIMIT } from "@/lib/constants";
import { imageTexts } from "@/lib/messages/images";
import { Failure } from "@/lib/model/failure";

// By default sharp also reads SVG, PDF and whatever else its build knows.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpeg",
    "VipsForeignLoadPng",
    "VipsForeignLoadWebp",
    "VipsForeignLoadNsgif",
    "VipsForeignLoadHeif",
  ],
});
sharp.concurrency(1);
sharp.cache(false);

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString("latin1", from, to);
const AVIF_BRANDS = ["avif", "avis"];

/** Whether the first bytes are those of JPEG, PNG, WebP, GIF or AVIF. The name and the sender's type say nothing. */
const isPicture = (bytes: Buffer): boolean =>
  ascii(bytes, 0, 3) === "\xff\xd8\xff" ||
  ascii(bytes, 0, 8) === "\x89PNG\r\n\x1a\n" ||
  (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") ||
  ["GIF87a", "GIF89a"].includes(ascii(bytes, 0, 6)) ||
  (ascii(bytes, 4, 8) === "ftyp" && AVIF_BRANDS.includes(ascii(bytes, 8, 12)));

/** Pixels before decoding: a small file can unfold to gigabytes. */
const MAX_PIXELS = 40_000_000;
const wrongMedia = () => new Failure("wrong media", imageTexts.wrongType);

/** As `reencode`, of the bytes themselves; `mostPixels` is what may be decoded. */
export const reencodeBytes = async (bytes: Buffer, mostPixels = MAX_PIXELS): Promise<Buffer> => {
  if (bytes.byteLength > LIMIT.image.bytes) throw new Failure("too large", imageTexts.tooLarge);
  if (!isPicture(bytes)) throw wrongMedia();
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: "error" })
    .rotate()
    .resize({ width: LIMIT.image.side, height: LIMIT.image.side, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
    .catch((error: unknown) => {
      throw String(error).includes("exceeds pixel limit")
        ? new Failure("too large", imageTexts.tooManyPixels)
        : wrongMedia();
    });
};

/**
 * Re-encodes a picture as WebP of at most 1600 px, turned upright and without metadata.
 * @throws Failure "too large" above 4 MB or 40 million pixels, "wrong media" for anything that is no picture
 */
export const reencode = async (file: File): Promise<Buffer> => {
  if (file.size > LIMIT.image.bytes) throw new Failure("too large", imageTexts.tooLarge);
  return reencodeBytes(Buffer.from(await file.arrayBuffer()));
};
