import { ask } from "@/components/ui/dialog/confirm-store";
import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { isDeletedIn } from "@/lib/client/api/is-deleted-in";
import { toast } from "@/lib/client/page/toast";
import { attempt, untilDone } from "@/lib/client/mutations/attempt";
import { withdrawInviteLink } from "@/lib/client/mutations/invites";
import { removeMember } from "@/lib/client/mutations/members";
import { inviteLinkTexts } from "@/lib/messages/invite-links";
import type { Member } from "@/lib/model/member";

interface Removal {
  id: number;
  userId: number;
}

/** Whether a failed removal is done all the same, by the list of members: its answer got lost, or another dungeon master was quicker. */
const isRemoved =
  ({ id, userId }: Removal) =>
  (): Promise<boolean> =>
    call(api.campaigns.listMembers, { params: { id } }).then(
      (members) => members.every((member) => member.id !== userId),
      () => false,
    );

/** Removes a member from a campaign; done as well where they are gone already. @throws CallError */
export const removeUntilGone = (params: Removal): Promise<true> =>
  untilDone(() => removeMember(params.id, { params }), isRemoved(params))();

/** Asks whether to withdraw the open links: who was removed can come in again by one that they still have. */
const offer = async (campaignId: number, { username }: Member): Promise<void> => {
  const links = (await call(api.inviteLinks.list, { params: { id: campaignId } })).filter(
    ({ uses, used }) => uses === null || used < uses,
  );
  if (links.length === 0) return;
  const sure = await ask({
    text: inviteLinkTexts.confirmWithdrawAll(links.length),
    detail: inviteLinkTexts.withdrawAllDetail(username),
    accept: "Withdraw",
    cancel: "Leave open",
  });
  if (!sure) return;
  // A link that another dungeon master withdrew meanwhile counts as withdrawn.
  const withdraw = ({ id }: { id: number }) =>
    untilDone(() => withdrawInviteLink(campaignId, { params: { id } }), isDeletedIn(campaignId))();
  await attempt(() => Promise.all(links.map(withdraw)), {
    failed: inviteLinkTexts.withdrawFailed,
    done: inviteLinkTexts.allWithdrawn,
  });
};

/** Offers to withdraw the open links, and says so where they can't be read. */
export const offerWithdrawal = (campaignId: number, member: Member): Promise<void> =>
  offer(campaignId, member).catch(() => void toast.error(inviteLinkTexts.listFailed));
