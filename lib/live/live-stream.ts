import "server-only";
import { randomUUID } from "node:crypto";
import type { Role } from "@/lib/policy";
import { HEARTBEAT, type Message, RESYNC } from "./events";

/** What is handed to the connection and not read yet, in bytes; the rest waits here. */
const HANDED_ON = 16 * 1024;
/** What may wait for a client, in bytes; more is given up, and the client told to load again what it shows. */
export const MOST_WAITING = 256 * 1024;
/** Milliseconds after which a client is cut off that reads nothing of what waits for it. */
const STANDSTILL = 30_000;

export interface Listener {
  userId: number;
  /** Of the token by which the stream was opened. */
  sessionVersion: number;
  /** Null hears only what concerns the person. */
  campaignId: number | null;
  /** Of the person in that campaign when the stream was opened. */
  role: Role | null;
  /** What was told before is not replayed to them. */
  joinedAt: Date | null;
  /** The dungeon master who looks through the person's eyes, of whom nobody is told; else the person listens themself. */
  looker?: { userId: number; sessionVersion: number; role: Role };
}

/** Whose session the stream is. */
export const holderOf = ({ looker, ...listener }: Listener) => looker ?? listener;

/** One open stream of server-sent events. Clients read at their own pace: what they haven't read waits for them here. */
export class LiveStream {
  readonly id = randomUUID();
  readonly listener: Listener;
  readonly body: ReadableStream<Uint8Array>;
  /** What comes before the past has been told is held back here. */
  #held: Message[] | undefined = [];
  #waiting: Message[] = [];
  #bytesWaiting = 0;
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  #isEnding = false;
  #standstill: NodeJS.Timeout | undefined;
  readonly #onEnd: (stream: LiveStream) => void;

  /** `onEnd` is called once, when nothing more can be told. */
  constructor(listener: Listener, onEnd: (stream: LiveStream) => void) {
    this.listener = listener;
    this.#onEnd = onEnd;
    const strategy = new ByteLengthQueuingStrategy({ highWaterMark: HANDED_ON });
    this.body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        pull: () => this.#pass(),
        cancel: () => this.#close(() => {}),
      },
      strategy,
    );
  }

  get isOpen(): boolean {
    return this.#controller !== undefined && !this.#isEnding;
  }

  /** Sends a message, after the past where that has not been told yet. */
  send(message: Message): void {
    if (!this.isOpen) return;
    if (this.#held) this.#held.push(message);
    else this.#queue([message]);
  }

  /** Keeps the connection open; needless while anything waits to be read. */
  beat(): void {
    if (this.#waiting.length === 0) this.send({ bytes: HEARTBEAT });
  }

  /** Tells the past, then what came meanwhile and isn't part of it; from here on messages are sent as they come. */
  release(past: readonly Message[]): void {
    const told = new Set(past.map(({ id }) => id));
    const later = (this.#held ?? []).filter(({ id }) => id === undefined || !told.has(id));
    this.#held = undefined;
    if (this.isOpen) this.#queue([...past, ...later]);
  }

  /** Ends the stream in order: what was sent is still read, nothing comes after it. */
  end(): void {
    if (!this.isOpen) return;
    this.#isEnding = true;
    this.#onEnd(this);
    this.#pass();
  }

  /** Ends the stream at once: nobody reads it. */
  cut(): void {
    this.#close((controller) => controller.error(new DOMException("The client doesn't read", "AbortError")));
  }

  #queue(messages: readonly Message[]): void {
    for (const message of messages) {
      this.#waiting.push(message);
      this.#bytesWaiting += message.bytes.length;
    }
    if (this.#bytesWaiting > MOST_WAITING) this.#giveUp();
    this.#pass();
  }

  #giveUp(): void {
    const state = this.#waiting.findLast(({ isState }) => isState);
    this.#waiting = state ? [{ bytes: RESYNC }, state] : [{ bytes: RESYNC }];
    this.#bytesWaiting = this.#waiting.reduce((sum, { bytes }) => sum + bytes.length, 0);
  }

  /** Hands on as much as the connection takes. Where nothing waits, or something was taken, the client doesn't stand still. */
  #pass(): void {
    const controller = this.#controller;
    if (!controller) return;
    const before = this.#waiting.length;
    for (;;) {
      const room = controller.desiredSize ?? 0;
      if (this.#waiting.length === 0 || room <= 0) break;
      controller.enqueue(this.#take(room));
    }
    if (this.#waiting.length === 0 && this.#isEnding) return this.#close(() => controller.close());
    if (this.#waiting.length === 0 || this.#waiting.length < before) {
      clearTimeout(this.#standstill);
      this.#standstill = undefined;
    }
    if (this.#waiting.length > 0) this.#standstill ??= setTimeout(() => this.cut(), STANDSTILL).unref();
  }

  /** The first of the messages that wait, as one piece: as many as there is room for, in bytes, and one at least. */
  #take(room: number): Uint8Array {
    let length = 0;
    let count = 0;
    for (const { bytes } of this.#waiting) {
      if (count > 0 && length + bytes.length > room) break;
      length += bytes.length;
      count += 1;
    }
    const taken = this.#waiting.splice(0, count).map(({ bytes }) => bytes);
    this.#bytesWaiting -= length;
    return taken.length === 1 && taken[0] ? taken[0] : Buffer.concat(taken);
  }

  #close(close: (controller: ReadableStreamDefaultController<Uint8Array>) => void): void {
    const controller = this.#controller;
    if (!controller) return;
    this.#controller = undefined;
    this.#waiting = [];
    this.#held = undefined;
    clearTimeout(this.#standstill);
    close(controller);
    if (!this.#isEnding) this.#onEnd(this);
  }
}
