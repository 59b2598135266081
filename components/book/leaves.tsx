import type { CSSProperties, Ref } from "react";
import { DELAY } from "@/lib/constants";
import pageStyles from "./book-page.module.css";
import leaf from "./leaf.webp";
import styles from "./leaves.module.css";

const sides = ["left", "right"] as const;

/** What is seen while the book turns to another section: two blank pages, and over them the loose leaves. `flipLeaves` moves them. */
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
      {Array.from({ length: DELAY.flip.leaves }, (_, index) => (
        <img
          key={index}
          className={styles["leaf"]}
          style={{ "--i": index } as CSSProperties}
          src={leaf.src}
          alt=""
          decoding="async"
        />
      ))}
    </div>
  );
}
