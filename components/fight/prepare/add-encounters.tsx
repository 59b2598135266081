import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Form } from "@/components/ui/form/form";
import { TextField } from "@/components/ui/form/text-field";
import type { EncounterStats } from "@/lib/model/creature";
import { parseDiceFormula } from "@/lib/rules/dice-formula";
import { plainLetters } from "@/lib/rules/plain-letters";
import { countedHitPoints } from "@/lib/rules/counted-hit-points";
import styles from "./add-dialog.module.css";
import type { Adding } from "./adding";
import { useFightTable } from "@/components/fight/fight-table";
import { Face } from "@/components/fight/order/face";
import { Segments } from "@/components/fight/order/segments";

interface AddEncountersProps {
  encounters: readonly EncounterStats[];
  onAdd: (some: Adding) => void;
}

const COUNTS = [1, 2, 3, 4, 5, 6, 8, 10] as const;
/** More are found sooner than looked through. */
const MANY = 8;

/** Encounters of the book: which, how many, and what their hit points and initiative are. */
export function AddEncounters({ encounters, onAdd }: AddEncountersProps) {
  const { unread } = useFightTable();
  const [sought, setSought] = useState("");
  const [chosenId, setChosenId] = useState<number>();
  const found = encounters.filter(({ name }) => plainLetters(name).includes(plainLetters(sought.trim())));
  if (encounters.length === 0)
    return (
      unread.encounters ?? (
        <EmptyState
          icon="monster"
          text="This book has no encounters yet. The library has 322 monsters."
          low
        />
      )
    );
  return (
    <>
      {encounters.length > MANY && (
        <TextField
          label="Find"
          type="search"
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
      )}
      <ul className={styles["list"]} aria-label="Encounters">
        {found.map((encounter) => (
          <li key={encounter.id}>
            <button
              type="button"
              className={styles["entry"]}
              aria-expanded={chosenId === encounter.id}
              onClick={() => setChosenId(chosenId === encounter.id ? undefined : encounter.id)}
            >
              <Face one={{ ...encounter, characterId: null, kind: "encounter" }} src={encounter.image} />
              <b dir="auto">{encounter.name}</b>
              <small>{`AC ${encounter.armourClass}, ${countedHitPoints(encounter.maxHitPoints)}`}</small>
            </button>
            {chosenId === encounter.id && <HowMany encounter={encounter} onAdd={onAdd} />}
          </li>
        ))}
      </ul>
    </>
  );
}

function HowMany({ encounter, onAdd }: { encounter: EncounterStats; onAdd: AddEncountersProps["onAdd"] }) {
  const [count, setCount] = useState(1);
  const [rolled, setRolled] = useState("");
  const [initiative, setInitiative] = useState<"one" | "each">("each");
  const isWrong = rolled.trim() !== "" && !parseDiceFormula(rolled);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (isWrong) return;
    const hitPoints = rolled.trim() === "" ? ("written" as const) : { dice: rolled.trim() };
    onAdd({ encounters: [{ id: encounter.id, count, hitPoints, initiative }] });
  };
  return (
    <Form className={styles["how"]} onSubmit={add} aria-label={`How many of ${encounter.name}`}>
      <Segments
        label="How many"
        options={COUNTS.map((many) => ({ value: String(many), label: String(many) }))}
        value={String(count)}
        onChange={(many) => setCount(Number(many))}
      />
      <Segments
        label="Initiative"
        options={[
          { value: "each", label: "Each its own initiative" },
          { value: "one", label: "One for all" },
        ]}
        value={initiative}
        onChange={setInitiative}
      />
      <div className={styles["last"]}>
        <TextField
          label={`Hit points: ${encounter.maxHitPoints} as written, or rolled from`}
          placeholder="2d6"
          value={rolled}
          {...(isWrong && { error: "Dice such as 2d6 or 2d6+3" })}
          onChange={(event) => setRolled(event.target.value)}
        />
        <Button variant="primary" type="submit">{`Add ${count}`}</Button>
      </div>
    </Form>
  );
}
