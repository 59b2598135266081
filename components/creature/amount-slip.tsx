import { type ReactNode, useRef } from "react";
import type { HitPointChange } from "@/lib/rules/hit-points";
import type { ShownHitPoints } from "./hit-point-bar";
import { HitPointControl } from "./hit-point-control";
import styles from "./amount-slip.module.css";

interface AmountSlipProps {
  id: string;
  name: string;
  hitPoints: ShownHitPoints;
  onChange: (change: HitPointChange) => void;
  onClosed?: (() => void) | undefined;
  /** What else is done from there. */
  children?: ReactNode;
}

/** The id of the slip of a creature that a book is open at. */
export const slipOf = (creatureId: number): string => `hit-points-${creatureId}`;

/** A slip for an amount: damage, healing or temporary hit points. It opens below the steps that ask for it, on a phone above their bar. */
export function AmountSlip({ id, name, hitPoints, onChange, onClosed, children }: AmountSlipProps) {
  const slip = useRef<HTMLElement>(null);
  const place = () => {
    const steps = [...document.querySelectorAll(`[data-steps]:has([popovertarget="${id}"])`)];
    const shown = steps.map((one) => one.getBoundingClientRect()).find(({ width }) => width > 0);
    if (!shown) return;
    slip.current?.style.setProperty("--top", `${shown.bottom}px`);
    slip.current?.style.setProperty("--right", `${document.documentElement.clientWidth - shown.right}px`);
  };
  return (
    <section
      ref={slip}
      id={id}
      popover="auto"
      className={`on-paper ${styles["slip"]}`}
      aria-label={`Hit points of ${name}`}
      onBeforeToggle={place}
      onToggle={({ newState, target, currentTarget }) => {
        if (target !== currentTarget) return; // A dialog in it is toggled too, and that bubbles in React.
        if (newState === "open") currentTarget.querySelector("input")?.focus();
        else onClosed?.();
      }}
    >
      <HitPointControl hitPoints={hitPoints} label={`Damage and healing of ${name}`} onChange={onChange} />
      {children}
    </section>
  );
}
