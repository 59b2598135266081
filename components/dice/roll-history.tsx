import { useSyncExternalStore } from "react";
import styles from "@/components/dice/roll-history.module.css";
import { pastRolls, watchRolls } from "@/lib/client/dice/dice-history";
import { diceTexts } from "@/lib/messages/dice";
import { figure } from "@/lib/rules/abilities";

const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

/** Only ever rendered in the browser, so that times are in the reader's zone. */
export function RollHistory() {
  const rolls = useSyncExternalStore(watchRolls, pastRolls, pastRolls);
  if (rolls.length === 0) return <p className={styles["empty"]}>{diceTexts.emptyHistory}</p>;
  return (
    <ol className={styles["rolls"]} aria-label="Last rolls" tabIndex={0}>
      {rolls.map((roll, index) => (
        <li key={`${roll.at}-${rolls.length - index}`} className={styles["roll"]}>
          <strong className={styles["total"]}>{figure(roll.total)}</strong>
          <span className={styles["words"]}>
            {roll.label}
            <span className={`${styles["detail"]} num`}>{roll.detail}</span>
          </span>
          <time className={`${styles["time"]} num`} dateTime={new Date(roll.at).toISOString()}>
            {time.format(roll.at)}
          </time>
        </li>
      ))}
    </ol>
  );
}
