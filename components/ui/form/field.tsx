import { type ReactNode, useId } from "react";
import { classNames } from "@/components/ui/class-names";
import styles from "./field.module.css";
import { Icon } from "@/components/ui/icon";
import { LengthCounter } from "./length-counter";
import { usePrehydrationInput } from "./use-prehydration-input";

export interface FieldText {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Marks the control as wrong where the sentence stands elsewhere. */
  invalid?: boolean | undefined;
  /** The label is there for screen readers only. */
  labelHidden?: boolean | undefined;
}

interface FieldControl {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

type FieldProps = FieldText & {
  /** How many characters it takes; a counter appears near the end. */
  limit?: number | undefined;
  id?: string | undefined;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
};

/** Label above, hint and error below a control, which takes the id and the aria attributes. */
export function Field(props: FieldProps) {
  const { label, hint, error, invalid, labelHidden, limit, id, className, children } = props;
  const own = useId();
  const control = id ?? own;
  usePrehydrationInput(control);
  const described = [hint && `${control}-hint`, error && `${control}-error`].filter(Boolean).join(" ");
  return (
    <div className={className}>
      <label className={labelHidden ? "vh" : styles["label"]} htmlFor={control}>
        {label}
      </label>
      {children({
        id: control,
        "aria-describedby": described || undefined,
        "aria-invalid": error || invalid ? true : undefined,
      })}
      {limit !== undefined && <LengthCounter control={control} max={limit} />}
      <FieldNotes id={control} hint={hint} error={error} />
    </div>
  );
}

/** The hint and the error of a control with this id; the error is announced when it appears. */
export function FieldNotes({
  id,
  hint,
  error,
}: {
  id: string;
  hint?: ReactNode;
  error?: string | undefined;
}) {
  return (
    <>
      {hint && (
        <p className={styles["hint"]} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles["error"]} id={`${id}-error`} role="alert">
          <Icon name="alert" />
          {error}
        </p>
      )}
    </>
  );
}

export const legendClass = classNames(styles["label"]);
