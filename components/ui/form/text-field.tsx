import type { ComponentProps } from "react";
import { classNames } from "@/components/ui/class-names";
import { Field, type FieldText } from "./field";
import { inputClass } from "./input-class";

type TextFieldProps = FieldText &
  ComponentProps<"input"> & {
    inputClassName?: string;
    /** How many characters it takes where more can be typed; `maxLength` stops there. */
    limit?: number;
  };

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
  limit,
  ...rest
}: TextFieldProps) {
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
        <input
          dir={rest.type === undefined || rest.type === "text" || rest.type === "search" ? "auto" : undefined}
          {...rest}
          {...control}
          className={classNames(inputClass, inputClassName)}
        />
      )}
    </Field>
  );
}
