import { useFormContext, useWatch } from "react-hook-form";
import { legendClass } from "@/components/ui/form/field";
import { NumberField } from "@/components/ui/form/number-field";
import { TextField } from "@/components/ui/form/text-field";
import { LIMIT } from "@/lib/constants";
import type { CharacterFields } from "@/lib/model/creature-form";
import { clampEnergyLevels, ENERGY_LEVELS, energyAmountFrom, MOST_ENERGY_LEVELS } from "@/lib/rules/energy";
import styles from "./energy.module.css";
import { Orbs } from "./orbs";

/** What the energy of a class is called and how many levels it has. */
export function EnergySettings() {
  const { register, setValue, formState } = useFormContext<CharacterFields>();
  const levels = useWatch<CharacterFields, "class.maxEnergyLevel">({ name: "class.maxEnergyLevel" });
  return (
    <div className={styles["settings"]}>
      <TextField
        label="Energy name"
        maxLength={LIMIT.name}
        autoComplete="off"
        error={formState.errors.class?.energyName?.message}
        {...register("class.energyName")}
      />
      <NumberField
        label={`Amount of Levels (max ${MOST_ENERGY_LEVELS})`}
        name="class.maxEnergyLevel"
        value={levels}
        read={clampEnergyLevels}
        onChange={(value) => setValue("class.maxEnergyLevel", value, { shouldDirty: true })}
      />
    </div>
  );
}

/** How much each of its levels grants. */
export function EnergyLevels({ legend }: { legend?: string }) {
  const { setValue } = useFormContext<CharacterFields>();
  const [levels, amounts] = useWatch<CharacterFields, ["class.maxEnergyLevel", "class.energyAmounts"]>({
    name: ["class.maxEnergyLevel", "class.energyAmounts"],
  });
  return (
    <fieldset>
      <legend className={legend ? legendClass : "vh"}>{legend ?? "Circles per level"}</legend>
      <ul className={styles["levels"]}>
        {ENERGY_LEVELS.filter((level) => level <= levels).map((level) => (
          <li key={level}>
            <span className={styles["level"]} aria-hidden="true">
              Level {level}
            </span>
            <Orbs amount={amounts[level]} />
            <NumberField
              label={`Level ${level}`}
              labelHidden
              className={styles["amount"] ?? ""}
              name={`class.energyAmounts.${level}`}
              value={amounts[level]}
              read={energyAmountFrom}
              onChange={(value) =>
                setValue("class.energyAmounts", { ...amounts, [level]: value }, { shouldDirty: true })
              }
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
