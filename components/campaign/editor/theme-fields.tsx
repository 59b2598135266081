import { useController, useFormContext } from "react-hook-form";
import { ListField } from "@/components/ui/form/list-field";
import { TextField } from "@/components/ui/form/text-field";
import { LIMIT } from "@/lib/constants";
import { editorTexts } from "@/lib/messages/editor";
import type { CampaignFields } from "@/lib/model/campaign";

export function ThemeFields() {
  const { control, formState } = useFormContext<CampaignFields>();
  const { field } = useController({ control, name: "themes" });
  const errors = formState.errors.themes;
  return (
    <ListField
      legend="Themes"
      legendHidden
      reorder
      name={field.name}
      rows={field.value}
      onChange={field.onChange}
      create={() => ""}
      max={LIMIT.listEntries}
      empty={<p className="note">{editorTexts.noThemes}</p>}
      add="Add theme"
      rowName={(_, index) => `theme ${index + 1}`}
      error={errors?.message ?? errors?.root?.message}
      renderRow={(theme, change, index) => (
        <TextField
          label={`Theme ${index + 1}`}
          limit={LIMIT.name}
          value={theme}
          onChange={(event) => change(event.target.value)}
          error={errors?.[index]?.message}
        />
      )}
    />
  );
}
