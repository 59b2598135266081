import "server-only";
import { and, desc, eq, gt, isNull, lt, lte, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { jsonList, named } from "@/db/json-list";
import { campaigns, invites, members } from "@/db/schema/campaigns";
import { inviteLinks } from "@/db/schema/invite-links";
import { users } from "@/db/schema/users";
import type { Runner, Transaction } from "@/db/transaction";
import { Failure } from "@/lib/model/failure";
import type { Invitation, InviteLink } from "@/lib/model/invite-link";
import { type CampaignRow, campaignColumns } from "./campaigns";
import { holdMembers, holdPerson, noMemberAnyMore } from "./invites";
import { enforceQuota } from "./quotas";
import { insertedRow, oneOrMissing } from "./rows";

const link = {
  id: inviteLinks.id,
  campaignId: inviteLinks.campaignId,
  userId: inviteLinks.createdBy,
  username: users.username,
  expiresAt: inviteLinks.expiresAt,
  uses: inviteLinks.uses,
  used: inviteLinks.used,
  createdAt: inviteLinks.createdAt,
};

/** The links of a campaign whose time has not passed, newest first. */
export const linksOfCampaign = jsonList("invite links of a campaign", (db, campaignId) =>
  db
    .select(named(link))
    .from(inviteLinks)
    .innerJoin(users, eq(users.id, inviteLinks.createdBy))
    .where(and(eq(inviteLinks.campaignId, campaignId), gt(inviteLinks.expiresAt, sql`now()`)))
    .orderBy(desc(inviteLinks.createdAt), desc(inviteLinks.id)),
);

type NewLink = Omit<typeof inviteLinks.$inferInsert, "used" | "createdAt">;

/**
 * Inserts an invite link, and deletes expired ones of the campaign. The maker's membership is locked until the transaction ends: a removal
 * that is committed between would end their other links and not this one. @throws Failure "missing" where they are no member any more; "conflict" for one too many
 */
export const createLink = async (tx: Transaction, row: NewLink, username: string): Promise<InviteLink> => {
  const held = await holdMembers(tx, row.campaignId, [row.createdBy]);
  if (!held.has(row.createdBy)) throw noMemberAnyMore();
  await tx
    .delete(inviteLinks)
    .where(and(eq(inviteLinks.campaignId, row.campaignId), lte(inviteLinks.expiresAt, sql`now()`)));
  await enforceQuota(tx, "inviteLinks", row.campaignId);
  const { username: _, ...columns } = link;
  return { ...insertedRow(await tx.insert(inviteLinks).values(row).returning(columns)), username };
};

export const deleteLink = async (tx: Transaction, id: number): Promise<void> => {
  oneOrMissing(await tx.delete(inviteLinks).where(eq(inviteLinks.id, id)).returning({ id: inviteLinks.id }));
};

/** Ends the links that a member has made when they are no member any more. */
export const endLinksBy = async (tx: Transaction, campaignId: number, userId: number): Promise<void> => {
  await tx
    .delete(inviteLinks)
    .where(and(eq(inviteLinks.campaignId, campaignId), eq(inviteLinks.createdBy, userId)));
};

const opens = (tokenHash: string) =>
  and(
    eq(inviteLinks.tokenHash, tokenHash),
    gt(inviteLinks.expiresAt, sql`now()`),
    or(isNull(inviteLinks.uses), lt(inviteLinks.used, inviteLinks.uses)),
  );

const keepers = alias(users, "keepers");
const makers = alias(members, "makers");

/** What a link shows of its campaign; undefined where it opens nothing, and where its maker is no member of it. */
export const findInvitation = async (
  db: Runner,
  tokenHash: string,
): Promise<(Invitation & { campaignId: number }) | undefined> => {
  const [found] = await db
    .select({
      campaignId: campaigns.id,
      campaignName: campaigns.name,
      coverImage: campaigns.coverImage,
      coverColour: campaigns.coverColour,
      keptBy: keepers.username,
    })
    .from(inviteLinks)
    .innerJoin(campaigns, eq(campaigns.id, inviteLinks.campaignId))
    .innerJoin(members, and(eq(members.campaignId, campaigns.id), eq(members.role, "creator")))
    .innerJoin(keepers, eq(keepers.id, members.userId))
    .innerJoin(makers, and(eq(makers.campaignId, campaigns.id), eq(makers.userId, inviteLinks.createdBy)))
    .where(opens(tokenHash));
  return found;
};

/** The campaign of a link, whose maker is kept a member until the transaction ends: a link is worth as much as their word. */
const holdMaker = async (tx: Transaction, tokenHash: string): Promise<CampaignRow | undefined> => {
  const [held] = await tx
    .select({ campaign: campaignColumns })
    .from(inviteLinks)
    .innerJoin(
      members,
      and(eq(members.campaignId, inviteLinks.campaignId), eq(members.userId, inviteLinks.createdBy)),
    )
    .innerJoin(campaigns, eq(campaigns.id, inviteLinks.campaignId))
    .where(opens(tokenHash))
    .for("share", { of: members });
  return held && { ...held.campaign, role: "player" };
};

/**
 * Takes one use of a link and makes the person a player; both, or neither, however many do it at once. A pending invite to the same
 * campaign counts as accepted.
 * @returns the campaign and the link's id; undefined where the link opens nothing
 * @throws Failure "conflict" for a member
 */
export const joinByLink = async (tx: Transaction, tokenHash: string, userId: number) => {
  await holdPerson(tx, userId);
  const campaign = await holdMaker(tx, tokenHash);
  if (!campaign) return undefined;
  const [taken] = await tx
    .update(inviteLinks)
    .set({ used: sql`${inviteLinks.used} + 1` })
    .where(opens(tokenHash))
    .returning({ id: inviteLinks.id });
  if (!taken) return undefined;
  const campaignId = campaign.id;
  const [joined] = await tx
    .insert(members)
    .values({ campaignId, userId, role: "player" })
    .onConflictDoNothing()
    .returning({ id: members.userId });
  if (!joined) throw new Failure("conflict", "You are a member of this campaign already");
  await tx
    .update(invites)
    .set({ status: "accepted", answeredAt: new Date() })
    .where(
      and(eq(invites.campaignId, campaignId), eq(invites.receiverId, userId), eq(invites.status, "pending")),
    );
  return { campaign, linkId: taken.id };
};
