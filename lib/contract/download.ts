import type { FileBound } from "@/lib/model/file-bounds";
import type { AnswerCodec } from "./wire";

const ZIP = "application/zip";

/** An answer that is a file rather than JSON. */
export class Download {
  /** For a person's folder: plain ASCII, without a path. */
  readonly name: string;
  readonly content: ReadableStream<Uint8Array>;
  /** Its media type. */
  readonly type: string;
  /** Of what it holds more than can be imported again. */
  readonly over: FileBound | undefined;

  constructor(name: string, content: ReadableStream<Uint8Array>, type = ZIP, over?: FileBound) {
    this.name = name;
    this.content = content;
    this.type = type;
    this.over = over;
  }
}

export const fileOf = (type: string): AnswerCodec<Download> => ({
  shape: { file: type },
  encode: (value) => value,
  decode: () => {
    throw new Error("A file is saved, not decoded");
  },
});

export const zipFile = fileOf(ZIP);
