import "server-only";
import { and, desc, eq, inArray, ne, or, type Placeholder } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { jsonList, named } from "@/db/json-list";
import { campaigns, invites, members } from "@/db/schema/campaigns";
import { users } from "@/db/schema/users";
import type { Runner, Transaction } from "@/db/transaction";
import { Failure } from "@/lib/model/failure";
import { insertedRow } from "./rows";

const senders = alias(users, "senders");
const receivers = alias(users, "receivers");

const invite = {
  id: invites.id,
  campaignId: invites.campaignId,
  campaignName: campaigns.name,
  sender: senders.username,
  status: invites.status,
  createdAt: invites.createdAt,
};
const sentInvite = {
  ...invite,
  senderId: invites.senderId,
  receiver: { id: receivers.id, username: receivers.username, image: receivers.image },
};

const toReceiver = (db: Runner, receiverId: number | Placeholder) =>
  db
    .select(named(invite))
    .from(invites)
    .innerJoin(campaigns, eq(campaigns.id, invites.campaignId))
    .innerJoin(senders, eq(senders.id, invites.senderId))
    .where(and(eq(invites.receiverId, receiverId), eq(invites.status, "pending")))
    .orderBy(desc(invites.createdAt), desc(invites.id));

/** The pending invites of one receiver, newest first. */
export const listInvitesTo = async (db: Runner, receiverId: number) => toReceiver(db, receiverId);
export const invitesOfPerson = jsonList("invites of a person", toReceiver);

const selectSent = (db: Runner) =>
  db
    .select(named(sentInvite))
    .from(invites)
    .innerJoin(campaigns, eq(campaigns.id, invites.campaignId))
    .innerJoin(senders, eq(senders.id, invites.senderId))
    .innerJoin(receivers, eq(receivers.id, invites.receiverId))
    .$dynamic();

/** The pending invites of a campaign, newest first. */
export const invitesOfCampaign = jsonList("invites of a campaign", (db, campaignId) =>
  selectSent(db)
    .where(and(eq(invites.campaignId, campaignId), eq(invites.status, "pending")))
    .orderBy(desc(invites.createdAt), desc(invites.id)),
);

/**
 * Lets nobody else ask a person into a campaign, or them come into one, until the transaction ends: who is a member has no pending
 * invite, also where somebody asks them while they join. It is taken before any lock on a membership. Answers whether there is such a person.
 */
export const holdPerson = async (tx: Transaction, userId: number): Promise<boolean> => {
  const held = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
  return held.length > 0;
};

/**
 * Locks the memberships of some people in a campaign until the transaction ends, and answers whose there are. A removal waits for it, and
 * then also ends what the member has made in it.
 */
export const holdMembers = async (
  tx: Transaction,
  campaignId: number,
  userIds: readonly number[],
): Promise<Set<number>> => {
  const held = await tx
    .select({ id: members.userId })
    .from(members)
    .where(and(eq(members.campaignId, campaignId), inArray(members.userId, [...userIds])))
    .for("share");
  return new Set(held.map(({ id }) => id));
};

/**
 * Locks a person's membership until the transaction ends, as `holdMembers` does, and before it its campaign: whoever deletes that locks
 * it first and then what is in it.
 */
export const holdMembership = async (tx: Transaction, campaignId: number, userId: number): Promise<void> => {
  await tx.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.id, campaignId)).for("key share");
  await holdMembers(tx, campaignId, [userId]);
};

export const noMemberAnyMore = () => new Failure("missing", "You are no member of this campaign any more");

/**
 * Asks a person into a campaign, by the word of somebody who stays a member until this is done.
 * @throws Failure for oneself, an unknown receiver or a member, and for a sender who is none any more; the unique violation `invites_one_pending`
 */
export const sendInvite = async (
  tx: Transaction,
  campaignId: number,
  senderId: number,
  receiverId: number,
) => {
  if (senderId === receiverId) throw new Failure("invalid", "You can't invite yourself");
  if (!(await holdPerson(tx, receiverId))) throw new Failure("missing", "There is no user with this id");
  const both = await holdMembers(tx, campaignId, [senderId, receiverId]);
  if (!both.has(senderId)) throw noMemberAnyMore();
  if (both.has(receiverId)) throw new Failure("conflict", "This person is a member already");
  const row = insertedRow(
    await tx.insert(invites).values({ campaignId, senderId, receiverId }).returning({ id: invites.id }),
  );
  const [sent] = await selectSent(tx).where(eq(invites.id, row.id));
  if (!sent) throw new Failure("missing", "The campaign no longer exists");
  return sent;
};

