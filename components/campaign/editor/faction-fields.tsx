import { useController, useFormContext } from "react-hook-form";
import { ListField } from "@/components/ui/form/list-field";
import { TextField } from "@/components/ui/form/text-field";
import { DEFAULT, LIMIT } from "@/lib/constants";
import { editorTexts } from "@/lib/messages/editor";
import type { CampaignFields, Faction } from "@/lib/model/campaign";
import styles from "./campaign-details.module.css";

export function FactionFields() {
  const { control, formState } = useFormContext<CampaignFields>();
  const { field } = useController({ control, name: "factions" });
  const errors = formState.errors.factions;
  return (
    <ListField
      legend="Factions"
      legendHidden
      reorder
      name={field.name}
      rows={field.value}
      onChange={field.onChange}
      create={(): Faction => ({ name: "", role: DEFAULT.factionRole })}
      max={LIMIT.listEntries}
      empty={<p className="note">{editorTexts.noFactions}</p>}
      add="Add faction"
      rowName={({ name }, index) => name.trim() || `faction ${index + 1}`}
      error={errors?.message ?? errors?.root?.message}
      renderRow={(faction, change, index) => (
        <div className={styles["faction"]}>
          <TextField
            label="Faction name"
            placeholder="A new faction"
            limit={LIMIT.name}
            value={faction.name}
            onChange={(event) => change({ ...faction, name: event.target.value })}
            error={errors?.[index]?.name?.message}
          />
          <TextField
            label="Role"
            data-links=""
            limit={LIMIT.name}
            value={faction.role ?? ""}
            onChange={(event) => change({ ...faction, role: event.target.value })}
            error={errors?.[index]?.role?.message}
          />
        </div>
      )}
    />
  );
}
