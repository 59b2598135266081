import { type ReactNode, useEffect, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { figure, signed } from "@/lib/rules/abilities";
import type { Roll } from "@/lib/rules/dice";
import styles from "./struck-coin.module.css";

/** So long a roll lies on what was pressed, in milliseconds. */
const LIES = 4000;

interface StruckProps {
  /** Names the button. */
  name: string;
  isTrained?: boolean;
  /** Calls back with what fell. */
  onRoll: (onRolled: (roll: Roll) => void) => void;
}

/** What fell a moment ago: the sum, and what the die that counts shows. */
function useFallen() {
  const [fallen, setFallen] = useState<Roll>();
  useEffect(() => {
    const timer = fallen && setTimeout(() => setFallen(undefined), LIES);
    return () => clearTimeout(timer);
  }, [fallen]);
  const [thrown] = fallen?.throws ?? [];
  return {
    fallen: fallen && {
      total: figure(fallen.total),
      parts: `${thrown?.value ?? ""}${signed(fallen.modifier)}`,
    },
    show: setFallen,
  };
}

interface CoinProps extends StruckProps {
  kind: "score" | "save";
  label: string;
  value: number;
  /** Below the value. */
  children?: ReactNode;
}

/** A coin that rolls when it is pressed, with advantage when it is held; then the roll lies on its other side for a moment. */
export function StruckCoin({ kind, name, label, value, isTrained, onRoll, children }: CoinProps) {
  const { fallen, show } = useFallen();
  return (
    <button
      type="button"
      className={classNames(styles["coin"], styles[kind], fallen && styles["fallen"])}
      aria-label={name}
      data-trained={isTrained || undefined}
      data-hold=""
      onClick={() => onRoll(show)}
    >
      {RELIEF}
      <span className={styles["label"]}>{label}</span>
      <b>{fallen ? fallen.total : signed(value)}</b>
      {fallen ? <small>{fallen.parts}</small> : children}
    </button>
  );
}

/** The save where it hangs under its ability's coin. */
export function SaveTab({ name, value, isTrained, onRoll }: StruckProps & { value: number }) {
  const { fallen, show } = useFallen();
  return (
    <button
      type="button"
      className={classNames(styles["tab"], fallen && styles["fallenTab"])}
      aria-label={name}
      data-trained={isTrained || undefined}
      data-hold=""
      onClick={() => onRoll(show)}
    >
      <span>
        <svg viewBox="0 0 14 16" aria-hidden="true">
          <path d="M7 1.2c1.7 1.2 3.7 1.7 5.7 1.7.1 5.6-1.4 9.3-5.7 11.9C2.7 12.2 1.2 8.5 1.3 2.9c2 0 4-.5 5.7-1.7z" />
        </svg>
        {fallen ? fallen.total : signed(value)}
      </span>
    </button>
  );
}

/** Cut like the coins of a purse: a flat wash, its shade and shine, a milled edge, and the ring that closes while it is held. */
const RELIEF = (
  <svg viewBox="0 0 48 48" aria-hidden="true">
    <path
      className={styles["rim"]}
      d="M24.5 3c7.3.3 13 4 16.7 9.6 3.5 5.9 4 14 .6 20.7C38.5 40 31.5 44.7 24.3 45c-7.8.1-14.5-4-18.3-10.2-3.5-6.3-3.7-14.8-.2-21.2C9.5 6.9 17 2.8 24.5 3z"
    />
    <path
      className={styles["shade"]}
      d="M43 17.5c2.6 8.3.2 17.5-7 23.3C28 47 16.5 46.6 9.5 40 18.5 44.3 29.5 43 36 36.3c4.9-5 7-11.2 7-18.8z"
    />
    <path className={styles["shine"]} d="M6.3 25c-.6-8.5 4.2-16 12.2-18.8C12.6 9.8 8.3 16.5 7.8 25z" />
    <circle className={styles["milled"]} cx="24" cy="24" r="19.6" />
    <circle
      className={styles["ring"]}
      cx="24"
      cy="24"
      r="19.6"
      pathLength="100"
      transform="rotate(-90 24 24)"
    />
  </svg>
);
