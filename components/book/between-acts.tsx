import type { ReactNode } from "react";
import styles from "./book-page.module.css";

/** A running head that leaves room for acts at both ends of its line: a long title ends with an ellipsis. */
export function BetweenActs({ children }: { children: ReactNode }) {
  return <span className={styles["between"]}>{children}</span>;
}
