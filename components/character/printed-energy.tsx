import type { CharacterClass } from "@/lib/model/origin";
import { ENERGY_LEVELS } from "@/lib/rules/energy";
import styles from "./printed-character.module.css";

/** With more points than these a number does. */
const MOST_BEADS = 30;

/** A bead a point, to be crossed with a pencil. */
export function PrintedEnergy({ characterClass }: { characterClass: CharacterClass }) {
  const { energyName, energyAmounts, maxEnergyLevel } = characterClass;
  const levels = ENERGY_LEVELS.filter((level) => level <= maxEnergyLevel && energyAmounts[level] > 0);
  if (levels.length === 0) return null;
  return (
    <section className={styles["energies"]}>
      <h2 dir="auto">{energyName || "Energy"}</h2>
      {levels.map((level) => (
        <p key={level} className={styles["energy"]}>
          <span>Level {level}</span>
          {energyAmounts[level] > MOST_BEADS
            ? energyAmounts[level]
            : Array.from({ length: energyAmounts[level] }, (_, index) => <i key={index} />)}
        </p>
      ))}
    </section>
  );
}
