import "server-only";
import { createHash } from "node:crypto";
import type { NextRequest } from "next/server";
import { findAnswer, type KeyedCall } from "@/db/queries/idempotency-keys";
import type { Runner } from "@/db/transaction";
import { IDEMPOTENCY_KEY, OTHER_CONTENTS } from "@/lib/contract/idempotency";
import { Failure } from "@/lib/model/failure";
import type { Role } from "@/lib/policy";
import type { RawBody } from "./body";

const KEY = /^[\x21-\x7e]{1,200}$/;

/** Thrown in a transaction whose key turned out to be answered while it waited: nothing of it is written. */
export class AnsweredAlready extends Failure {
  constructor() {
    super("conflict", "This request was answered a moment ago. Please load what you see again.");
  }
}

/** With what the caller was in the campaign: an answer is not given again to who may see less by now. */
const fingerprintOf = ({ fields, files }: RawBody, role: Role | undefined): string => {
  const sent = Object.entries(fields).toSorted(byName);
  const hash = createHash("sha256").update(JSON.stringify([role ?? null, sent]));
  for (const [name, file] of Object.entries(files).toSorted(byName)) {
    hash.update(`\n${JSON.stringify(name)} ${file.bytes.byteLength}\n`).update(file.bytes);
  }
  return hash.digest("base64url");
};
const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);

/**
 * The call by its `Idempotency-Key`; undefined where it carries none. `path` is the endpoint's own, not as the request spells it: one
 * address can be percent-encoded in several ways. @throws Failure "invalid" where the key is malformed
 */
export const keyedCall = (
  request: NextRequest,
  { userId, role, path }: { userId: number; role: Role | undefined; path: string },
  raw: RawBody,
): KeyedCall | undefined => {
  const key = request.headers.get(IDEMPOTENCY_KEY);
  if (key === null) return undefined;
  if (!KEY.test(key))
    throw new Failure("invalid", `${IDEMPOTENCY_KEY} must be 1 to 200 visible ASCII characters`);
  return { userId, path, key, fingerprint: fingerprintOf(raw, role) };
};

/** Begins no JSON. */
const IDS = "#";

/**
 * What is kept of an answer: the ids of what was written, where `written` is given, the record or the list of records that can be read
 * again. What was answered then may have been changed since by others, and whoever repeats the call shows what it answers. Else its JSON
 * text.
 */
export const keptOf = (answer: unknown, written: unknown): string => {
  const records = (written === undefined ? [] : [written].flat()) as { id: number }[];
  return records.length === 0 ? JSON.stringify(answer) : IDS + records.map(({ id }) => id).join();
};
export type WrittenIds = readonly [number, ...number[]];
/** The ids that were kept of an answer; undefined of one that was kept whole. */
export const idsIn = (kept: string): WrittenIds | undefined => {
  if (!kept.startsWith(IDS)) return undefined;
  const [first, ...others] = kept.slice(IDS.length).split(",");
  return [Number(first), ...others.map(Number)];
};

/** What was kept of the answer to this call before, or undefined. @throws Failure "conflict" for other contents */
const answerBefore = async (db: Runner, call: KeyedCall): Promise<string | undefined> => {
  const found = await findAnswer(db, call);
  if (found && found.fingerprint !== call.fingerprint) throw new Failure("conflict", OTHER_CONTENTS);
  return found?.answer;
};

/**
 * Answers a call as it was answered before, or by `make`, which claims the key in its transaction.
 * @throws Failure "conflict" where the key was used for other contents
 */
export const answerOnce = async (
  db: Runner,
  call: KeyedCall,
  make: () => Promise<Response>,
  repeat: (kept: string) => Promise<Response>,
): Promise<Response> => {
  const before = await answerBefore(db, call);
  if (before !== undefined) return repeat(before);
  return make().catch(async (error: unknown) => {
    const other = error instanceof AnsweredAlready ? await answerBefore(db, call) : undefined;
    if (other === undefined) throw error;
    return repeat(other);
  });
};
