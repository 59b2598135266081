import "server-only";
import sharp from "sharp";
import { LIMIT } from "@/lib/constants";
import { DECODING } from "@/lib/limits";
import { imageTexts } from "@/lib/messages/images";
import { Failure } from "@/lib/model/failure";
import { gateOf } from "@/lib/server/process/gate";
import type { UploadedFile } from "@/lib/server/http/multipart";

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
export const isPicture = (bytes: Buffer): boolean =>
  ascii(bytes, 0, 3) === "\xff\xd8\xff" ||
  ascii(bytes, 0, 8) === "\x89PNG\r\n\x1a\n" ||
  (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") ||
  ["GIF87a", "GIF89a"].includes(ascii(bytes, 0, 6)) ||
  (ascii(bytes, 4, 8) === "ftyp" && AVIF_BRANDS.includes(ascii(bytes, 8, 12)));

/** Formats of which a kilobyte can hold as many pixels as one likes, and that take long to decode. */
const isDear = (bytes: Buffer): boolean => ascii(bytes, 0, 3) === "GIF" || ascii(bytes, 4, 8) === "ftyp";

const wrongMedia = () => new Failure("wrong media", imageTexts.wrongType);

/** What sharp says when a picture has too many pixels, or takes too long. */
const OVER_PIXELS = /exceeds pixel limit/;
const OVER_TIME = /timeout/i;

/** A picture as it is stored, with its pixels. */
interface Drawn {
  bytes: Buffer;
  width: number;
  height: number;
}

const draw = (bytes: Buffer, side: number, mostPixels: number): Promise<Drawn> =>
  sharp(bytes, { limitInputPixels: mostPixels, failOn: "error" })
    .timeout({ seconds: DECODING.seconds })
    .rotate()
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    // Of large pictures the last hundredth of a size takes seconds.
    .webp({ quality: 82, effort: side > LIMIT.image.side ? 2 : 4 })
    .toBuffer({ resolveWithObject: true })
    .then(({ data, info: { width, height } }) => ({ bytes: data, width, height }))
    .catch((error: unknown) => {
      if (OVER_PIXELS.test(String(error)))
        throw new Failure(
          "too large",
          isDear(bytes) ? imageTexts.tooManyDearPixels : imageTexts.tooManyPixels,
        );
      if (OVER_TIME.test(String(error))) throw new Failure("too large", imageTexts.tooSlow);
      throw wrongMedia();
    });

interface Options {
  /** The longest side that it keeps, in pixels. */
  side?: number;
  /** Bytes that it may have as it comes. */
  mostBytes?: number;
  /** What may be decoded: pixels unfold to far more bytes than a file has. */
  mostPixels?: number;
  /** Waits however many wait already. */
  patient?: boolean;
}

/**
 * Re-encodes a picture as WebP of at most 1600 px where no other side is said, turned upright and without metadata. Few are decoded at once, because decoding
 * shares its threads with the hashing of passwords and the disk.
 * @throws Failure "too large" above 4 MB, too many pixels or too long a time, "wrong media" for anything that is no picture,
 * "unavailable" where too many wait
 */
export const reencode = async (
  { bytes }: Pick<UploadedFile, "bytes">,
  {
    side = LIMIT.image.side,
    mostBytes = LIMIT.image.bytes,
    mostPixels = DECODING.pixels,
    patient = false,
  }: Options = {},
): Promise<Drawn> => {
  if (bytes.byteLength > mostBytes) throw new Failure("too large", imageTexts.tooLarge);
  if (!isPicture(bytes)) throw wrongMedia();
  const most = isDear(bytes) ? Math.min(mostPixels, DECODING.dearPixels) : mostPixels;
  return gateOf("decoding", DECODING).run(() => draw(bytes, side, most), { patient });
};
