import type { ComponentProps } from "react";
import { classNames } from "@/components/ui/class-names";
import { Field, type FieldText } from "./field";
import { inputClass } from "./input-class";

type TextAreaProps = FieldText &
  ComponentProps<"textarea"> & {
    inputClassName?: string;
    /** How many characters it takes where more can be typed; `maxLength` stops there. */
    limit?: number;
  };

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
  limit,
  ...rest
}: TextAreaProps) {
  return (
    <Field
      {...{
        label,
        hint,
        error,
        invalid,
        labelHidden,
        id,
        className,
        limit: limit ?? rest.maxLength,
      }}
    >
      {(control) => (
        <textarea dir="auto" {...rest} {...control} className={classNames(inputClass, inputClassName)} />
      )}
    </Field>
  );
}
