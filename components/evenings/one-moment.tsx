import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form/form";
import { TextField } from "@/components/ui/form/text-field";
import styles from "./plans.module.css";

interface OneMomentProps {
  /** What the button says that asks for it. */
  label: string;
  save: string;
  onChosen: (at: Date) => void;
}

/** A button that becomes a field for a date and a time, by the reader's clock. */
export function OneMoment({ label, save, onChosen }: OneMomentProps) {
  const [value, setValue] = useState<string>();
  if (value === undefined)
    return (
      <Button icon="plus" onClick={() => setValue("")}>
        {label}
      </Button>
    );
  const at = new Date(value);
  const isDate = !Number.isNaN(at.getTime());
  return (
    <Form
      className={styles["moment"]}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isDate) return;
        onChosen(at);
        setValue(undefined);
      }}
    >
      <TextField
        type="datetime-local"
        label={label}
        data-autofocus
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
      <Button type="submit" variant="primary" disabled={!isDate}>
        {save}
      </Button>
      <Button onClick={() => setValue(undefined)}>Close</Button>
    </Form>
  );
}
