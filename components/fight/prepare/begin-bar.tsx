import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { fightTexts } from "@/lib/messages/fight";
import { withoutInitiative } from "@/lib/rules/fight-call";
import { useFightTable } from "@/components/fight/fight-table";
import { begun } from "./adding";
import styles from "@/components/fight/master/turn-bar.module.css";

interface BeginBarProps {
  /** The id of a fight that goes on: there is one at most. */
  other: number | undefined;
  onBegun: () => void;
  onKept: () => void;
}

/** Keeping a prepared fight for later, or beginning it. */
export function BeginBar({ other, onBegun, onKept }: BeginBarProps) {
  const { fight, act } = useFightTable();
  const [first] = fight.combatants;
  const isMissing = withoutInitiative(fight.combatants).length > 0;
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
          act(begun(fight));
          onBegun();
        }}
      >
        <span>
          Begin the fight
          <small>
            {other !== undefined
              ? fightTexts.otherRuns
              : isMissing
                ? fightTexts.callsFor
                : first
                  ? fightTexts.isFirst(first.name)
                  : "nobody is in it yet"}
          </small>
        </span>
        <Icon name="swords" />
      </Button>
    </div>
  );
}
