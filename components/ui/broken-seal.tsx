import styles from "./broken-seal.module.css";
import { classNames } from "./class-names";
import { WaxSeal } from "./wax-seal";

/** A seal in two halves, which lie apart. */
export function BrokenSeal({ className }: { className?: string | undefined }) {
  return (
    <span className={classNames(styles["seal"], className)} aria-hidden="true">
      <WaxSeal className={styles["left"]} />
      <WaxSeal className={styles["right"]} />
    </span>
  );
}
