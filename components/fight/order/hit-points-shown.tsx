import { HitPointLine } from "@/components/creature/hit-point-bar";
import { useFightTable } from "@/components/fight/fight-table";
import { classNames } from "@/components/ui/class-names";
import type { CombatantView } from "@/lib/model/fight";
import { HIT_POINT_WORDS } from "@/lib/rules/fight-hit-points";
import styles from "./hit-points-shown.module.css";

const DROPS = [4, 3, 2, 1, 0];

/** Hit points as far as the reader may see them: figures and a line, a word, or nothing. */
export function HitPointsShown({ one }: { one: CombatantView }) {
  const { unconfirmed } = useFightTable();
  const { hitPoints, state } = one;
  if (hitPoints) {
    const { current, max, temporary = 0 } = hitPoints;
    return (
      <span className={styles["points"]}>
        <span className={styles["figures"]} data-unconfirmed={unconfirmed.has(one.id) || undefined}>
          {temporary > 0 && <span className={styles["temporary"]}>{`+${temporary}`}</span>}
          <span>{`${current}/${max}`}</span>
        </span>
        {current > 0 && <HitPointLine {...{ current, max, temporary }} />}
      </span>
    );
  }
  if (!state) return null;
  const left = DROPS[HIT_POINT_WORDS.indexOf(state)] ?? 0;
  const isBad = state === "bloodied" || state === "near death";
  return (
    <span className={styles["points"]}>
      <span className={classNames(styles["word"], isBad && styles["bad"])}>{state}</span>
      {left > 0 && (
        <span className={classNames(styles["drops"], isBad && styles["bad"])} aria-hidden="true">
          {DROPS.slice(0, 4).map((drop, index) => (
            <i key={drop} data-empty={index >= left || undefined} />
          ))}
        </span>
      )}
    </span>
  );
}
