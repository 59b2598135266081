import "server-only";
import { createHash } from "node:crypto";
import { isIP } from "node:net";
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { database } from "@/db/client";
import { countAttempts, forgetExpiredAttempts } from "@/db/queries/attempts";
import { attempts } from "@/db/schema/attempts";
import { env } from "@/lib/env";
import { KNOWN_SECONDS, RATE, type RateName, WRITES, WRITTEN } from "@/lib/limits";
import { Failure } from "@/lib/model/failure";
import { networkOf } from "./client-ip";

const MINUTE = 60;

const pointsOf = (points: number) => Math.max(1, Math.round(points * env().rateLimitFactor));

/** The limiter's table holds neither addresses nor people, and a key of any length fits. */
const blurred = (key: string) => createHash("sha256").update(key).digest("base64url").slice(0, 22);

const limiterOf = async (name: RateName) =>
  new RateLimiterDrizzle({
    storeClient: await database(),
    schema: attempts,
    keyPrefix: name,
    points: pointsOf(RATE[name].points),
    duration: RATE[name].seconds,
    clearExpiredByTimeout: false,
  });

const tooMany = (milliseconds: number): Failure => {
  const retryAfter = Math.max(1, Math.ceil(milliseconds / 1000));
  const minutes = Math.ceil(retryAfter / MINUTE);
  const hours = Math.ceil(minutes / MINUTE);
  const wait = minutes === 1 ? "a minute" : hours > 2 ? `${hours} hours` : `${minutes} minutes`;
  return new Failure("too many", `Too many attempts. Please try again in ${wait}.`, { retryAfter });
};

const refuse = (refused: unknown): never => {
  throw refused instanceof RateLimiterRes ? tooMany(refused.msBeforeNext) : refused;
};

/** One attempt in so many also removes the counts whose time has passed. */
const SWEEP_EVERY = 200;
/** By chance: a function of a host seldom lives for so many. */
const isSwept = () => Math.random() * SWEEP_EVERY < 1;

/** Counts an attempt, or several. @throws Failure "too many" with the seconds to wait */
export const consume = async (name: RateName, key: string, points = 1): Promise<void> => {
  if (isSwept()) await forgetExpiredAttempts(await database());
  const limiter = await limiterOf(name);
  await limiter.consume(blurred(key), points).catch(refuse);
};

/** Counts an attempt by each of some keys that differ, in one statement, and answers which of them are within the limit. */
export const consumeEach = async (name: RateName, keys: readonly string[]): Promise<boolean[]> => {
  const stored = keys.map((key) => `${name}:${blurred(key)}`);
  const counted = await countAttempts(await database(), stored, RATE[name].seconds);
  return stored.map((key) => (counted.get(key) ?? 0) <= pointsOf(RATE[name].points));
};

let writes: RateLimiterMemory | undefined;
let written: RateLimiterMemory | undefined;
const bytesWritten = () =>
  (written ??= new RateLimiterMemory({ points: pointsOf(WRITTEN.bytes), duration: WRITTEN.seconds }));

/**
 * Counts bytes that a person's change writes and the person didn't send, before they are written: those of copies.
 * @throws Failure "too many" with the seconds to wait
 */
export const consumeWritten = async (userId: number, bytes: number): Promise<void> => {
  await bytesWritten().consume(userId, bytes).catch(refuse);
};

/**
 * Counts one change by a person, and the bytes that it brings, in this process alone: a change costs no further statement.
 * @throws Failure "too many" with the seconds to wait
 */
export const consumeWrite = async (userId: number, bytes: number): Promise<void> => {
  writes ??= new RateLimiterMemory({ points: pointsOf(WRITES.points), duration: WRITES.seconds });
  await writes.consume(userId).catch(refuse);
  await consumeWritten(userId, bytes);
};

/** Counts what a change was answered beside what it brought, for those that come after it. */
export const countWritten = async (userId: number, bytes: number): Promise<void> => {
  await bytesWritten().penalty(userId, bytes);
};

/** Takes an attempt back that turned out to be none. */
export const refund = async (name: RateName, key: string): Promise<void> => {
  await (await limiterOf(name)).reward(blurred(key));
};

/**
 * Does what a guess opens, undefined where it opens nothing. The guess is counted before it is tried, so that many at once get no further
 * than one after another, and taken back where it was right. @throws Failure "too many" with the seconds to wait
 */
export const tryGuess = async <R>(
  name: RateName,
  key: string,
  work: () => Promise<R | undefined>,
): Promise<R | undefined> => {
  await consume(name, key);
  let isWrong = false;
  try {
    const opened = await work();
    isWrong = opened === undefined;
    return opened;
  } finally {
    if (!isWrong) await refund(name, key);
  }
};

export const reset = async (name: RateName, key: string): Promise<void> => {
  await (await limiterOf(name)).delete(blurred(key));
};

const known = async () =>
  new RateLimiterDrizzle({
    storeClient: await database(),
    schema: attempts,
    keyPrefix: "known",
    points: 1,
    duration: KNOWN_SECONDS,
    clearExpiredByTimeout: false,
  });

export const isTrusted = async (key: string): Promise<boolean> =>
  (await (await known()).get(blurred(key))) !== null;

export const trust = async (key: string): Promise<void> => {
  await (await known()).set(blurred(key), 1, KNOWN_SECONDS);
};

/** The platform's own header, where it runs there: the client can't set it. */
const HOSTED_HEADER = "x-vercel-forwarded-for";

/** What a request's attempts are counted by: its network address, as normalize-requests.ts, or the hosted platform, has found it. */
export const addressOf = (headers: Headers): string => {
  const sender = env().hosted
    ? headers.get(HOSTED_HEADER)?.split(",")[0]?.trim()
    : (headers.get("x-forwarded-for") ?? undefined);
  return sender === undefined || isIP(sender) === 0 ? "unknown" : networkOf(sender);
};
