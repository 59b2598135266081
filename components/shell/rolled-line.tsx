import { useEffect, useState } from "react";
import { Portrait } from "@/components/ui/picture/portrait";
import { watchTableRolls } from "@/lib/client/dice/table-rolls";
import { DELAY } from "@/lib/constants";
import { diceTexts } from "@/lib/messages/dice";
import type { TableRoll } from "@/lib/model/roll";
import { figure } from "@/lib/rules/abilities";
import styles from "./rolled-line.module.css";

/** On narrow screens, what a die of the table shows: for some seconds in the bar, in place of the title, where it covers nothing. */
export function RolledLine() {
  const [roll, setRoll] = useState<TableRoll>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = watchTableRolls((fallen) => {
      setRoll(fallen);
      clearTimeout(timer);
      timer = setTimeout(() => setRoll(undefined), DELAY.rolled);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
  return (
    <div role="status" className={styles["place"]} data-rolled={roll ? "" : undefined}>
      {roll && (
        <p key={roll.id} className={styles["rolled"]}>
          <Portrait name={roll.username} id={roll.userId ?? 0} shape="coin" />
          <span className={styles["die"]} aria-hidden="true">
            {figure(roll.total)}
          </span>
          <span className={styles["words"]} dir="auto">
            <b>{roll.username}</b> {diceTexts.fell(figure(roll.total), roll.label)}
          </span>
        </p>
      )}
    </div>
  );
}
