import type { ServerResponse } from "node:http";
import { type BrotliCompress, constants, createBrotliCompress, createGzip, type Gzip } from "node:zlib";
import { takesBrotli, takesGzip } from "@/lib/server/process/accepted-encodings";

/** Where a page goes on its way to the client. */
export interface Sink {
  /** Whether it takes more at once; where it doesn't, the answer says "drain" once it does. */
  write: (chunk: string | Uint8Array) => boolean;
  end: () => void;
}

/** A page is compressed anew for everybody: so it takes no longer than gzip, and is shorter. */
const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 3,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};

const compressorFor = (
  accepted: string | undefined,
): [encoding: string, compressor: BrotliCompress | Gzip] | undefined => {
  if (takesBrotli(accepted)) return ["br", createBrotliCompress(BROTLI)];
  return takesGzip(accepted) ? ["gzip", createGzip()] : undefined;
};

/** Compresses what is written as the client takes it, and hands on at every turn of the event loop what was written in it. */
const compressed = (compressor: BrotliCompress | Gzip, plain: Sink, response: ServerResponse): Sink => {
  let isToFlush = false;
  const flush = () => {
    isToFlush = false;
    if (!compressor.writableEnded && !compressor.destroyed) compressor.flush();
  };
  compressor.on("data", (chunk: Buffer) => {
    if (plain.write(chunk)) return;
    compressor.pause();
    response.once("drain", () => compressor.resume());
  });
  compressor.on("drain", () => response.emit("drain"));
  compressor.on("end", plain.end);
  response.once("close", () => compressor.destroy());
  return {
    write: (chunk) => {
      if (!isToFlush) setImmediate(flush);
      isToFlush = true;
      return compressor.write(chunk);
    },
    end: () => compressor.end(),
  };
};

/** The sink of an answer whose headers are not sent yet; `plain` sends it as it is. */
export const sinkFor = (response: ServerResponse, plain: Sink, accepted: string | undefined): Sink => {
  const chosen = compressorFor(accepted);
  if (!chosen) return plain;
  const [encoding, compressor] = chosen;
  response.setHeader("content-encoding", encoding);
  response.removeHeader("content-length");
  return compressed(compressor, plain, response);
};
