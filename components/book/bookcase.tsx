import { Children, type ReactNode } from "react";
import { Candle } from "@/components/ui/candle";
import { classNames } from "@/components/ui/class-names";
import styles from "./bookcase.module.css";

interface BookcaseProps {
  label: string;
  /** The books, one a place. */
  children: ReactNode;
  /** What stands beside them while there are few: a sentence over two places. */
  note?: ReactNode;
}

/** Shelves that grow with their books, and a candle behind the last. */
export function Bookcase({ label, children, note }: BookcaseProps) {
  return (
    <div className={classNames("on-dark", styles["case"])}>
      <ul className={styles["shelf"]} aria-label={label}>
        {Children.map(children, (book) => (
          <li>{book}</li>
        ))}
        {note && <li className={styles["note"]}>{note}</li>}
        <li aria-hidden="true">
          <Candle className={styles["candle"]} />
        </li>
      </ul>
    </div>
  );
}
