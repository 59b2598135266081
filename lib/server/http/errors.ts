import "server-only";
import { isDatabaseAway } from "@/db/away";
import { sqlState } from "@/db/transaction";
import { sessionTexts } from "@/lib/messages/session";
import { Failure, type FailureKind } from "@/lib/model/failure";
import { NOT_STORABLE } from "@/lib/model/text";
import { IllegalAct } from "@/lib/rules/fight-model";
import { log } from "@/lib/server/process/log";

const STATUS: Record<FailureKind, number> = {
  invalid: 400,
  "signed out": 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  "too large": 413,
  "wrong media": 415,
  "too many": 429,
  unavailable: 503,
};

/** What a violated constraint means to a person. */
const CONSTRAINTS: Record<string, Failure> = {
  users_email_unique: new Failure("conflict", "This e-mail address is already taken"),
  invites_one_pending: new Failure("conflict", "This person has a pending invite already"),
  members_pkey: new Failure("conflict", "This person is a member already"),
  origins_of_character: new Failure("conflict", "This character has one already"),
  fights_one_running: new Failure("conflict", "Another fight is going on. End it first."),
  origins_of_encounter: new Failure("conflict", "This encounter has one already"),
};
const UNIQUE = "23505";
const FOREIGN_KEY = "23503";
/** A character that PostgreSQL keeps in no text, and in no text of a JSON; the contract refuses it before, wherever it looks. */
const NO_CHARACTER = ["22021", "22P05"];
/** A number beyond its column's: what is sent is refused by the contract before, but a stored one that is counted on isn't. */
const NO_NUMBER = "22003";
/** Two statements in each other's way, of which the database ended one; transactions have been tried again already. */
const COLLISIONS = ["40001", "40P01"];
/** A statement that took longer than a request may wait, be it for a lock. */
const TIMED_OUT = "57014";
const RETRY_AFTER_SECONDS = 5;

const chain = (error: unknown): Error[] => (error instanceof Error ? [error, ...chain(error.cause)] : []);

const constraintOf = (error: unknown): string | undefined =>
  chain(error)
    .map((cause) => ("constraint" in cause ? cause.constraint : undefined))
    .find((name) => typeof name === "string");

const translate = (error: unknown): Failure | undefined => {
  if (error instanceof Failure) return error;
  if (error instanceof IllegalAct) return new Failure(error.kind, error.message);
  const state = sqlState(error);
  if (state === UNIQUE)
    return CONSTRAINTS[constraintOf(error) ?? ""] ?? new Failure("conflict", "This exists already");
  if (state === FOREIGN_KEY) return new Failure("missing", "What this belongs to no longer exists");
  if (state !== undefined && NO_CHARACTER.includes(state)) return new Failure("invalid", NOT_STORABLE);
  if (state === NO_NUMBER) return new Failure("invalid", "A number would become larger than can be kept");
  if (state !== undefined && COLLISIONS.includes(state))
    return new Failure("conflict", "Somebody changed this at the same moment. Please try again.");
  if (state === TIMED_OUT)
    return new Failure("unavailable", "This takes too long at the moment. Please try again.", {
      retryAfter: RETRY_AFTER_SECONDS,
    });
  if (isDatabaseAway(error))
    return new Failure("unavailable", "The database can't be reached at the moment. Please try again.", {
      retryAfter: RETRY_AFTER_SECONDS,
    });
  return undefined;
};

export const jsonHeaders = (extra: HeadersInit = {}): Headers => {
  const headers = new Headers(extra);
  headers.set("cache-control", "no-store");
  return headers;
};

/** The only place where a failure becomes a status. What nobody foresaw is logged and answered without details. */
export const errorResponse = (error: unknown, requestId: string): Response => {
  const failure = translate(error);
  if (!failure) {
    log.error({ requestId, error }, "unexpected");
    return Response.json({ error: sessionTexts.unexpected }, { status: 500, headers: jsonHeaders() });
  }
  // The answer says only that it is away, or slow; whoever looks after it wants to know why.
  if (failure.kind === "unavailable" && failure !== error)
    log.warn(
      { requestId, error },
      sqlState(error) === TIMED_OUT ? "a statement took too long" : "database away",
    );
  const { extra, fields, retryAfter } = failure.details;
  const headers = jsonHeaders(retryAfter === undefined ? {} : { "retry-after": String(retryAfter) });
  return Response.json(
    { error: failure.message, ...(fields && { fields }), ...extra },
    { status: STATUS[failure.kind], headers },
  );
};
