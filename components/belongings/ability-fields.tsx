import { useController, useFormContext } from "react-hook-form";
import { ListField } from "@/components/ui/form/list-field";
import { TextArea } from "@/components/ui/form/text-area";
import { TextField } from "@/components/ui/form/text-field";
import { LIMIT } from "@/lib/constants";
import type { ItemAbility } from "@/lib/model/belonging";
import type { BelongingFields } from "@/lib/model/belonging-form";
import styles from "./belonging-fields.module.css";

const short = [
  ["name", "Name", LIMIT.belongingName],
  ["range", "Range", LIMIT.range],
  ["area", "Area", LIMIT.area],
  ["cost", "Cost", LIMIT.cost],
] as const;

/** What an encounter's item lets its bearer do: any number of abilities. */
export function AbilityFields() {
  const { control } = useFormContext<BelongingFields>();
  const { field, fieldState } = useController({ control, name: "abilities" });
  return (
    <ListField<ItemAbility>
      legend="Abilities"
      name={field.name}
      rows={field.value}
      onChange={field.onChange}
      create={() => ({ name: "", range: "", area: "", cost: "", effect: "" })}
      max={LIMIT.listEntries}
      add="Add ability"
      rowName={(ability, index) => ability.name.trim() || `ability ${index + 1}`}
      error={fieldState.error?.message}
      renderRow={(ability, change, index) => (
        <div className="stack">
          <div className={styles["facts"]}>
            {short.map(([name, label, most]) => (
              <TextField
                key={name}
                label={`${label} of ability ${index + 1}`}
                maxLength={most}
                value={ability[name]}
                onChange={(event) => change({ ...ability, [name]: event.target.value })}
              />
            ))}
          </div>
          <TextArea
            label={`Effect of ability ${index + 1}`}
            maxLength={Math.max(LIMIT.effect, ability.effect.length)}
            inputClassName={styles["text"] ?? ""}
            value={ability.effect}
            onChange={(event) => change({ ...ability, effect: event.target.value })}
          />
        </div>
      )}
    />
  );
}
