import "server-only";
import { and, desc, eq, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { feedback } from "@/db/schema/feedback";
import { Failure } from "@/lib/model/failure";
import type { FeedbackForm, FeedbackType } from "@/lib/model/feedback";

const columns = { id: feedback.id, type: feedback.type, text: feedback.text, createdAt: feedback.createdAt };

export const createFeedback = async (userId: number, message: FeedbackForm) => {
  const db = await database();
  const [row] = await db
    .insert(feedback)
    .values({ ...message, userId })
    .returning(columns);
  if (!row) throw new Error("An insert returned no row");
  return row;
};

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

/** The messages, newest first: all, or a part. */
export const listFeedback = async ({ type, limit, before }: Part = {}) => {
  const db = await database();
  const query = db
    .select(columns)
    .from(feedback)
    .where(and(type && eq(feedback.type, type), before && olderThan(before)))
    .orderBy(desc(feedback.createdAt), desc(feedback.id))
    .$dynamic();
  return limit === undefined ? query : query.limit(limit);
};

export const resolveFeedback = async (id: number): Promise<void> => {
  const db = await database();
  const [resolved] = await db.delete(feedback).where(eq(feedback.id, id)).returning({ id: feedback.id });
  if (!resolved) throw new Failure("missing", "This message has been resolved already");
};
