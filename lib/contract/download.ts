import type { AnswerCodec } from "./wire";

/** An answer that is a file rather than JSON. */
export class Download {
  /** For a person's folder: plain ASCII, without a path. */
  readonly name: string;
  readonly content: ReadableStream<Uint8Array>;

  constructor(name: string, content: ReadableStream<Uint8Array>) {
    this.name = name;
    this.content = content;
  }
}

export const ZIP = "application/zip";

export const zipFile: AnswerCodec<Download> = {
  shape: { file: ZIP },
  encode: (value) => value,
  decode: () => {
    throw new Error("A file is saved, not decoded");
  },
};
