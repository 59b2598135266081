import type { ComponentProps } from "react";
import styles from "./box.module.css";
import { classNames } from "./class-names";

/** A ruled box on a page, for what belongs together. `padded` where it doesn't begin with tabs. */
export function Box({ padded, className, ...rest }: ComponentProps<"section"> & { padded?: boolean }) {
  return <section {...rest} className={classNames(styles["box"], padded && styles["padded"], className)} />;
}
