import { useEffect, useState, useSyncExternalStore } from "react";
import { mergePrehydrationInput } from "./merge-prehydration-input";

const never = () => () => {};

type TextField = HTMLInputElement | HTMLTextAreaElement;

interface Seen {
  /** What the page came with. */
  came: string;
  /** What somebody has made of it. */
  text: string;
  /** Where the caret was; null where a field doesn't tell, or at the end. */
  caret: number | null;
}

/**
 * Input seen in fields that are not hydrated yet. React resets a text area while it still renders, and may then discard that render and
 * begin again: what the first attempt saw is gone from the DOM by then.
 */
const seen = new WeakMap<TextField, Seen>();

const textFieldWith = (id: string): TextField | undefined => {
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : undefined;
};

/** Notes what the field holds beyond what the page came with. */
const look = (field: TextField): Seen | undefined => {
  const before = seen.get(field);
  const came = before?.came ?? field.defaultValue;
  const text = mergePrehydrationInput({ came, before: before?.text, now: field.value });
  if (text === undefined) return undefined;
  const at = text === field.value ? field.selectionStart : (before?.caret ?? null);
  const now = { came, text, caret: at === text.length ? null : at };
  seen.set(field, now);
  return now;
};

/** Sets the value as if it was typed now: React ignores a value that its tracker believes to know. */
const type = (field: TextField, { came, text, caret }: Seen) => {
  field.value = came;
  Reflect.set(Object.getPrototypeOf(field) as object, "value", text, field);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  if (caret !== null) field.setSelectionRange(caret, caret);
};

const typeWhatWasSeen = (id: string) => {
  const field = textFieldWith(id);
  // Once more, for what was typed since it was rendered.
  const early = field && look(field);
  if (!early) return;
  seen.delete(field);
  type(field, early);
};

/**
 * Keeps input that was typed into a server-rendered field before hydration, which React would reset when it hydrates the field.
 * @param id of the field, the same on the server; null where the server does not render it
 */
export const usePrehydrationInput = (id: string | null): void => {
  const isHydrated = useSyncExternalStore(
    never,
    () => false,
    () => typeof document !== "undefined",
  );
  // Read while rendering, since React resets the field in the commit of this render.
  const [wasEarly] = useState(() => {
    const field = isHydrated && id !== null ? textFieldWith(id) : undefined;
    return field !== undefined && look(field) !== undefined;
  });
  useEffect(() => {
    // Hydration may run inside a keydown: a synthetic input event within it would be lost, so it is deferred.
    if (wasEarly && id !== null) queueMicrotask(() => typeWhatWasSeen(id));
  }, [id, wasEarly]);
};
