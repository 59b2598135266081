/**
 * Calls `save` when the page is hidden or unloaded, which a phone may tell by one of the events only; `onVisible` when it is seen again. Both
 * events may come for one leaving. Returns how to stop.
 */
export const onPageHidden = (save: () => void, onVisible?: () => void): (() => void) => {
  const onTurned = () => (document.visibilityState === "hidden" ? save() : onVisible?.());
  document.addEventListener("visibilitychange", onTurned);
  window.addEventListener("pagehide", save);
  return () => {
    document.removeEventListener("visibilitychange", onTurned);
    window.removeEventListener("pagehide", save);
  };
};
