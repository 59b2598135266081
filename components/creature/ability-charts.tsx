import { useWatch } from "react-hook-form";
import { AbilityRadar } from "@/components/charts/ability-radar";
import type { CreatureFields } from "@/lib/model/creature-form";
import type { Scores } from "@/lib/rules/abilities";
import { savingThrows } from "@/lib/rules/creature";
import styles from "./step.module.css";

interface AbilityChartsProps {
  ranges: { scores: readonly [number, number]; saves: readonly [number, number] };
  /** What saving throws follow from the scores; the modifiers if it isn't given. */
  savesOf?: (abilities: Scores) => Scores;
}

/** Both charts of a form, drawn while the scores change. */
export function AbilityCharts({ ranges, savesOf = savingThrows }: AbilityChartsProps) {
  const abilities = useWatch<CreatureFields, "abilities">({ name: "abilities" });
  return (
    <div className={styles["charts"]}>
      <AbilityRadar kind="scores" values={abilities} range={ranges.scores} />
      <AbilityRadar kind="saves" values={savesOf(abilities)} range={ranges.saves} />
    </div>
  );
}
