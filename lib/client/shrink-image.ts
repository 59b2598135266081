import { LIMIT } from "@/lib/constants";
import { imageTexts } from "@/lib/messages";
import { fitWithin } from "./fit-within";

/**
 * The picture as WebP with at most 1600 px on its longest side, so that two of them fit into one request.
 * Answers a sentence for the person instead when the file is no picture.
 */
export async function shrinkImage(file: File): Promise<File | string> {
  if (!file.type.startsWith("image/") || file.type === "image/svg+xml") return imageTexts.wrongType;
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return imageTexts.wrongType;
  const { width, height } = fitWithin(LIMIT.image.side, bitmap);
  const same = width === bitmap.width && height === bitmap.height;
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/webp", 0.86));
  // A browser without a WebP encoder answers PNG, and a small file may grow: then the original is better.
  if (!blob || blob.type !== "image/webp" || (same && blob.size >= file.size)) return file;
  return new File([blob], `${file.name.replace(/\.[^.]*$/, "")}.webp`, { type: blob.type });
}
