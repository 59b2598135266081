import { type FormEvent, useRef, useState } from "react";
import { clampNumber } from "@/components/ui/form/clamp-number";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog/dialog";
import { ErrorState } from "@/components/ui/error-state";
import { Form } from "@/components/ui/form/form";
import { TextField } from "@/components/ui/form/text-field";
import { useFightTable } from "@/components/fight/fight-table";
import { fightTexts } from "@/lib/messages/fight";
import type { CombatantView, SentAct } from "@/lib/model/fight";
import { FIGHT_LIMIT } from "@/lib/rules/fight-model";
import styles from "./condition-dialog.module.css";
import { useConditions } from "./condition-text";
import { capitalisedCount } from "@/components/fight/order/in-order";

interface ConditionDialogProps {
  targets: readonly CombatantView[];
  act: (act: SentAct, onRefused?: () => void) => void;
  onClose: () => void;
}

/** Rounds that are offered; null lasts until it is taken off. */
const ROUNDS: readonly (number | null)[] = [null, 1, 2, 3, 10];

const { min, max } = FIGHT_LIMIT.rounds;

/** How many rounds the text says; null if it says none. A number below the least isn't raised to it: nobody meant that. */
const roundsIn = (text: string): number | null => {
  const many = clampNumber(text, min - 1, max);
  return many === undefined || many < min ? null : many;
};

/** The conditions of the library and free ones: one press puts it on whom is chosen. */
export function ConditionDialog({ targets, act, onClose }: ConditionDialogProps) {
  const { data: conditions, error, reload } = useConditions();
  const [rounds, setRounds] = useState<number | null>(null);
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  const roundsField = useRef<HTMLInputElement>(null);
  const last = (many: number | null, text = "") => {
    setRounds(many);
    setTyped(text);
    setWrong(false);
  };
  const ids = targets.map(({ id }) => id);
  const [first] = targets;
  const who = targets.length === 1 ? first?.name : `${capitalisedCount(targets.length)} at once`;
  const send = (sent: SentAct, onRefused?: () => void): boolean => {
    act(sent, onRefused);
    onClose();
    return true;
  };
  const put = (name: string, onRefused?: () => void): boolean => {
    if (rounds !== null || typed.trim() === "")
      return send({ type: "condition", targets: ids, name, rounds }, onRefused);
    setWrong(true);
    roundsField.current?.focus();
    return false;
  };
  const hold = (on: string, onRefused: () => void): boolean =>
    first !== undefined && send({ type: "concentrate", target: first.id, on }, onRefused);
  const isChosen = (many: number | null) => rounds === many && (many !== null || typed.trim() === "");
  return (
    <Dialog title={`A condition: ${who}`} size="md" onClose={onClose}>
      <div className="stack">
        <fieldset className={styles["rounds"]}>
          <legend className="label">For how long</legend>
          {ROUNDS.map((many) => (
            <label key={many}>
              <input type="radio" name="rounds" checked={isChosen(many)} onChange={() => last(many)} />
              <span>{many === null ? "Until taken off" : many === 1 ? "1 round" : `${many} rounds`}</span>
            </label>
          ))}
          <TextField
            className={styles["many"] ?? ""}
            label="Another number of rounds"
            labelHidden
            placeholder="other"
            inputMode="numeric"
            maxLength={3}
            ref={roundsField}
            error={isWrong ? fightTexts.noRounds : undefined}
            value={typed}
            onChange={({ target }) => last(roundsIn(target.value), target.value)}
          />
        </fieldset>
        {error !== undefined && !conditions && (
          <ErrorState text="The conditions could not be loaded." onRetry={() => void reload()} />
        )}
        <ul className={styles["all"]} aria-label="Conditions">
          {conditions?.map(({ slug, name, text }) => (
            <li key={slug}>
              <button type="button" title={text} onClick={() => put(name)}>
                {name}
              </button>
            </li>
          ))}
        </ul>
        <WrittenForm
          label="Another"
          placeholder="Blessed"
          most={FIGHT_LIMIT.conditionName}
          act="Add it"
          onWrite={put}
        />
        {targets.length === 1 && (
          <WrittenForm label="Concentrates on" placeholder="Bless" most={120} act="Hold it" onWrite={hold} />
        )}
      </div>
    </Dialog>
  );
}

/** What was written and refused, by fight and line: one after another is there as the dialog is opened again. */
const refused = new Map<string, readonly string[]>();
const refusedOf = (key: string) => refused.get(key) ?? [];

interface WrittenFormProps {
  label: string;
  placeholder: string;
  /** The longest text that may be written, in letters. */
  most: number;
  act: string;
  /** Answers whether it was sent. */
  onWrite: (text: string, onRefused: () => void) => boolean;
}

/** A line that one writes and sends. */
function WrittenForm({ label, placeholder, most, act, onWrite }: WrittenFormProps) {
  const { fight } = useFightTable();
  const key = `${fight.id} ${label}`;
  const [givenBack] = useState(() => refusedOf(key)[0]);
  const [text, setText] = useState(givenBack ?? "");
  const without = (one: string | undefined) => refusedOf(key).filter((other) => other !== one);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const written = text.trim();
    if (written === "") return;
    const isSent = onWrite(written, () => refused.set(key, [...without(written), written]));
    if (isSent) refused.set(key, without(givenBack));
  };
  const write = (now: string) => {
    setText(now);
    // Who empties the line wants it no more.
    if (now.trim() === "") refused.set(key, without(givenBack));
  };
  return (
    <Form className={styles["own"]} onSubmit={send}>
      <TextField
        label={label}
        value={text}
        maxLength={most}
        placeholder={placeholder}
        onChange={(event) => write(event.target.value)}
      />
      <Button type="submit">{act}</Button>
    </Form>
  );
}
