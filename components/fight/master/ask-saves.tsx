import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form/form";
import { NumberField } from "@/components/ui/form/number-field";
import { Select } from "@/components/ui/form/select";
import type { CombatantView } from "@/lib/model/fight";
import { ABILITIES, ABILITY_NAME } from "@/lib/rules/abilities";
import { FIGHT_LIMIT } from "@/lib/rules/fight-model";
import { clampNumber } from "@/components/ui/form/clamp-number";
import styles from "./ask-saves.module.css";
import type { Saves } from "./use-saves";

const { min, max } = FIGHT_LIMIT.difficulty;
const abilities = ABILITIES.map((value) => ({ value, label: ABILITY_NAME[value] }));

/** Asks the chosen ones for a saving throw. */
export function AskSaves({ saves, chosen }: { saves: Saves; chosen: readonly CombatantView[] }) {
  const { save, change } = saves;
  return (
    <Form
      className={styles["ask"]}
      aria-label="Saving throws"
      onSubmit={(event) => {
        event.preventDefault();
        saves.ask(chosen);
      }}
    >
      <Select
        label="Which saving throw"
        labelHidden
        options={abilities}
        value={save.ability}
        onChange={({ target }) =>
          change({ ability: ABILITIES.find((one) => one === target.value) ?? save.ability })
        }
      />
      <NumberField
        label="Difficulty"
        labelHidden
        value={save.difficulty}
        read={(typed) => clampNumber(typed, min, max) ?? save.difficulty}
        onChange={(difficulty) => change({ difficulty })}
      />
      <Button type="submit" icon="d20" disabled={saves.busy || chosen.length === 0}>
        Roll the saves
      </Button>
    </Form>
  );
}
