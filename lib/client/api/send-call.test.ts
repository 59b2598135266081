import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stubMemoryStorage } from "@/lib/client/storage/memory-storage.fixture";
import * as accounts from "@/lib/contract/accounts";
import * as encounters from "@/lib/contract/encounters";
import * as evenings from "@/lib/contract/evenings";
import { SESSION_ENDED } from "./credentials";
import { callEndpoint } from "./send-call";
import { renewToken } from "./token-lock";

const memory = stubMemoryStorage();

/** The answers that the test gives, in the order in which they are asked for; and the requests. */
let answers: ((answer: Response) => void)[];
let requests: RequestInit[];
let ended: number;

beforeEach(() => {
  answers = [];
  requests = [];
  ended = 0;
  const page = new EventTarget();
  page.addEventListener(SESSION_ENDED, () => (ended += 1));
  vi.stubGlobal("window", Object.assign(page, { localStorage: window.localStorage }));
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("fetch", (_: string, request: RequestInit) => {
    requests.push(request);
    return new Promise<Response>((resolve) => answers.push(resolve));
  });
  memory.set("token", "old").set("user_id", "1");
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const refused = () => Response.json({ error: "Log in" }, { status: 401 });
/** Whoever asks for the token's turn now gets it after all that asked before. */
const settled = () => renewToken(async () => ({ token: memory.get("token") ?? "" }));

it("ends the session whose token is refused", async () => {
  const reading = callEndpoint(accounts.read, undefined);
  await expect.poll(() => answers.length).toBe(1);
  answers[0]?.(refused());
  await expect(reading).rejects.toMatchObject({ status: 401 });
  await expect.poll(() => ended).toBe(1);
  expect([...memory.keys()]).toEqual([]);
});

it.each([
  [true, "that a browser sends for a page that is gone", "It rained.".repeat(5000)],
  [false, "of more bytes than that", "雪".repeat(25_000)],
])("sends with `keepalive` %s a body %s", async (isKeptAlive, _, chapter) => {
  void callEndpoint(evenings.change, { params: { id: 1 }, body: { chapter }, keepalive: true });
  await expect.poll(() => requests.length).toBe(1);
  expect(requests[0]?.keepalive).toBe(isKeptAlive);
});

it("says after how long a refused call may be tried again", async () => {
  const refusal = async (headers: Record<string, string>) => {
    answers = [];
    const reading = callEndpoint(accounts.read, undefined);
    await expect.poll(() => answers.length).toBe(1);
    answers[0]?.(Response.json({}, { status: 429, headers }));
    return reading.catch((error: unknown) => error);
  };
  await expect(refusal({ "retry-after": "12" })).resolves.toMatchObject({ retryAfter: 12_000 });
  await expect(refusal({ "retry-after": "99999999" })).resolves.toMatchObject({ retryAfter: 86_400_000 });
  await expect(refusal({})).resolves.not.toHaveProperty("retryAfter");
});

it("leaves a session alone that has begun since the refused token was sent", async () => {
  const reading = callEndpoint(accounts.read, undefined);
  await expect.poll(() => answers.length).toBe(1);
  memory.set("token", "new").set("user_id", "2");
  answers[0]?.(refused());
  await expect(reading).rejects.toMatchObject({ status: 401 });
  await settled();
  expect([ended, memory.get("token"), memory.get("user_id")]).toEqual([0, "new", "2"]);
});

const changing = () =>
  renewToken(async () => {
    const body = { currentPassword: "before", newPassword: "after it" };
    return (await callEndpoint(accounts.changePassword, { body })) as { token: string };
  });

it("goes on under the token of a new password, though the old one is refused before it has come", async () => {
  const renewed = changing();
  const reading = callEndpoint(accounts.read, undefined);
  await expect.poll(() => answers.length).toBe(2);
  const [change, read] = requests[0]?.method === "PUT" ? answers : answers.toReversed();
  read?.(refused());
  await expect(reading).rejects.toMatchObject({ status: 401 });
  change?.(Response.json({ token: "new" }));
  await renewed;
  await settled();
  expect([ended, memory.get("token"), memory.get("user_id")]).toEqual([0, "new", "1"]);
});

it("leaves the token alone of somebody else who has logged in while the password was changed", async () => {
  const renewed = changing();
  await expect.poll(() => answers.length).toBe(1);
  memory.set("token", "theirs").set("user_id", "2");
  answers[0]?.(Response.json({ token: "new" }));
  await renewed;
  expect([memory.get("token"), memory.get("user_id")]).toEqual(["theirs", "2"]);
});

it("ends the session in which the change of the password itself is refused", async () => {
  const renewed = changing();
  await expect.poll(() => answers.length).toBe(1);
  answers[0]?.(refused());
  await expect(renewed).rejects.toMatchObject({ status: 401 });
  await expect.poll(() => ended).toBe(1);
});

it("repeats a call under its key whose answer breaks off in the middle, once by itself and then at the next press", async () => {
  const duplicate = () =>
    callEndpoint(encounters.duplicate, { params: { id: 7 }, body: { count: 1 } }).then(
      () => "done",
      (error: { status?: number }) => error.status,
    );
  const cutOff = () => new Response('[{"encounter_id": 8, "na', { status: 201 });
  const pressed = duplicate();
  for (const at of [0, 1]) {
    await expect.poll(() => answers.length).toBe(at + 1);
    answers[at]?.(cutOff());
  }
  expect(await pressed).toBe(0);
  const again = duplicate();
  await expect.poll(() => answers.length).toBe(3);
  answers[2]?.(Response.json([], { status: 201 }));
  expect(await again).toBe("done");
  const keys = requests.map(({ headers }) => (headers as Headers).get("idempotency-key"));
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys).toEqual([keys[0], keys[0], keys[0]]);
});

it("takes an answer that doesn't come in time for a lost one, and waits longer where a picture is sent", async () => {
  const limits: { milliseconds: number; end: AbortController }[] = [];
  vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
    const end = new AbortController();
    limits.push({ milliseconds, end });
    return end.signal;
  });
  vi.stubGlobal("fetch", (_: string, request: RequestInit) => {
    requests.push(request);
    return new Promise((_resolve, reject) => {
      request.signal?.addEventListener("abort", () => reject(request.signal?.reason));
    });
  });
  const pressed = callEndpoint(encounters.duplicate, { params: { id: 7 }, body: { count: 1 } });
  for (const at of [0, 1]) {
    await expect.poll(() => requests.length).toBe(at + 1);
    limits[at]?.end.abort(new DOMException("The operation timed out.", "TimeoutError"));
  }
  await expect(pressed).rejects.toMatchObject({ status: 0 });
  void callEndpoint(encounters.change, {
    params: { id: 7 },
    body: {},
    pictures: { image: new File(["x".repeat(100_000)], "owl.png") },
  });
  await expect.poll(() => requests.length).toBe(3);
  expect(limits.map(({ milliseconds }) => milliseconds)).toEqual([30_000, 30_000, 40_000]);
  // Also one that its caller may call off, such as a search.
  const { signal } = new AbortController();
  const sought = callEndpoint(encounters.read, { params: { id: 7 }, signal });
  await expect.poll(() => requests.length).toBe(4);
  limits[3]?.end.abort(new DOMException("The operation timed out.", "TimeoutError"));
  await expect(sought).rejects.toMatchObject({ status: 0 });
});
