import { useEffect, useRef } from "react";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { isMuted, playSound } from "@/lib/client/page/sound";
import type { SeenInFight } from "@/lib/model/fight";
import { useFightTable } from "./fight-table";
import styles from "./herald.module.css";
import { whoIsNext, whoseTurn } from "./order/in-order";

const VIBRATION = [120, 60, 120];

/** Tells a player that it is their turn, with a bell and a vibration, and before that that they are next. */
export function Herald({ mine }: { mine: readonly SeenInFight[] }) {
  const { fight } = useFightTable();
  const now = whoseTurn(fight);
  const next = whoIsNext(fight);
  const isMine = (one: SeenInFight | undefined) => one !== undefined && mine.some(({ id }) => id === one.id);
  const turn = isMine(now) ? `${fight.round} ${fight.turn}` : null;

  // Only when it becomes one's turn, not where the page is opened in it.
  const before = useRef(turn);
  useEffect(() => {
    if (turn !== null && turn !== before.current) {
      playSound("bell");
      // Browsers refuse it, and some don't know it, before anybody has touched the page.
      if (!isMuted()) navigator.vibrate?.(VIBRATION);
    }
    before.current = turn;
  }, [turn]);

  const isNow = turn !== null;
  const isNext = !isNow && isMine(next);
  return (
    <div role="status">
      {(isNow || isNext) && (
        <div className={classNames(styles["herald"], isNow && styles["now"])}>
          <Icon name={isNow ? "swords" : "hourglass"} />
          <p>
            <b>{isNow ? "It is your turn" : "You are next"}</b>
            <span>
              {isNow ? next && next.id !== now?.id && `${next.name} after you` : `after ${now?.name}`}
            </span>
          </p>
        </div>
      )}
    </div>
  );
}
