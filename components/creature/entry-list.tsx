import { useController, useFormContext } from "react-hook-form";
import { ListField } from "@/components/ui/form/list-field";
import { TextField } from "@/components/ui/form/text-field";
import { LIMIT } from "@/lib/constants";

interface EntryListProps {
  /** Where the form keeps them. */
  name: string;
  legend: string;
  /** What one entry is called: "tool", "language". */
  entry: string;
  /** The most characters of an entry. */
  length: number;
  most?: number;
}

type Entries = Record<string, string[]>;

/** Short texts, one a line. */
export function EntryList({ name, legend, entry, length, most = LIMIT.listEntries }: EntryListProps) {
  const { control } = useFormContext<Entries>();
  const { field, fieldState } = useController({ control, name });
  return (
    <ListField
      legend={legend}
      name={field.name}
      rows={field.value ?? []}
      onChange={field.onChange}
      create={() => ""}
      max={most}
      add={`Add ${entry}`}
      rowName={(row, index) => row.trim() || `${entry} ${index + 1}`}
      error={fieldState.error?.message}
      renderRow={(row, change, index) => (
        <TextField
          label={`${entry.charAt(0).toUpperCase()}${entry.slice(1)} ${index + 1}`}
          labelHidden
          maxLength={length}
          value={row}
          onChange={(event) => change(event.target.value)}
        />
      )}
    />
  );
}
