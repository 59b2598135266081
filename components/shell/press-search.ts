/** The shortcut of the search, by which its button is marked. */
export const FIND = "Ctrl k";

/**
 * Runs from the HTML of each page, before any other script: the shortcut presses the button of the search, whatever has the focus and whether or not
 * single keys are shortcuts. Before hydration that is held as every early submit is.
 */
export const PRESS_SEARCH = `addEventListener("keydown", (event) => {
  const { altKey, ctrlKey, defaultPrevented, key, metaKey, repeat, shiftKey } = event;
  if (!(ctrlKey || metaKey) || altKey || shiftKey || repeat || defaultPrevented || key?.toLowerCase() !== "k") return;
  const button = document.querySelector('dialog[open]') ? null : document.querySelector('[data-shortcut="${FIND}"]');
  if (!button) return;
  event.preventDefault();
  button.click();
});`;
