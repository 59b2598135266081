"use client";

import { Button } from "@/components/ui/button";
import { PrintButton } from "@/components/ui/print/print-button";
import { campaignTexts } from "@/lib/messages/campaign";
import type { Campaign } from "@/lib/model/campaign";
import { may } from "@/lib/policy";
import { ExportCampaign } from "./transfer/export-campaign";
import styles from "./title-page.module.css";
import { useLeaveOrDeleteCampaign } from "./use-leave-or-delete-campaign";

/**
 * Who may delete the book sees that; who can leave it sees that as well. A creator can't leave, only delete, and can save a copy
 * of the book before.
 */
export function LeaveOrDelete({ campaign }: { campaign: Pick<Campaign, "id" | "name" | "role"> }) {
  const { role } = campaign;
  const { busy, remove, leave } = useLeaveOrDeleteCampaign(campaign);
  const removable = may("campaign:delete", { role, owns: false });
  const leavable = role !== "creator" && may("campaign:leave", { role, owns: false });
  return (
    <>
      <div className={styles["actions"]}>
        <PrintButton />
        {may("campaign:export", { role, owns: false }) && <ExportCampaign id={campaign.id} />}
      </div>
      {leavable && (
        <div className={styles["actions"]}>
          <p className="note">{campaignTexts.leaveKeeps}</p>
          <Button variant="danger" busy={busy} onClick={() => void leave()}>
            Leave Campaign
          </Button>
        </div>
      )}
      {removable && (
        <div className={styles["actions"]}>
          <p className="note">{campaignTexts.deleteTakes}</p>
          <Button variant="danger" busy={busy} onClick={() => void remove()}>
            Delete Campaign
          </Button>
        </div>
      )}
      {!removable && !leavable && <p className="note">{campaignTexts.noActions}</p>}
    </>
  );
}
