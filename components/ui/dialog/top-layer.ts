// A modal dialog makes everything outside of it inert and lies above it, toasts included. So what has to be pressed all the same moves
// into the topmost dialog for as long as it is open: `useTopHost`.
const open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const tell = () => {
  // For the styles: `:has()` on the root would be looked at with every change of the page.
  const roles = open.map(({ role }) => role ?? "dialog");
  document.documentElement.toggleAttribute("data-dialog", roles.length > 0);
  document.documentElement.toggleAttribute("data-question", roles.includes("alertdialog"));
  for (const listener of listeners) listener();
};

export function enterTopLayer(dialog: HTMLDialogElement): void {
  open.push(dialog);
  tell();
}

export function leaveTopLayer(dialog: HTMLDialogElement): void {
  const at = open.lastIndexOf(dialog);
  if (at >= 0) open.splice(at, 1);
  tell();
}

/** The topmost open modal dialog. */
export function topDialog(): HTMLDialogElement | undefined {
  return open.at(-1);
}

export function onTopLayerChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
