import "server-only";
import { asc, inArray, lt, sql } from "drizzle-orm";
import { attempts } from "@/db/schema/attempts";
import type { Runner } from "@/db/transaction";

/**
 * Removes the counts whose time has passed; the limiter itself takes them for none. What is being counted right now is left for the next
 * time: waiting for it while holding others would be a deadlock with `countAttempts`.
 */
export const forgetExpiredAttempts = async (db: Runner): Promise<void> => {
  const expired = db
    .select({ key: attempts.key })
    .from(attempts)
    .where(lt(attempts.expire, new Date()))
    .orderBy(asc(attempts.key))
    .for("update", { skipLocked: true });
  await db.delete(attempts).where(inArray(attempts.key, expired));
};

/**
 * Counts one attempt more by each of some keys that differ, in one statement and as the limiter counts by one: anew where the time has
 * passed. Answers what each has by now. In the order of the keys, so that no two of these statements wait for each other.
 */
export const countAttempts = async (
  db: Runner,
  keys: readonly string[],
  seconds: number,
): Promise<ReadonlyMap<string, number>> => {
  if (keys.length === 0) return new Map();
  const now = new Date();
  const expire = new Date(now.getTime() + seconds * 1000);
  const isOver = sql`${attempts.expire} <= ${sql.param(now, attempts.expire)}`;
  const counted = await db
    .insert(attempts)
    .values(keys.toSorted().map((key) => ({ key, points: 1, expire })))
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        points: sql`case when ${isOver} then 1 else ${attempts.points} + 1 end`,
        expire: sql`case when ${isOver} then excluded.expire else ${attempts.expire} end`,
      },
    })
    .returning({ key: attempts.key, points: attempts.points });
  return new Map(counted.map(({ key, points }) => [key, points]));
};
