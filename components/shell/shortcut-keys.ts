import { whenStill } from "@/components/ui/history/traversal";

const fields = "input, textarea, select, [contenteditable], [role=textbox]";

const isUndo = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === "z";

/** A field that a shortcut leads to has no writing to take back while it is empty. */
const isEmptyAmount = (field: Element) =>
  field instanceof HTMLInputElement && field.dataset["shortcut"] !== undefined && field.value === "";

/** What the list of shortcuts calls a key press. */
export const nameOf = (event: KeyboardEvent): string => (isUndo(event) ? "Ctrl z" : event.key);

/** Whether a key press may be a shortcut: nobody writes, no dialog is open, no other key is held (but for undo). */
export function isFree(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, altKey, isComposing, defaultPrevented, repeat } = event;
  if (((ctrlKey || metaKey) && !isUndo(event)) || altKey) return false;
  if (isComposing || defaultPrevented || repeat) return false;
  if (target instanceof Element && target.closest(fields) && !(isUndo(event) && isEmptyAmount(target)))
    return false;
  return document.querySelector("dialog[open]") === null;
}

/** Presses what the page offers for these keys, or puts the cursor there; answers whether there was something. */
export function pressFor(keys: string): boolean {
  const marked = `[data-shortcut="${CSS.escape(keys)}"]`;
  const seen = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((field) => field.checkVisibility());
  const found =
    keys === "/"
      ? seen("input[type=search]")
      : (seen(`input${marked}`) ?? document.querySelector<HTMLElement>(marked));
  if (!found) return false;
  if (found instanceof HTMLInputElement) found.focus();
  // A dialog that was closed just now leaves its entry of the history first, which would call a link's navigation off.
  else whenStill(() => found.click());
  return true;
}
