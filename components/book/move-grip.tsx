import styles from "./move-grip.module.css";
import type { Moving } from "./use-moved-rows";

interface MoveGripProps<R> {
  row: R;
  /** The rows among which it is moved. */
  group: readonly R[];
  name: string;
  moving: Moving<R>;
}

/** By what a row is dragged, or lifted with the space key. */
export function MoveGrip<R extends { id: number }>({ row, group, name, moving }: MoveGripProps<R>) {
  return (
    <button
      type="button"
      className={styles["grip"]}
      aria-label={`Move ${name}: space, then arrow keys`}
      aria-pressed={moving.lifted === row.id}
      {...moving.handlers(row, group)}
    >
      <svg viewBox="0 0 10 16" aria-hidden="true">
        <path d="M2.500 3h.01M7.500 3h.01M2.500 8h.01M7.500 8h.01M2.500 13h.01M7.500 13h.01" />
      </svg>
    </button>
  );
}
