import type { ComponentProps } from "react";
import { Field, type FieldText } from "./field";
import { inputClass } from "./input-class";

type SelectProps = FieldText &
  ComponentProps<"select"> & { options: readonly { value: string | number; label: string }[] };

/** One of a few. Takes `register(…)` of react-hook-form as it is. */
export function Select({
  label,
  hint,
  error,
  invalid,
  labelHidden,
  id,
  className,
  options,
  ...rest
}: SelectProps) {
  return (
    <Field {...{ label, hint, error, invalid, labelHidden, id, className }}>
      {(control) => (
        <select {...rest} {...control} className={inputClass}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
