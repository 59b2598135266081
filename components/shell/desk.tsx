import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import styles from "./desk.module.css";

/** The tavern table that everything lies on: navigation at the left, the page as `main`. */
export function Desk({ nav, children }: { nav?: ReactNode; children: ReactNode }) {
  return (
    <div className={classNames(styles["desk"], !nav && styles["plain"])}>
      <a className={styles["skip"]} href="#main">
        Skip to content
      </a>
      {nav}
      <main className={styles["main"]} id="main">
        {children}
      </main>
    </div>
  );
}
