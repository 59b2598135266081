import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { clampNumber } from "@/components/ui/form/clamp-number";
import { Form } from "@/components/ui/form/form";
import { TextField } from "@/components/ui/form/text-field";
import { useFightTable } from "@/components/fight/fight-table";
import { fightTexts } from "@/lib/messages/fight";
import { FIGHT_LIMIT } from "@/lib/rules/fight-model";
import styles from "./add-dialog.module.css";
import type { Adding } from "./adding";

interface AddOtherProps {
  of: "other" | "row";
  onAdd: (some: Adding, onRefused: () => void) => void;
}

interface Typed {
  name: string;
  initiative: string;
  hitPoints: string;
}
/** What was typed of those that were refused, by fight and kind: one after another is there as the dialog is opened again. */
const refused = new Map<string, readonly Typed[]>();
const refusedOf = (key: string) => refused.get(key) ?? [];

const { initiative: range, amount: most } = FIGHT_LIMIT;
const read = (typed: string, min: number, max: number) =>
  typed.trim() === "" ? null : (clampNumber(typed.replace("−", "-"), min, max) ?? null);

/** Somebody without a sheet, or a reminder that stands in the order. */
export function AddOther({ of, onAdd }: AddOtherProps) {
  const { fight } = useFightTable();
  const key = `${fight.id} ${of}`;
  const [typed] = useState(() => refusedOf(key)[0]);
  const [name, setName] = useState(typed?.name ?? "");
  const [initiative, setInitiative] = useState(typed?.initiative ?? "");
  const [hitPoints, setHitPoints] = useState(typed?.hitPoints ?? "");
  const add = (event: FormEvent) => {
    event.preventDefault();
    const one = { name: name.trim(), initiative: read(initiative, range.min, range.max) };
    refused.set(
      key,
      refusedOf(key).filter((other) => other !== typed),
    );
    onAdd(
      of === "row" ? { rows: [one] } : { others: [{ ...one, maxHitPoints: read(hitPoints, 1, most) }] },
      () => refused.set(key, [...refusedOf(key), { name, initiative, hitPoints }]),
    );
  };
  return (
    <Form className={styles["other"]} onSubmit={add}>
      <TextField
        label={of === "row" ? "What to remember" : "Name"}
        placeholder={of === "row" ? "The lamps gutter: dim light" : "Bystander"}
        maxLength={120}
        required
        pattern=".*\S.*"
        title="Some letters"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label="Initiative"
        inputMode="numeric"
        pattern="\s*[+\-−]?\d+\s*"
        title={fightTexts.noInitiative}
        value={initiative}
        onChange={(event) => setInitiative(event.target.value)}
      />
      {of === "other" && (
        <TextField
          label="Hit points"
          inputMode="numeric"
          pattern="\s*\d+\s*"
          title={fightTexts.noInitiative}
          value={hitPoints}
          onChange={(event) => setHitPoints(event.target.value)}
        />
      )}
      <Button variant="primary" type="submit">
        Add
      </Button>
    </Form>
  );
}
