"use client";

import { useState } from "react";
import { clampNumber } from "./clamp-number";
import styles from "./number-stepper.module.css";

interface NumberStepperProps {
  /** What is counted; it names the field and both buttons. */
  label: string;
  /** For a visible label elsewhere: `<label htmlFor={id}>`. */
  id?: string;
  /** Where a form keeps it that follows what others save. */
  name?: string | undefined;
  value: number;
  min: number;
  max: number;
  /** What an emptied field counts as; left out, it keeps its value. */
  empty?: number;
  /** Counts what is typed on leaving the field only, where a number that is half typed would do harm. */
  late?: boolean;
  onChange: (value: number) => void;
}

/** − value +, which keep the focus at the ends of the range. What is typed counts as soon as it is a number in range, and is brought into range on leaving. */
export function NumberStepper(props: NumberStepperProps) {
  const { label, id, name, value, min, max, empty, late, onChange } = props;
  const [draft, setDraft] = useState<string>();
  const set = (next: number) => {
    setDraft(undefined);
    if (next !== value) onChange(next);
  };
  /** One further; where it stands beyond that end of the range already, it stays. */
  const step = (from: number, by: 1 | -1): boolean => {
    const isWithin = by > 0 ? from < max : from > min;
    if (isWithin) set(Math.min(max, Math.max(min, from + by)));
    return isWithin;
  };
  /** What stands in the field: what is typed, where it is a number. */
  const written = () => clampNumber(draft ?? "", min, max) ?? value;
  const type = (text: string) => {
    setDraft(text);
    if (late) return;
    const typed = text.trim() === "" ? empty : clampNumber(text, min, max);
    if (typed !== undefined && (text.trim() === "" || String(typed) === text.trim())) onChange(typed);
  };
  return (
    <span className={styles["stepper"]} data-field={name}>
      <button
        type="button"
        aria-label={`Lower ${label}`}
        aria-disabled={value <= min || undefined}
        onClick={() => step(value, -1)}
      >
        −
      </button>
      <input
        id={id}
        aria-label={label}
        inputMode="numeric"
        role="spinbutton"
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        autoComplete="off"
        value={draft ?? value}
        onChange={(event) => type(event.target.value)}
        // What is typed takes the place of the number that stands there.
        onFocus={(event) => event.target.select()}
        onClick={(event) => event.currentTarget.select()}
        onBlur={() => set(written())}
        onKeyDown={(event) => {
          if (event.key === "Enter" && draft !== undefined && draft.trim() !== String(value)) {
            // What doesn't count is put right in sight, and isn't sent with the number before.
            event.preventDefault();
            event.stopPropagation();
            set(written());
          }
          const by = ({ ArrowUp: 1, ArrowDown: -1 } as const)[event.key];
          if (by === undefined) return;
          event.preventDefault();
          if (!step(written(), by)) set(written());
        }}
      />
      <button
        type="button"
        aria-label={`Raise ${label}`}
        aria-disabled={value >= max || undefined}
        onClick={() => step(value, 1)}
      >
        +
      </button>
    </span>
  );
}
