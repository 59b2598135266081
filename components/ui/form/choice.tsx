import { useId } from "react";
import styles from "./choice.module.css";
import { legendClass } from "./field";

interface ChoiceProps<V extends string | number> {
  label: string;
  /** The label is there for screen readers only. */
  labelHidden?: boolean;
  options: readonly { value: V; label: string }[];
  value: V;
  onChange: (value: V) => void;
  disabled?: boolean;
}

/** One of a few: radio buttons as slips side by side. */
export function Choice<V extends string | number>(props: ChoiceProps<V>) {
  const { label, labelHidden, options, value, onChange, disabled } = props;
  const id = useId();
  return (
    <div>
      <span className={labelHidden ? "vh" : legendClass} id={id}>
        {label}
      </span>
      <div className={styles["choice"]} role="radiogroup" aria-labelledby={id}>
        {options.map((one) => (
          <label key={one.value} className={styles["slip"]}>
            <input
              type="radio"
              name={id}
              checked={one.value === value}
              disabled={disabled}
              onChange={() => onChange(one.value)}
            />
            <span>{one.label}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
