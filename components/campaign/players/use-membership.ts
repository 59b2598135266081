"use client";

import type { Question } from "@/components/ui/dialog/confirm-store";
import { useBusy } from "@/components/ui/use-busy";
import { useConfirm } from "@/components/ui/dialog/use-confirm";
import { attempt } from "@/lib/client/mutations/attempt";
import { changeRole } from "@/lib/client/mutations/members";
import { playersTexts } from "@/lib/messages/campaign";
import type { Member } from "@/lib/model/member";

/** What can be done about a member; afterwards the list is fetched again. */
export function useMembership(campaignId: number, member: Member) {
  const confirm = useConfirm();
  const { busy, run } = useBusy();
  const { id: userId, username } = member;
  const params = { id: campaignId, userId };

  const once = async (
    work: () => Promise<unknown>,
    { question, ...said }: { done: string; failed: string; question?: Question },
  ): Promise<boolean> => {
    if (question && (busy || !(await confirm(question)))) return false;
    return (await run(() => attempt(work, said))) !== undefined;
  };

  /** Imported on demand, to keep it out of the first-load script. */
  const loadRemoval = () => import("./remove-member");

  return {
    busy,
    remove: async () => {
      const isRemoved = await once(async () => (await loadRemoval()).removeUntilGone(params), {
        question: {
          text: playersTexts.confirmRemove(username),
          detail: playersTexts.removeDetail,
          accept: "Remove",
        },
        done: playersTexts.removed(username),
        failed: playersTexts.removeFailed,
      });
      if (isRemoved) await loadRemoval().then(({ offerWithdrawal }) => offerWithdrawal(campaignId, member));
    },
    setRole: (role: "admin" | "player") =>
      once(() => changeRole(campaignId, { params, body: { role } }), {
        done: playersTexts.roleChanged(username, role === "admin" ? "an admin" : "a player"),
        failed: playersTexts.roleChangeFailed,
      }),
  };
}
