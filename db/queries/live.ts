import "server-only";
import { and, asc, eq, gt, gte, inArray, lt, ne, or, sql } from "drizzle-orm";
import { members } from "@/db/schema/campaigns";
import { changes } from "@/db/schema/changes";
import { presence } from "@/db/schema/presence";
import { users } from "@/db/schema/users";
import type { Runner, Transaction } from "@/db/transaction";
import type { Role } from "@/lib/policy";
import { recordChanges } from "./changes";
import { CURRENT_SNAPSHOT } from "./snapshot";

const told = {
  id: changes.id,
  campaignId: changes.campaignId,
  userId: changes.userId,
  audience: changes.audience,
  kind: changes.kind,
  recordId: changes.recordId,
  by: changes.by,
  xid: changes.xid,
  payload: changes.payload,
};
export type ToldChange = Pick<typeof changes.$inferSelect, keyof typeof told>;

/** What was committed that a statement with this snapshot could not see, whatever its ids. */
const unseenBy = (snapshot: string) =>
  and(
    gte(changes.xid, sql`pg_snapshot_xmin(${snapshot}::pg_snapshot)::text::bigint`),
    sql`not pg_visible_in_snapshot(${changes.xid}::text::xid8, ${snapshot}::pg_snapshot)`,
  );

/** What the database can see now, for asking later what has become visible since. */
export const currentSnapshot = async (db: Runner): Promise<string> => {
  const [row] = await db.select({ snapshot: CURRENT_SNAPSHOT }).from(sql`(values (1)) one`);
  return row?.snapshot ?? "";
};

/**
 * The changes committed since an earlier snapshot, each exactly once and however late its transaction ended, with the snapshot to ask
 * with next. One statement, so that rows and snapshot are of the same moment.
 */
export const changesSince = async (
  db: Runner,
  snapshot: string,
): Promise<{ rows: ToldChange[]; snapshot: string }> => {
  const rows = await db
    .select({ now: CURRENT_SNAPSHOT, change: told })
    .from(sql`(values (1)) one`)
    .leftJoin(changes, unseenBy(snapshot))
    .orderBy(asc(changes.id));
  return {
    rows: rows.flatMap(({ change }) => (change && change.id !== null ? [change] : [])),
    snapshot: rows[0]?.now ?? snapshot,
  };
};

const HOUR = sql`now() - interval '1 hour'`;

/**
 * What came after the change with this id: with larger ids, or of transactions that had not been committed when it was written. Null
 * where that change is not known, or no longer, or older than `from`.
 */
export const changesAfter = async (
  db: Runner,
  { id, from }: { id: number; from: Date | null },
  most: number,
): Promise<ToldChange[] | null> => {
  const [last] = await db
    .select({ snapshot: changes.snapshot })
    .from(changes)
    .where(
      and(eq(changes.id, id), gt(changes.createdAt, HOUR), from ? gte(changes.createdAt, from) : undefined),
    );
  if (!last) return null;
  return db
    .select(told)
    .from(changes)
    .where(and(ne(changes.id, id), or(gt(changes.id, id), unseenBy(last.snapshot))))
    .orderBy(asc(changes.id))
    .limit(most);
};

/** What was committed that could not be seen with an earlier snapshot, of at most an hour ago. */
export const changesUnseen = (db: Runner, snapshot: string, most: number): Promise<ToldChange[]> =>
  db.select(told).from(changes).where(unseenBy(snapshot)).orderBy(asc(changes.id)).limit(most);

/** What each person is in each of the campaigns, by `campaign person`. */
export const rolesIn = async (
  db: Runner,
  campaignIds: readonly number[],
  userIds: readonly number[],
): Promise<Map<string, Role>> => {
  const rows = await db
    .select({ campaignId: members.campaignId, userId: members.userId, role: members.role })
    .from(members)
    .where(and(inArray(members.campaignId, [...campaignIds]), inArray(members.userId, [...userIds])));
  return new Map(rows.map(({ campaignId, userId, role }) => [`${campaignId} ${userId}`, role]));
};

export interface Standing {
  /** Of the account: tokens of another one are not valid any more. */
  sessionVersion: number;
  /** Null for a stranger, and without a campaign. */
  role: Role | null;
  /** Since when they are a member. */
  joinedAt: Date | null;
}

/** What a person is now, by account and in a campaign; undefined where there is no such account. */
export const standingIn = async (
  db: Runner,
  userId: number,
  campaignId: number | null,
): Promise<Standing | undefined> => {
  const isMember = and(eq(members.userId, users.id), eq(members.campaignId, campaignId ?? 0));
  const [row] = await db
    .select({ sessionVersion: users.sessionVersion, role: members.role, joinedAt: members.createdAt })
    .from(users)
    .leftJoin(members, isMember)
    .where(eq(users.id, userId));
  return row;
};

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
export const arrive = async (tx: Transaction, one: Presence): Promise<void> => {
  await tx.insert(presence).values(one);
  if ((await otherStreams(tx, one)).length === 0) await tellPresence(tx, [one.campaignId], one.userId);
};

/** Notes that a stream has ended, and tells the campaign if it was the person's last. */
export const depart = async (tx: Transaction, one: Presence): Promise<void> => {
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
