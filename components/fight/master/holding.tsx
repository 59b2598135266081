import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { CombatantView } from "@/lib/model/fight";
import { figure } from "@/lib/rules/abilities";
import { useFightTable } from "@/components/fight/fight-table";
import styles from "./holding.module.css";
import type { AskedCheck } from "./asked-checks";
import type { Saves } from "./use-saves";

interface HoldingProps {
  one: CombatantView;
  check: AskedCheck;
  saves: Saves;
  /** Whose it is stands before it, where it isn't on their own page. */
  isNamed?: boolean;
  onRolled: (total: number) => void;
  /** The saving throw was made, here or at the table. */
  onDone: () => void;
}

/** The concentration check: a Constitution saving throw after damage, rolled here or answered where real dice fell. */
export function Holding({ one, check, saves, isNamed = false, onRolled, onDone }: HoldingProps) {
  const { act } = useFightTable();
  const { on, difficulty, total } = check;
  const isHeld = total !== undefined && total >= difficulty;
  const isLost = total !== undefined && total < difficulty;
  return (
    <div className={styles["holding"]} role="status">
      <Icon name="flame" />
      <p>
        {isNamed && (
          <>
            <bdi>{one.name}</bdi>
            {": "}
          </>
        )}
        <b>{on}</b> holds on a Constitution save of <b className="num">{difficulty}</b>
        {total !== undefined && (
          <>
            {": "}
            <b className="num">{figure(total)}</b>
          </>
        )}
      </p>
      <span className={styles["answers"]}>
        {total === undefined && (
          <Button
            icon="d20"
            disabled={saves.busy}
            onClick={() => void saves.throwAside(one, { ability: "con", difficulty }, onRolled)}
          >
            Roll
          </Button>
        )}
        <Button variant={isHeld ? "primary" : "plain"} onClick={onDone}>
          Held
        </Button>
        <Button
          variant={isLost ? "primary" : "plain"}
          onClick={() => {
            act({ type: "concentrate", target: one.id, on: null });
            onDone();
          }}
        >
          Broken
        </Button>
      </span>
    </div>
  );
}
