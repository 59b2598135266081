import type { MouseEvent } from "react";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import styles from "./wizard-arrow.module.css";

interface WizardArrowProps {
  /** save: red wax instead of brass. */
  to: "prev" | "next" | "save";
  label: string;
  disabled?: boolean;
  busy?: boolean;
  onClick: (event: MouseEvent) => void;
}

const texts = { prev: "Back", next: "Next", save: "Save" } as const;

/** A brass button beside the frame; on phones one half of the bar below. */
export function WizardArrow({ to, label, disabled, busy, onClick }: WizardArrowProps) {
  return (
    <button
      type="button"
      className={classNames(styles["arrow"], styles[to])}
      aria-label={label}
      aria-busy={busy || undefined}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={to === "prev" ? "arrow-left" : to === "save" ? "check" : "arrow-right"} />
      <span className={styles["text"]}>{texts[to]}</span>
    </button>
  );
}
