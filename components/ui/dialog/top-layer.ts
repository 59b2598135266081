// A modal dialog makes everything outside of it inert and lies above it, toasts included. So what has to be pressed all the same moves
// into the topmost dialog for as long as it is open: `useTopHost`.
interface Layer {
  element: HTMLDialogElement;
  close: () => void;
  /** It is only looked at: what the dungeon master shows next takes its place. */
  givesWay: boolean;
}
const open: Layer[] = [];
const listeners = new Set<() => void>();

const tell = () => {
  // For the styles: `:has()` on the root would be looked at with every change of the page.
  const roles = open.map(({ element }) => element.role ?? "dialog");
  document.documentElement.toggleAttribute("data-dialog", roles.length > 0);
  document.documentElement.toggleAttribute("data-question", roles.includes("alertdialog"));
  for (const listener of listeners) listener();
};

export function enterTopLayer(layer: Layer): void {
  open.push(layer);
  tell();
}

export function leaveTopLayer(dialog: HTMLDialogElement): void {
  const at = open.findLastIndex(({ element }) => element === dialog);
  if (at >= 0) open.splice(at, 1);
  tell();
}

/** The topmost open modal dialog. */
export function topDialog(): HTMLDialogElement | undefined {
  return open.at(-1)?.element;
}

/** The same with how it is asked to close. */
export function topLayer(): Layer | undefined {
  return open.at(-1);
}

/** Whether a dialog is open in which something is done, beside those that are only looked at. */
export function isDialogInUse(): boolean {
  return open.some(({ givesWay }) => !givesWay);
}

export function onTopLayerChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
