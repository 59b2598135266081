"use client";

import { useRouter } from "next/navigation";
import { useBusy } from "@/components/ui/use-busy";
import { useConfirm } from "@/components/ui/use-confirm";
import { call, sentenceOf } from "@/lib/client/call";
import { toast } from "@/lib/client/toast";
import { changeRole, removeMember } from "@/lib/contract/campaigns";
import { playersTexts } from "@/lib/messages";
import type { Member } from "@/lib/model/member";

/** What can be done about a member; afterwards the page is fetched anew. */
export function useMembership(campaignId: number, { id: userId, username }: Member) {
  const router = useRouter();
  const confirm = useConfirm();
  const { busy, run } = useBusy();
  const params = { id: campaignId, userId };

  const attempt = (work: () => Promise<unknown>, done: string, failed: string) =>
    run(async () => {
      try {
        await work();
        toast.success(done);
      } catch (error) {
        toast.error(sentenceOf(error, failed));
      }
      router.refresh();
    });

  return {
    busy,
    remove: async () => {
      const agreed = await confirm({ text: playersTexts.confirmRemove(username), accept: "Remove" });
      if (!agreed) return;
      await attempt(
        () => call(removeMember, { params }),
        playersTexts.removed(username),
        playersTexts.removeFailed,
      );
    },
    setRole: (role: "admin" | "player") =>
      attempt(
        () => call(changeRole, { params, body: { role } }),
        playersTexts.roleChanged(username, role === "admin" ? "an admin" : "a player"),
        playersTexts.roleChangeFailed,
      ),
  };
}