const inviteGone = () => new Failure("missing", "This invite no longer exists");

/** Ends what a member has asked others when they are no member any more: nobody comes in by the word of somebody who is out. */
export const endInvitesBy = (tx: Transaction, campaignId: number, senderId: number) =>
  tx
    .delete(invites)
    .where(
      and(eq(invites.campaignId, campaignId), eq(invites.senderId, senderId), eq(invites.status, "pending")),
    )
    .returning({ id: invites.id, receiverId: invites.receiverId });

/** Keeps the sender of an invite a member until the transaction ends, and answers whether they are one still. */
const holdSender = async (tx: Transaction, inviteId: number): Promise<boolean> => {
  const [sender] = await tx
    .select({ id: members.userId })
    .from(invites)
    .innerJoin(members, and(eq(members.campaignId, invites.campaignId), eq(members.userId, invites.senderId)))
    .where(eq(invites.id, inviteId))
    .for("share", { of: members });
  return sender !== undefined;
};

/** Why an invite can't be answered: it stays where it was answered, also after its sender has left. */
const unanswerable = async (tx: Transaction, inviteId: number, receiverId: number): Promise<Failure> => {
  const [old] = await tx
    .select({ id: invites.id })
    .from(invites)
    .where(and(eq(invites.id, inviteId), eq(invites.receiverId, receiverId), ne(invites.status, "pending")));
  return old ? new Failure("conflict", "This invite has been answered already") : inviteGone();
};

/**
 * Answers a pending invite once; accepting makes the receiver a player, if its sender still is a member.
 * @returns the campaign's id, and whether the receiver came in by it: not who was in already
 */
export const answerInvite = async (
  tx: Transaction,
  inviteId: number,
  receiverId: number,
  accept: boolean,
): Promise<{ campaignId: number; isJoined: boolean }> => {
  if (accept) {
    await holdPerson(tx, receiverId);
    if (!(await holdSender(tx, inviteId))) throw await unanswerable(tx, inviteId, receiverId);
  }
  const [answered] = await tx
    .update(invites)
    .set({ status: accept ? "accepted" : "rejected", answeredAt: new Date() })
    .where(and(eq(invites.id, inviteId), eq(invites.receiverId, receiverId), eq(invites.status, "pending")))
    .returning({ campaignId: invites.campaignId });
  if (!answered) throw await unanswerable(tx, inviteId, receiverId);
  const { campaignId } = answered;
  if (!accept) return { campaignId, isJoined: false };
  const joined = await tx
    .insert(members)
    .values({ campaignId, userId: receiverId, role: "player" })
    .onConflictDoNothing()
    .returning({ id: members.userId });
  return { campaignId, isJoined: joined.length > 0 };
};

/** The pending invites into campaigns, and those that a person sent or received. */
export const pendingInvites = (
  tx: Runner,
  { campaignIds, userId }: { campaignIds: readonly number[]; userId?: number },
) =>
  tx
    .select({ id: invites.id, campaignId: invites.campaignId, receiverId: invites.receiverId })
    .from(invites)
    .where(
      and(
        eq(invites.status, "pending"),
        or(
          inArray(invites.campaignId, [...campaignIds]),
          userId === undefined ? undefined : eq(invites.senderId, userId),
          userId === undefined ? undefined : eq(invites.receiverId, userId),
        ),
      ),
    );

/** Removes a pending invite; the answer is its receiver's id. */
export const withdrawInvite = async (tx: Transaction, inviteId: number): Promise<number> => {
  const [withdrawn] = await tx
    .delete(invites)
    .where(and(eq(invites.id, inviteId), eq(invites.status, "pending")))
    .returning({ receiverId: invites.receiverId });
  if (withdrawn) return withdrawn.receiverId;
  const [answered] = await tx.select({ id: invites.id }).from(invites).where(eq(invites.id, inviteId));
  throw answered ? new Failure("conflict", "This invite has been answered already") : inviteGone();
};
