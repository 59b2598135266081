import { useId } from "react";
import styles from "@/components/dice/roll-options.module.css";
import type { DicePool } from "@/components/dice/use-dice-pool";
import { NumberStepper } from "@/components/ui/form/number-stepper";
import { Select } from "@/components/ui/form/select";
import type { Edge } from "@/lib/rules/dice";

const MOST_MODIFIER = 99;

const edges = [
  { value: "none", label: "Straight" },
  { value: "advantage", label: "Advantage" },
  { value: "disadvantage", label: "Disadvantage" },
] as const satisfies readonly { value: Edge; label: string }[];

/** What is added to the sum, and whether each D20 is thrown twice. */
export function RollOptions({ dice }: { dice: DicePool }) {
  const modifier = useId();
  return (
    <div className={`${styles["options"]} on-paper`}>
      <div>
        <label className={styles["label"]} htmlFor={modifier}>
          Modifier
        </label>
        <NumberStepper
          id={modifier}
          label="Modifier"
          value={dice.modifier}
          min={-MOST_MODIFIER}
          max={MOST_MODIFIER}
          onChange={dice.setModifier}
        />
      </div>
      <Select
        label={<span className={styles["label"]}>Each D20</span>}
        className={styles["edge"]}
        options={edges}
        value={dice.takesEdge ? dice.edge : "none"}
        disabled={!dice.takesEdge}
        onChange={({ target }) =>
          dice.setEdge(edges.find(({ value }) => value === target.value)?.value ?? "none")
        }
      />
    </div>
  );
}
