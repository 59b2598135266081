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

test("sends nothing again at once that a busy server turned away", async () => {
  const refusal = Object.assign(new CallError("", { status: 503, fields: {} }), { retryAfter: 5000 });
  let sent = 0;
  const turnAway = () => {
    sent += 1;
    return Promise.reject(refusal);
  };
  await expect(sendOnce(hitPoints, damage(), turnAway)).rejects.toBe(refusal);
  expect(sent).toBe(1);
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

const seal = named("POST /api/maps/[id]/seal");
const open = named("POST /api/maps/[id]/open");

/** Whether the same call, made again after its answer got lost twice, is sent under its key though something `between` was done. */
const isRepeatedAfter = async (
  [endpoint, given]: readonly [typeof seal, object],
  between: (send: ReturnType<typeof server>["send"]) => Promise<unknown>,
) => {
  const { keys, send } = server("lost", "lost");
  await expect(sendOnce(endpoint, given, send)).rejects.toThrow(CallError);
  await between(send);
  await sendOnce(endpoint, given, send);
  return keys.at(-1) === keys[0];
};

test("takes the same press for another call once the record was written to otherwise", async () => {
  const params = { id: ++id };
  const minus = { params, body: { change: -5 } };
  const undone: Parameters<typeof isRepeatedAfter>[] = [
    [[seal, { params }], (send) => sendOnce(open, { params, body: { to: null } }, send)],
    [[seal, { params }], (send) => sendOnce(named("PUT /api/maps/[id]"), { params }, send)],
    [[hitPoints, minus], (send) => sendOnce(hitPoints, { params, body: { change: 5 } }, send)],
    // A rest of the whole table names no character, and an act of a fight brings a key of its own.
    [[hitPoints, minus], (send) => sendOnce(named("POST /api/campaigns/[id]/rest"), { params }, send)],
    [
      [hitPoints, minus],
      (send) =>
        sendOnce(named("POST /api/fights/[id]/acts"), { params: { id: 1 }, idempotencyKey: "own" }, send),
    ],
  ];
  for (const [call, between] of undone) expect(await isRepeatedAfter(call, between)).toBe(false);
});

test("goes on taking it for the same call where something else was written to or read", async () => {
  const params = { id: ++id };
  const apart: Parameters<typeof isRepeatedAfter>[] = [
    [[seal, { params }], (send) => sendOnce(seal, { params: { id: ++id } }, send)],
    [[seal, { params }], (send) => sendOnce(hitPoints, { params, body: { change: 5 } }, send)],
    [[seal, { params }], (send) => sendOnce(named("GET /api/maps/[id]"), { params }, send)],
  ];
  for (const [call, between] of apart) expect(await isRepeatedAfter(call, between)).toBe(true);
});

const plan = named("POST /api/evenings");
const planned = (title: string) => ({ body: { campaignId: ++id, title } });

test("makes a record once though another one of its kind was made or changed in between, and anew once one was ended", async () => {
  const params = { id: ++id };
  const between = (address: string, given: object = { params }) =>
    isRepeatedAfter([plan, planned("The Choir")], (send) => sendOnce(named(address), given, send));
  expect(await between("POST /api/evenings", planned("The Bell"))).toBe(true);
  expect(await between("PUT /api/evenings/[id]")).toBe(true);
  expect(await between("POST /api/evenings/[id]/end")).toBe(false);
  expect(await between("DELETE /api/evenings/[id]")).toBe(false);
});

test("takes a press for another call where the record was written to while the first was on its way", async () => {
  const params = { id: ++id };
  const { keys, send } = server("lost", "lost");
  let between: Promise<unknown> = Promise.resolve();
  const held: typeof send = (endpoint, given) => {
    between = sendOnce(open, { params, body: { to: null } }, server().send);
    return send(endpoint, given);
  };
  await expect(sendOnce(seal, { params }, held)).rejects.toThrow(CallError);
  await between;
  await sendOnce(seal, { params }, send);
  expect(keys[2]).not.toBe(keys[0]);
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
