import type { Ref } from "react";
import pageStyles from "./book-page.module.css";
import styles from "./leaves.module.css";

const sides = ["left", "right"] as const;

/** What is seen while the book turns to another section: two blank pages to wait on, and over them the loose leaves, which `flipLeaves` lays and moves. */
export function Leaves({ ref }: { ref: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} className={styles["stage"]} aria-hidden="true">
      <div className={styles["blank"]}>
        {sides.map((side) => (
          <div key={side} className={pageStyles["page"]} data-side={side}>
            <div className={pageStyles["sheet"]} />
          </div>
        ))}
      </div>
    </div>
  );
}
