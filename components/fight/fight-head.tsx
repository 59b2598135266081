import type { FightView } from "@/lib/model/fight";
import { fightTexts } from "@/lib/messages/fight";
import { isCalled, withoutInitiative } from "@/lib/rules/fight-call";
import { cardinal } from "@/lib/rules/number-words";
import styles from "./fight-head.module.css";
import { whoIsNext, whoseTurn } from "./order/in-order";
import { FightVolvelle } from "./volvelle";

/** The name of the fight, whose turn it is and who comes next, and the round; before it, that initiative is called for. */
export function FightHead({ fight }: { fight: FightView }) {
  const { name, combatants } = fight;
  const now = whoseTurn(fight);
  const next = whoIsNext(fight);
  return (
    <div className={styles["head"]}>
      <div>
        <h2 className="title" dir="auto">
          {name}
        </h2>
        <p className={styles["line"]} role="status">
          {isCalled(fight) && <Called fight={fight} />}
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
          {!isCalled(fight) && !now && combatants.length > 0 && "Somebody unseen has the turn"}
        </p>
      </div>
      <FightVolvelle fight={fight} />
    </div>
  );
}

function Called({ fight }: { fight: FightView }) {
  const missing = withoutInitiative(fight.combatants).length;
  return (
    <>
      {fightTexts.called}
      {missing > 0 && (
        <>
          , <b>{cardinal(missing)}</b> {missing === 1 ? "is" : "are"} missing
        </>
      )}
    </>
  );
}
