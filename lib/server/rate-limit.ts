import "server-only";
import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import { database } from "@/db/client";
import { forgetExpiredAttempts } from "@/db/queries/attempts";
import { attempts } from "@/db/schema/attempts";
import { env } from "@/lib/env";
import { Failure } from "@/lib/model/failure";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const DAY = 24 * HOUR;

/** How often, in how many seconds. Far above a person's working pace; `RATE_LIMIT_FACTOR` multiplies the numbers. */
const RATE = {
  /** Failed log-ins from one network address. */
  "log-in address": { points: 60, seconds: 15 * MINUTE },
  /** Failed log-ins to one account from one network address, or from one browser that has been logged in to it before. */
  "log-in account": { points: 10, seconds: 15 * MINUTE },
  /** Failed log-ins to one account from wherever nobody has logged in to it before. */
  "log-in guess": { points: 100, seconds: HOUR },
  "sign-up": { points: 30, seconds: HOUR },
  "password check": { points: 10, seconds: 15 * MINUTE },
  invite: { points: 60, seconds: HOUR },
  feedback: { points: 20, seconds: HOUR },
  import: { points: 20, seconds: HOUR },
  upload: { points: 200, seconds: HOUR },
} as const;
export type RateName = keyof typeof RATE;

/** How long an address counts as known to an account after a log-in. */
const KNOWN_SECONDS = 90 * DAY;

const limiterOf = async (name: RateName) =>
  new RateLimiterDrizzle({
    storeClient: await database(),
    schema: attempts,
    keyPrefix: name,
    points: Math.max(1, Math.round(RATE[name].points * env().rateLimitFactor)),
    duration: RATE[name].seconds,
    clearExpiredByTimeout: false,
  });

const tooMany = (milliseconds: number): Failure => {
  const retryAfter = Math.max(1, Math.ceil(milliseconds / 1000));
  const minutes = Math.ceil(retryAfter / MINUTE);
  const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
  return new Failure("too many", `Too many attempts. Please try again in ${wait}.`, { retryAfter });
};

/** One attempt in so many also removes the counts whose time has passed. */
const SWEEP_EVERY = 200;
let untilSweep = SWEEP_EVERY;

/** Counts one attempt. @throws Failure "too many" with the seconds to wait */
export const spend = async (name: RateName, key: string): Promise<void> => {
  untilSweep -= 1;
  if (untilSweep === 0) {
    untilSweep = SWEEP_EVERY;
    await forgetExpiredAttempts();
  }
  const limiter = await limiterOf(name);
  await limiter.consume(key).catch((refused: unknown) => {
    throw refused instanceof RateLimiterRes ? tooMany(refused.msBeforeNext) : refused;
  });
};

/** Takes an attempt back that turned out to be none. */
export const giveBack = async (name: RateName, key: string): Promise<void> => {
  await (await limiterOf(name)).reward(key);
};

export const forgive = async (name: RateName, key: string): Promise<void> => {
  await (await limiterOf(name)).delete(key);
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

export const isKnown = async (key: string): Promise<boolean> => (await (await known()).get(key)) !== null;

export const remember = async (key: string): Promise<void> => {
  await (await known()).set(key, 1, KNOWN_SECONDS);
};

/**
 * The network address of a request. The last entry is the one that the nearest proxy added; those before it are
 * whatever the client chose to send.
 */
export const addressOf = (headers: Headers): string =>
  headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() ?? "unknown";
