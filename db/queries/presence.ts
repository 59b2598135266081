import "server-only";
import { and, asc, eq, gt, inArray, lt, ne, sql } from "drizzle-orm";
import { presence } from "@/db/schema/presence";
import { users } from "@/db/schema/users";
import type { Runner, Transaction } from "@/db/transaction";
import { recordChanges } from "./changes";

/** Rows that were not renewed for so long are of a server that ended without saying so. */
const OUT_OF_DATE = sql`now() - interval '60 seconds'`;

const tellPresence = (tx: Transaction, campaignIds: readonly number[], by: number) =>
  recordChanges(
    tx,
    [...new Set(campaignIds)].map((campaignId) => ({
      kind: "presence" as const,
      recordId: campaignId,
      campaignId,
      audience: "members" as const,
      by,
    })),
  );

interface Presence {
  streamId: string;
  campaignId: number;
  userId: number;
}

const otherStreams = async (tx: Transaction, { streamId, campaignId, userId }: Presence) =>
  tx
    .select({ streamId: presence.streamId })
    .from(presence)
    .where(
      and(
        eq(presence.campaignId, campaignId),
        eq(presence.userId, userId),
        ne(presence.streamId, streamId),
        gt(presence.seenAt, OUT_OF_DATE),
      ),
    )
    .limit(1);

/** Notes that a person has a book open, and tells the campaign if they had not before. */
export const joinPresence = async (tx: Transaction, one: Presence): Promise<void> => {
  await tx.insert(presence).values(one);
  if ((await otherStreams(tx, one)).length === 0) await tellPresence(tx, [one.campaignId], one.userId);
};

/** Notes that a stream has ended, and tells the campaign if it was the person's last. */
export const leavePresence = async (tx: Transaction, one: Presence): Promise<void> => {
  await tx.delete(presence).where(eq(presence.streamId, one.streamId));
  if ((await otherStreams(tx, one)).length === 0) await tellPresence(tx, [one.campaignId], one.userId);
};

/** Renews what these streams have open, and removes what was not renewed. */
export const renewPresence = async (tx: Transaction, streamIds: readonly string[]): Promise<void> => {
  if (streamIds.length > 0)
    await tx
      .update(presence)
      .set({ seenAt: sql`now()` })
      .where(inArray(presence.streamId, [...streamIds]));
  const gone = await tx
    .delete(presence)
    .where(lt(presence.seenAt, OUT_OF_DATE))
    .returning({ campaignId: presence.campaignId });
  await tellPresence(
    tx,
    gone.map(({ campaignId }) => campaignId),
    0,
  );
};

export interface Present {
  userId: number;
  username: string;
}

/** Who has each of these books open, by name. */
export const presentIn = async (
  db: Runner,
  campaignIds: readonly number[],
): Promise<Map<number, Present[]>> => {
  const rows = await db
    .selectDistinct({ campaignId: presence.campaignId, userId: presence.userId, username: users.username })
    .from(presence)
    .innerJoin(users, eq(users.id, presence.userId))
    .where(and(inArray(presence.campaignId, [...campaignIds]), gt(presence.seenAt, OUT_OF_DATE)))
    .orderBy(asc(users.username), asc(presence.userId));
  const present = new Map(campaignIds.map((id): [number, Present[]] => [id, []]));
  for (const { campaignId, ...person } of rows) present.get(campaignId)?.push(person);
  return present;
};
