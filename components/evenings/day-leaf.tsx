import { classNames } from "@/components/ui/class-names";
import styles from "./day-leaf.module.css";

interface DayLeafProps {
  top: string;
  figure: string;
  below: string;
  /** Its strip is red: the date is settled. */
  settled?: boolean;
  large?: boolean;
}

/** A leaf of a block calendar. What it says stands in words beside it. */
export function DayLeaf({ top, figure, below, settled, large }: DayLeafProps) {
  return (
    <span
      className={classNames(styles["leaf"], settled && styles["settled"], large && styles["large"])}
      aria-hidden="true"
    >
      <abbr>{top}</abbr>
      <b>{figure}</b>
      <small>{below}</small>
    </span>
  );
}
