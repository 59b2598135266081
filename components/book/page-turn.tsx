"use client";

import { useBookSide } from "./book-context";
import styles from "./page-turn.module.css";

/** The dog-ear of narrow screens: turns to the facing page and names it. By a finger the page is drawn there. */
export function PageTurn({ left, right }: { left: string; right: string }) {
  const { side, turnTo } = useBookSide();
  const facing = side === "left" ? "right" : "left";
  return (
    <button
      type="button"
      className={styles["turn"]}
      data-to={facing}
      onClick={() => turnTo(facing)}
      onPointerDown={({ pointerType, currentTarget, nativeEvent }) => {
        // Without it the button is still one.
        if (pointerType !== "mouse")
          import("./page-drag").then((drag) => drag.followFinger(currentTarget, nativeEvent)).catch(() => {});
      }}
    >
      <small>turn to</small>
      <span>{facing === "left" ? left : right}</span>
    </button>
  );
}
