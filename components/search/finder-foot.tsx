import { Button } from "@/components/ui/button";
import { searchTexts } from "@/lib/messages/search";
import styles from "./finder.module.css";

const KEYS = [
  [["↑", "↓"], searchTexts.choose],
  [["Enter"], searchTexts.go],
  [["Esc"], searchTexts.leave],
] as const;

/** Below the list: the keys, and how much was found, which is said. */
export function FinderFoot({
  hidden,
  said,
  onClose,
}: {
  hidden: boolean;
  said: string;
  onClose: () => void;
}) {
  return (
    <div className={styles["foot"]} hidden={hidden}>
      <p className={styles["keys"]} aria-label={searchTexts.keys}>
        {KEYS.map(([keys, does]) => (
          <span key={does}>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
            {does}
          </span>
        ))}
      </p>
      <p className="note" role="status">
        {said}
      </p>
      <Button className={styles["close"] ?? ""} onClick={onClose}>
        {searchTexts.close}
      </Button>
    </div>
  );
}
