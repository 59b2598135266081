import { useEffect, useState, useSyncExternalStore } from "react";

const never = () => () => {};

const textFieldWith = (id: string) => {
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : undefined;
};

/** What the field holds beyond what the page came with. */
const addedTo = (id: string): string | undefined => {
  const field = textFieldWith(id);
  return field && field.value !== field.defaultValue ? field.value : undefined;
};

/** As if it was typed now: the framework takes no notice of a value that it believes to know. */
const type = (field: HTMLInputElement | HTMLTextAreaElement, text: string) => {
  field.value = field.defaultValue;
  Reflect.set(Object.getPrototypeOf(field) as object, "value", text, field);
  field.dispatchEvent(new Event("input", { bubbles: true }));
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
  const [text] = useState(() => (isTakenOver ? addedTo(id) : undefined));
  useEffect(() => {
    const field = text === undefined ? undefined : textFieldWith(id);
    if (field && text !== undefined) type(field, text);
  }, [id, text]);
};
