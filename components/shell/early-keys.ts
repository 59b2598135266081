declare global {
  interface Window {
    /** Of `HOLD_EARLY_KEYS`. */
    takeEarlyKeys?: () => KeyboardEvent[];
  }
}

/** Nobody means more keys than these before a page answers. */
const MOST = 9;

/**
 * Runs from the HTML of each page, before any other script. A key that is pressed while React doesn't listen yet, such as Escape right after a
 * page was loaded, is held; `Shortcuts` presses it again once the page is hydrated. Keys of fields and of the browser are left alone.
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
  window.takeEarlyKeys = () => {
    removeEventListener("keydown", hold);
    return keys.splice(0);
  };
})();`;
