import type { ComponentProps, ReactNode } from "react";
import styles from "./checkbox.module.css";
import { classNames } from "@/components/ui/class-names";

type CheckboxProps = Omit<ComponentProps<"input">, "type"> & { label: ReactNode };

export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames(styles["check"], className)}>
      <input {...rest} type="checkbox" />
      {label}
    </label>
  );
}
