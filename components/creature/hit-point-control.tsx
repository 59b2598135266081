import { type FormEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { clampNumber } from "@/components/ui/form/clamp-number";
import { inputClass } from "@/components/ui/form/input-class";
import { Form } from "@/components/ui/form/form";
import { usePrehydrationInput } from "@/components/ui/form/use-prehydration-input";
import { RANGE } from "@/lib/rules/creature";
import { changedHitPoints, type HitPointChange } from "@/lib/rules/hit-points";
import { hitPointText, type ShownHitPoints } from "./hit-point-bar";
import styles from "./hit-point-control.module.css";

interface HitPointControlProps {
  hitPoints: ShownHitPoints;
  onChange: (change: HitPointChange) => void;
  /** For screen readers, where there are several on a page. */
  label?: string;
}

const MOST = RANGE.maxHitPoints.max;

/**
 * Damage and healing at the table: an amount, and buttons that take it, give it, or give it as temporary hit points; then the amount is 1
 * again. A button that can do nothing keeps the focus, and what came of a press is said.
 */
export function HitPointControl({ hitPoints, onChange, label = "Damage and healing" }: HitPointControlProps) {
  const { current, max, temporary = 0 } = hitPoints;
  const id = useId();
  usePrehydrationInput(id);
  const [typed, setTyped] = useState("1");
  const [said, say] = useState("");
  const amount = clampNumber(typed, 0, MOST) ?? 0;
  const isEmpty = current <= 0 && temporary <= 0;
  const send = (change: HitPointChange) => {
    const next = changedHitPoints({ current, max, temporary }, change);
    if (next.current === current && next.temporary === temporary) return;
    onChange(change);
    setTyped("1");
    say(`${hitPointText(next)} hit points`);
  };
  const damage = (event: FormEvent) => {
    event.preventDefault();
    send({ change: -amount });
  };
  return (
    <Form className={styles["control"]} aria-label={label} onSubmit={damage}>
      <input
        id={id}
        className={classNames(inputClass, styles["amount"])}
        aria-label="Amount of hit points"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={typed}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => setTyped(String(amount))}
      />
      <Button variant="primary" type="submit" aria-disabled={isEmpty || undefined}>
        Damage
      </Button>
      <Button aria-disabled={current >= max || undefined} onClick={() => send({ change: amount })}>
        Heal
      </Button>
      <Button
        aria-label="Give temporary hit points"
        title="Temporary hit points: spent first; the larger amount stays"
        onClick={() => send({ temporary: amount })}
      >
        Temp
      </Button>
      <span className="vh" role="status">
        {said}
      </span>
    </Form>
  );
}
