import "server-only";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "@/db/connect";
import { type JsonList, PART, type PageRequest, WHOLE } from "@/db/json-list";
import { prepared } from "@/db/prepared";
import { campaigns, members } from "@/db/schema/campaigns";
import { characters } from "@/db/schema/creatures";
import { users } from "@/db/schema/users";
import type { Role } from "@/lib/policy";
import { campaignColumns } from "./campaigns";
import { CURRENT_SNAPSHOT } from "./snapshot";
import { ID, locate, type Resource } from "./resources";

export interface Membership {
  campaignId: number;
  /** The record that a change here is a change of: the creature, for what it owns or is by origin. */
  recordId: number;
  role: Role;
  owns: boolean;
}

/** Who a token is of, and the session version that the account had when it was issued. */
export interface Session {
  userId: number;
  sessionVersion: number;
  /** Whether somebody else looks through the person's eyes. */
  isMirrored?: boolean;
}

const person = {
  id: users.id,
  username: users.username,
  email: users.email,
  role: users.role,
  image: users.image,
  eveningLetters: users.eveningLetters,
  sessionVersion: users.sessionVersion,
  hasCalendar: sql<boolean>`${users.calendarTokenHash} is not null`,
  /** What the database can see now: what is read after this statement is at least as new. */
  snapshot: CURRENT_SNAPSHOT,
};
type Person = Pick<typeof users.$inferSelect, Exclude<keyof typeof person, "snapshot" | "hasCalendar">> & {
  snapshot: string;
  hasCalendar: boolean;
};

const ME = sql.placeholder("me");
/** A stale session version matches no user. */
const itsPerson = and(eq(users.id, ME), eq(users.sessionVersion, sql.placeholder("version")));
const valuesOf = (session: Session, id: number) => ({
  me: session.userId,
  version: session.sessionVersion,
  mirrored: session.isMirrored === true,
  id,
});

const personWithCampaign = prepared("person with campaign", (db, name) =>
  db
    .select({ person, campaign: campaignColumns, role: members.role })
    .from(users)
    .leftJoin(members, and(eq(members.campaignId, ID), eq(members.userId, users.id)))
    .leftJoin(campaigns, eq(campaigns.id, members.campaignId))
    .where(itsPerson)
    .prepare(name),
);

/** The person and, where they are a member, the campaign: what every page of a book asks for, in one statement. */
export const findPersonWithCampaign = async (db: Database, session: Session, campaignId: number) => {
  const [row] = await (await personWithCampaign(db)).execute(valuesOf(session, campaignId));
  return (
    row && { person: row.person, campaign: row.campaign && row.role && { ...row.campaign, role: row.role } }
  );
};

interface AttachedQuery<R> {
  /** Listed by the resource's id, or where there is none by the person's. */
  readonly rows: JsonList<R>;
  /** Whose members they are read for; for anybody else the database doesn't look. */
  readonly roles: readonly Role[];
}

const none = sql<unknown>`null`;
const attachedRows = <R>(db: Database, { rows, roles }: AttachedQuery<R>) =>
  sql<unknown>`case when ${inArray(members.role, [...roles])} then ${rows.json(db, PART)} end`;

const signedIn = <R>(db: Database, wanted: AttachedQuery<R> | undefined) =>
  db
    .select({ ...person, rows: wanted ? sql<unknown>`${wanted.rows.json(db, PART)}` : none })
    .from(users)
    .where(itsPerson);

const membershipAt = <R>(db: Database, resource: Resource, wanted: AttachedQuery<R> | undefined) => {
  const { table, campaignId, recordId, match, named, ownerId, through, visible } = locate(resource);
  const query = db
    .select({
      ...person,
      campaignId,
      recordId,
      memberRole: members.role,
      ownerId: ownerId ?? users.id,
      named: named ? sql<string | null>`${named}` : sql<string | null>`null`,
      rows: wanted ? attachedRows(db, wanted) : none,
    })
    .from(users)
    .$dynamic();
  const isMember = table ? eq(members.campaignId, campaignId) : match;
  const located = table ? query.leftJoin(table, match) : query;
  const joined = located.leftJoin(members, and(isMember, eq(members.userId, users.id), visible));
  return (through ? joined.leftJoin(characters, through) : joined).where(itsPerson);
};

export interface Identified<R = unknown> {
  person: Person;
  membership: Membership | null;
  /** What the resource is called before the call; null where it has no name by which texts link to it. */
  named: string | null;
  /** Null where none were wanted or none may be seen. */
  rows: R[] | null;
  /** Whether there are more rows than are in the part. */
  hasMore: boolean;
}

/** One row more than is asked for, or one that is too long, tells that there are more. */
const partOfRows = <R>(all: (R | null)[] | null, limit: number) => {
  const rows = all && all.filter((row) => row !== null).slice(0, limit);
  return { rows, hasMore: (all?.length ?? 0) > (rows?.length ?? 0) };
};
const oneMore = (part: PageRequest): PageRequest => ({ ...part, limit: part.limit + 1 });

const nameOf = (resource: Resource | null): string =>
  resource ? Object.values(resource).join(" ") : "nothing";

/**
 * Asks in one statement who a session is of, what they are in the campaign where the resource is, and, where `wanted`, the rows that
 * they came for, of a long list the part that is asked for. The answer is undefined for a session that is revoked or never was.
 */
export const authorize = <R = never>(resource: Resource | null, wanted?: AttachedQuery<R>) => {
  const name = `person at ${nameOf(resource)}${wanted ? `, ${wanted.rows.name}` : ""}`;
  const read = (json: unknown) => (wanted && json ? wanted.rows.read(json) : null);
  if (resource === null) {
    const statement = prepared(name, (db, known) => signedIn(db, wanted).prepare(known));
    return async (
      db: Database,
      session: Session,
      _id?: number,
      part = WHOLE,
    ): Promise<Identified<R> | undefined> => {
      const [row] = await (await statement(db)).execute({
        ...valuesOf(session, session.userId),
        ...oneMore(part),
      });
      if (!row) return undefined;
      const { rows, ...found } = row;
      return { person: found, membership: null, named: null, ...partOfRows(read(rows), part.limit) };
    };
  }
  const isOwned = locate(resource).ownerId !== undefined;
  const statement = prepared(name, (db, known) => membershipAt(db, resource, wanted).prepare(known));
  return async (db: Database, session: Session, id = 0, part = WHOLE): Promise<Identified<R> | undefined> => {
    const [row] = await (await statement(db)).execute({ ...valuesOf(session, id), ...oneMore(part) });
    if (!row) return undefined;
    const { rows, campaignId, recordId, memberRole, named, ownerId, ...found } = row;
    const membership = memberRole && {
      campaignId: Number(campaignId),
      recordId: Number(recordId),
      role: memberRole,
      owns: isOwned && ownerId === session.userId,
    };
    return { person: found, membership, named, ...partOfRows(read(rows), part.limit) };
  };
};
