import { type CSSProperties, useEffect, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { hitPointColour } from "@/lib/rules/creature";
import type { PlainHitPoints } from "@/lib/rules/hit-points";
import lossStyles from "./hit-point-loss.module.css";
import styles from "./hit-points.module.css";

export interface ShownHitPoints extends PlainHitPoints {
  /** Temporary hit points, above the others. */
  temporary?: number;
}

/** Shares of the glass: where there are more hit points than the maximum, all of them fill it. */
const fill = ({ current, max, temporary = 0 }: ShownHitPoints) => {
  const whole = Math.max(1, max, current + temporary);
  return {
    "--hp": `${(100 * current) / whole}%`,
    "--temp": `${(100 * temporary) / whole}%`,
  } as CSSProperties;
};

/** As long as what was lost is seen. Milliseconds. */
const LOSS_SHOWN = 1300;

/** How many hit points were lost a moment ago. */
const useLoss = (current: number): number => {
  const [before, setBefore] = useState(current);
  useEffect(() => {
    if (current === before) return;
    const timer = setTimeout(() => setBefore(current), current < before ? LOSS_SHOWN : 0);
    return () => clearTimeout(timer);
  }, [current, before]);
  return Math.max(0, before - current);
};

const meter = ({ current, max, temporary = 0 }: ShownHitPoints) => ({
  role: "meter",
  "aria-label": "Hit points",
  "aria-valuemin": 0,
  "aria-valuemax": max,
  "aria-valuenow": current,
  "aria-valuetext": hitPointText({ current, max, temporary }),
});

/** "31 of 44", or "31 of 44 and 5 temporary". */
export const hitPointText = ({ current, max, temporary = 0 }: ShownHitPoints): string =>
  `${current} of ${max}${temporary > 0 ? ` and ${temporary} temporary` : ""}`;

/** The figures as they stand beside a drawing: temporary ones in blue before the others. */
export function HitPointCount({ current, max, temporary = 0 }: ShownHitPoints) {
  return (
    <>
      {temporary > 0 && <span className={styles["temporary"]}>+{temporary} </span>}
      {current}/{max}
    </>
  );
}

interface FillingProps {
  hitPoints: ShownHitPoints;
  loss: number;
  /** Which way the drawing empties. */
  runs: "down" | "aside";
}

/** What is left, temporary ones, and what was lost a moment ago: it runs out, each loss anew. */
function Filling({ hitPoints, loss, runs }: FillingProps) {
  const { current, max, temporary = 0 } = hitPoints;
  const share = (100 * loss) / Math.max(1, max, current + temporary);
  return (
    <>
      <i />
      {temporary > 0 && <i className={styles["extra"]} />}
      {loss > 0 && (
        <i
          key={current}
          className={lossStyles["loss"]}
          data-runs={runs}
          style={{ "--loss": `${share}%` } as CSSProperties}
        />
      )}
    </>
  );
}

/** A glass of life on the sheet; the figures stand beside it. */
export function HitPointVial(hitPoints: ShownHitPoints) {
  const loss = useLoss(hitPoints.current);
  return (
    <div className={classNames(styles["vial"], styles[hitPointColour(hitPoints)])} style={fill(hitPoints)}>
      <span className={styles["label"]} aria-hidden="true">
        HP
      </span>
      {loss > 0 && (
        <span key={hitPoints.current} className={lossStyles["hit"]} data-hit="" aria-hidden="true">
          −{loss}
        </span>
      )}
      <div className={styles["glass"]} {...meter(hitPoints)}>
        <Filling {...{ hitPoints, loss }} runs="down" />
      </div>
    </div>
  );
}

/** The horizontal variant, in forms. */
export function HitPointBar(hitPoints: ShownHitPoints) {
  const loss = useLoss(hitPoints.current);
  return (
    <div
      className={classNames(styles["bar"], styles[hitPointColour(hitPoints)])}
      style={fill(hitPoints)}
      {...meter(hitPoints)}
    >
      <Filling {...{ hitPoints, loss }} runs="aside" />
    </div>
  );
}

/** A hairline of it on a card, where the figures stand beside it. */
export function HitPointLine(hitPoints: ShownHitPoints) {
  const loss = useLoss(hitPoints.current);
  return (
    <span
      className={classNames(styles["line"], styles[hitPointColour(hitPoints)])}
      style={fill(hitPoints)}
      aria-hidden="true"
    >
      <Filling {...{ hitPoints, loss }} runs="aside" />
    </span>
  );
}
