import type { ReactNode } from "react";
import styles from "./creature-sheet.module.css";

/** What is done to a whole creature, at the foot of its sheet. */
export function CreatureDeeds({ children }: { children: ReactNode }) {
  return <div className={styles["deeds"]}>{children}</div>;
}
