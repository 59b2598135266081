import type { FightView } from "@/lib/model/fight";
import styles from "./fight-head.module.css";
import { whoIsNext, whoseTurn } from "./order/in-order";
import { Volvelle } from "./volvelle";

/** The name of the fight, whose turn it is and who comes next, and the round. */
export function FightHead({ fight }: { fight: FightView }) {
  const { name, round, turn, combatants } = fight;
  const now = whoseTurn(fight);
  const next = whoIsNext(fight);
  return (
    <div className={styles["head"]}>
      <div>
        <h2 className="title" dir="auto">
          {name}
        </h2>
        <p className={styles["line"]} role="status">
          {now && (
            <>
              <b>{now.name}</b> has the turn
              {next && next.id !== now.id && (
                <>
                  , <b>{next.name}</b> is next
                </>
              )}
            </>
          )}
          {!now && combatants.length > 0 && "Somebody unseen has the turn"}
        </p>
      </div>
      <Volvelle round={round} at={combatants.findIndex(({ id }) => id === turn)} turns={combatants.length} />
    </div>
  );
}
