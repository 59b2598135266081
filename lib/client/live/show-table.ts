import { CallError } from "@/lib/client/api/call";
import { writesSettled } from "@/lib/client/api/write-queue";
import { showPage } from "@/lib/client/mutations/shown";
import { toast } from "@/lib/client/page/toast";
import { showTexts } from "@/lib/messages/show-button";
import type { ShownPlace } from "@/lib/model/place";

/** Has the books of the players turn to a page. */
export const showTable = async (
  campaignId: number,
  body: { place: ShownPlace; id?: number },
): Promise<void> => {
  // A fight may be drawn as begun before the server has begun it.
  await writesSettled(`${body.place} ${body.id}`);
  await showPage(campaignId, { params: { id: campaignId }, body });
};

/** Shows a fight to all that begins now. One that could not be begun can't be shown either, which has been said by then. */
export const showBegunFight = (fight: { campaignId: number; id: number }): void => {
  showTable(fight.campaignId, { place: "fight", id: fight.id }).catch((error: unknown) => {
    if (error instanceof CallError && error.status === 409) return;
    toast.error(showTexts.failed, { about: "shown" });
  });
};
