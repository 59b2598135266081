import "server-only";
import { and, desc, eq, type Placeholder } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { database } from "@/db/client";
import { listing, named } from "@/db/listing";
import { campaigns, invites, members } from "@/db/schema/campaigns";
import { users } from "@/db/schema/users";
import { type Runner, transaction } from "@/db/transaction";
import { Failure } from "@/lib/model/failure";

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
export const listInvitesTo = async (receiverId: number) => toReceiver(await database(), receiverId);
export const invitesOfPerson = listing("invites of a person", toReceiver);

const selectSent = (db: Runner) =>
  db
    .select(named(sentInvite))
    .from(invites)
    .innerJoin(campaigns, eq(campaigns.id, invites.campaignId))
    .innerJoin(senders, eq(senders.id, invites.senderId))
    .innerJoin(receivers, eq(receivers.id, invites.receiverId))
    .$dynamic();

/** The pending invites of a campaign, newest first. */
export const invitesOfCampaign = listing("invites of a campaign", (db, campaignId) =>
  selectSent(db)
    .where(and(eq(invites.campaignId, campaignId), eq(invites.status, "pending")))
    .orderBy(desc(invites.createdAt), desc(invites.id)),
);

/** @throws Failure for oneself, an unknown receiver or a member; the unique violation `invites_one_pending` */
export const sendInvite = async (campaignId: number, senderId: number, receiverId: number) => {
  if (senderId === receiverId) throw new Failure("invalid", "You can't invite yourself");
  const db = await database();
  const [receiver] = await db
    .select({ role: members.role })
    .from(users)
    .leftJoin(members, and(eq(members.userId, users.id), eq(members.campaignId, campaignId)))
    .where(eq(users.id, receiverId));
  if (!receiver) throw new Failure("missing", "There is no user with this id");
  if (receiver.role) throw new Failure("conflict", "This person is a member already");
  const [row] = await db
    .insert(invites)
    .values({ campaignId, senderId, receiverId })
    .returning({ id: invites.id });
  if (!row) throw new Error("An insert returned no row");
  const [sent] = await selectSent(db).where(eq(invites.id, row.id));
  if (!sent) throw new Failure("missing", "The campaign no longer exists");
  return sent;
};

const gone = () => new Failure("missing", "This invite no longer exists");

/** Answers a pending invite once; accepting makes the receiver a player. */
export const answerInvite = async (inviteId: number, receiverId: number, accept: boolean) => {
  const db = await database();
  return transaction(db, async (tx) => {
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
      throw old ? new Failure("conflict", "This invite has been answered already") : gone();
    }
    if (accept)
      await tx
        .insert(members)
        .values({ campaignId: answered.campaignId, userId: receiverId, role: "player" })
        .onConflictDoNothing();
    return answered.campaignId;
  });
};

export const withdrawInvite = async (inviteId: number): Promise<void> => {
  const db = await database();
  const [withdrawn] = await db
    .delete(invites)
    .where(and(eq(invites.id, inviteId), eq(invites.status, "pending")))
    .returning({ id: invites.id });
  if (withdrawn) return;
  const [answered] = await db.select({ id: invites.id }).from(invites).where(eq(invites.id, inviteId));
  throw answered ? new Failure("conflict", "This invite has been answered already") : gone();
};
