import { useConfirm } from "@/components/ui/dialog/use-confirm";
import { attempt } from "@/lib/client/mutations/attempt";
import { deleteUntilGone } from "@/lib/client/mutations/delete-until-gone";
import { removeHandout } from "@/lib/client/mutations/handouts";
import { handoutTexts } from "@/lib/messages/handouts";
import type { Handout } from "@/lib/model/handout";

/** Deletes a handout where one is sure; answers whether it is gone. */
export function useRemoveHandout(campaignId: number) {
  const confirm = useConfirm();
  return async ({ id, title }: Handout): Promise<boolean> => {
    const question = { text: handoutTexts.confirmDelete(title), detail: handoutTexts.deleteDetail };
    if (!(await confirm({ ...question, accept: "Delete" }))) return false;
    const removed = await attempt(
      () => deleteUntilGone(campaignId, () => removeHandout(campaignId, { params: { id } })),
      {
        failed: handoutTexts.deleteFailed,
        done: handoutTexts.deleted,
        about: "handout",
      },
    );
    return removed !== undefined;
  };
}
