import { useId } from "react";
import styles from "./choice.module.css";
import { legendClass } from "./field";

interface ChoiceProps<V extends string | number> {
  label: string;
  /** The label is there for screen readers only. */
  labelHidden?: boolean;
  /** Where a form keeps it that follows what others save. */
  name?: string | undefined;
  options: readonly { value: V; label: string }[];
  value: V;
  onChange: (value: V) => void;
  disabled?: boolean;
}

/** One of a few: radio buttons as slips side by side. */
export function Choice<V extends string | number>(props: ChoiceProps<V>) {
  const { label, labelHidden, name, options, value, onChange, disabled } = props;
  const id = useId();
  return (
    <div>
      <span className={labelHidden ? "vh" : legendClass} id={id}>
        {label}
      </span>
      <div className={styles["choice"]} role="radiogroup" aria-labelledby={id} data-field={name}>
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
