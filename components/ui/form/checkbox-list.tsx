"use client";

import type { ReactNode } from "react";
import { Checkbox } from "./checkbox";
import styles from "./checkbox-list.module.css";
import { legendClass } from "./field";

interface CheckboxListProps<Value extends string> {
  legend: ReactNode;
  options: readonly (Value | { value: Value; label: string })[];
  value: readonly Value[];
  /** How many may be chosen; with so many, the others are disabled. */
  max?: number;
  onChange: (value: Value[]) => void;
}

/** Some of a few; the answer is in the order of the options. */
export function CheckboxList<Value extends string>(props: CheckboxListProps<Value>) {
  const { legend, value, max = Number.POSITIVE_INFINITY, onChange } = props;
  const options = props.options.map((option) =>
    typeof option === "string" ? { value: option, label: option } : option,
  );
  const toggle = (chosen: Value) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((option) => (option === chosen) !== value.includes(option)),
    );
  return (
    <fieldset>
      <legend className={legendClass}>{legend}</legend>
      <div className={styles["list"]}>
        {options.map((option) => {
          const checked = value.includes(option.value);
          return (
            <Checkbox
              key={option.value}
              className={styles["check"]}
              label={option.label}
              checked={checked}
              disabled={!checked && value.length >= max}
              onChange={() => toggle(option.value)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
