import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import type { IconName } from "./icon-names";
import styles from "./state.module.css";

interface EmptyStateProps {
  icon?: IconName;
  text: string;
  tone?: "calm" | "error";
  /** Takes less height, because there is more below. */
  low?: boolean;
  /** Stands in for one part of a page and takes no more height than its words. */
  part?: boolean;
  /** A button or link below. */
  children?: ReactNode;
}

/** A line drawing and one sentence where there is nothing to show yet. */
export function EmptyState({ icon = "quill", text, tone = "calm", low, part, children }: EmptyStateProps) {
  return (
    <div
      className={classNames(
        styles["blank"],
        tone === "error" && styles["error"],
        low && styles["low"],
        part && styles["part"],
      )}
    >
      <Icon name={icon} className={styles["mark"]} />
      <p className={styles["text"]}>{text}</p>
      {children}
    </div>
  );
}
