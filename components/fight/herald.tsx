import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { announceTurn } from "@/lib/client/page/turn-bell";
import { fightTexts } from "@/lib/messages/fight";
import type { FightView, CombatantView } from "@/lib/model/fight";
import styles from "./herald.module.css";
import { whoIsNext, whoseTurn } from "./order/in-order";

const isOne = (mine: readonly CombatantView[], one: CombatantView | undefined): boolean =>
  one !== undefined && mine.some(({ id }) => id === one.id);

/** Rings and vibrates when one of the reader's own comes to have the turn; null where no fight goes on. */
export function useTurnBell(fight: FightView | null, mine: readonly CombatantView[]): void {
  const { id, round, turn } = fight ?? { id: null, round: 0, turn: null };
  const isNow = fight !== null && isOne(mine, whoseTurn(fight));
  // Only when it becomes one's turn, not where the page is opened in it.
  const isOpened = useRef(false);
  useEffect(() => {
    announceTurn(isNow && id !== null ? { id, round, turn } : null, { seen: !isOpened.current });
    isOpened.current = true;
  }, [isNow, id, round, turn]);
}

interface HeraldProps {
  fight: FightView;
  mine: readonly CombatantView[];
  thin?: boolean;
  /** What else is told there, in sight however far the page is scrolled. */
  children?: ReactNode;
}

/** Tells a player that it is their turn, and before that that they are next, at the head of whichever page they have open. */
export function Herald({ fight, mine, thin, children }: HeraldProps) {
  const now = whoseTurn(fight);
  const next = whoIsNext(fight);
  const isNow = isOne(mine, now);
  const isNext = !isNow && isOne(mine, next);
  return (
    <div className={styles["place"]}>
      <div role="status">
        {(isNow || isNext) && (
          <div className={classNames(styles["herald"], isNow && styles["now"], thin && styles["thin"])}>
            <Icon name={isNow ? "swords" : "hourglass"} />
            <p>
              <b>{isNow ? fightTexts.yourTurn : fightTexts.next}</b>
              <span dir="auto">
                {isNow
                  ? next && next.id !== now?.id && fightTexts.after(next.name)
                  : now && fightTexts.hasTurn(now.name)}
              </span>
            </p>
          </div>
        )}
      </div>
      {children}
    </div>
  );
}
