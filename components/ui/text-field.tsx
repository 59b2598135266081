import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import { Field, type FieldText, inputClass } from "./field";

type TextFieldProps = FieldText & ComponentProps<"input"> & { inputClassName?: string };

/** One line of text. Takes `register(…)` of react-hook-form as it is. */
export function TextField({
  label,
  hint,
  error,
  invalid,
  labelHidden,
  id,
  className,
  inputClassName,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, invalid, labelHidden, id, className }}>
      {(control) => <input {...rest} {...control} className={classNames(inputClass, inputClassName)} />}
    </Field>
  );
}
