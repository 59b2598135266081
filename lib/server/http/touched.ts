import "server-only";
import { pendingInvites } from "@/db/queries/invites";
import { membershipsIn, membershipsOf } from "@/db/queries/members";
import type { Runner } from "@/db/transaction";
import type { Touched } from "./write";

/** A campaign on the shelves of all its members. */
export const onShelves = async (tx: Runner, campaignIds: readonly number[]): Promise<Touched[]> => {
  const rows = await membershipsIn(tx, campaignIds);
  return campaignIds.map((id) => ({
    id,
    to: rows.filter(({ campaignId }) => campaignId === id).map(({ userId }) => userId),
  }));
};

const invitesOf = async (tx: Runner, what: Parameters<typeof pendingInvites>[1]): Promise<Touched[]> => {
  const rows = await pendingInvites(tx, what);
  return rows.map(({ id, campaignId, receiverId }) => ({ id, campaignId, to: [receiverId] }));
};

/** What the end of a membership changes, with the invites that ended with it: those whom they asked are told. */
export const byMembershipEnd = (
  campaignId: number,
  userId: number,
  ended: readonly { id: number; receiverId: number }[],
) => ({
  members: [{ id: campaignId, to: [userId] }],
  shelf: [{ id: campaignId, to: [userId] }],
  invites: ended.map(({ id, receiverId }) => ({ id, to: [receiverId] })),
});

/** What the deletion of a campaign changes for its people; asked before it. */
export const byCampaignDeletion = async (tx: Runner, campaignId: number) => ({
  shelf: await onShelves(tx, [campaignId]),
  invites: await invitesOf(tx, { campaignIds: [campaignId] }),
});

/** The member lists in which a person stands. */
export const inMemberLists = async (tx: Runner, userId: number): Promise<Touched[]> =>
  (await membershipsOf(tx, userId)).map(({ campaignId }) => ({ id: campaignId }));

/** What the deletion of an account changes, with the campaigns that go with it; asked before it. */
export const byAccountDeletion = async (tx: Runner, userId: number) => {
  const own = await membershipsOf(tx, userId);
  const created = own.filter(({ role }) => role === "creator").map(({ campaignId }) => campaignId);
  const joined = own.filter(({ role }) => role !== "creator");
  return {
    account: [{ id: userId, to: [userId] }],
    campaign: created.map((id) => ({ id })),
    shelf: created.length > 0 ? await onShelves(tx, created) : [],
    members: joined.map(({ campaignId }) => ({ id: campaignId })),
    invites: await invitesOf(tx, { campaignIds: created, userId }),
  };
};
