"use client";

import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { select } from "@/lib/client/storage/selection";
import styles from "./title-page.module.css";

/** Notes which campaign is to be changed, and goes to the editor. */
export function EditCampaign({ id }: { id: number }) {
  const router = useRouter();
  return (
    <Button
      className={styles["edit"] ?? ""}
      icon="edit"
      onClick={() => {
        select("editCampaignId", id);
        router.push("/edit-campaign");
      }}
    >
      Edit
    </Button>
  );
}
