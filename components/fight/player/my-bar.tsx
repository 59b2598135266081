import { HitPointBar } from "@/components/creature/hit-point-bar";
import type { CombatantView } from "@/lib/model/fight";
import { useFightTable } from "@/components/fight/fight-table";
import styles from "./my-bar.module.css";
import { useMyHitPoints } from "./use-my-hit-points";

/** One's own hit points under the thumb, beside the order. */
export function MyBar({ one }: { one: CombatantView }) {
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
          {temporary > 0 && <span>{`+${temporary} `}</span>}
          <b>{current}</b>
          {`/${max}`}
        </p>
        <HitPointBar {...{ current, max, temporary }} />
      </div>
      <button type="button" aria-label="Regain a hit point" onClick={() => change(1)}>
        +
      </button>
    </div>
  );
}
