import { Select } from "@/components/ui/form/select";
import { TextField } from "@/components/ui/form/text-field";
import { encounterTexts } from "@/lib/messages/encounter";
import styles from "./encounter-search.module.css";
import type { Sought } from "./find-encounters";

interface EncounterSearchProps {
  sought: Sought;
  onSeek: (sought: Sought) => void;
  /** Those that there are to choose from. */
  levels: readonly number[];
  found: number;
  all: number;
}

/** Finds encounters by name, race and level; how many are left stands below. */
export function EncounterSearch({ sought, onSeek, levels, found, all }: EncounterSearchProps) {
  const narrowed = sought.text.trim() !== "" || sought.level !== null;
  return (
    <search className={styles["search"]}>
      <TextField
        type="search"
        label={encounterTexts.find}
        labelHidden
        placeholder={encounterTexts.find}
        className={styles["text"] ?? ""}
        value={sought.text}
        onChange={(event) => onSeek({ ...sought, text: event.target.value })}
      />
      <Select
        label="Level"
        labelHidden
        options={[
          { value: "", label: encounterTexts.anyLevel },
          ...levels.map((level) => ({ value: level, label: encounterTexts.level(level) })),
        ]}
        value={sought.level ?? ""}
        onChange={({ target: { value } }) =>
          onSeek({ ...sought, level: value === "" ? null : Number(value) })
        }
      />
      <p className="note" role="status">
        {narrowed && encounterTexts.found(found, all)}
      </p>
    </search>
  );
}
