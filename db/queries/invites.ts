import "server-only";
import { and, desc, eq, inArray, or, type Placeholder } from "drizzle-orm";
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

/** @throws Failure for oneself, an unknown receiver or a member; the unique violation `invites_one_pending` */
export const sendInvite = async (
  tx: Transaction,
  campaignId: number,
  senderId: number,
  receiverId: number,
) => {
  if (senderId === receiverId) throw new Failure("invalid", "You can't invite yourself");
  const [receiver] = await tx
    .select({ role: members.role })
    .from(users)
    .leftJoin(members, and(eq(members.userId, users.id), eq(members.campaignId, campaignId)))
    .where(eq(users.id, receiverId));
  if (!receiver) throw new Failure("missing", "There is no user with this id");
  if (receiver.role) throw new Failure("conflict", "This person is a member already");
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

/** Keeps the sender of an invite a member until the transaction ends. @throws Failure where they are none any more */
const holdSender = async (tx: Transaction, inviteId: number): Promise<void> => {
  const [sender] = await tx
    .select({ id: members.userId })
    .from(invites)
    .innerJoin(members, and(eq(members.campaignId, invites.campaignId), eq(members.userId, invites.senderId)))
    .where(eq(invites.id, inviteId))
    .for("share", { of: members });
  if (!sender) throw inviteGone();
};

/** Answers a pending invite once; accepting makes the receiver a player, if its sender still is a member. The answer is the campaign's id. */
export const answerInvite = async (
  tx: Transaction,
  inviteId: number,
  receiverId: number,
  accept: boolean,
): Promise<number> => {
  if (accept) await holdSender(tx, inviteId);
  const [answered] = await tx
    .update(invites)
    .set({ status: accept ? "accepted" : "rejected", answeredAt: new Date() })
    .where(and(eq(invites.id, inviteId), eq(invites.receiverId, receiverId), eq(invites.status, "pending")))
    .returning({ campaignId: invites.campaignId });
  if (!answered) {
    const [old] = await tx
      .select({ id: invites.id })
      .from(invites)
      .where(and(eq(invites.id, inviteId), eq(invites.receiverId, receiverId)));
    throw old ? new Failure("conflict", "This invite has been answered already") : inviteGone();
  }
  if (accept)
    await tx
      .insert(members)
      .values({ campaignId: answered.campaignId, userId: receiverId, role: "player" })
      .onConflictDoNothing();
  return answered.campaignId;
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
