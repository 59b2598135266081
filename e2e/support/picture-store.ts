import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

const urlsIn = (body: string) => (JSON.parse(body) as { urls: string[] }).urls;
const TWO_HOURS_MS = 2 * 60 * 60 * 1000;

/** Stands for the host's store of pictures, and remembers which of them it has; all but `fresh` ones were stored two hours ago. */
export const pictureStore = async () => {
  const kept = new Set<string>();
  const fresh = new Set<string>();
  let stored = 0;
  const store = {
    address: "",
    /** How it answers: as it should, with 500, or not at all. */
    mood: "well" as "well" | "failing" | "silent",
    kept,
    fresh,
    add: () => add(),
    stored: () => stored,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  const described = (url: string) => ({
    url,
    downloadUrl: url,
    pathname: new URL(url).pathname.slice(1),
    contentType: "image/webp",
    contentDisposition: "",
    size: 1,
    etag: '"1"',
    uploadedAt: new Date(Date.now() - (fresh.has(url) ? 0 : TWO_HOURS_MS)).toISOString(),
  });
  /** One at a time, as if there were thousands. */
  const listed = (cursor: number) => {
    const [url, ...more] = [...kept].slice(cursor);
    const hasMore = more.length > 0;
    return {
      blobs: url === undefined ? [] : [described(url)],
      hasMore,
      ...(hasMore && { cursor: String(cursor + 1) }),
    };
  };
  const add = () => {
    stored += 1;
    const url = `https://tome.public.blob.vercel-storage.com/images/${stored}.webp`;
    kept.add(url);
    return url;
  };
  const answer = (method: string, where: string, body: string): unknown => {
    if (where.startsWith("/delete")) {
      for (const url of urlsIn(body)) kept.delete(url);
      return null;
    }
    if (method === "GET")
      return listed(Number(new URL(where, "http://store").searchParams.get("cursor") ?? 0));
    return described(add());
  };
  const server = createServer((request, response) => {
    response.setHeader("content-type", "application/json");
    void text(request).then((body) => {
      if (store.mood === "well")
        response.end(JSON.stringify(answer(request.method ?? "", request.url ?? "", body)));
      if (store.mood === "failing") response.writeHead(500).end("{}");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  store.address = `http://127.0.0.1:${port}`;
  return store;
};

export type PictureStore = Awaited<ReturnType<typeof pictureStore>>;
