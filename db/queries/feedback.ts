import "server-only";
import { and, desc, eq, sql } from "drizzle-orm";
import { feedback } from "@/db/schema/feedback";
import { users } from "@/db/schema/users";
import type { Runner, Transaction } from "@/db/transaction";
import { Failure } from "@/lib/model/failure";
import type { FeedbackForm, FeedbackType } from "@/lib/model/feedback";
import { insertedRow } from "./rows";

const columns = { id: feedback.id, type: feedback.type, text: feedback.text, createdAt: feedback.createdAt };

export const createFeedback = async (tx: Transaction, userId: number, message: FeedbackForm) =>
  insertedRow(
    await tx
      .insert(feedback)
      .values({ ...message, userId })
      .returning(columns),
  );

interface Part {
  type?: FeedbackType | undefined;
  limit?: number | undefined;
  /** The last message seen: what comes after it is older. */
  before?: { createdAt?: Date | undefined; id?: number | undefined } | undefined;
}

/** Compared as one value, so that the index which orders the list also finds the place in it. */
const olderThan = ({ createdAt, id }: NonNullable<Part["before"]>) =>
  createdAt && id
    ? sql`(${feedback.createdAt}, ${feedback.id}) < (${sql.param(createdAt, feedback.createdAt)}, ${id})`
    : undefined;

/** The messages with their authors, newest first: all, or a part. */
export const listFeedback = async (db: Runner, { type, limit, before }: Part = {}) => {
  const query = db
    .select({ ...columns, userId: feedback.userId, username: users.username })
    .from(feedback)
    .leftJoin(users, eq(users.id, feedback.userId))
    .where(and(type && eq(feedback.type, type), before && olderThan(before)))
    .orderBy(desc(feedback.createdAt), desc(feedback.id))
    .$dynamic();
  return limit === undefined ? query : query.limit(limit);
};

export const resolveFeedback = async (tx: Transaction, id: number): Promise<void> => {
  const [resolved] = await tx.delete(feedback).where(eq(feedback.id, id)).returning({ id: feedback.id });
  if (!resolved) throw new Failure("missing", "This message has been resolved already");
};
