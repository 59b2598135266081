"use client";

import { toast } from "@/lib/client/page/toast";
import { userIdTexts } from "@/lib/messages/user-id";
import { IconButton } from "@/components/ui/icon-button";
import styles from "./user-id.module.css";

const copy = async (id: number): Promise<void> => {
  try {
    // Missing where the page came over plain http.
    await navigator.clipboard.writeText(String(id));
    toast.success(userIdTexts.copied);
  } catch {
    toast.error(userIdTexts.copyFailed);
  }
};

/** The number that others invite this person by, and a button that copies it. */
export function UserId({ id }: { id: number }) {
  return (
    <p className={styles["id"]}>
      ID <b className="num">{id}</b>
      <IconButton icon="copy" label="Copy ID" onClick={() => void copy(id)} />
    </p>
  );
}
