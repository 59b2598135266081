"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import styles from "@/components/dice/dice-tray.module.css";
import { DieShape } from "@/components/ui/die-shape";
import { HandOptions } from "@/components/dice/hand-options";
import { PoolPlaces } from "@/components/dice/pool-places";
import { RollHistory } from "@/components/dice/roll-history";
import { RollOptions } from "@/components/dice/roll-options";
import { SoundButton } from "@/components/dice/sound-button";
import { TableLog } from "@/components/dice/table-log";
import { useDicePool } from "@/components/dice/use-dice-pool";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/form/checkbox";
import { IconButton } from "@/components/ui/icon-button";
import { useNarrow } from "@/components/ui/use-narrow";
import { ownDice } from "@/lib/client/dice/own-dice";
import { diceTexts } from "@/lib/messages/dice";
import { DICE, type Die, MOST_DICE } from "@/lib/rules/dice";

interface DiceTrayProps {
  id: string;
  open: boolean;
  /** The campaign whose book is open; null where none is. */
  table: number | null;
  /** The dice stay in this browser, though a book is open. */
  isOwn: boolean;
  onClose: () => void;
  /** In its stead, where its script can't be had. */
  onMissed: () => void;
}

/** Stays mounted while it is closed, so that the pool waits for the next time. Takes the focus when it opens. */
export function DiceTray({ id, open, table: openTable, isOwn, onClose }: DiceTrayProps) {
  const table = isOwn ? null : openTable;
  const dice = useDicePool(table !== null);
  const isNarrow = useNarrow();
  const [page, setPage] = useState<"pool" | "history">("pool");
  const firstDie = useRef<HTMLButtonElement>(null);
  const rollButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    firstDie.current?.focus();
    // With a full pool the dice are disabled and can't be focused.
    if (document.activeElement !== firstDie.current) rollButton.current?.focus();
  }, [open]);

  const roll = () => {
    if (!dice.roll()) return;
    // What fell is shown in the strip of ribbons, which the tray would hide.
    if (isNarrow) onClose();
  };
  const add = (die: Die) => {
    dice.add(die);
    // The sixth die disables the buttons, which would drop the focus.
    if (dice.pool.length === MOST_DICE - 1) rollButton.current?.focus();
  };

  const tools = (
    <>
      <SoundButton />
      <IconButton icon="close" label="Close" onClick={onClose} />
    </>
  );

  return (
    <section
      id={id}
      className={styles["tray"]}
      aria-label="Dice"
      data-table={table !== null || undefined}
      data-tray=""
      hidden={!open}
    >
      <div className={styles["felt"]}>
        {table !== null && (
          <div className={styles["table"]}>
            <div className={styles["top"]}>
              <h2 className={styles["heading"]}>{diceTexts.onTheTable}</h2>
              {isNarrow && tools}
            </div>
            {open && <TableLog campaignId={table} />}
          </div>
        )}
        <div className={styles["hand"]}>
          <div className={styles["top"]}>
            <h2 className={styles["heading"]}>{table === null ? "Dice" : diceTexts.yourHand}</h2>
            {table === null && (
              <IconButton
                icon="scroll"
                label="Last rolls"
                aria-pressed={page === "history"}
                onClick={() => setPage(page === "pool" ? "history" : "pool")}
              />
            )}
            {!(table !== null && isNarrow) && tools}
          </div>
          {table === null && page === "history" && <RollHistory />}
          <Pool
            {...{ dice, openTable, isOwn, firstDie, rollButton }}
            isHidden={table === null && page !== "pool"}
            onAdd={add}
            onRoll={roll}
          />
        </div>
      </div>
    </section>
  );
}

interface PoolProps extends Pick<DiceTrayProps, "isOwn"> {
  dice: ReturnType<typeof useDicePool>;
  openTable: number | null;
  isHidden: boolean;
  firstDie: RefObject<HTMLButtonElement | null>;
  rollButton: RefObject<HTMLButtonElement | null>;
  onAdd: (die: Die) => void;
  onRoll: () => void;
}

function Pool({ dice, openTable, isOwn, isHidden, firstDie, rollButton, onAdd, onRoll }: PoolProps) {
  const isAlone = openTable === null || isOwn;
  return (
    <div className={styles["pool"]} hidden={isHidden}>
      <div className={styles["dice"]}>
        {DICE.map((die) => (
          <button
            key={die}
            ref={die === DICE[0] ? firstDie : null}
            type="button"
            className={styles["die"]}
            aria-label={`Add a D${die}`}
            disabled={dice.full}
            onClick={() => onAdd(die)}
          >
            <DieShape die={die} />
            <span aria-hidden="true">D{die}</span>
          </button>
        ))}
      </div>
      <PoolPlaces dice={dice} origin={firstDie} />
      {isAlone ? <RollOptions dice={dice} /> : <HandOptions dice={dice} />}
      {openTable !== null && (
        <Checkbox
          className={styles["own"]}
          label={diceTexts.ownDice}
          checked={isOwn}
          onChange={(event) => ownDice.set(event.target.checked)}
        />
      )}
      <div className={styles["acts"]}>
        <Button variant="ghost" onClick={dice.clear}>
          Clear
        </Button>
        <Button variant="gilt" ref={rollButton} disabled={dice.pool.length === 0} onClick={onRoll}>
          Roll
        </Button>
      </div>
    </div>
  );
}
