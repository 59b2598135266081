import { useId, useState } from "react";
import type { HitPointChange } from "@/lib/rules/hit-points";
import {
  HitPointBar,
  HitPointCount,
  HitPointFlask,
  hitPointText,
  type ShownHitPoints,
} from "./hit-point-bar";
import { HitPointControl } from "./hit-point-control";
import styles from "./floating-hit-points.module.css";

interface FloatingHitPointsProps {
  name: string;
  hitPoints: ShownHitPoints;
  onChange: (change: HitPointChange) => void;
}

/** Where one page is shown at a time: the hit points at hand on every page of the book, and a slip that changes them one tap away. */
export function FloatingHitPoints({ name, hitPoints, onChange }: FloatingHitPointsProps) {
  const slip = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles["button"]}
        aria-label={`Hit points: ${hitPointText(hitPoints)}`}
        popoverTarget={slip}
      >
        <HitPointFlask {...hitPoints} />
      </button>
      <section
        id={slip}
        popover="auto"
        className={`on-paper ${styles["slip"]}`}
        aria-label={`Hit points of ${name}`}
        onToggle={({ newState }) => setOpen(newState === "open")}
      >
        {open && (
          <>
            <p className={styles["count"]}>
              <span dir="auto">{name}</span>
              <b className="num">
                <HitPointCount {...hitPoints} />
              </b>
            </p>
            <HitPointBar {...hitPoints} />
            <HitPointControl label="Damage and healing at hand" hitPoints={hitPoints} onChange={onChange} />
          </>
        )}
      </section>
    </>
  );
}
