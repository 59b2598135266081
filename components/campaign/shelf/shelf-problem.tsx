import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import styles from "./shelf.module.css";

/** Why the list may be old or missing; it stays after its toast has gone. */
export function ShelfProblem({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className={`on-dark ${styles["problem"]}`}>
      <Icon name="alert" />
      <p>{text}</p>
      <Button variant="ghost" icon="retry" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
