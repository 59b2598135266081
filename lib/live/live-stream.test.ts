import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HEARTBEAT, type Message, presenceMessage, RESYNC } from "./events";
import { LiveStream } from "./live-stream";

const KB = 1024;
const decoder = new TextDecoder();
const listener = { userId: 1, sessionVersion: 1, campaignId: 1, role: "player", joinedAt: null } as const;

/** A message of so many bytes. */
const message = (id: number, bytes: number): Message => {
  const text = `id: ${id}\n\n`;
  return { id, bytes: new TextEncoder().encode(text + "x".repeat(bytes - text.length)) };
};
const idsIn = (text: string) => [...text.matchAll(/id: (\d+)/g)].map(([, id]) => Number(id));

const open = () => {
  const onEnd = vi.fn();
  const stream = new LiveStream(listener, onEnd);
  const reader = stream.body.getReader();
  /** All that comes until the stream has ended. */
  const readAll = async () => {
    let text = "";
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text;
      text += decoder.decode(value);
    }
  };
  return { stream, onEnd, reader, readAll };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a stream of events", () => {
  it("tells a past of more than the connection takes at once, as the client reads it", async () => {
    const { stream, readAll } = open();
    const past = Array.from({ length: 100 }, (_, index) => message(index, 2 * KB));
    stream.release(past);
    stream.end();
    expect(idsIn(await readAll())).toEqual(past.map(({ id }) => id));
  });

  it("tells what came meanwhile after the past, and nothing twice", async () => {
    const { stream, readAll } = open();
    stream.send(message(2, 100));
    stream.send(message(3, 100));
    stream.release([message(1, 100), message(2, 100)]);
    stream.send(message(4, 100));
    stream.end();
    expect(idsIn(await readAll())).toEqual([1, 2, 3, 4]);
  });

  it("tells of a past that is too long that everything is to be loaded again, and nothing else", async () => {
    const { stream, readAll } = open();
    stream.release(Array.from({ length: 200 }, (_, index) => message(index, 2 * KB)));
    stream.end();
    expect(await readAll()).toBe(decoder.decode(RESYNC));
  });

  it("bids a client load everything again for whom too much waits, and says how things are", async () => {
    const { stream, readAll } = open();
    stream.release([]);
    for (let id = 0; id < 200; id += 1) stream.send(message(id, 2 * KB));
    stream.send(presenceMessage([{ userId: 1, username: "Ysolt" }]));
    for (let id = 200; id < 400; id += 1) stream.send(message(id, 2 * KB));
    stream.send(message(400, 100));
    stream.end();
    const text = await readAll();
    const after = text.slice(text.lastIndexOf(decoder.decode(RESYNC)));
    expect(after).toContain("Ysolt");
    // The last ones come whole: they were written after what is loaded again may have been read.
    expect(idsIn(after).at(-1)).toBe(400);
    expect(text.length).toBeLessThan(400 * KB);
  });

  it("cuts off a client that stands still, and none that reads slowly", async () => {
    const { stream, onEnd, reader } = open();
    stream.release([]);
    for (let id = 0; id < 60; id += 1) stream.send(message(id, 2 * KB));
    for (let minute = 0; minute < 4; minute += 1) {
      await vi.advanceTimersByTimeAsync(25_000);
      await reader.read();
      stream.send(message(100, 100));
    }
    expect(onEnd).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(25_000);
    stream.send(message(100, 100));
    await vi.advanceTimersByTimeAsync(6_000);
    expect(onEnd).toHaveBeenCalledOnce();
    expect(stream.isOpen).toBe(false);
    await expect(reader.read().then(() => reader.read())).rejects.toThrow("The client doesn't read");
  });

  it("doesn't take a client for one that stands still while nothing waits", async () => {
    const { stream, onEnd, reader } = open();
    stream.release([{ bytes: HEARTBEAT }]);
    await vi.advanceTimersByTimeAsync(120_000);
    stream.beat();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(onEnd).not.toHaveBeenCalled();
    expect(decoder.decode((await reader.read()).value)).toContain(": ");
  });

  it("ends once, and tells nothing where it ended before it was released", async () => {
    const { stream, onEnd, readAll } = open();
    stream.send(message(1, 100));
    stream.end();
    stream.release([message(2, 100)]);
    stream.send(message(3, 100));
    stream.cut();
    expect(await readAll()).toBe("");
    expect(onEnd).toHaveBeenCalledOnce();
  });
});
