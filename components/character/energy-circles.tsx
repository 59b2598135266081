"use client";

import { useRef, useState } from "react";
import { Box } from "@/components/ui/box";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import type { CharacterClass } from "@/lib/model/origin";
import { ENERGY_LEVELS, type EnergyByLevel, noEnergy, restoreEnergy, spendEnergy } from "@/lib/rules/energy";
import styles from "./energy.module.css";
import { Orbs } from "./orbs";

interface ClassEnergyProps {
  origin: CharacterClass;
  /** Gets what is spent of each level; left out for those who may only read. */
  onSpend?: ((spent: EnergyByLevel) => void) | undefined;
}

/**
 * The energy of a class, one row a level: spent and restored by pressing its circles or the buttons at the end of the row. Nothing
 * where the class has none.
 */
export function ClassEnergy({ origin, onSpend }: ClassEnergyProps) {
  const { energyAmounts: amounts, energySpent: spent, maxEnergyLevel } = origin;
  const [said, say] = useState("");
  const list = useRef<HTMLUListElement>(null);
  const name = origin.energyName || "Energy";
  const levels = ENERGY_LEVELS.filter((level) => level <= maxEnergyLevel);
  if (origin.energyName === "" && levels.every((level) => amounts[level] === 0)) return null;
  const change = (after: EnergyByLevel, what: string) => {
    onSpend?.(after);
    say(what);
  };
  const restoreAll = () => {
    change(noEnergy(), `${name} restored`);
    // The button goes with what was spent.
    list.current?.querySelector<HTMLElement>("button:not([tabindex])")?.focus();
  };
  const isSpent = levels.some((level) => spent[level] > 0);
  return (
    <Box padded aria-label={name} className={styles["box"]}>
      <div className={styles["head"]}>
        <h3>{name}</h3>
        {onSpend && isSpent ? (
          <Button className={styles["rest"]} onClick={restoreAll}>
            Restore all
          </Button>
        ) : (
          <span className="label">circles per level</span>
        )}
      </div>
      <ul ref={list} className={styles["levels"]}>
        {levels.map((level) => {
          const amount = amounts[level];
          const left = amount - spent[level];
          const keep = (after: EnergyByLevel) => {
            if (after[level] === spent[level]) return;
            change(after, `${amount - after[level]} of ${amount} ${name} left at level ${level}`);
          };
          const spend = () => keep(spendEnergy(spent, amounts, level));
          const restore = () => keep(restoreEnergy(spent, level));
          return (
            <li key={level} className={onSpend ? styles["played"] : undefined}>
              <span className={styles["level"]}>Level {level}</span>
              <Orbs
                amount={amount}
                spent={spent[level]}
                onPress={onSpend && ((full) => (full ? spend() : restore()))}
              />
              {onSpend && (
                <IconButton
                  icon="minus"
                  label={`Spend ${name}, level ${level}`}
                  aria-disabled={left <= 0 || undefined}
                  onClick={spend}
                />
              )}
              <span className={styles["count"]}>
                <span className="vh">
                  {name} left at level {level}:{" "}
                </span>
                {left === amount ? amount : `${left}/${amount}`}
              </span>
              {onSpend && (
                <IconButton
                  icon="plus"
                  label={`Restore ${name}, level ${level}`}
                  aria-disabled={spent[level] <= 0 || undefined}
                  onClick={restore}
                />
              )}
            </li>
          );
        })}
      </ul>
      <span className="vh" role="status">
        {said}
      </span>
    </Box>
  );
}
