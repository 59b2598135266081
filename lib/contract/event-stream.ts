import type { AnswerCodec } from "./wire";

/** An answer that goes on: server-sent events, as they happen. */
export class EventStream {
  readonly content: ReadableStream<Uint8Array>;

  constructor(content: ReadableStream<Uint8Array>) {
    this.content = content;
  }
}

export const EVENT_STREAM = "text/event-stream";

export const eventStream: AnswerCodec<EventStream> = {
  shape: { file: EVENT_STREAM },
  encode: (value) => value,
  decode: () => {
    throw new Error("A stream is read event by event, not decoded");
  },
};
