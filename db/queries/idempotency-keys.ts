import "server-only";
import { and, asc, eq, gt, inArray, lt, sql } from "drizzle-orm";
import { idempotencyKeys } from "@/db/schema/idempotency-keys";
import type { Runner, Transaction } from "@/db/transaction";

/** A call as its key names it. */
export interface KeyedCall {
  userId: number;
  path: string;
  key: string;
  fingerprint: string;
}

const A_DAY_AGO = sql`now() - interval '1 day'`;
/** One claim in so many also removes rows whose time has passed, a few at a time so that it stays quick. */
const SWEEP_EVERY = 20;
const SWEPT_AT_ONCE = 200;

const same = ({ userId, path, key }: KeyedCall) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.path, path), eq(idempotencyKeys.key, key));

/** What was answered under the key in the last day, and the fingerprint of what was sent then; undefined where nothing was. */
export const findAnswer = async (db: Runner, call: KeyedCall) => {
  const [row] = await db
    .select({ fingerprint: idempotencyKeys.fingerprint, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(and(same(call), gt(idempotencyKeys.createdAt, A_DAY_AGO)));
  return row;
};

/**
 * Claims the key for this transaction, after waiting for another one that holds it. False where that one was committed: its answer
 * is the call's.
 */
export const claimKey = async (tx: Transaction, call: KeyedCall): Promise<boolean> => {
  const claimed = await tx
    .insert(idempotencyKeys)
    .values(call)
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.path, idempotencyKeys.key],
      set: { fingerprint: call.fingerprint, answer: "", createdAt: sql`now()` },
      setWhere: lt(idempotencyKeys.createdAt, A_DAY_AGO),
    })
    .returning({ key: idempotencyKeys.key });
  return claimed.length > 0;
};

const removeOld = async (tx: Transaction): Promise<void> => {
  const old = tx
    .select({ userId: idempotencyKeys.userId, path: idempotencyKeys.path, key: idempotencyKeys.key })
    .from(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, A_DAY_AGO))
    .orderBy(asc(idempotencyKeys.createdAt))
    .limit(SWEPT_AT_ONCE)
    .for("update", { skipLocked: true });
  await tx
    .delete(idempotencyKeys)
    .where(inArray(sql`(${idempotencyKeys.userId}, ${idempotencyKeys.path}, ${idempotencyKeys.key})`, old));
};

/** Keeps the answer under the key that this transaction claimed. */
export const keepAnswer = async (tx: Transaction, call: KeyedCall, answer: string): Promise<void> => {
  await tx.update(idempotencyKeys).set({ answer }).where(same(call));
  if (Math.random() * SWEEP_EVERY < 1) await removeOld(tx);
};
