import { Button } from "@/components/ui/button";
import { libraryTexts } from "@/lib/messages/library";
import type { Summary } from "./kinds";
import styles from "./results-foot.module.css";

interface ResultsFootProps {
  /** Whether entries can be ticked. */
  ticks: boolean;
  ticked: readonly Summary[];
  taking: boolean;
  onTakeAll: () => void;
}

/** Below the index: what is ticked and a button that takes it, or the keys. */
export function ResultsFoot({ ticks, ticked, taking, onTakeAll }: ResultsFootProps) {
  return (
    <footer className={styles["foot"]}>
      {ticked.length > 0 ? (
        <>
          <p className={styles["where"]}>
            <b>{ticked.length}</b> {libraryTexts.ticked(ticked.map(({ name }) => name).join(", "))}
          </p>
          <Button variant="primary" busy={taking} onClick={onTakeAll}>
            {libraryTexts.takeAll(ticked.length)}
          </Button>
        </>
      ) : (
        <Keys ticks={ticks} />
      )}
    </footer>
  );
}

const KEYS = [
  ["/", "search"],
  ["↑ ↓", "choose"],
  ["Space", "tick"],
  ["Enter", "take"],
  ["Esc", "close"],
] as const;
function Keys({ ticks }: { ticks: boolean }) {
  return (
    <>
      <p className={styles["keys"]}>
        {KEYS.filter(([key]) => ticks || key !== "Space").map(([key, what]) => (
          <span key={key}>
            <kbd>{key}</kbd> {what}
          </span>
        ))}
      </p>
      <p className={styles["licence"]}>{libraryTexts.licence}</p>
    </>
  );
}
