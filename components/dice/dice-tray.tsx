"use client";

import { useEffect, useId, useRef, useState } from "react";
import styles from "@/components/dice/dice-tray.module.css";
import { DieShape } from "@/components/dice/die-shape";
import { PoolPlaces } from "@/components/dice/pool-places";
import { RollHistory } from "@/components/dice/roll-history";
import { RollOptions } from "@/components/dice/roll-options";
import { SoundButton } from "@/components/dice/sound-button";
import { useDicePool } from "@/components/dice/use-dice-pool";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { DICE, type Die, MOST_DICE } from "@/lib/rules/dice";

interface DiceTrayProps {
  id: string;
  open: boolean;
  onClose: () => void;
  /** In its stead, where its script can't be had. */
  onMissed: () => void;
}

/** Stays mounted while it is closed, so that the pool waits for the next time. Takes the focus when it opens. */
export function DiceTray({ id, open, onClose }: DiceTrayProps) {
  const heading = useId();
  const dice = useDicePool();
  const [page, setPage] = useState<"pool" | "history">("pool");
  const firstDie = useRef<HTMLButtonElement>(null);
  const rollButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    firstDie.current?.focus();
    // With a full pool the dice are disabled and can't be focused.
    if (document.activeElement !== firstDie.current) rollButton.current?.focus();
  }, [open]);

  const add = (die: Die) => {
    dice.add(die);
    // The sixth die disables the buttons, which would drop the focus.
    if (dice.pool.length === MOST_DICE - 1) rollButton.current?.focus();
  };

  return (
    <section id={id} className={styles["tray"]} aria-labelledby={heading} hidden={!open}>
      <div className={styles["felt"]}>
        <div className={styles["top"]}>
          <h2 id={heading} className={styles["heading"]}>
            Dice
          </h2>
          <IconButton
            icon="scroll"
            label="Last rolls"
            aria-pressed={page === "history"}
            onClick={() => setPage(page === "pool" ? "history" : "pool")}
          />
          <SoundButton />
          <IconButton icon="close" label="Close" onClick={onClose} />
        </div>
        {page === "history" && <RollHistory />}
        <div className={styles["pool"]} hidden={page !== "pool"}>
          <div className={styles["dice"]}>
            {DICE.map((die) => (
              <button
                key={die}
                ref={die === DICE[0] ? firstDie : null}
                type="button"
                className={styles["die"]}
                aria-label={`Add a D${die}`}
                disabled={dice.full}
                onClick={() => add(die)}
              >
                <DieShape die={die} />
                <span aria-hidden="true">D{die}</span>
              </button>
            ))}
          </div>
          <PoolPlaces dice={dice} origin={firstDie} />
          <RollOptions dice={dice} />
          <div className={styles["acts"]}>
            <Button variant="ghost" onClick={dice.clear}>
              Clear
            </Button>
            <Button variant="gilt" ref={rollButton} disabled={dice.pool.length === 0} onClick={dice.roll}>
              Roll
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
