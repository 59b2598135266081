import type { AnswerCodec } from "./wire";

const ZIP = "application/zip";

/** An answer that is a file rather than JSON. */
export class Download {
  /** For a person's folder: plain ASCII, without a path. */
  readonly name: string;
  readonly content: ReadableStream<Uint8Array>;
  /** Its media type. */
  readonly type: string;

  constructor(name: string, content: ReadableStream<Uint8Array>, type = ZIP) {
    this.name = name;
    this.content = content;
    this.type = type;
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
