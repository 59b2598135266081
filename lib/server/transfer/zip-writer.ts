import "server-only";
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** One file of an archive. Text gets smaller when it is compressed, pictures don't. */
export interface ZipEntry {
  name: string;
  bytes: Uint8Array;
  compress: boolean;
}

/** Compressed at once; others get their turn in between. */
const SLICE = 64 * 1024;

/** An archive, made entry by entry as fast as it is read: one entry is in memory at a time. Its files are of the moment `at`. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>, at = new Date()): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const take = () => {
    const taken = ready;
    ready = [];
    return taken;
  };
  for await (const { name, bytes, compress } of entries) {
    const entry = compress ? new ZipDeflate(name) : new ZipPassThrough(name);
    entry.mtime = at;
    zip.add(entry);
    for (let start = 0; start < bytes.length || start === 0; start += SLICE) {
      entry.push(bytes.subarray(start, start + SLICE), start + SLICE >= bytes.length);
      yield* take();
    }
  }
  zip.end();
  yield* take();
}
