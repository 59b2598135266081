import "server-only";
import sharp from "sharp";
import { imageStore } from "./image-store";

/** Stores a picture that the product drew itself as SVG; answers its address. */
export const storeDrawn = async (svg: string): Promise<string> =>
  imageStore().put(await sharp(Buffer.from(svg)).webp({ quality: 82 }).toBuffer());
