import { previewTexts } from "@/lib/messages/preview";
import styles from "./preview-notice.module.css";

/** Above everything, and in nobody's way: what is below it can be clicked through it. */
export function PreviewNotice() {
  return (
    <aside className={styles["notice"]} aria-label="Preview">
      {previewTexts.notice}
    </aside>
  );
}
