"use client";

import type { Question } from "@/components/ui/dialog/confirm-store";
import { useBusy } from "@/components/ui/use-busy";
import { useConfirm } from "@/components/ui/dialog/use-confirm";
import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { toast } from "@/lib/client/page/toast";
import { attempt } from "@/lib/client/mutations/attempt";
import { changeRole, removeMember } from "@/lib/client/mutations/members";
import { playersTexts } from "@/lib/messages/campaign";
import { inviteLinkTexts } from "@/lib/messages/invite-links";
import type { Member } from "@/lib/model/member";

/** What can be done about a member; afterwards the list is fetched again. */
export function useMembership(campaignId: number, { id: userId, username }: Member) {
  const confirm = useConfirm();
  const { busy, run } = useBusy();
  const params = { id: campaignId, userId };

  const once = async (
    work: () => Promise<unknown>,
    { question, ...said }: { done: string; failed: string; question?: Question },
  ): Promise<boolean> => {
    if (question && (busy || !(await confirm(question)))) return false;
    return (await run(() => attempt(work, said))) !== undefined;
  };

  /** Who was removed can come in again by a link that they still have. */
  const offerWithdrawal = async () => {
    const links = (await call(api.inviteLinks.list, { params: { id: campaignId } })).filter(
      ({ uses, used }) => uses === null || used < uses,
    );
    if (links.length === 0) return;
    const question = {
      text: inviteLinkTexts.confirmWithdrawAll(links.length),
      detail: inviteLinkTexts.withdrawAllDetail(username),
      accept: "Withdraw",
      cancel: "Leave open",
    };
    if (!(await confirm(question))) return;
    const withdrawAll = async () => {
      // Loaded with its use: the page's first script does without it.
      const { withdrawInviteLink } = await import("@/lib/client/mutations/invites");
      return Promise.all(links.map(({ id }) => withdrawInviteLink(campaignId, { params: { id } })));
    };
    await attempt(withdrawAll, {
      failed: inviteLinkTexts.withdrawFailed,
      done: inviteLinkTexts.allWithdrawn,
    });
  };

  return {
    busy,
    remove: async () => {
      const isRemoved = await once(() => removeMember(campaignId, { params }), {
        question: {
          text: playersTexts.confirmRemove(username),
          detail: playersTexts.removeDetail,
          accept: "Remove",
        },
        done: playersTexts.removed(username),
        failed: playersTexts.removeFailed,
      });
      // That links may still be open has to be known all the same: the list has them once it can be read.
      if (isRemoved) await offerWithdrawal().catch(() => toast.error(inviteLinkTexts.listFailed));
    },
    setRole: (role: "admin" | "player") =>
      once(() => changeRole(campaignId, { params, body: { role } }), {
        done: playersTexts.roleChanged(username, role === "admin" ? "an admin" : "a player"),
        failed: playersTexts.roleChangeFailed,
      }),
  };
}
