import { useEffect, useState } from "react";
import { Portrait } from "@/components/ui/picture/portrait";
import { api } from "@/lib/client/api/api";
import { useQuery } from "@/lib/client/api/use-query";
import { watchTableRolls } from "@/lib/client/dice/table-rolls";
import { DELAY } from "@/lib/constants";
import { diceTexts } from "@/lib/messages/dice";
import type { TableRoll } from "@/lib/model/roll";
import { figure } from "@/lib/rules/abilities";
import { naturalOf } from "@/lib/rules/table-roll";
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
  // The table knows who fell or struck by the character's name; a dungeon master rolls in their own.
  const { data: party } = useQuery(api.characters.list, roll?.characterId ? { id: roll.campaignId } : null);
  const name = party?.find(({ id }) => id === roll?.characterId)?.name ?? roll?.username;
  return (
    <div role="status" className={styles["place"]} data-rolled={roll ? "" : undefined}>
      {roll && (
        <p key={roll.id} className={styles["rolled"]}>
          <Portrait name={roll.username} id={roll.userId ?? 0} shape="coin" />
          <span
            className={styles["die"]}
            data-natural={naturalOf(roll.dice) === 20 ? "" : undefined}
            aria-hidden="true"
          >
            {figure(roll.total)}
          </span>
          <span className={styles["words"]}>
            <b>
              <bdi>{name}</bdi>
            </b>{" "}
            {diceTexts.fell(figure(roll.total), roll.label)}
          </span>
        </p>
      )}
    </div>
  );
}
