"use client";

import { useGoToPage } from "@/components/ui/history/use-go-to-page";
import { Button } from "@/components/ui/button";
import { select } from "@/lib/client/storage/selection";
import styles from "./title-page.module.css";

/** Notes which campaign is to be changed, and goes to the editor. */
export function EditCampaign({ id }: { id: number }) {
  const goToPage = useGoToPage();
  return (
    <Button
      className={styles["edit"] ?? ""}
      icon="edit"
      onClick={() => {
        select("editCampaignId", id);
        goToPage("/edit-campaign");
      }}
    >
      Edit
    </Button>
  );
}
