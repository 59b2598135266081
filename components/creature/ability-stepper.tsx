import { useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { legendClass } from "@/components/ui/form/field";
import { NumberStepper } from "@/components/ui/form/number-stepper";
import type { CreatureFields } from "@/lib/model/creature-form";
import { ABILITIES, ABILITY_LABEL, modifier, SCORE, signed } from "@/lib/rules/abilities";
import styles from "./step.module.css";

interface AbilitySteppersProps {
  legend: string;
  /** The highest score that may be set. */
  most?: number;
}

/** Six scores with − and +, and the modifier that follows from each. */
export function AbilitySteppers({ legend, most = SCORE.wizardMax }: AbilitySteppersProps) {
  const id = useId();
  const { setValue } = useFormContext<CreatureFields>();
  const abilities = useWatch<CreatureFields, "abilities">({ name: "abilities" });
  return (
    <fieldset>
      <legend className={legendClass}>{legend}</legend>
      <div className={styles["abilities"]}>
        {ABILITIES.map((ability) => (
          <div key={ability} className={styles["ability"]}>
            <label htmlFor={`${id}-${ability}`}>{ABILITY_LABEL[ability]}</label>
            <output aria-label={`${ABILITY_LABEL[ability]} modifier`}>
              {signed(modifier(abilities[ability]))}
            </output>
            <NumberStepper
              id={`${id}-${ability}`}
              label={ABILITY_LABEL[ability]}
              name={`abilities.${ability}`}
              value={abilities[ability]}
              min={SCORE.min}
              max={most}
              empty={SCORE.usual}
              onChange={(value) =>
                setValue("abilities", { ...abilities, [ability]: value }, { shouldDirty: true })
              }
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
