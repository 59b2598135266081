"use client";

import { type KeyboardEvent, useState } from "react";
import { Field, type FieldText } from "./field";
import { inputClass } from "./input-class";

interface NumberFieldProps extends FieldText {
  /** Where a form keeps it that follows what others save. */
  name?: string | undefined;
  value: number;
  /** The number that a text stands for, brought into range; decides what becomes of a text that is no number. */
  read: (typed: string) => number;
  /** Counts what is typed on leaving the field only, where a number that is half typed would do harm. */
  late?: boolean;
  className?: string;
  onChange: (value: number) => void;
}

/** A whole number without buttons; the arrow keys raise and lower it. */
export function NumberField({ name, value, read, late, className, onChange, ...text }: NumberFieldProps) {
  const [draft, setDraft] = useState<string>();
  const set = (next: number) => next !== value && onChange(next);
  const settle = () => {
    if (draft === undefined) return;
    setDraft(undefined);
    set(read(draft));
  };
  const type = (typed: string) => {
    setDraft(typed);
    if (!late && String(read(typed)) === typed.trim()) set(read(typed));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Enter") settle();
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    setDraft(undefined);
    set(read(String((draft === undefined ? value : read(draft)) + by)));
  };
  return (
    <Field {...text} className={className}>
      {(control) => (
        <input
          {...control}
          data-field={name}
          className={inputClass}
          role="spinbutton"
          aria-valuenow={value}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={draft ?? value}
          onChange={(event) => type(event.target.value)}
          onBlur={settle}
          onKeyDown={press}
        />
      )}
    </Field>
  );
}
