import { useEffect, useRef } from "react";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { announceTurn } from "@/lib/client/page/turn-bell";
import { fightTexts } from "@/lib/messages/fight";
import type { SeenInFight } from "@/lib/model/fight";
import { useFightTable } from "./fight-table";
import styles from "./herald.module.css";
import { whoIsNext, whoseTurn } from "./order/in-order";

/** Tells a player that it is their turn, with a bell and a vibration, and before that that they are next. */
export function Herald({ mine }: { mine: readonly SeenInFight[] }) {
  const { fight } = useFightTable();
  const now = whoseTurn(fight);
  const next = whoIsNext(fight);
  const isMine = (one: SeenInFight | undefined) => one !== undefined && mine.some(({ id }) => id === one.id);
  const isNow = isMine(now);
  const { id, round, turn } = fight;

  // Only when it becomes one's turn, not where the page is opened in it.
  const isOpened = useRef(false);
  useEffect(() => {
    announceTurn(isNow ? { id, round, turn } : null, { seen: !isOpened.current });
    isOpened.current = true;
  }, [isNow, id, round, turn]);

  const isNext = !isNow && isMine(next);
  return (
    <div role="status" className={styles["place"]}>
      {(isNow || isNext) && (
        <div className={classNames(styles["herald"], isNow && styles["now"])}>
          <Icon name={isNow ? "swords" : "hourglass"} />
          <p>
            <b>{isNow ? fightTexts.yourTurn : fightTexts.next}</b>
            <span>
              {isNow ? next && next.id !== now?.id && `${next.name} after you` : `after ${now?.name}`}
            </span>
          </p>
        </div>
      )}
    </div>
  );
}
