import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PastRoll } from "./dice-history";

const rolled = (total: number): PastRoll => ({ at: total, label: "You rolled", total, detail: "1 D100" });

/** A page that has just been opened on this storage. */
async function open(localStorage: Partial<Storage>) {
  vi.resetModules();
  vi.stubGlobal("window", { localStorage, addEventListener: () => undefined });
  return await import("./dice-history");
}

const memory = new Map<string, string>();
const working = {
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, value: string) => void memory.set(key, value),
};
const refuse = () => {
  throw new DOMException("denied", "SecurityError");
};

describe("the last rolls", () => {
  beforeEach(() => memory.clear());
  afterEach(() => vi.unstubAllGlobals());

  it("are the newest twenty, newest first, also after a reload", async () => {
    const first = await open(working);
    for (let total = 1; total <= 25; total++) first.rememberRoll(rolled(total));
    const expected = Array.from({ length: 20 }, (_, index) => rolled(25 - index));
    expect(first.pastRolls()).toEqual(expected);
    expect((await open(working)).pastRolls()).toEqual(expected);
  });

  it("keep the same identity until they change, and announce each change", async () => {
    const { pastRolls, rememberRoll, watchRolls } = await open(working);
    const listener = vi.fn();
    const end = watchRolls(listener);
    expect(pastRolls()).toBe(pastRolls());
    rememberRoll(rolled(1));
    end();
    rememberRoll(rolled(2));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("are their person's own, also where the page stays when another logs in", async () => {
    memory.set("user_id", "1");
    const { pastRolls, rememberRoll } = await open(working);
    rememberRoll(rolled(1));
    memory.set("user_id", "2");
    expect(pastRolls()).toEqual([]);
    rememberRoll(rolled(2));
    memory.set("user_id", "1");
    expect(pastRolls()).toEqual([rolled(1)]);
  });

  it.each(["{", "null", "7", '{"at":1}'])("are none when %s is stored", async (rubbish) => {
    memory.set("diceHistory:nobody", rubbish);
    const { pastRolls, rememberRoll } = await open(working);
    expect(pastRolls()).toEqual([]);
    rememberRoll(rolled(3));
    expect(pastRolls()).toEqual([rolled(3)]);
  });

  it("leave out entries that are no rolls", async () => {
    memory.set(
      "diceHistory:nobody",
      JSON.stringify([rolled(4), null, 5, { ...rolled(6), total: "6" }, { ...rolled(7), at: 1e20 }]),
    );
    expect((await open(working)).pastRolls()).toEqual([rolled(4)]);
  });

  it("last as long as the page when storage is blocked or full", async () => {
    for (const getItem of [refuse, () => null]) {
      const { pastRolls, rememberRoll } = await open({ getItem, setItem: refuse });
      rememberRoll(rolled(7));
      expect(pastRolls()).toEqual([rolled(7)]);
    }
  });
});
