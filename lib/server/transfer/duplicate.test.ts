import { beforeEach, expect, it, vi } from "vitest";
import type { Database } from "@/db/connect";
import type * as stored from "@/db/queries/stored-pictures";
import { COPYING, IMPORTING } from "@/lib/limits";
import { gateOf } from "@/lib/server/process/gate";
import { duplicateCharacter } from "./duplicate";

const world = vi.hoisted(() => ({ items: [] as object[], counted: [] as number[], isSpent: false }));
vi.mock("@/db/client", () => ({ database: async () => ({}) }));
vi.mock("@/db/queries/copies", () => ({
  originalCharacter: async () => ({
    record: { image: null, items: world.items, spells: [], actions: [] },
  }),
}));
vi.mock("@/db/queries/stored-pictures", async (load) => ({
  ...(await load<typeof stored>()),
  bytesOfPictures: async () => new Map(),
}));
vi.mock("@/lib/server/http/rate-limit", () => ({
  consumeWritten: async (_: number, bytes: number) => {
    if (world.isSpent) throw new Error("Too many attempts");
    world.counted.push(bytes);
  },
}));

const owns = (amount: number, description = "") => {
  world.items = Array.from({ length: amount }, () => ({ image: null, description }));
};
const later = () => {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
};
const copy = (count: number) => {
  const write = vi.fn(async () => []);
  return { write, done: duplicateCharacter(1, { db: {} as Database, userId: 1, count }, write) };
};

beforeEach(() => {
  world.counted = [];
  world.isSpent = false;
});

it("counts all bytes of copies as written, before they are", async () => {
  owns(10, "x".repeat(1000));
  const once = copy(1);
  await once.done;
  await copy(20).done;
  const [one = 0, twenty] = world.counted;
  expect(one).toBeGreaterThan(10_000);
  expect(twenty).toBe(20 * one);
  expect(once.write).toHaveBeenCalledTimes(1);
  world.isSpent = true;
  const refused = copy(1);
  await expect(refused.done).rejects.toThrow("Too many attempts");
  expect(refused.write).not.toHaveBeenCalled();
});

it("refuses more rows and more bytes than one call may copy, and says how many it may", async () => {
  const refusal = async (count: number) => {
    const { write, done } = copy(count);
    const error = await done.then(() => undefined).catch((thrown: unknown) => thrown);
    expect(write).toHaveBeenCalledTimes(error === undefined ? 1 : 0);
    return error;
  };
  owns(COPYING.rows / 10);
  expect(await refusal(9)).toBeUndefined();
  expect(await refusal(10)).toMatchObject({
    kind: "too large",
    message: "This holds too much to be copied so often at once. Make at most 9 copies at a time.",
  });
  const half = "x".repeat(COPYING.bytes / 2);
  owns(1, half);
  expect(await refusal(2)).toMatchObject({
    message: "This holds too much to be copied so often at once. Make at most 1 copy at a time.",
  });
  owns(2, half);
  expect(await refusal(1)).toMatchObject({
    kind: "too large",
    message: "This holds too much to be copied. Delete some of its items, spells and actions first.",
  });
  expect(world.counted).toHaveLength(1);
});

it("writes large copies one after another with what is imported, and others at once", async () => {
  const [begun, over] = [later(), later()];
  const imported = gateOf("importing", IMPORTING).run(() => {
    begun.resolve();
    return over.promise;
  });
  await begun.promise;
  owns(COPYING.large.rows);
  const large = copy(1);
  owns(10);
  const usual = copy(20);
  await usual.done;
  expect(usual.write).toHaveBeenCalledTimes(1);
  expect(large.write).not.toHaveBeenCalled();
  over.resolve();
  await Promise.all([imported, large.done]);
  expect(large.write).toHaveBeenCalledTimes(1);
});
