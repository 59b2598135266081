import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

const urlsIn = (body: string) => (JSON.parse(body) as { urls: string[] }).urls;

/** Stands for the host's store of pictures, and remembers which of them it has. */
export const pictureStore = async () => {
  const kept = new Set<string>();
  let stored = 0;
  const answer = (where: string, body: string): unknown => {
    if (where.startsWith("/delete")) {
      for (const url of urlsIn(body)) kept.delete(url);
      return null;
    }
    stored += 1;
    const pathname = `images/${stored}.webp`;
    const url = `https://tome.public.blob.vercel-storage.com/${pathname}`;
    kept.add(url);
    return { url, downloadUrl: url, pathname, contentType: "image/webp", contentDisposition: "" };
  };
  const server = createServer((request, response) => {
    response.setHeader("content-type", "application/json");
    void text(request).then((body) => response.end(JSON.stringify(answer(request.url ?? "", body))));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, kept, stored: () => stored, close: () => server.close() };
};
