"use client";

import { useRef } from "react";
import { useGoToPage } from "@/components/ui/history/use-go-to-page";
import type { Question } from "@/components/ui/dialog/confirm-store";
import { whenStill } from "@/components/ui/history/traversal";
import { useBusy } from "@/components/ui/use-busy";
import { useConfirm } from "@/components/ui/dialog/use-confirm";
import { isGone } from "@/lib/client/api/call";
import { isAmbiguous } from "@/lib/client/api/failures";
import { attempt, untilDone } from "@/lib/client/mutations/attempt";
import { leaveCampaign, removeCampaign } from "@/lib/client/mutations/campaigns";
import { announceCampaigns } from "@/lib/client/storage/campaign-list";
import { refreshPage } from "@/lib/client/page/refresh-page";
import { closeBook, openBookId } from "@/lib/client/storage/selection";
import { campaignTexts } from "@/lib/messages/campaign";

interface Parting {
  question: Question;
  /** Says of a refusal whether one has parted already. */
  isParted: (error: unknown) => boolean;
  work: () => Promise<unknown>;
  done: string;
  failed: string;
}

/** Deleting or leaving a campaign: asks, does it, forgets the selection and goes back to the shelf from the book. */
export function useLeaveOrDeleteCampaign({ id, name }: { id: number; name: string }) {
  const goToPage = useGoToPage();
  const confirm = useConfirm();
  const { busy, run } = useBusy();
  const isUnanswered = useRef(false);

  /** A book that is not found was deleted by a try whose answer got lost, if there was one; else it may stand without this person. */
  const isDeleted = (error: unknown) => {
    isUnanswered.current ||= isAmbiguous(error);
    const isMissing = isGone(error);
    if (isMissing && !isUnanswered.current) whenStill(refreshPage);
    return isMissing && isUnanswered.current;
  };
  const part = async ({ question, work, isParted, done, failed }: Parting) => {
    const asked = window.location.pathname;
    if (!(await confirm(question))) return;
    await run(async () => {
      if (!(await attempt(untilDone(work, isParted), { failed, sentence: "unsaid", done }))) return;
      const shown = openBookId();
      closeBook(id);
      announceCampaigns();
      // Navigates only where this book is still open: the answer may come after somebody went to another page. Where a live event told of
      // the deletion before the answer, the page shows no book any more.
      if (shown === id || (shown === null && window.location.pathname === asked)) goToPage("/home");
      // In this order: the page that is left has no campaign any more.
      whenStill(refreshPage);
    });
  };

  return {
    busy,
    remove: () =>
      part({
        question: {
          text: campaignTexts.confirmDelete(name),
          detail: campaignTexts.deleteDetail,
          accept: "Delete",
        },
        work: () => removeCampaign(id, { params: { id } }),
        isParted: isDeleted,
        done: campaignTexts.deleted,
        failed: campaignTexts.deleteFailed,
      }),
    leave: () =>
      part({
        question: {
          text: campaignTexts.confirmLeave(name),
          detail: campaignTexts.leaveDetail,
          accept: "Leave",
        },
        work: () => leaveCampaign(id, { params: { id } }),
        isParted: isGone,
        done: campaignTexts.left,
        failed: campaignTexts.leaveFailed,
      }),
  };
}
