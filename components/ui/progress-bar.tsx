import type { CSSProperties } from "react";
import styles from "./progress-bar.module.css";

/** How far something is, from 0 to 100. */
export function ProgressBar({ value, label }: { value: number; label: string }) {
  return (
    <>
      <div
        className={styles["bar"]}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value}
        style={{ "--p": `${value}%` } as CSSProperties}
      >
        <i />
      </div>
      <p className={styles["text"]} aria-hidden="true">
        {value}%
      </p>
    </>
  );
}
