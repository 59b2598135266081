import { afterEach, expect, test, vi } from "vitest";
import { api, type Contract } from "@/lib/client/api/api";
import { idempotently } from "./idempotently";
import { mutation } from "./mutation";

afterEach(() => void vi.unstubAllGlobals());

/** The keys of the requests, which meet these fates in turn; the rest are answered. 0 stands for a lost answer. */
const keysOf = (...fates: number[]) => {
  const keys: (string | null)[] = [];
  vi.stubGlobal("fetch", async (_: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get("idempotency-key"));
    const status = fates.shift() ?? 200;
    if (status === 0) throw new TypeError("Failed to fetch");
    return Response.json([], { status });
  });
  return keys;
};
const duplicator = () =>
  idempotently(mutation<Contract["encounters"]["duplicate"]>(api.encounters.duplicate));
let id = 0;
const given = (count = 1) => ({ params: { id }, body: { count } });

test("sends a POST whose answer got lost once more by itself, with its key", async () => {
  id += 1;
  const keys = keysOf(0);
  await duplicator()(1, given());
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

test("repeats its key where the same is pressed again after lost answers only", async () => {
  id += 1;
  const keys = keysOf(0, 0, 200, 400, 200, 0, 0, 200);
  const post = duplicator();
  await expect(post(1, given())).rejects.toMatchObject({ status: 0 });
  await post(1, given());
  await expect(post(1, given())).rejects.toMatchObject({ status: 400 });
  await post(1, given());
  await expect(post(1, given())).rejects.toMatchObject({ status: 0 });
  await post(1, given(2));
  const [lost, lostAgain, repeated, refused, anew, last, lastAgain, other] = keys;
  expect([lostAgain, repeated]).toEqual([lost, lost]);
  expect(lastAgain).toBe(last);
  expect(new Set([lost, refused, anew, last, other]).size).toBe(5);
});

test("repeats the key of a form that is sent again much later", async () => {
  id += 1;
  const keys = keysOf(0, 0);
  const post = duplicator();
  await expect(post(1, given())).rejects.toMatchObject({ status: 0 });
  vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ["Date"] });
  await post(1, given()).finally(() => vi.useRealTimers());
  expect(keys[2]).toBe(keys[0]);
});

test("keeps its key where the repetition is refused for what has nothing to do with it", async () => {
  id += 1;
  const keys = keysOf(0, 429);
  const post = duplicator();
  await expect(post(1, given())).rejects.toMatchObject({ status: 429 });
  await post(1, given());
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});
