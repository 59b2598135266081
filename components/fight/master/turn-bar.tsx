import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useFightTable } from "@/components/fight/fight-table";
import { whoIsNext } from "@/components/fight/order/in-order";
import styles from "./turn-bar.module.css";

/** Undo, the turn before, and the next turn: what is pressed most, under the thumb. */
export function TurnBar({ last, mayUndo }: { last: string | undefined; mayUndo: boolean }) {
  const { fight, act, undo } = useFightTable();
  const next = whoIsNext(fight);
  return (
    <div className={styles["bar"]} role="group" aria-label="Turns">
      <button
        type="button"
        className={styles["undo"]}
        aria-label={last ? `Undo: ${last}` : "Undo"}
        aria-keyshortcuts="Control+z"
        data-shortcut="Ctrl z"
        disabled={!mayUndo}
        onClick={undo}
      >
        <Icon name="undo" />
        <span className={styles["last"]}>
          <b>Undo</b>
          <span>{last}</span>
        </span>
      </button>
      <Button
        className={styles["previous"]}
        aria-label="Previous turn"
        aria-keyshortcuts="p"
        data-shortcut="p"
        onClick={() => act({ type: "previous" })}
      >
        <Icon name="arrow-left" />
      </Button>
      <Button
        variant="primary"
        className={styles["next"]}
        aria-keyshortcuts="n"
        data-shortcut="n"
        onClick={() => act({ type: "next" })}
      >
        <span>
          Next turn
          <small>{next?.name}</small>
        </span>
        <kbd aria-hidden="true">n</kbd>
      </Button>
    </div>
  );
}
