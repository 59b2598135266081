import { type MouseEvent, type ReactNode, useState } from "react";
import { isHeldPress } from "@/lib/client/dice/pressed-edge";
import { changedHitPoints, type HitPointChange } from "@/lib/rules/hit-points";
import { type ShownHitPoints, hitPointText } from "./hit-point-bar";
import styles from "./hit-point-steps.module.css";

interface HitPointStepsProps {
  name: string;
  hitPoints: ShownHitPoints;
  onChange: (change: HitPointChange) => void;
  /** The id of the slip that they open: an `AmountSlip`. */
  slip: string;
  /** Whose layout it follows: minus, plus and the words below them are the children of its grid. */
  className?: string | undefined;
  /** Says that holding types. */
  hint?: boolean;
  children: ReactNode;
}

/**
 * Minus and plus by one hit point around what shows them; held, or with Shift, they open a slip for an amount, which deals damage, heals
 * and gives temporary hit points.
 */
export function HitPointSteps({
  name,
  hitPoints,
  onChange,
  slip,
  className,
  hint,
  children,
}: HitPointStepsProps) {
  const { current, max, temporary = 0 } = hitPoints;
  const [said, say] = useState("");
  // What is held does what its attributes say: it opens the slip.
  const step = (event: MouseEvent, change: number) => {
    if (isHeldPress()) return;
    event.preventDefault();
    const next = changedHitPoints({ current, max, temporary }, { change });
    if (next.current === current && next.temporary === temporary) return;
    onChange({ change });
    say(`${hitPointText(next)} hit points`);
  };
  return (
    <div className={className} data-steps="">
      <button
        type="button"
        className={styles["step"]}
        aria-label={`Lose a hit point: ${name}`}
        aria-disabled={(current <= 0 && temporary <= 0) || undefined}
        data-hold=""
        popoverTarget={slip}
        popoverTargetAction="show"
        onClick={(event) => step(event, -1)}
      >
        −
      </button>
      {children}
      <button
        type="button"
        className={styles["step"]}
        aria-label={`Regain a hit point: ${name}`}
        aria-disabled={current >= max || undefined}
        data-hold=""
        popoverTarget={slip}
        popoverTargetAction="show"
        onClick={(event) => step(event, 1)}
      >
        +
      </button>
      <button
        type="button"
        className={hint ? styles["hint"] : styles["unhinted"]}
        aria-label={`Type an amount: ${name}`}
        popoverTarget={slip}
      >
        hold to type
      </button>
      <span className="vh" role="status">
        {said}
      </span>
    </div>
  );
}
