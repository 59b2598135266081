import "server-only";
import { readStoredImage } from "./image-store";

/** A picture of the data folder. Its name changes with its content, so browsers may keep it for ever. */
export const serveStoredImage = async (name: string): Promise<Response> => {
  const bytes = await readStoredImage(name);
  if (!bytes)
    return Response.json(
      { error: "There is no such picture" },
      { status: 404, headers: { "cache-control": "no-store" } },
    );
  return new Response(new Uint8Array(bytes), {
    headers: {
      "content-type": "image/webp",
      "content-length": String(bytes.byteLength),
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'",
      "cross-origin-resource-policy": "same-origin",
    },
  });
};
