import "server-only";
import { Download } from "@/lib/contract/download";
import type { FileBound } from "@/lib/model/file-bounds";
import { log } from "@/lib/server/process/log";
import { type ZipEntry, zipOf } from "./zip-writer";

const MOST_OF_A_NAME = 60;

/** What people called it, as every file system takes it. */
const fileNameOf = (title: string, fallback: string): string => {
  const plain = title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9]+/g, "-");
  return `${plain.slice(0, MOST_OF_A_NAME).replace(/^-|-$/g, "") || fallback}.zip`;
};

interface Options {
  /** When its entries were written, instead of now. */
  at?: Date;
  over?: FileBound | undefined;
}
/** An archive that is made while it is sent; one that nobody reads any more is given up. */
export const zipDownload = (
  title: string,
  fallback: string,
  entries: AsyncIterable<ZipEntry>,
  { at, over }: Options = {},
): Download => {
  const chunks = zipOf(entries, at);
  let isLeft = false;
  const content = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      try {
        const step = await chunks.next();
        if (isLeft) return;
        if (step.done) controller.close();
        else controller.enqueue(step.value);
      } catch (error) {
        // The status is long sent: all that is left is to break the line, so that nobody takes the rest for the whole.
        log.error({ error }, "a download broke off");
        controller.error(error);
      }
    },
    cancel: async () => {
      isLeft = true;
      await chunks.return(undefined);
    },
  });
  return new Download(fileNameOf(title, fallback), content, undefined, over);
};
