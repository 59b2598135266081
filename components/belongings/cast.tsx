import { useEnergy } from "@/components/creature/use-energy";
import { api } from "@/lib/client/api/api";
import { useQueryUntilLoaded } from "@/lib/client/api/use-query-until-loaded";
import { castText } from "@/lib/messages/belonging-dialogs";
import { ENERGY_LEVELS } from "@/lib/rules/energy";
import styles from "./cast.module.css";

interface CastProps {
  characterId: number;
  spell: string;
  /** Of the spell, from 1. */
  level: number;
}

/** Offers to spend the energy that a spell takes: of its level or, where the class has it, of a higher one. */
export function Cast({ characterId, spell, level }: CastProps) {
  const params = { id: characterId };
  const { data, reload } = useQueryUntilLoaded(api.characterClasses.list, params);
  const change = useEnergy(characterId, () => void reload());
  const [origin] = data ?? [];
  if (!origin) return null;
  const { energyAmounts: amounts, energySpent: spent, maxEnergyLevel: highest } = origin;
  const levels = ENERGY_LEVELS.filter((one) => one >= level && one <= highest && amounts[one] > 0);
  if (levels.length === 0) return null;
  const name = origin.energyName || "Energy";
  return (
    <div className={styles["cast"]} role="group" aria-label={`Cast ${spell}`}>
      <span className="label">{`Cast with ${name}`}</span>
      {levels.map((one) => {
        const left = amounts[one] - spent[one];
        return (
          <button
            key={one}
            type="button"
            className={styles["level"]}
            aria-label={`Cast ${spell} at level ${one}, ${left} left`}
            // Pressed for the last one it keeps the focus.
            aria-disabled={left <= 0 || undefined}
            onClick={() => {
              if (left <= 0) return;
              change(
                { level: one, change: -1 },
                { done: castText(spell, name, one, left - 1), about: "cast" },
              );
            }}
          >
            {`level ${one}`}
            <small>{`${left} left`}</small>
          </button>
        );
      })}
    </div>
  );
}
