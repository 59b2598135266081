import "server-only";
import { and, asc, eq, ne } from "drizzle-orm";
import { database } from "@/db/client";
import { listing, named } from "@/db/listing";
import { members } from "@/db/schema/campaigns";
import { users } from "@/db/schema/users";
import { Failure } from "@/lib/model/failure";
import type { Role } from "@/lib/policy";

const person = { id: users.id, username: users.username, image: users.image };

export const dungeonMasterOfCampaign = listing("dungeon master of a campaign", (db, campaignId) =>
  db
    .select(named(person))
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.campaignId, campaignId), eq(members.role, "creator"))),
);

/** The members of a campaign in the order of joining, the creator among them. */
export const membersOfCampaign = listing("members of a campaign", (db, campaignId) =>
  db
    .select(named({ ...person, role: members.role }))
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(eq(members.campaignId, campaignId))
    .orderBy(asc(members.createdAt), asc(members.userId)),
);

const noMember = () => new Failure("missing", "That person is not a member of this campaign");

const whyNot = async (campaignId: number, userId: number, refusal: Failure): Promise<Failure> => {
  const db = await database();
  const [row] = await db
    .select({ role: members.role })
    .from(members)
    .where(and(eq(members.campaignId, campaignId), eq(members.userId, userId)));
  return row ? refusal : noMember();
};

const of = (campaignId: number, userId: number) =>
  and(eq(members.campaignId, campaignId), eq(members.userId, userId));

export const changeRole = async (campaignId: number, userId: number, role: Exclude<Role, "creator">) => {
  const db = await database();
  const [changed] = await db
    .update(members)
    .set({ role })
    .where(and(of(campaignId, userId), ne(members.role, "creator")))
    .returning({ id: members.userId });
  if (!changed)
    throw await whyNot(campaignId, userId, new Failure("conflict", "The creator's role can't be changed"));
  const [row] = await db.select(person).from(users).where(eq(users.id, userId));
  if (!row) throw noMember();
  return { ...row, role };
};

/** Removes a member: the creator removes anyone but themselves, an admin players only. */
export const removeMember = async (campaignId: number, userId: number, by: Role): Promise<void> => {
  const db = await database();
  const removable = by === "creator" ? ne(members.role, "creator") : eq(members.role, "player");
  const [removed] = await db
    .delete(members)
    .where(and(of(campaignId, userId), removable))
    .returning({ id: members.userId });
  if (removed) return;
  const refusal =
    by === "creator"
      ? new Failure("conflict", "The creator can't be removed")
      : new Failure("forbidden", "Only the creator may remove an admin");
  throw await whyNot(campaignId, userId, refusal);
};

export const leaveCampaign = async (campaignId: number, userId: number): Promise<void> => {
  const db = await database();
  const [left] = await db
    .delete(members)
    .where(and(of(campaignId, userId), ne(members.role, "creator")))
    .returning({ id: members.userId });
  if (!left)
    throw await whyNot(
      campaignId,
      userId,
      new Failure("conflict", "The creator can't leave the campaign, only delete it"),
    );
};
