import { useRef, useState } from "react";
import { Box } from "@/components/ui/box";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import type { CharacterClass } from "@/lib/model/origin";
import { changedEnergy, ENERGY_LEVELS, type EnergyChange } from "@/lib/rules/energy";
import styles from "./energy.module.css";
import { Orbs } from "./orbs";

interface ClassEnergyProps {
  origin: CharacterClass;
  /** Left out for those who may only read. */
  onChange?: ((change: EnergyChange) => void) | undefined;
}

/**
 * The energy of a class, one row a level: spent and restored by pressing its circles or the buttons at the end of the row. Nothing
 * where the class has none.
 */
export function ClassEnergy({ origin, onChange }: ClassEnergyProps) {
  const { energyAmounts: amounts, energySpent: spent, maxEnergyLevel } = origin;
  const [said, say] = useState("");
  const list = useRef<HTMLUListElement>(null);
  const name = origin.energyName || "Energy";
  const levels = ENERGY_LEVELS.filter((level) => level <= maxEnergyLevel);
  if (origin.energyName === "" && levels.every((level) => amounts[level] === 0)) return null;
  const restoreAll = () => {
    for (const level of levels) if (spent[level] > 0) onChange?.({ level, change: spent[level] });
    say(`${name} restored`);
    // The button goes with what was spent.
    list.current?.querySelector<HTMLElement>("button:not([tabindex])")?.focus();
  };
  const isSpent = levels.some((level) => spent[level] > 0);
  return (
    <Box padded aria-label={name} className={styles["box"]}>
      <div className={styles["head"]}>
        <h3 dir="auto">{name}</h3>
        {onChange && isSpent ? (
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
          const count = (change: number) => {
            const after = changedEnergy(spent, amounts, { level, change })[level];
            if (after === spent[level]) return;
            onChange?.({ level, change });
            say(`${amount - after} of ${amount} ${name} left at level ${level}`);
          };
          const spend = () => count(-1);
          const restore = () => count(1);
          return (
            <li key={level} className={onChange ? styles["played"] : undefined}>
              <span className={styles["level"]}>Level {level}</span>
              <Orbs
                amount={amount}
                spent={spent[level]}
                onPress={onChange && ((full) => (full ? spend() : restore()))}
              />
              {onChange && (
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
              {onChange && (
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
