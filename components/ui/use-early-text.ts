import { useEffect, useState, useSyncExternalStore } from "react";
import { mergeEarly } from "./merge-early";

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
 * What was seen in fields that aren't taken over yet. The framework empties a text area of what was added to it while it still
 * prepares, and may then drop what it prepared and begin again: what the first attempt saw is gone from the page by then.
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
  const text = mergeEarly({ came, before: before?.text, now: field.value });
  if (text === undefined) return undefined;
  const at = text === field.value ? field.selectionStart : (before?.caret ?? null);
  const now = { came, text, caret: at === text.length ? null : at };
  seen.set(field, now);
  return now;
};

/** As if it was typed now: the framework takes no notice of a value that it believes to know. */
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
 * Keeps what somebody writes into a text field of the page while its script is still on its way, which the framework would take away
 * again when it takes the page over.
 * @param id of the field, the same on the server
 */
export const useEarlyText = (id: string): void => {
  const isTakenOver = useSyncExternalStore(
    never,
    () => false,
    () => typeof document !== "undefined",
  );
  // Read before the framework touches the field, which it does as soon as this has been rendered.
  const [wasEarly] = useState(() => {
    const field = isTakenOver ? textFieldWith(id) : undefined;
    return field !== undefined && look(field) !== undefined;
  });
  useEffect(() => {
    // Not within the key that made the framework run this: one event inside another would lose one of the two.
    if (wasEarly) queueMicrotask(() => typeWhatWasSeen(id));
  }, [id, wasEarly]);
};
