"use client";

import { Button } from "@/components/ui/button";
import { PrintButton } from "@/components/ui/print/print-button";
import { campaignTexts } from "@/lib/messages/campaign";
import type { Campaign } from "@/lib/model/campaign";
import { may } from "@/lib/policy";
import { ExportCampaign } from "./transfer/export-campaign";
import { ExportMarkdown } from "./transfer/export-markdown";
import styles from "./title-page.module.css";
import { useLeaveOrDeleteCampaign } from "./use-leave-or-delete-campaign";

interface PartingProps {
  campaign: Pick<Campaign, "id" | "name" | "role">;
}

/** Printing the book; a copy of it and its end for who may. */
export function PrintOrDelete({ campaign }: PartingProps) {
  const { role } = campaign;
  const { busy, remove } = useLeaveOrDeleteCampaign(campaign);
  const removable = may("campaign:delete", { role, owns: false });
  return (
    <>
      <div className={styles["actions"]}>
        <PrintButton />
        {may("campaign:export", { role, owns: false }) && <ExportCampaign id={campaign.id} />}
        <ExportMarkdown id={campaign.id} />
      </div>
      {removable && (
        <div className={styles["actions"]}>
          <p className="note">{campaignTexts.deleteTakes}</p>
          <Button variant="danger" busy={busy} onClick={() => void remove()}>
            Delete Campaign
          </Button>
        </div>
      )}
      {!removable && !may("campaign:leave", { role, owns: false }) && (
        <p className="note">{campaignTexts.noActions}</p>
      )}
    </>
  );
}

/** At the foot of the players: leaving the table. A creator can't leave, only delete. */
export function LeaveCampaign({ campaign }: PartingProps) {
  const { role } = campaign;
  const { busy, leave } = useLeaveOrDeleteCampaign(campaign);
  if (role === "creator" || !may("campaign:leave", { role, owns: false })) return null;
  return (
    <div className={styles["actions"]}>
      <p className="note">{campaignTexts.leaveKeeps}</p>
      <Button variant="danger" busy={busy} onClick={() => void leave()}>
        Leave Campaign
      </Button>
    </div>
  );
}
