import "server-only";
import type { Download } from "@/lib/contract/download";
import { EVENT_STREAM, type EventStream } from "@/lib/contract/event-stream";
import { OVER_LIMIT } from "@/lib/model/file-bounds";

/** A file to be saved, sent as it is made. */
export const fileResponse = ({ name, content, type, over }: Download, headers: Headers): Response => {
  headers.set("content-type", type);
  headers.set("content-disposition", `attachment; filename="${name}"`);
  if (over) headers.set(OVER_LIMIT, over);
  return new Response(content, { headers });
};

/** Server-sent events, which nothing on the way may hold back. */
export const streamResponse = ({ content }: EventStream, headers: Headers): Response => {
  headers.set("content-type", `${EVENT_STREAM}; charset=utf-8`);
  headers.set("x-accel-buffering", "no");
  return new Response(content, { headers });
};
