"use client";

import { type FormEvent, useState } from "react";
import { clampNumber } from "@/components/ui/clamp-number";
import { type HitPoints, RANGE } from "@/lib/rules/creature";
import styles from "./hit-point-control.module.css";

interface HitPointControlProps {
  hitPoints: HitPoints;
  /** Gets the new current hit points, from 0 to the maximum. */
  onChange: (current: number) => void;
  /** For screen readers, where there are several on a page. */
  label?: string;
}

const MOST = RANGE.maxHitPoints.max;

/**
 * Damage and healing at the table: an amount, and a button that takes it or gives it. One that can do nothing keeps the focus, and what
 * came of a press is said.
 */
export function HitPointControl({
  hitPoints: { current, max },
  onChange,
  label = "Damage and healing",
}: HitPointControlProps) {
  const [typed, setTyped] = useState("1");
  const [said, say] = useState("");
  const amount = clampNumber(typed, 0, MOST) ?? 0;
  const change = (by: number) => {
    const next = Math.min(max, Math.max(0, current + by));
    if (next === current) return;
    onChange(next);
    say(`${next} of ${max} hit points`);
  };
  const damage = (event: FormEvent) => {
    event.preventDefault();
    change(-amount);
  };
  return (
    <form className={styles["control"]} aria-label={label} onSubmit={damage}>
      <button
        type="button"
        className={styles["heal"]}
        aria-disabled={current >= max || undefined}
        onClick={() => change(amount)}
      >
        Heal
      </button>
      <input
        aria-label="Amount of hit points"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={typed}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => setTyped(String(amount))}
      />
      <button type="submit" className={styles["damage"]} aria-disabled={current <= 0 || undefined}>
        Damage
      </button>
      <span className="vh" role="status">
        {said}
      </span>
    </form>
  );
}
