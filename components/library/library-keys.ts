import type { KeyboardEvent } from "react";
import type { TakenKind } from "./kinds";
import type { LibraryPicker } from "./use-library-picker";

/** What the keys of the library's dialog act on. */
interface KeyTargets {
  kind: TakenKind;
  search: HTMLInputElement | null;
  pages: HTMLElement | null;
  picker: LibraryPicker;
  mostCopies: number;
  onShowEntry: () => void;
}
interface Press extends KeyTargets {
  event: KeyboardEvent;
  /** In a field that takes text. */
  inField: boolean;
  inSearch: boolean;
  onRow: boolean;
}
/** Answers whether it did something: else the key does what it does everywhere. */
type Key = (press: Press) => boolean;

/** Focuses the button of the action that is looked for, else of the first. */
const focusAction = ({ pages, picker, onShowEntry }: KeyTargets): void => {
  const all = [...(pages?.querySelectorAll<HTMLElement>("[data-action]") ?? [])];
  const sought = picker.query.trim().toLowerCase();
  const fitting = all.find(({ dataset }) => dataset["action"]?.toLowerCase().includes(sought)) ?? all[0];
  if (fitting?.checkVisibility()) fitting.focus();
  else onShowEntry();
};

const step =
  (by: number): Key =>
  ({ event, inField, inSearch, picker }) => {
    const isTaken = inSearch || !(inField || event.target instanceof HTMLSelectElement);
    if (isTaken) picker.step(by);
    return isTaken;
  };
const take: Key = (press) => {
  const { event, inField, onRow, picker } = press;
  if (!inField && !onRow) return false;
  // A key that is held down means one press.
  if (event.repeat) return true;
  if (picker.takeAction) focusAction(press);
  else picker.takeChosen();
  return true;
};
/** On a row, and in the field as long as the arrows were used last: what is typed next is no part of the search. */
const tick: Key = ({ inSearch, onRow, picker }) => {
  const { current, isChosen, takeAction } = picker;
  if (!current || takeAction || !(onRow || (inSearch && isChosen))) return false;
  picker.tick(current);
  return true;
};
/** Says how many, on a row, and in the field once the arrows were used; at once after a monster's name, none of which has a digit. */
const typeCount: Key = ({ event, inSearch, onRow, kind, picker, mostCopies }) => {
  const isAfterName = picker.isChosen || (kind === "monsters" && picker.query !== "");
  if (mostCopies <= 1 || !(onRow || (inSearch && isAfterName))) return false;
  picker.typeCount(event.key);
  return true;
};
const toSearch: Key = ({ inField, search }) => {
  if (!inField) search?.focus();
  return !inField;
};

const KEYS: Partial<Record<string, Key>> = {
  "/": toSearch,
  ArrowDown: step(1),
  ArrowUp: step(-1),
  Enter: take,
  " ": tick,
};

/** Does what a key does in the library's dialog. */
export const pressInLibrary = (event: KeyboardEvent, targets: KeyTargets): void => {
  const { target, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
  const isDone = (/^\d$/.test(key) ? typeCount : KEYS[key])?.({
    ...targets,
    event,
    inField: target instanceof HTMLInputElement && target.type !== "checkbox",
    inSearch: target === targets.search,
    onRow: target instanceof HTMLElement && target.dataset["slug"] !== undefined,
  });
  if (isDone) event.preventDefault();
};
