import type { HitPointChange } from "@/lib/rules/hit-points";
import { AmountSlip, slipOf } from "./amount-slip";
import { HitPointBar, type ShownHitPoints } from "./hit-point-bar";
import { HitPointSteps } from "./hit-point-steps";
import { SheetParts } from "./sheet-parts";
import styles from "./thumb-bar.module.css";

interface ThumbBarProps {
  id: number;
  name: string;
  hitPoints: ShownHitPoints;
  /** Left out for those who may only read. */
  onChange?: ((change: HitPointChange) => void) | undefined;
  /** Whether the sheet is open, to whose parts the words above lead. */
  onSheet: boolean;
}

/** Where one page is shown at a time: the hit points under the thumb on every page of the book, and the way to the parts of the sheet. */
export function ThumbBar({ id, name, hitPoints, onChange, onSheet }: ThumbBarProps) {
  const { current, max, temporary = 0 } = hitPoints;
  const shown = (
    <div className={styles["shown"]}>
      <p>
        {temporary > 0 && <span>{`+${temporary} `}</span>}
        <b>{current}</b>
        {` of ${max}`}
      </p>
      <HitPointBar {...hitPoints} />
    </div>
  );
  return (
    <>
      <div className={styles["bar"]} data-thumb-bar={onSheet ? "tall" : ""}>
        {onSheet && <SheetParts />}
        {onChange ? (
          <HitPointSteps slip={slipOf(id)} className={styles["steps"]} {...{ name, hitPoints, onChange }}>
            {shown}
          </HitPointSteps>
        ) : (
          shown
        )}
      </div>
      {onChange && <AmountSlip id={slipOf(id)} {...{ name, hitPoints, onChange }} />}
    </>
  );
}
