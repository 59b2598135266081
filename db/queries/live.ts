import "server-only";
import { and, asc, eq, gt, gte, inArray, isNotNull, ne, or, type SQL, sql } from "drizzle-orm";
import { members } from "@/db/schema/campaigns";
import { changes } from "@/db/schema/changes";
import { users } from "@/db/schema/users";
import type { Runner } from "@/db/transaction";
import type { Role } from "@/lib/policy";
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
export type OutboxEvent = Pick<typeof changes.$inferSelect, keyof typeof told>;

/**
 * Rows that this database wrote itself. Those that a dump brought in bear numbers of another database's transactions: compared with
 * snapshots of this one they would be told as news, at each look, until it has counted so far.
 */
const writtenHere = sql`${changes}.xmin::text::bigint = ${changes.xid} % 4294967296`;

/** What was committed that a statement with this snapshot could not see, whatever its ids. */
const unseenBy = (snapshot: string) =>
  and(
    gte(changes.xid, sql`pg_snapshot_xmin(${snapshot}::pg_snapshot)::text::bigint`),
    sql`not pg_visible_in_snapshot(${changes.xid}::text::xid8, ${snapshot}::pg_snapshot)`,
    writtenHere,
  );

/** Whether a snapshot is of a database that was ahead of this one: this one was filled from a dump since, and can't say what is new. */
const isAhead = (snapshot: string) =>
  sql<boolean>`pg_snapshot_xmax(${snapshot}::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot())`;

/** What the database can see now, for asking later what has become visible since. */
export const currentSnapshot = async (db: Runner): Promise<string> => {
  const [row] = await db.select({ snapshot: CURRENT_SNAPSHOT }).from(sql`(values (1)) one`);
  return row?.snapshot ?? "";
};

/**
 * The changes committed since an earlier snapshot, each exactly once and however late its transaction ended, with the snapshot to ask
 * with next; null in their place where the snapshot is of another database. One statement, so that all is of the same moment.
 */
export const changesSince = async (
  db: Runner,
  snapshot: string,
): Promise<{ rows: OutboxEvent[] | null; snapshot: string }> => {
  const rows = await db
    .select({ now: CURRENT_SNAPSHOT, isUnknown: isAhead(snapshot), change: told })
    .from(sql`(values (1)) one`)
    .leftJoin(changes, unseenBy(snapshot))
    .orderBy(asc(changes.id));
  const known = rows.flatMap(({ change }) => (change && change.id !== null ? [change] : []));
  return { rows: rows[0]?.isUnknown ? null : known, snapshot: rows[0]?.now ?? snapshot };
};

const HOUR = sql`now() - interval '1 hour'`;

/** Who comes back, and how much of the past they are told: more changes, or more bytes of contents, are none. */
interface Returning {
  userId: number;
  campaignId: number | null;
  /** What they are in that campaign. */
  role: Role | null;
  most: { rows: number; bytes: number };
}

const missedBy = async (
  db: Runner,
  { userId, campaignId, role, most }: Returning,
  which: SQL | undefined,
): Promise<OutboxEvent[] | null> => {
  // What players don't hear counts for none of them: that there was much of it would tell of it.
  const audience = role === "player" ? eq(changes.audience, "members") : isNotNull(changes.audience);
  const bytes = sql<number>`sum(coalesce(octet_length(${changes.payload}::text), 0)) over (order by ${changes.id})`;
  const rows = await db
    .select({
      ...told,
      payload: sql<OutboxEvent["payload"]>`case when ${bytes} <= ${most.bytes} then ${changes.payload} end`,
      fits: sql<boolean>`${bytes} <= ${most.bytes}`,
    })
    .from(changes)
    .where(
      and(
        which,
        // Who is there is told anew as the stream begins.
        ne(changes.kind, "presence"),
        or(
          eq(changes.userId, userId),
          campaignId === null ? undefined : and(eq(changes.campaignId, campaignId), audience),
        ),
      ),
    )
    .orderBy(asc(changes.id))
    .limit(most.rows + 1);
  return rows.length <= most.rows && (rows.at(-1)?.fits ?? true) ? rows : null;
};

/**
 * What may concern a listener of what came after the change with this id: with larger ids, or of transactions that had not been
 * committed when it was written. Null where that change is not known, or no longer, or older than `from`, or where it is too much.
 */
export const changesAfter = async (
  db: Runner,
  { id, from }: { id: number; from: Date | null },
  listener: Returning,
): Promise<OutboxEvent[] | null> => {
  const isKnown = and(
    eq(changes.id, id),
    writtenHere,
    gt(changes.createdAt, HOUR),
    from ? gte(changes.createdAt, from) : undefined,
  );
  const [last] = await db.select({ snapshot: changes.snapshot }).from(changes).where(isKnown);
  if (!last) return null;
  return missedBy(db, listener, and(ne(changes.id, id), or(gt(changes.id, id), unseenBy(last.snapshot))));
};

/**
 * What may concern a listener of what was committed that could not be seen with an earlier snapshot, of at most an hour ago. Null
 * where the snapshot is of another database, or where it is too much.
 */
export const changesUnseen = async (
  db: Runner,
  snapshot: string,
  listener: Returning,
): Promise<OutboxEvent[] | null> => {
  const [one] = await db.select({ isUnknown: isAhead(snapshot) }).from(sql`(values (1)) one`);
  return one?.isUnknown ? null : missedBy(db, listener, unseenBy(snapshot));
};

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
