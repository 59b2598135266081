import { vi } from "vitest";

/** A lock manager as the Web Locks API describes it, of one mode: first come first served, steal, and the calling off of a wait. */
class Locks {
  #held = new Map<string, { name: string; lose: (reason: Error) => void }>();
  #pending: { name: string; grant: () => void }[] = [];

  #grantNext(name: string) {
    const next = this.#pending.findIndex((one) => one.name === name);
    if (next >= 0) this.#pending.splice(next, 1)[0]?.grant();
  }

  request(name: string, { steal, signal }: LockOptions, work: () => Promise<unknown>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const grant = () => {
        const holder = { name, lose: reject };
        this.#held.set(name, holder);
        void Promise.resolve()
          .then(work)
          .then(resolve, reject)
          .finally(() => {
            if (this.#held.get(name) !== holder) return;
            this.#held.delete(name);
            this.#grantNext(name);
          });
      };
      if (steal) this.#held.get(name)?.lose(new DOMException("stolen", "AbortError"));
      if (steal || !this.#held.has(name)) return grant();
      const waiting = { name, grant };
      this.#pending.push(waiting);
      signal?.addEventListener("abort", () => {
        const at = this.#pending.indexOf(waiting);
        if (at < 0) return;
        this.#pending.splice(at, 1);
        reject(new DOMException("called off", "AbortError"));
      });
    });
  }

  query() {
    return Promise.resolve({ held: [...this.#held.values()], pending: [...this.#pending] });
  }
}

const channels = new Set<Channel>();

/** Messages between the tabs of one test, told in the next microtask. */
class Channel extends EventTarget {
  constructor(readonly name: string) {
    super();
    channels.add(this);
  }
  postMessage(data: unknown) {
    const others = [...channels].filter((one) => one !== this && one.name === this.name);
    for (const one of others)
      queueMicrotask(() => channels.has(one) && one.dispatchEvent(new MessageEvent("message", { data })));
  }
  close() {
    channels.delete(this);
  }
}

/** The streams that were opened in a test, in their order. */
export const streams: Stream[] = [];

/** An EventSource whose server is the test. */
export class Stream extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 0;
  constructor(readonly address: string) {
    super();
    streams.push(this);
  }
  /** The server lets the stream in. */
  open() {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }
  tell(event: string, data: unknown, id = "") {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data), lastEventId: id }));
  }
  /** The line breaks; `isRefused` where the server has answered no. */
  fail(isRefused = false) {
    this.readyState = isRefused ? 2 : 0;
    this.dispatchEvent(new Event("error"));
  }
  close() {
    this.readyState = 2;
  }
}

interface Lends {
  locks?: boolean;
  channels?: boolean;
}

/** A browser with a clock of the test's own, and the locks, channels and streams of all its tabs. */
export const openBrowser = ({ locks = true, channels: hasChannels = true }: Lends = {}): void => {
  vi.useFakeTimers();
  streams.length = 0;
  channels.clear();
  vi.stubGlobal("navigator", locks ? { locks: new Locks() } : {});
  vi.stubGlobal("EventSource", Stream);
  const noChannels = vi.fn(function refuse() {
    throw new DOMException("no channels here", "SecurityError");
  });
  vi.stubGlobal("BroadcastChannel", hasChannels ? Channel : noChannels);
};

export const closeBrowser = (): void => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
};
