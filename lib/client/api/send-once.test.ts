import { expect, test, vi } from "vitest";
import { endpoints } from "@/lib/contract/all";
import { CallError } from "./call";
import { sendOnce } from "./send-once";

const named = (address: string) => {
  const found = endpoints.find(({ method, path }) => `${method} ${path}` === address);
  if (!found) throw new Error(`There is no ${address}`);
  return found;
};
const hitPoints = named("POST /api/characters/[id]/hit-points");

/** A server that counts damage once a key, and of which answers get lost or requests refused as a test says. */
const server = (...fates: ("lost" | 409)[]) => {
  const keys: (string | undefined)[] = [];
  const send = (_: unknown, given?: { idempotencyKey?: string }) => {
    keys.push(given?.idempotencyKey);
    const fate = fates.shift();
    if (fate === undefined) return Promise.resolve(new Response("{}"));
    return Promise.reject(new CallError("", { status: fate === "lost" ? 0 : fate, fields: {} }));
  };
  return { keys, send };
};
let id = 0;
const damage = () => ({ params: { id: ++id }, body: { change: -7 } });

test("repeats a call whose answer got lost under its key", async () => {
  const { keys, send } = server("lost");
  await sendOnce(hitPoints, damage(), send);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

test("takes the same press after two lost answers for the same call, and the one after it for another", async () => {
  const { keys, send } = server("lost", "lost");
  const given = damage();
  await expect(sendOnce(hitPoints, given, send)).rejects.toThrow(CallError);
  await sendOnce(hitPoints, damage(), send);
  await sendOnce(hitPoints, given, send);
  await sendOnce(hitPoints, given, send);
  expect(keys[3]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
});

test("takes the same press half a minute later for another call", async () => {
  vi.useFakeTimers();
  try {
    const { keys, send } = server("lost", "lost");
    const given = damage();
    await expect(sendOnce(hitPoints, given, send)).rejects.toThrow(CallError);
    vi.advanceTimersByTime(30_000);
    await sendOnce(hitPoints, given, send);
    expect(keys[2]).not.toBe(keys[0]);
  } finally {
    vi.useRealTimers();
  }
});

test("repeats no refusal, and neither what takes no key nor what brings its own", async () => {
  const refused = server(409);
  await expect(sendOnce(hitPoints, damage(), refused.send)).rejects.toThrow(CallError);
  expect(refused.keys).toHaveLength(1);
  for (const [endpoint, given] of [
    [named("PUT /api/characters/[id]"), damage()],
    [named("POST /api/users/logout"), {}],
    [hitPoints, { ...damage(), idempotencyKey: "own" }],
  ] as const) {
    const { keys, send } = server("lost");
    await expect(sendOnce(endpoint, given, send)).rejects.toThrow(CallError);
    expect(keys).toEqual(["idempotencyKey" in given ? "own" : undefined]);
  }
});
