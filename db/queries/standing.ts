import "server-only";
import { and, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "@/db/connect";
import { type Listing, PART, WHOLE } from "@/db/listing";
import { prepared } from "@/db/prepared";
import { campaigns, invites, members, notes } from "@/db/schema/campaigns";
import { belongings, characters, encounters, origins } from "@/db/schema/creatures";
import { users } from "@/db/schema/users";
import type { BelongingKind } from "@/lib/model/belonging";
import type { Role } from "@/lib/policy";
import { campaignColumns } from "./campaigns";

type Owner = "character" | "encounter";
/** The record that a request is about, by its id. */
export type Anchor =
  | { of: "campaign" | "character" | "encounter" | "note" | "invite" }
  | { of: "origin"; kind: "race" | "background" | "class" }
  | { of: "belonging"; owner: Owner; kind: BelongingKind };

export interface Standing {
  campaignId: number;
  role: Role;
  owns: boolean;
}

/** Who a token is of, and the session version that the account had when it was issued. */
export interface Session {
  userId: number;
  sessionVersion: number;
}

const person = {
  id: users.id,
  username: users.username,
  email: users.email,
  role: users.role,
  image: users.image,
  sessionVersion: users.sessionVersion,
};
type Person = Pick<typeof users.$inferSelect, keyof typeof person>;

const ME = sql.placeholder("me");
const ID = sql.placeholder("id");
/** Whoever's session was revoked is nobody. */
const itsPerson = and(eq(users.id, ME), eq(users.sessionVersion, sql.placeholder("version")));
const valuesOf = (session: Session, id: number) => ({
  me: session.userId,
  version: session.sessionVersion,
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
export const findPersonWithCampaign = async (session: Session, campaignId: number) => {
  const [row] = await (await personWithCampaign()).execute(valuesOf(session, campaignId));
  return (
    row && { person: row.person, campaign: row.campaign && row.role && { ...row.campaign, role: row.role } }
  );
};

interface Place {
  /** None of a campaign, of which the row in `members` says all. */
  table?: PgTable;
  campaignId: PgColumn;
  owner: PgColumn | null;
  match: SQL | undefined;
  /** A character's belongings are their owner's, whom only the character knows. */
  through?: SQL;
}

const place = (
  table: PgTable & { campaignId: PgColumn },
  match: SQL | undefined,
  owner: PgColumn | null,
): Place => ({ table, campaignId: table.campaignId, match, owner });

const placeOf = (anchor: Anchor): Place => {
  switch (anchor.of) {
    case "campaign":
      return { campaignId: members.campaignId, match: eq(members.campaignId, ID), owner: null };
    case "character":
      return place(characters, eq(characters.id, ID), characters.createdBy);
    case "encounter":
      return place(encounters, eq(encounters.id, ID), null);
    case "note":
      return place(notes, eq(notes.id, ID), null);
    case "invite":
      return place(invites, eq(invites.id, ID), invites.senderId);
    case "origin": {
      const match = and(eq(origins.id, ID), eq(origins.kind, anchor.kind), isNotNull(origins.characterId));
      return {
        ...place(origins, match, characters.createdBy),
        through: eq(characters.id, origins.characterId),
      };
    }
    case "belonging": {
      const owner = anchor.owner === "character" ? belongings.characterId : belongings.encounterId;
      const match = and(eq(belongings.id, ID), eq(belongings.kind, anchor.kind), isNotNull(owner));
      return {
        ...place(belongings, match, characters.createdBy),
        through: eq(characters.id, belongings.characterId),
      };
    }
  }
};

interface Wanted<R> {
  /** Listed by the anchor's id, or where there is none by the person's. */
  readonly rows: Listing<R>;
  /** Whose members they are read for; for anybody else the database doesn't look. */
  readonly roles: readonly Role[];
}

const none = sql<unknown>`null`;
const rowsFor = <R>(db: Database, { rows, roles }: Wanted<R>) =>
  sql<unknown>`case when ${inArray(members.role, [...roles])} then ${rows.json(db, PART)} end`;

const signedIn = <R>(db: Database, wanted: Wanted<R> | undefined) =>
  db
    .select({ ...person, rows: wanted ? sql<unknown>`${wanted.rows.json(db, PART)}` : none })
    .from(users)
    .where(itsPerson);

const standingAt = <R>(db: Database, anchor: Anchor, wanted: Wanted<R> | undefined) => {
  const { table, campaignId, match, owner, through } = placeOf(anchor);
  const query = db
    .select({
      ...person,
      campaignId,
      memberRole: members.role,
      ownerId: owner ?? users.id,
      rows: wanted ? rowsFor(db, wanted) : none,
    })
    .from(users)
    .$dynamic();
  const isMember = table ? eq(members.campaignId, campaignId) : match;
  const anchored = table ? query.leftJoin(table, match) : query;
  const joined = anchored.leftJoin(members, and(isMember, eq(members.userId, users.id)));
  return (through ? joined.leftJoin(characters, through) : joined).where(itsPerson);
};

export interface Identified<R = unknown> {
  person: Person;
  standing: Standing | null;
  /** Null where none were wanted or none may be seen. */
  rows: R[] | null;
}

const nameOf = (anchor: Anchor | null): string => (anchor ? Object.values(anchor).join(" ") : "nothing");

/**
 * Asks in one statement who a session is of, what they are in the campaign where the anchor is, and, where `wanted`, the rows that
 * they came for, of a long list the part that is asked for. The answer is undefined for a session that is revoked or never was.
 */
export const identification = <R = never>(anchor: Anchor | null, wanted?: Wanted<R>) => {
  const name = `person at ${nameOf(anchor)}${wanted ? `, ${wanted.rows.name}` : ""}`;
  const read = (json: unknown) => (wanted && json ? wanted.rows.read(json) : null);
  if (anchor === null) {
    const statement = prepared(name, (db, known) => signedIn(db, wanted).prepare(known));
    return async (session: Session, _id?: number, part = WHOLE): Promise<Identified<R> | undefined> => {
      const [row] = await (await statement()).execute({ ...valuesOf(session, session.userId), ...part });
      if (!row) return undefined;
      const { rows, ...found } = row;
      return { person: found, standing: null, rows: read(rows) };
    };
  }
  const isOwned = placeOf(anchor).owner !== null;
  const statement = prepared(name, (db, known) => standingAt(db, anchor, wanted).prepare(known));
  return async (session: Session, id = 0, part = WHOLE): Promise<Identified<R> | undefined> => {
    const [row] = await (await statement()).execute({ ...valuesOf(session, id), ...part });
    if (!row) return undefined;
    const { rows, campaignId, memberRole, ownerId, ...found } = row;
    const standing = memberRole && {
      campaignId: Number(campaignId),
      role: memberRole,
      owns: isOwned && ownerId === session.userId,
    };
    return { person: found, standing, rows: read(rows) };
  };
};
