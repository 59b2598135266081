import { type ComponentProps, useEffect, useState } from "react";
import styles from "@/components/dice/dice-button.module.css";
import { figure } from "@/lib/rules/abilities";
import { pastRolls, watchRolls } from "@/lib/client/dice/dice-history";
import { DELAY } from "@/lib/constants";

/** The sum of the last roll for as long as its toast stays, else undefined. */
function useFallen(): number | undefined {
  const [total, setTotal] = useState<number>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = watchRolls(() => {
      const [newest] = pastRolls();
      if (!newest || Date.now() - newest.at > DELAY.dice) return;
      setTotal(newest.total);
      clearTimeout(timer);
      timer = setTimeout(() => setTotal(undefined), DELAY.dice);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
  return total;
}

type DiceButtonProps = ComponentProps<"button"> & { tray: string; open: boolean };

/** The red D20 that opens the tray with the id `tray`. For a while it shows what was rolled last. */
export function DiceButton({ tray, open, ...rest }: DiceButtonProps) {
  const fallen = useFallen();
  return (
    <button
      type="button"
      {...rest}
      data-face={fallen === undefined ? 20 : figure(fallen)}
      data-rolled={fallen === undefined ? undefined : ""}
      className={styles["button"]}
      aria-label="Dice tray"
      data-shortcut="d"
      aria-expanded={open}
      aria-controls={tray}
    >
      <svg viewBox="0 0 48 48" strokeLinejoin="round" aria-hidden="true">
        <path d="M24 2l19 11v22L24 46 5 35V13z" fill="#6e1a14" />
        <path d="M24 2L12.5 30.5h23z" fill="#a5342a" />
        <path d="M24 2l19 11-7.5 17.5z" fill="#84201a" />
        <path d="M24 2L5 13l7.5 17.5z" fill="#c1503f" />
        <path d="M12.5 30.5L24 46l11.5-15.5z" fill="#701812" />
        <path
          d="M24 2l19 11v22L24 46 5 35V13zM24 2L12.5 30.5h23zM5 13l7.5 17.5L5 35M43 13l-7.5 17.5L43 35M12.5 30.5L24 46l11.5-15.5"
          fill="none"
          stroke="#3c0a07"
        />
      </svg>
    </button>
  );
}
