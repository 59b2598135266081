declare global {
  interface Window {
    /** Presses again the keys that were pressed before hydration; set by the inline script `HOLD_EARLY_KEYS`. */
    pressEarlyKeys?: () => void;
  }
}

/** Nobody means more keys than these before a page answers. */
const MOST = 9;

/**
 * Runs from the HTML of each page, before any other script. A key that is pressed while React doesn't listen yet, such as Escape right after a
 * page was loaded, is held; `Shortcuts` has it pressed again once it listens and the whole document is there, with what the key is for: in a
 * task of its own, so that whatever else listens does so by then. It is dispatched at the target that it had, since what has the focus is
 * asked first: Escape closes an open menu, and leads out of the mirror where none is open. Keys of fields and of the browser are left alone.
 */
export const HOLD_EARLY_KEYS = `(() => {
  const keys = [];
  const hold = (event) => {
    const { target, ctrlKey, metaKey, altKey, defaultPrevented, repeat } = event;
    const isWriting = target instanceof Element && target.closest("input, textarea, select, [contenteditable]");
    if (ctrlKey || metaKey || altKey || defaultPrevented || repeat || isWriting || keys.length >= ${MOST}) return;
    keys.push(event);
  };
  addEventListener("keydown", hold);
  const press = () => {
    removeEventListener("keydown", hold);
    for (const early of keys.splice(0))
      (early.target.isConnected ? early.target : document.body).dispatchEvent(new KeyboardEvent("keydown", early));
  };
  window.pressEarlyKeys = () => {
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", () => setTimeout(press));
    else setTimeout(press);
  };
})();`;
