import { imageTexts } from "@/lib/messages/images";
import { fitWithin } from "./fit-within";

/** Tried in this order. Some browsers can't make WebP, and answer PNG instead. */
const ENCODINGS = [
  ["image/webp", 0.86],
  ["image/webp", 0.6],
  ["image/jpeg", 0.82],
  ["image/jpeg", 0.5],
] as const;

const encoded = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> =>
  new Promise((done) => canvas.toBlob(done, type, quality));

/** The first encoding that is small enough to be sent, or the smallest of all. */
async function smallEnough(canvas: HTMLCanvasElement, most: number): Promise<Blob | undefined> {
  let smallest: Blob | undefined;
  for (const [type, quality] of ENCODINGS) {
    const blob = await encoded(canvas, type, quality);
    if (blob?.type !== type) continue;
    if (blob.size <= most) return blob;
    if (!smallest || blob.size < smallest.size) smallest = blob;
  }
  return smallest;
}

/** The longest side that is kept, in pixels, and the bytes that are sent. */
type Kept = Readonly<Record<"side" | "sent", number>>;

/**
 * The picture with its longest side within the limit, as WebP where the browser can, so that two usual ones fit into one request.
 * Answers a sentence for the person instead when the file is no picture.
 */
export async function shrinkImage(file: File, { side, sent }: Kept): Promise<File | string> {
  if (!file.type.startsWith("image/") || file.type === "image/svg+xml") return imageTexts.wrongType;
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return imageTexts.wrongType;
  const { width, height } = fitWithin(side, bitmap);
  const same = width === bitmap.width && height === bitmap.height;
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const blob = await smallEnough(canvas, sent);
  if (!blob) return file;
  // A small file may grow, and as JPEG a picture loses its transparency: then the original is better, if it may be sent.
  const isBetter = (same && blob.size >= file.size) || blob.type === "image/jpeg";
  if (isBetter && file.size <= sent) return file;
  const ending = blob.type === "image/jpeg" ? "jpg" : "webp";
  return new File([blob], `${file.name.replace(/\.[^.]*$/, "")}.${ending}`, { type: blob.type });
}
