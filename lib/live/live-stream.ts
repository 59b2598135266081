import "server-only";
import { randomUUID } from "node:crypto";
import type { Role } from "@/lib/policy";

/** What may wait for a client that doesn't read, in bytes; more ends its stream. */
const MOST_WAITING = 64 * 1024;

export interface Listener {
  userId: number;
  /** Null hears only what concerns the person. */
  campaignId: number | null;
  /** Of the person in that campaign when the stream was opened. */
  role: Role | null;
  /** What was told before is not replayed to them. */
  joinedAt: Date | null;
}

/** What is sent, with the id of the change that it tells of. */
export type Message = { bytes: Uint8Array; id?: number };

/** One open stream of server-sent events. */
export class LiveStream {
  readonly id = randomUUID();
  readonly listener: Listener;
  readonly openedAt = Date.now();
  readonly body: ReadableStream<Uint8Array>;
  /** What comes before the past has been told waits here. */
  #held: Message[] | undefined = [];
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  readonly #onEnd: (stream: LiveStream) => void;

  constructor(listener: Listener, onEnd: (stream: LiveStream) => void) {
    this.listener = listener;
    this.#onEnd = onEnd;
    const waiting = new ByteLengthQueuingStrategy({ highWaterMark: MOST_WAITING });
    this.body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        cancel: () => {
          this.#controller = undefined;
          this.#onEnd(this);
        },
      },
      waiting,
    );
  }

  get isOpen(): boolean {
    return this.#controller !== undefined;
  }

  /** Sends a message, after the past where that has not been told yet. */
  send(message: Message): void {
    if (this.#held) this.#held.push(message);
    else this.#write(message.bytes);
  }

  /** Tells the past, then what came meanwhile and isn't part of it; from here on messages are sent as they come. */
  release(past: readonly Message[]): void {
    const told = new Set(past.map(({ id }) => id));
    const later = (this.#held ?? []).filter(({ id }) => id === undefined || !told.has(id));
    this.#held = undefined;
    for (const { bytes } of [...past, ...later]) this.#write(bytes);
  }

  /** A client that lets too many bytes wait is cut off, so that it holds up nobody and fills no memory. */
  #write(bytes: Uint8Array): void {
    const controller = this.#controller;
    if (!controller) return;
    if ((controller.desiredSize ?? 0) < bytes.length) {
      this.#controller = undefined;
      controller.error(new DOMException("The client doesn't read", "AbortError"));
      this.#onEnd(this);
      return;
    }
    controller.enqueue(bytes);
  }

  /** Ends the stream in order; what was sent still arrives. */
  end(): void {
    const controller = this.#controller;
    if (!controller) return;
    this.#controller = undefined;
    controller.close();
    this.#onEnd(this);
  }
}
