import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import styles from "./creature-sheet.module.css";

interface SheetToolbarProps {
  /** What the creature is called in a sentence. */
  what: "character" | "encounter";
  /** Left out for those who may not delete it. */
  onDelete?: (() => void) | undefined;
  children: ReactNode;
}

/** What is done to a whole creature, at the foot of its sheet; what deletes it stands apart. */
export function SheetToolbar({ what, onDelete, children }: SheetToolbarProps) {
  return (
    <div className={styles["toolbar"]}>
      {children}
      {onDelete && (
        <Button className={styles["end"]} variant="danger" icon="trash" onClick={onDelete}>
          {`Delete ${what}`}
        </Button>
      )}
    </div>
  );
}
