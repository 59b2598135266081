import type { ReactNode } from "react";
import { classNames } from "./class-names";
import styles from "./parchment.module.css";

interface ParchmentProps {
  title?: string;
  /** Beside the title. */
  actions?: ReactNode;
  wide?: boolean;
  className?: string;
  children: ReactNode;
}

/** A loose sheet on the desk, with the heading of the page. Fills the width of a phone. */
export function Parchment({ title, actions, wide, className, children }: ParchmentProps) {
  return (
    <article className={classNames(styles["sheet"], wide && styles["wide"], className)}>
      {title && (
        <header className={styles["head"]}>
          <h1 className="title">{title}</h1>
          {actions}
        </header>
      )}
      {children}
    </article>
  );
}
