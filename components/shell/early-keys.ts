/**
 * Runs from the HTML of each page, after what holds early submits: the last key that was pressed while React doesn't listen yet is pressed
 * again once it does, which it says by asking for held submits; such as one that leads out of a page which is still coming. What is typed
 * into a field stands in it already. Where the page has no form nobody would say when, and no key is held.
 */
export const HOLD_EARLY_KEYS = `(() => {
  let held;
  const hold = (event) => {
    if (!event.repeat && (document.readyState === "loading" || document.forms.length)) held = event;
  };
  addEventListener("DOMContentLoaded", () => {
    if (!document.forms.length) held = undefined;
  });
  addEventListener("keydown", hold);
  const send = window.sendHeldSubmit;
  window.sendHeldSubmit = (form) => {
    removeEventListener("keydown", hold);
    const early = held;
    held = undefined;
    if (early && !early.defaultPrevented && early.target.isConnected && !early.target.closest("input, textarea, select, [contenteditable]"))
      early.target.dispatchEvent(new KeyboardEvent("keydown", early));
    send(form);
  };
})();`;
