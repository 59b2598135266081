import "server-only";
import { and, eq, isNotNull, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { database } from "@/db/client";
import { campaigns, invites, members, notes } from "@/db/schema/campaigns";
import { belongings, characters, encounters, origins } from "@/db/schema/creatures";
import { users } from "@/db/schema/users";
import type { BelongingKind } from "@/lib/model/belonging";
import type { Role } from "@/lib/policy";
import { campaignColumns } from "./campaigns";

type Owner = "character" | "encounter";
/** The record that a request is about. */
export type Anchor =
  | { of: "campaign"; id: number }
  | { of: "character" | "encounter" | "note" | "invite"; id: number }
  | { of: "origin"; id: number; kind: "race" | "background" | "class" }
  | { of: "belonging"; id: number; owner: Owner; kind: BelongingKind };

export interface Standing {
  campaignId: number;
  role: Role;
  owns: boolean;
}

const person = {
  id: users.id,
  username: users.username,
  email: users.email,
  role: users.role,
  image: users.image,
  sessionVersion: users.sessionVersion,
};
export type Identified = {
  person: NonNullable<Awaited<ReturnType<typeof findPerson>>>;
  standing: Standing | null;
};

/** The person and, where they are a member, the campaign: what every page of a book asks for, in one statement. */
export const findPersonWithCampaign = async (userId: number, campaignId: number) => {
  const db = await database();
  const [row] = await db
    .select({ person, campaign: campaignColumns, role: members.role })
    .from(users)
    .leftJoin(members, and(eq(members.campaignId, campaignId), eq(members.userId, users.id)))
    .leftJoin(campaigns, eq(campaigns.id, members.campaignId))
    .where(eq(users.id, userId));
  return (
    row && { person: row.person, campaign: row.campaign && row.role && { ...row.campaign, role: row.role } }
  );
};

export const findPerson = async (userId: number) => {
  const db = await database();
  const [row] = await db.select(person).from(users).where(eq(users.id, userId));
  return row;
};

interface Place {
  table: PgTable;
  campaignId: PgColumn;
  owner: PgColumn | null;
  match: SQL | undefined;
  /** A character's belongings are their owner's, whom only the character knows. */
  through?: SQL;
}

const placeOf = (anchor: Exclude<Anchor, { of: "campaign" }>): Place => {
  const { id } = anchor;
  switch (anchor.of) {
    case "character":
      return place(characters, eq(characters.id, id), characters.createdBy);
    case "encounter":
      return place(encounters, eq(encounters.id, id), null);
    case "note":
      return place(notes, eq(notes.id, id), null);
    case "invite":
      return place(invites, eq(invites.id, id), invites.senderId);
    case "origin":
      return {
        ...place(
          origins,
          and(eq(origins.id, id), eq(origins.kind, anchor.kind), isNotNull(origins.characterId)),
          characters.createdBy,
        ),
        through: eq(characters.id, origins.characterId),
      };
    case "belonging": {
      const owner = anchor.owner === "character" ? belongings.characterId : belongings.encounterId;
      return {
        ...place(
          belongings,
          and(eq(belongings.id, id), eq(belongings.kind, anchor.kind), isNotNull(owner)),
          characters.createdBy,
        ),
        through: eq(characters.id, belongings.characterId),
      };
    }
  }
};

const place = (
  table: PgTable & { campaignId: PgColumn },
  match: SQL | undefined,
  owner: PgColumn | null,
): Place => ({ table, campaignId: table.campaignId, match, owner });

/** The person and their standing where the anchor is, in one statement. */
export const identify = async (userId: number, anchor: Anchor): Promise<Identified | undefined> => {
  const db = await database();
  if (anchor.of === "campaign") {
    const [row] = await db
      .select({ ...person, memberRole: members.role })
      .from(users)
      .leftJoin(members, and(eq(members.campaignId, anchor.id), eq(members.userId, users.id)))
      .where(eq(users.id, userId));
    if (!row) return undefined;
    const { memberRole, ...rest } = row;
    return { person: rest, standing: memberRole && { campaignId: anchor.id, role: memberRole, owns: false } };
  }
  const { table, campaignId, match, owner, through } = placeOf(anchor);
  const query = db
    .select({ ...person, campaignId, memberRole: members.role, ownerId: owner ?? users.id })
    .from(users)
    .leftJoin(table, match)
    .leftJoin(members, and(eq(members.campaignId, campaignId), eq(members.userId, users.id)))
    .$dynamic();
  const [row] = await (through ? query.leftJoin(characters, through) : query).where(eq(users.id, userId));
  if (!row) return undefined;
  const { campaignId: found, memberRole, ownerId, ...rest } = row;
  const standing =
    memberRole === null
      ? null
      : { campaignId: Number(found), role: memberRole, owns: owner !== null && ownerId === userId };
  return { person: rest, standing };
};
