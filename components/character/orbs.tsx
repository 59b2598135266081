import { classNames } from "@/components/ui/class-names";
import styles from "./energy.module.css";

/** So many glass beads fit a row; a number beside them says the rest. */
const MOST_BEADS = 20;

interface OrbsProps {
  amount: number;
  spent?: number;
  /** Pressing a full bead spends one, pressing an empty one gives one back. The buttons beside them do the same for a keyboard. */
  onPress?: ((full: boolean) => void) | undefined;
}

/** One bead a point of energy: full ones are left, hollow ones are spent. */
export function Orbs({ amount, spent = 0, onPress }: OrbsProps) {
  return (
    <span className={styles["orbs"]} aria-hidden="true">
      {Array.from({ length: Math.min(amount, MOST_BEADS) }, (_, index) => {
        const full = index < amount - spent;
        const look = classNames(styles["orb"], !full && styles["hollow"]);
        return onPress ? (
          <button
            key={index}
            type="button"
            tabIndex={-1}
            aria-label={full ? "Spend" : "Restore"}
            className={styles["press"]}
            onClick={() => onPress(full)}
          >
            <i className={look} />
          </button>
        ) : (
          <i key={index} className={look} />
        );
      })}
    </span>
  );
}
