import { HitPointBar } from "@/components/creature/hit-point-bar";
import type { CombatantView } from "@/lib/model/fight";
import { useFightTable } from "@/components/fight/fight-table";
import styles from "./my-bar.module.css";
import { useMyHitPoints } from "./use-my-hit-points";

interface MyBarProps {
  one: CombatantView;
  /** Whether it is to be said whose they are: the reader has others in the fight. */
  isNamed: boolean;
}

/** One's own hit points under the thumb, beside the order. */
export function MyBar({ one, isNamed }: MyBarProps) {
  const change = useMyHitPoints(one);
  const { unconfirmed } = useFightTable();
  const { current, max, temporary = 0 } = one.hitPoints ?? { current: 0, max: 0 };
  return (
    <div className={styles["bar"]} role="group" aria-label={`${one.name}’s hit points`}>
      <button type="button" aria-label="Lose a hit point" onClick={() => change(-1)}>
        −
      </button>
      <div>
        <p role="status" data-unconfirmed={unconfirmed.has(one.id) || undefined}>
          {isNamed && (
            <>
              <i dir="auto">{one.name}</i>{" "}
            </>
          )}
          {temporary > 0 && <span>{`+${temporary} `}</span>}
          <b>{current}</b>
          {`/${max}`}
        </p>
        {/* Another's are no loss of the one before. */}
        <HitPointBar key={one.id} {...{ current, max, temporary }} />
      </div>
      <button type="button" aria-label="Regain a hit point" onClick={() => change(1)}>
        +
      </button>
    </div>
  );
}
