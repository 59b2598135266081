import { Box } from "@/components/ui/box";
import type { HitPointChange } from "@/lib/rules/hit-points";
import { slipOf } from "./amount-slip";
import { HitPointVial, type ShownHitPoints } from "./hit-point-bar";
import { HitPointSteps } from "./hit-point-steps";
import styles from "./life.module.css";

interface LifeProps {
  id: number;
  name: string;
  hitPoints: ShownHitPoints;
  /** Left out for those who may only read. */
  onChange?: ((change: HitPointChange) => void) | undefined;
}

/** Hit points at the head of a sheet: figures, minus and plus, and the vial as their bar. On a phone the vial alone: the rest is under the thumb. */
export function Life({ id, name, hitPoints, onChange }: LifeProps) {
  const figures = <Figures {...hitPoints} />;
  return (
    <Box className={styles["life"]} aria-label="Hit points">
      {onChange ? (
        <HitPointSteps hint slip={slipOf(id)} className={styles["steps"]} {...{ name, hitPoints, onChange }}>
          {figures}
        </HitPointSteps>
      ) : (
        figures
      )}
      <HitPointVial {...hitPoints} />
    </Box>
  );
}

/** "+5 27/33": the temporary ones first, the current ones large, unless there are so many digits that they would run under the vial. */
function Figures({ current, max, temporary = 0 }: ShownHitPoints) {
  return (
    <p className={styles["figures"]} data-long={max > (temporary ? 99 : 999) || undefined}>
      {temporary > 0 && <span className={styles["temporary"]}>{`+${temporary} `}</span>}
      <b>{current}</b>
      {`/${max}`}
    </p>
  );
}
