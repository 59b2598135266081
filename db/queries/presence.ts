import "server-only";
import { and, asc, eq, gt, inArray, lt, sql } from "drizzle-orm";
import { presence } from "@/db/schema/presence";
import { users } from "@/db/schema/users";
import type { Runner, Transaction } from "@/db/transaction";
import { EVENTS } from "@/lib/model/event";
import type { NewEvent } from "./outbox";

/** Rows that were not renewed for so long are of a server that ended without saying so. */
const OUT_OF_DATE = sql`now() - interval '60 seconds'`;

const presenceEvents = (campaignIds: readonly number[], by: number): NewEvent[] =>
  [...new Set(campaignIds)].map((campaignId) => ({
    kind: "presence",
    recordId: campaignId,
    campaignId,
    audience: EVENTS.presence.audience,
    by,
  }));

interface Presence {
  streamId: string;
  campaignId: number;
  userId: number;
}

/**
 * Notes that a person has a book open; what the campaign is to be told. It is told of each stream that begins or ends, also where the person
 * has another: two in transactions that don't see one another would each leave it to the other. What is told is who is there then, so that
 * the one that is committed last tells the truth.
 */
export const joinPresence = async (tx: Transaction, one: Presence): Promise<NewEvent[]> => {
  await tx.insert(presence).values(one);
  return presenceEvents([one.campaignId], one.userId);
};

/** Notes that a stream has ended; what the campaign is to be told, as where one begins. */
export const leavePresence = async (tx: Transaction, one: Presence): Promise<NewEvent[]> => {
  await tx.delete(presence).where(eq(presence.streamId, one.streamId));
  return presenceEvents([one.campaignId], one.userId);
};

/** Renews what these streams have open, and removes what was not renewed, of which its campaigns are to be told. */
export const renewPresence = async (tx: Transaction, streamIds: readonly string[]): Promise<NewEvent[]> => {
  if (streamIds.length > 0)
    await tx
      .update(presence)
      .set({ seenAt: sql`now()` })
      .where(inArray(presence.streamId, [...streamIds]));
  const gone = await tx
    .delete(presence)
    .where(lt(presence.seenAt, OUT_OF_DATE))
    .returning({ campaignId: presence.campaignId });
  return presenceEvents(
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
