/** The id of the sentence that nothing was sent. */
export const NOT_SENT_ID = "not-sent";

/**
 * Runs from the HTML of each page, before any other script. A form that is sent while React doesn't listen yet is held, and its button
 * looks busy; `Form` sends it once it is hydrated. Where a script of the page can't be loaded nothing is held, since it might be for ever:
 * the page says that nothing was sent.
 */
export const HOLD_EARLY_SUBMITS = `(() => {
  const held = new Map();
  const notice = document.getElementById("${NOT_SENT_ID}");
  let isBroken = false;
  const letGo = () => {
    for (const button of held.values()) button?.removeAttribute("aria-busy");
    held.clear();
    notice.hidden = false;
  };
  addEventListener("submit", (event) => {
    notice.hidden = true;
    if (event.defaultPrevented) return;
    event.preventDefault();
    held.set(event.target, event.submitter);
    event.submitter?.setAttribute("aria-busy", "true");
    if (isBroken) letGo();
  });
  addEventListener("error", ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return;
    isBroken = true;
    if (held.size) letGo();
  }, true);
  window.sendHeldSubmit = (form) => {
    const button = held.get(form);
    if (!held.delete(form)) return;
    button?.removeAttribute("aria-busy");
    form.requestSubmit(button);
  };
})();`;
