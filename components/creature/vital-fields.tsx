import { useFormContext, useWatch } from "react-hook-form";
import { clampNumber } from "@/components/ui/form/clamp-number";
import { NumberField } from "@/components/ui/form/number-field";
import type { CreatureFields } from "@/lib/model/creature-form";
import { armourClass, fitHitPoints, levelFrom, RANGE, speedFrom } from "@/lib/rules/creature";
import { HitPointBar } from "./hit-point-bar";
import styles from "./step.module.css";

/** Level, speed and hit points; the armour class follows from the scores. */
export function VitalFields() {
  const { setValue, formState } = useFormContext<CreatureFields>();
  const { errors } = formState;
  const [level, speed, hitPoints, abilities, armourBonus] = useWatch<
    CreatureFields,
    ["level", "speed", "hitPoints", "abilities", "armourBonus"]
  >({ name: ["level", "speed", "hitPoints", "abilities", "armourBonus"] });
  const put = <N extends "level" | "speed" | "hitPoints">(name: N, value: CreatureFields[N]) =>
    setValue<"level" | "speed" | "hitPoints">(name, value, { shouldDirty: true });
  const { current, max } = hitPoints;
  return (
    <>
      <div className={styles["quad"]}>
        <NumberField
          label="Level"
          name="level"
          value={level}
          read={levelFrom}
          onChange={(value) => put("level", value)}
          error={errors.level?.message}
        />
        <NumberField
          label="Speed"
          name="speed"
          value={speed}
          read={speedFrom}
          onChange={(value) => put("speed", value)}
          error={errors.speed?.message}
        />
        <NumberField
          label="Current HP"
          name="hitPoints.current"
          value={current}
          read={(typed) => clampNumber(typed, 0, max) ?? current}
          onChange={(value) => put("hitPoints", { current: value, max })}
        />
        <NumberField
          label="Max HP"
          name="hitPoints.max"
          late
          value={max}
          read={(typed) => clampNumber(typed, RANGE.maxHitPoints.min, RANGE.maxHitPoints.max) ?? max}
          onChange={(value) => put("hitPoints", fitHitPoints({ current, max: value }))}
        />
      </div>
      <HitPointBar {...hitPoints} />
      <p className="label">
        Armour class{" "}
        <output className={styles["figure"]} aria-label="Armour class">
          {armourClass(abilities, armourBonus)}
        </output>
      </p>
    </>
  );
}
