import { useDeferredValue } from "react";
import { useController, useFormContext } from "react-hook-form";
import { ImageField } from "@/components/ui/form/image-field";
import { TextField } from "@/components/ui/form/text-field";
import { CHART_RANGE, LIMIT } from "@/lib/constants";
import type { CreatureFields } from "@/lib/model/creature-form";
import { SCORE } from "@/lib/rules/abilities";
import { SKILLS } from "@/lib/rules/skills";
import { AbilityCharts } from "./ability-charts";
import { AbilitySteppers } from "./ability-stepper";
import { SkillPicker } from "./skill-picker";
import styles from "./step.module.css";
import { VitalFields } from "./vital-fields";

type Of = "Character" | "Encounter";
const ranges = { scores: CHART_RANGE.wizardAbilities, saves: CHART_RANGE.wizardSaves };

/** The first step of both wizards. */
export function StatsStep({ of }: { of: Of }) {
  // What isn't written in first is drawn right after the rest, so that the dialog opens sooner; its height doesn't follow from it.
  const isOpen = useDeferredValue(true, false);
  return (
    <div className={styles["stats"]}>
      <div className="stack">
        <NameAndPortrait of={of} autoFocus />
        <VitalFields />
      </div>
      {isOpen && (
        <>
          <div>
            <AbilitySteppers legend={`Ability scores, ${SCORE.min} to ${SCORE.wizardMax}`} />
            <AbilityCharts ranges={ranges} />
          </div>
          <SkillPicker name="skills" options={SKILLS} />
        </>
      )}
    </div>
  );
}

interface NameAndPortraitProps {
  of: Of;
  stored?: string | null;
  /** The name has the focus when the dialog opens. */
  autoFocus?: boolean;
}

/** Also in the forms that edit; there the picture of before stays unless another is chosen. */
export function NameAndPortrait({ of, stored, autoFocus }: NameAndPortraitProps) {
  const { register, control, formState } = useFormContext<CreatureFields>();
  const { field, fieldState } = useController({ control, name: "portrait" });
  return (
    <>
      <TextField
        label={`${of} name`}
        maxLength={LIMIT.name}
        autoComplete="off"
        data-autofocus={autoFocus}
        error={formState.errors.name?.message}
        {...register("name")}
      />
      <ImageField
        label="Portrait"
        value={field.value}
        stored={stored}
        onChange={field.onChange}
        error={fieldState.error?.message}
      />
    </>
  );
}
