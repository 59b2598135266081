import { useId, useState } from "react";
import { usePrehydrationInput } from "@/components/ui/form/use-prehydration-input";
import type { CombatantView } from "@/lib/model/fight";
import styles from "./remarks.module.css";
import parts from "@/components/fight/part.module.css";
import { useFightTable } from "@/components/fight/fight-table";

/** What is to be remembered of one in this fight; written as soon as one leaves the lines. */
export function Remarks({ one }: { one: CombatantView }) {
  const id = useId();
  usePrehydrationInput(id);
  const { act } = useFightTable();
  const [draft, setDraft] = useState<string>();
  const stored = one.note ?? "";
  const save = () => {
    if (draft !== undefined && draft !== stored) act({ type: "note", target: one.id, text: draft });
    setDraft(undefined);
  };
  return (
    <section className={parts["part"]} aria-label="Notes">
      <label className={parts["label"]} htmlFor={id}>
        Notes for this fight
      </label>
      <textarea
        id={id}
        className={styles["lines"]}
        rows={1}
        dir="auto"
        maxLength={2000}
        value={draft ?? stored}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={save}
      />
    </section>
  );
}
