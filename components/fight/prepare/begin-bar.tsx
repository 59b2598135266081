import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { fightTexts } from "@/lib/messages/fight";
import type { FightView } from "@/lib/model/fight";
import { useFightTable } from "@/components/fight/fight-table";
import styles from "@/components/fight/master/turn-bar.module.css";

interface BeginBarProps {
  /** A fight that goes on: there is one at most. */
  other: FightView | undefined;
  onBegun: () => void;
  onKept: () => void;
}

/** Keeping a prepared fight for later, or beginning it. */
export function BeginBar({ other, onBegun, onKept }: BeginBarProps) {
  const { fight, act } = useFightTable();
  const [first] = fight.combatants;
  return (
    <div className={styles["bar"]} role="group" aria-label="Begin">
      <button type="button" className={styles["undo"]} onClick={onKept}>
        <Icon name="open-book" />
        <span className={styles["last"]}>
          <b>Keep for later</b>
          <span>stands among the prepared fights</span>
        </span>
      </button>
      <Button
        variant="primary"
        className={styles["next"]}
        disabled={other !== undefined}
        onClick={() => {
          act({ type: "start" });
          onBegun();
        }}
      >
        <span>
          Begin the fight
          <small>
            {other ? fightTexts.otherRuns : first ? `${first.name} is first` : "nobody is in it yet"}
          </small>
        </span>
        <Icon name="swords" />
      </Button>
    </div>
  );
}
