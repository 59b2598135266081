import type { CSSProperties } from "react";
import { classNames } from "@/components/ui/class-names";
import { type HitPoints, hitPointColour, hitPointShare } from "@/lib/rules/creature";
import styles from "./hit-points.module.css";

const fill = (hitPoints: HitPoints) => ({ "--hp": `${100 * hitPointShare(hitPoints)}%` }) as CSSProperties;

const meter = ({ current, max }: HitPoints) => ({
  role: "meter",
  "aria-label": "Hit points",
  "aria-valuemin": 0,
  "aria-valuemax": max,
  "aria-valuenow": current,
  "aria-valuetext": `${current} of ${max}`,
});

/** A glass of life on the sheet, with the count below it. */
export function HitPointVial(hitPoints: HitPoints) {
  return (
    <div className={classNames(styles["vial"], styles[hitPointColour(hitPoints)])} style={fill(hitPoints)}>
      <span className={styles["label"]} aria-hidden="true">
        HP
      </span>
      <div className={styles["glass"]} {...meter(hitPoints)}>
        <i />
      </div>
      <span className={styles["count"]}>
        {hitPoints.current}/{hitPoints.max}
      </span>
    </div>
  );
}

/** The same lying down, in forms. */
export function HitPointBar(hitPoints: HitPoints) {
  return (
    <div
      className={classNames(styles["bar"], styles[hitPointColour(hitPoints)])}
      style={fill(hitPoints)}
      {...meter(hitPoints)}
    >
      <i />
    </div>
  );
}

/** A round flask that fits under a thumb; a drawing only: the button around it says the figures. */
export function HitPointFlask(hitPoints: HitPoints) {
  return (
    <span
      className={classNames(styles["flask"], styles[hitPointColour(hitPoints)])}
      style={fill(hitPoints)}
      aria-hidden="true"
    >
      <i />
      <b>{hitPoints.current}</b>
      <small>of {hitPoints.max}</small>
    </span>
  );
}

/** A hairline of it on a card, where the figures stand beside it. */
export function HitPointLine(hitPoints: HitPoints) {
  return (
    <span
      className={classNames(styles["line"], styles[hitPointColour(hitPoints)])}
      style={fill(hitPoints)}
      aria-hidden="true"
    >
      <i />
    </span>
  );
}
