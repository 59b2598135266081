"use client";

import type { Question } from "@/components/ui/dialog/confirm-store";
import { useBusy } from "@/components/ui/use-busy";
import { useConfirm } from "@/components/ui/dialog/use-confirm";
import { api } from "@/lib/client/api/api";
import { call, sentenceOf } from "@/lib/client/api/call";
import { invalidate } from "@/lib/client/api/invalidate";
import { toast } from "@/lib/client/page/toast";
import { playersTexts } from "@/lib/messages/campaign";
import { linkTexts } from "@/lib/messages/join";
import type { Member } from "@/lib/model/member";

/** What can be done about a member; afterwards the list is fetched again. */
export function useMembership(campaignId: number, { id: userId, username }: Member) {
  const confirm = useConfirm();
  const { busy, run } = useBusy();
  const params = { id: campaignId, userId };

  const attempt = async (
    work: () => Promise<unknown>,
    { done, failed, question }: { done: string; failed: string; question?: Question },
  ): Promise<boolean> => {
    if (question && (busy || !(await confirm(question)))) return false;
    let isDone = false;
    await run(async () => {
      try {
        await work();
        isDone = true;
        toast.success(done);
      } catch (error) {
        toast.error(sentenceOf(error, failed));
      }
      void invalidate({ kind: "members", id: campaignId, campaignId });
    });
    return isDone;
  };

  /** Who was removed can come in again by a link that they still have. */
  const offerWithdrawal = async () => {
    const links = (await call(api.inviteLinks.list, { params: { id: campaignId } })).filter(
      ({ uses, used }) => uses === null || used < uses,
    );
    if (links.length === 0) return;
    const question = {
      text: linkTexts.confirmWithdrawAll(links.length),
      detail: linkTexts.withdrawAllDetail(username),
      accept: "Withdraw",
      cancel: "Leave open",
    };
    if (!(await confirm(question))) return;
    try {
      await Promise.all(links.map(({ id }) => call(api.inviteLinks.remove, { params: { id } })));
      toast.success(linkTexts.allWithdrawn);
    } catch (error) {
      toast.error(sentenceOf(error, linkTexts.withdrawFailed));
    }
    void invalidate({ kind: "invites", id: campaignId, campaignId });
  };

  return {
    busy,
    remove: async () => {
      const isRemoved = await attempt(() => call(api.campaigns.removeMember, { params }), {
        question: {
          text: playersTexts.confirmRemove(username),
          detail: playersTexts.removeDetail,
          accept: "Remove",
        },
        done: playersTexts.removed(username),
        failed: playersTexts.removeFailed,
      });
      // What can't be asked for now can be withdrawn from the list.
      if (isRemoved) await offerWithdrawal().catch(() => {});
    },
    setRole: (role: "admin" | "player") =>
      attempt(() => call(api.campaigns.changeRole, { params, body: { role } }), {
        done: playersTexts.roleChanged(username, role === "admin" ? "an admin" : "a player"),
        failed: playersTexts.roleChangeFailed,
      }),
  };
}
