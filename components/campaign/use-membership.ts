"use client";

import { useRouter } from "next/navigation";
import type { Question } from "@/components/ui/confirm-store";
import { useBusy } from "@/components/ui/use-busy";
import { useConfirm } from "@/components/ui/use-confirm";
import { api } from "@/lib/client/api";
import { call, sentenceOf } from "@/lib/client/call";
import { toast } from "@/lib/client/toast";
import { playersTexts } from "@/lib/messages/campaign";
import type { Member } from "@/lib/model/member";

/** What can be done about a member; afterwards the page is fetched anew. */
export function useMembership(campaignId: number, { id: userId, username }: Member) {
  const router = useRouter();
  const confirm = useConfirm();
  const { busy, run } = useBusy();
  const params = { id: campaignId, userId };

  const attempt = async (
    work: () => Promise<unknown>,
    { done, failed, question }: { done: string; failed: string; question?: Question },
  ) => {
    if (question && (busy || !(await confirm(question)))) return;
    await run(async () => {
      try {
        await work();
        toast.success(done);
      } catch (error) {
        toast.error(sentenceOf(error, failed));
      }
      router.refresh();
    });
  };

  return {
    busy,
    remove: () =>
      attempt(() => call(api.removeMember, { params }), {
        question: {
          text: playersTexts.confirmRemove(username),
          detail: playersTexts.removeDetail,
          accept: "Remove",
        },
        done: playersTexts.removed(username),
        failed: playersTexts.removeFailed,
      }),
    setRole: (role: "admin" | "player") =>
      attempt(() => call(api.changeRole, { params, body: { role } }), {
        done: playersTexts.roleChanged(username, role === "admin" ? "an admin" : "a player"),
        failed: playersTexts.roleChangeFailed,
      }),
  };
}
