import "server-only";
import { and, asc, eq, inArray, ne, type SQL } from "drizzle-orm";
import { jsonList, named } from "@/db/json-list";
import { members } from "@/db/schema/campaigns";
import { users } from "@/db/schema/users";
import type { Runner, Transaction } from "@/db/transaction";
import { Failure } from "@/lib/model/failure";
import type { Role } from "@/lib/policy";
import { endLinksBy } from "./invite-links";
import { endInvitesBy } from "./invites";

const of = (campaignId: number, userId: number) =>
  and(eq(members.campaignId, campaignId), eq(members.userId, userId));

const person = { id: users.id, username: users.username, image: users.image };

export const dungeonMasterOfCampaign = jsonList("dungeon master of a campaign", (db, campaignId) =>
  db
    .select(named(person))
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.campaignId, campaignId), eq(members.role, "creator"))),
);

/** The members of a campaign in the order of joining, the creator among them. */
export const membersOfCampaign = jsonList("members of a campaign", (db, campaignId) =>
  db
    .select(named({ ...person, role: members.role }))
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(eq(members.campaignId, campaignId))
    .orderBy(asc(members.createdAt), asc(members.userId)),
);

/** The account of a campaign's player, and since when they are one; undefined for anybody else. */
export const findPlayer = async (db: Runner, campaignId: number, userId: number) => {
  const [row] = await db
    .select({ userId: users.id, sessionVersion: users.sessionVersion, joinedAt: members.createdAt })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(of(campaignId, userId), eq(members.role, "player")));
  return row;
};

const noMember = () => new Failure("missing", "That person is not a member of this campaign");

const whyNot = async (db: Runner, campaignId: number, userId: number, refusal: Failure): Promise<Failure> => {
  const [row] = await db
    .select({ role: members.role })
    .from(members)
    .where(and(eq(members.campaignId, campaignId), eq(members.userId, userId)));
  return row ? refusal : noMember();
};

export const changeRole = async (
  tx: Transaction,
  campaignId: number,
  userId: number,
  role: Exclude<Role, "creator">,
) => {
  const [changed] = await tx
    .update(members)
    .set({ role })
    .where(and(of(campaignId, userId), ne(members.role, "creator")))
    .returning({ id: members.userId });
  if (!changed)
    throw await whyNot(
      tx,
      campaignId,
      userId,
      new Failure("conflict", "The creator's role can't be changed"),
    );
  const [row] = await tx.select(person).from(users).where(eq(users.id, userId));
  if (!row) throw noMember();
  return { ...row, role };
};

type EndedInvites = Awaited<ReturnType<typeof endInvitesBy>>;

/** Ends a membership, and the pending invites and links that came of it; answers the invites, or undefined where there was no membership that fits. */
const endMembership = async (
  tx: Transaction,
  campaignId: number,
  userId: number,
  which: SQL,
): Promise<EndedInvites | undefined> => {
  const [ended] = await tx
    .delete(members)
    .where(and(of(campaignId, userId), which))
    .returning({ id: members.userId });
  if (!ended) return undefined;
  const invites = await endInvitesBy(tx, campaignId, userId);
  await endLinksBy(tx, campaignId, userId);
  return invites;
};

/** Removes a member: the creator removes anyone but themselves, an admin players only. The answer is what invites ended with it. */
export const removeMember = async (
  tx: Transaction,
  campaignId: number,
  userId: number,
  by: Role,
): Promise<EndedInvites> => {
  const removable = by === "creator" ? ne(members.role, "creator") : eq(members.role, "player");
  const invites = await endMembership(tx, campaignId, userId, removable);
  if (invites) return invites;
  const refusal =
    by === "creator"
      ? new Failure("conflict", "The creator can't be removed")
      : new Failure("forbidden", "Only the creator may remove an admin");
  throw await whyNot(tx, campaignId, userId, refusal);
};

/** Ends one's own membership. The answer is what invites ended with it. @throws Failure "conflict" for the creator */
export const leaveCampaign = async (
  tx: Transaction,
  campaignId: number,
  userId: number,
): Promise<EndedInvites> => {
  const invites = await endMembership(tx, campaignId, userId, ne(members.role, "creator"));
  if (invites) return invites;
  const refusal = new Failure("conflict", "The creator can't leave the campaign, only delete it");
  throw await whyNot(tx, campaignId, userId, refusal);
};

const memberships = (tx: Runner, where: SQL | undefined) =>
  tx
    .select({ campaignId: members.campaignId, userId: members.userId, role: members.role })
    .from(members)
    .where(where);

export const membershipsIn = (tx: Runner, campaignIds: readonly number[]) =>
  memberships(tx, inArray(members.campaignId, [...campaignIds]));
export const membershipsOf = (tx: Runner, userId: number) => memberships(tx, eq(members.userId, userId));
