"use client";

import { useId, useState } from "react";
import type { HitPoints } from "@/lib/rules/creature";
import { HitPointBar, HitPointFlask } from "./hit-point-bar";
import { HitPointControl } from "./hit-point-control";
import styles from "./hit-point-knob.module.css";

interface HitPointKnobProps {
  name: string;
  hitPoints: HitPoints;
  onChange: (current: number) => void;
}

/** Where one page is shown at a time: the hit points at hand on every page of the book, and a slip that changes them one tap away. */
export function HitPointKnob({ name, hitPoints, onChange }: HitPointKnobProps) {
  const slip = useId();
  const [open, setOpen] = useState(false);
  const { current, max } = hitPoints;
  return (
    <>
      <button
        type="button"
        className={styles["knob"]}
        aria-label={`Hit points: ${current} of ${max}`}
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
              <span>{name}</span>
              <b className="num">
                {current}/{max}
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
