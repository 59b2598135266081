import { type ReactNode, useId } from "react";
import { classNames } from "./class-names";
import styles from "./field.module.css";
import { Icon } from "./icon";
import { useEarlyText } from "./use-early-text";

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
  id?: string | undefined;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
};

/** Label above, hint and error below a control, which takes the id and the aria attributes. */
export function Field({ label, hint, error, invalid, labelHidden, id, className, children }: FieldProps) {
  const own = useId();
  const control = id ?? own;
  useEarlyText(control);
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
export const inputClass = classNames(styles["input"]);
