import { afterEach, beforeEach, vi } from "vitest";

/** Gives each test of a file a browser storage of its own, empty at first, in memory; the answer is what it holds. */
export const stubMemoryStorage = (): Map<string, string> => {
  const memory = new Map<string, string>();
  beforeEach(() =>
    vi.stubGlobal("window", {
      localStorage: new Proxy(
        {
          getItem: (key: string) => memory.get(key) ?? null,
          setItem: (key: string, value: string) => void memory.set(key, value),
          removeItem: (key: string) => void memory.delete(key),
        },
        {
          // What it holds are its properties.
          ownKeys: () => [...memory.keys()],
          getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
        },
      ),
    }),
  );
  afterEach(() => {
    memory.clear();
    vi.unstubAllGlobals();
  });
  return memory;
};
