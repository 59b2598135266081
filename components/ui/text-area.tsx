import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import { Field, type FieldText, inputClass } from "./field";

type TextAreaProps = FieldText & ComponentProps<"textarea"> & { inputClassName?: string };

/** Several lines of text. Takes `register(…)` of react-hook-form as it is. */
export function TextArea({
  label,
  hint,
  error,
  invalid,
  labelHidden,
  id,
  className,
  inputClassName,
  ...rest
}: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, invalid, labelHidden, id, className }}>
      {(control) => <textarea {...rest} {...control} className={classNames(inputClass, inputClassName)} />}
    </Field>
  );
}
