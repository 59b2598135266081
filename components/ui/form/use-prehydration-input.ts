import { useEffect, useState, useSyncExternalStore } from "react";
import { mergePrehydrationInput } from "./merge-prehydration-input";

const never = () => () => {};

type FilledIn = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Seen {
  /** Server-rendered value. */
  rendered: string;
  /** What somebody has made of it. */
  text: string;
  /** Where the caret was, unless the field doesn't tell, or at the end. */
  caret: number | null | undefined;
}

/**
 * Input seen in fields that are not hydrated yet. React resets a text area while it still renders, and may then discard that render and
 * begin again: what the first attempt saw is gone from the DOM by then.
 */
const seen = new WeakMap<FilledIn, Seen>();

const fieldWith = (id: string) => document.getElementById(id) as FilledIn | null;

const renderedValue = (field: FilledIn): string => {
  if (!("options" in field)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? "";
};

/** Notes what the field holds beyond what the page came with. */
const look = (field: FilledIn): Seen | undefined => {
  const before = seen.get(field);
  const rendered = before?.rendered ?? renderedValue(field);
  const text = mergePrehydrationInput({ rendered, lastSeen: before?.text, current: field.value });
  if (text === undefined) return undefined;
  const at = text !== field.value ? before?.caret : "options" in field ? undefined : field.selectionStart;
  const now = { rendered, text, caret: at === text.length ? undefined : at };
  seen.set(field, now);
  return now;
};

/** Sets the value as if it was typed or chosen now: React ignores a value that its tracker believes to know. */
const fillIn = (field: FilledIn, { rendered, text, caret }: Seen) => {
  field.value = rendered;
  Reflect.set(Object.getPrototypeOf(field) as object, "value", text, field);
  const isSelect = "options" in field;
  field.dispatchEvent(new Event(isSelect ? "change" : "input", { bubbles: true }));
  if (!isSelect && caret != null) field.setSelectionRange(caret, caret);
};

const fillInWhatWasSeen = (id: string) => {
  const field = fieldWith(id);
  // Once more, for what was typed since it was rendered.
  const early = field && look(field);
  if (!early) return;
  seen.delete(field);
  fillIn(field, early);
};

/**
 * Keeps what was typed or chosen in a server-rendered field before hydration, which React would reset when it hydrates the field.
 * @param id of the field, the same on the server
 */
export const usePrehydrationInput = (id: string): void => {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => typeof document !== "undefined",
  );
  // Read while rendering, since React resets the field in the commit of this render.
  const [wasEarly] = useState(() => {
    const field = isHydrating && fieldWith(id);
    return field && look(field) !== undefined;
  });
  useEffect(() => {
    // Hydration may run inside a keydown: a synthetic input event within it would be lost, so it is deferred.
    if (wasEarly) queueMicrotask(() => fillInWhatWasSeen(id));
  }, [id, wasEarly]);
};
