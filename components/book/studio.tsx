import type { ReactNode } from "react";
import styles from "./studio.module.css";

/** The bench where covers are made: the preview at the left, the form at the right. */
export function Studio({
  preview,
  caption,
  children,
}: {
  preview: ReactNode;
  caption: string;
  children: ReactNode;
}) {
  return (
    <div className={styles["studio"]}>
      <div className={styles["preview"]}>
        {preview}
        <p>{caption}</p>
      </div>
      {children}
    </div>
  );
}
