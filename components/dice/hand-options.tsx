import { useId } from "react";
import styles from "@/components/dice/hand-options.module.css";
import type { DicePool } from "@/components/dice/use-dice-pool";
import { Choice } from "@/components/ui/form/choice";
import { NumberStepper } from "@/components/ui/form/number-stepper";
import { TextField } from "@/components/ui/form/text-field";
import { diceTexts } from "@/lib/messages/dice";
import { ROLL_MODIFIER } from "@/lib/rules/table-roll";

const MOST_LABEL = 60;

const edges = [
  { value: "disadvantage", label: "Disadvantage" },
  { value: "none", label: "Straight" },
  { value: "advantage", label: "Advantage" },
] as const;
const audiences = [
  { value: "table", label: "The table" },
  { value: "dm", label: "The DM" },
  { value: "me", label: "Only me" },
] as const;

/** What is said of a roll that others see: how the D20 falls, what for, the modifier, who sees it, and what real dice show. */
export function HandOptions({ dice }: { dice: DicePool }) {
  const real = useId();
  return (
    <div className={styles["options"]}>
      <Choice
        label={diceTexts.mode}
        labelHidden
        options={edges}
        value={dice.edge}
        disabled={!dice.takesEdge}
        onChange={dice.setEdge}
      />
      <div className={`${styles["row"]} on-paper`}>
        <TextField
          label={diceTexts.labelOf}
          labelHidden
          placeholder={diceTexts.labelOf}
          maxLength={MOST_LABEL}
          value={dice.label}
          onChange={(event) => dice.setLabel(event.target.value)}
        />
        <NumberStepper
          label="Modifier"
          value={dice.modifier}
          min={ROLL_MODIFIER.min}
          max={ROLL_MODIFIER.max}
          onChange={dice.setModifier}
        />
      </div>
      <Choice
        label={diceTexts.audience}
        labelHidden
        options={audiences}
        value={dice.audience}
        onChange={dice.setAudience}
      />
      <div className={styles["real"]} data-many={dice.falling > 1 || undefined}>
        <label htmlFor={real}>{dice.falling > 1 ? diceTexts.realDice : diceTexts.realDie}</label>
        <input
          id={real}
          value={dice.real}
          inputMode={dice.falling > 1 ? "text" : "numeric"}
          autoComplete="off"
          placeholder={dice.falling > 1 ? Array.from({ length: dice.falling }, () => "–").join(" ") : "–"}
          onChange={(event) => dice.setReal(event.target.value)}
        />
      </div>
    </div>
  );
}
