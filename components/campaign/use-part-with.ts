"use client";

import { useRouter } from "next/navigation";
import { useBusy } from "@/components/ui/use-busy";
import { useConfirm } from "@/components/ui/use-confirm";
import { api } from "@/lib/client/api";
import { call, isGone } from "@/lib/client/call";
import { announceCampaigns } from "@/lib/client/campaign-list";
import { forgetCampaign, selectedId } from "@/lib/client/selection";
import { toast } from "@/lib/client/toast";
import { campaignTexts } from "@/lib/messages/campaign";

interface Parting {
  question: string;
  accept: string;
  work: () => Promise<unknown>;
  done: string;
  failed: string;
}

/** Deleting or leaving a campaign: asks, does it, forgets the selection and goes back to the shelf. */
export function usePartWith({ id, name }: { id: number; name: string }) {
  const router = useRouter();
  const confirm = useConfirm();
  const { busy, run } = useBusy();

  const part = ({ question, accept, work, done, failed }: Parting) =>
    run(async () => {
      if (!(await confirm({ text: question, accept }))) return;
      try {
        await work();
      } catch (error) {
        // An earlier try whose answer got lost, or somebody else, has done it already.
        if (!isGone(error)) {
          toast.error(failed);
          return;
        }
      }
      toast.success(done);
      // Another tab may have opened another book meanwhile: that one stays selected.
      if (selectedId("selectedCampaignId") === id) forgetCampaign();
      announceCampaigns();
      router.push("/home");
      router.refresh();
    });

  return {
    busy,
    remove: () =>
      part({
        question: campaignTexts.confirmDelete(name),
        accept: "Delete",
        work: () => call(api.deleteCampaign, { params: { id } }),
        done: campaignTexts.deleted,
        failed: campaignTexts.deleteFailed,
      }),
    leave: () =>
      part({
        question: campaignTexts.confirmLeave(name),
        accept: "Leave",
        work: () => call(api.leaveCampaign, { params: { id } }),
        done: campaignTexts.left,
        failed: campaignTexts.leaveFailed,
      }),
  };
}
