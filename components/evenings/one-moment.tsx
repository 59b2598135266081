import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form/form";
import { TextField } from "@/components/ui/form/text-field";
import { eveningScreenTexts as texts } from "@/lib/messages/evening-screens";
import { clockTime, momentRefusal } from "./moment-refusal";
import { dayKey } from "./month-grid";
import styles from "./plans.module.css";

interface OneMomentProps {
  /** What the field begins with; empty where nothing is moved. */
  from?: Date;
  /** What the button says that asks for it. */
  label: string;
  save: string;
  busy: boolean;
  /** Whether members are asked if they can come then: for a time that has passed nobody is. */
  isAsked?: boolean;
  /** Answers undefined where it failed: what was typed stays then. */
  onChosen: (at: Date) => Promise<unknown>;
  /** Whether another moment is typed than the field begins with, which would be lost with the dialog. */
  onUnsaved: (isUnsaved: boolean) => void;
}

/** As a field for a date and a time has it. */
const startOfToday = (): string => `${dayKey(new Date())}T00:00`;
const inField = (at: Date): string => `${dayKey(at)}T${clockTime(at)}`;
/** The last day that can be kept. A field without it takes years of six figures: what is typed after the year goes into it. */
const LAST = "9999-12-30T00:00";

/** What speaks against a moment as the field has it. */
const refusalOf = (value: string, isAsked: boolean): string | undefined => {
  const at = new Date(value);
  if (at < new Date(startOfToday())) return texts.pastDay;
  return momentRefusal(at, value.slice(-5), isAsked);
};

/** A button that becomes a field for a date and a time, by the reader's clock; days that lie behind are refused, as in the month grid. */
export function OneMoment({ from, label, save, busy, isAsked = false, onChosen, onUnsaved }: OneMomentProps) {
  const [value, setValue] = useState<string>();
  /** What the field began with: another dungeon master may move the evening meanwhile. */
  const [begun, setBegun] = useState("");
  const isUnsaved = value !== undefined && value !== begun;
  const tell = useEffectEvent(onUnsaved);
  useEffect(() => {
    tell(isUnsaved);
    return () => tell(false);
  }, [isUnsaved]);
  /** Whether the focus was in the form when it closed: the button takes it back then. */
  const [wasFocused, setWasFocused] = useState(false);
  /** What speaks against it: said when it is sent, since a year that is being typed is one of long ago. */
  const [refusal, refuse] = useState<string>();
  const [today] = useState(startOfToday);
  const open = () => {
    const first = from ? inField(from) : "";
    setBegun(first);
    setValue(first);
  };
  if (value === undefined)
    return (
      <Button icon="plus" autoFocus={wasFocused} onClick={open}>
        {label}
      </Button>
    );
  const at = new Date(value);
  const isDate = !Number.isNaN(at.getTime());
  const choose = async (form: HTMLFormElement) => {
    const answer = await onChosen(at);
    setWasFocused(form.contains(document.activeElement));
    // Another date may have been typed while this one was on its way.
    if (answer !== undefined) setValue((now) => (now === value ? undefined : now));
  };
  return (
    <Form
      className={styles["moment"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isDate || busy) return;
        const refused = refusalOf(value, isAsked);
        refuse(refused);
        if (refused === undefined) void choose(event.currentTarget);
      }}
    >
      <TextField
        type="datetime-local"
        label={label}
        autoFocus
        min={today}
        max={LAST}
        error={refusal}
        value={value}
        onChange={(event) => {
          setValue(event.target.value);
          refuse(undefined);
        }}
      />
      <Button type="submit" variant="primary" busy={busy} disabled={!isDate}>
        {save}
      </Button>
      <Button
        onClick={() => {
          setWasFocused(true);
          setValue(undefined);
          refuse(undefined);
        }}
      >
        Close
      </Button>
    </Form>
  );
}
