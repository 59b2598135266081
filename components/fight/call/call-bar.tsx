import { classNames } from "@/components/ui/class-names";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { fightTexts } from "@/lib/messages/fight";
import { rolledTogether, withoutInitiative } from "@/lib/rules/fight-call";
import bar from "@/components/fight/master/turn-bar.module.css";
import { useFightTable } from "@/components/fight/fight-table";
import { cardinal } from "@/lib/rules/number-words";
import styles from "./call-bar.module.css";

/** While initiative is called for, in place of the turns: takes the call back, rolls for who is missing, begins round 1. */
export function CallBar({ last }: { last: string | undefined }) {
  const { fight, act, undo } = useFightTable();
  const missing = withoutInitiative(fight.combatants);
  const rolled = rolledTogether(fight.combatants);
  const forMonsters = rolled.some(({ kind }) => kind !== "character");
  const [first] = fight.combatants;
  const without =
    missing.length > 0
      ? fightTexts.without(cardinal(missing.length))
      : first && fightTexts.isFirst(first.name);
  return (
    <div className={bar["bar"]} role="group" aria-label="Before round 1">
      <button
        type="button"
        className={classNames(bar["undo"], styles["undo"])}
        aria-label={last ? `Undo: ${last}` : "Undo"}
        aria-keyshortcuts="Control+z"
        data-shortcut="Ctrl z"
        onClick={undo}
      >
        <Icon name="undo" />
        <span className={classNames(bar["last"], styles["last"])}>
          <b>Undo</b>
          <span>{last}</span>
        </span>
      </button>
      {rolled.length > 0 && (
        <Button
          className={styles["roll"]}
          aria-label={forMonsters ? "Roll for monsters" : "Roll for them"}
          onClick={() => act({ type: "initiative", roll: rolled.map(({ id }) => id) })}
        >
          <Icon name="d20" />
          <span>
            Roll for <span className={styles["wide"]}>{forMonsters ? "monsters" : "them"}</span>
            <span className={styles["narrow"]}>{rolled.length}</span>
          </span>
        </Button>
      )}
      <Button
        variant="primary"
        className={bar["next"]}
        aria-label={without ? `Begin round 1, ${without}` : "Begin round 1"}
        aria-keyshortcuts="n"
        data-shortcut="n"
        disabled={fight.combatants.length === 0}
        onClick={() => act({ type: "next" })}
      >
        <span>
          <span>
            Begin <span className={styles["wide"]}>round 1</span>
          </span>
          <small>{without}</small>
        </span>
        <kbd aria-hidden="true">n</kbd>
      </Button>
    </div>
  );
}
