import type { CharacterClass } from "@/lib/model/origin";
import { deedTexts } from "@/lib/messages/deeds";
import { ENERGY_LEVELS, type EnergyChange, MOST_ENERGY_LEVELS } from "@/lib/rules/energy";
import { romanLevel } from "./roman-level";
import styles from "./energy-beads.module.css";

/** More than these are figures. */
const MOST_BEADS = 6;

const nameOf = ({ energyName }: CharacterClass) => energyName || "Energy";
const grantedBy = ({ energyAmounts, maxEnergyLevel }: CharacterClass) =>
  ENERGY_LEVELS.filter((level) => level <= maxEnergyLevel && energyAmounts[level] > 0);

/** Why nothing is left to cast a spell of a level with; undefined where something is, or where it takes none. */
export const energyLeftFor = (
  level: number,
  energy: CharacterClass | null | undefined,
): string | undefined => {
  if (!energy || level === 0 || level > MOST_ENERGY_LEVELS) return undefined;
  const granted = grantedBy(energy);
  const left = granted.filter((one) => one >= level && energy.energyAmounts[one] > energy.energySpent[one]);
  return granted.length === 0 || left.length > 0 ? undefined : deedTexts.noEnergy(nameOf(energy), level);
};

interface EnergyBeadsProps {
  energy: CharacterClass;
  /** Left out for those who may not spend it. */
  onChange: ((change: EnergyChange) => void) | undefined;
}

/** What is left of a class's energy, a row of beads a level; pressed, a level spends one. */
export function EnergyBeads({ energy, onChange }: EnergyBeadsProps) {
  const { energyAmounts: amounts, energySpent: spent } = energy;
  return (
    <ul className={styles["levels"]} aria-label={`${nameOf(energy)} left`}>
      {grantedBy(energy).map((level) => {
        const left = amounts[level] - spent[level];
        const said = deedTexts.left(level, left, amounts[level]);
        const drawn = (
          <>
            <b aria-hidden="true">{romanLevel(level)}</b>
            <span aria-hidden="true">
              {amounts[level] > MOST_BEADS
                ? `${left}/${amounts[level]}`
                : Array.from({ length: amounts[level] }, (_, at) => (
                    <i key={at} data-spent={at >= left || undefined} />
                  ))}
            </span>
          </>
        );
        return (
          <li key={level}>
            {onChange ? (
              <button
                type="button"
                title={deedTexts.spend}
                aria-disabled={left === 0 || undefined}
                onClick={() => left > 0 && onChange({ level, change: -1 })}
              >
                {drawn}
                <span className="vh">{left > 0 ? `${said}, ${deedTexts.spend}` : said}</span>
              </button>
            ) : (
              <>
                {drawn}
                <span className="vh">{said}</span>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
