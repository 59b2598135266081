import type { ComponentProps } from "react";
import { classNames } from "@/components/ui/class-names";
import styles from "./tick.module.css";

type TickProps = Omit<ComponentProps<"input">, "type"> & {
  /** It stands inside the label of its row, which is pressed then; else its own area of 44 px is. */
  inLabel?: boolean;
};

/** A checkbox before a row of a list. */
export function Tick({ inLabel, className, ...rest }: TickProps) {
  const Area = inLabel ? "span" : "label";
  return (
    <Area className={classNames(styles["tick"], className)}>
      <input {...rest} type="checkbox" />
    </Area>
  );
}
