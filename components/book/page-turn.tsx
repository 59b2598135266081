"use client";

import { useBookSide } from "./book-context";
import styles from "./page-turn.module.css";

/** The dog-ear of narrow screens: turns to the facing page and names it. */
export function PageTurn({ left, right }: { left: string; right: string }) {
  const { side, turnTo } = useBookSide();
  const facing = side === "left" ? "right" : "left";
  return (
    <button type="button" className={styles["turn"]} onClick={() => turnTo(facing)}>
      <small>turn to</small>
      <span>{facing === "left" ? left : right}</span>
    </button>
  );
}
