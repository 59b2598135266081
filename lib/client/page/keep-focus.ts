import { focusKeeper } from "./focus-keeper";

const PLACES = [
  "main",
  "dialog",
  "aside[aria-label]",
  "section[aria-label]",
  "section[aria-labelledby]",
  '[role="group"][aria-label]',
  '[role="region"]',
  '[role="tabpanel"]',
].join();
const TOASTS = "[data-sonner-toaster]";
const LAYERS = `dialog, [popover], ${TOASTS}`;
const WRITTEN = "textarea, [contenteditable], input:not([type=checkbox], [type=radio])";

/** Gives it the focus where it lies. What usually takes none takes it until it leaves, so that a press on its paper doesn't focus it. */
const give = (one: HTMLElement): boolean => {
  const isLent = one.matches(PLACES) && !one.hasAttribute("tabindex");
  if (isLent) one.tabIndex = -1;
  // No ring around everything.
  if (isLent && one.matches("main, dialog")) one.style.outline = "none";
  one.focus({ preventScroll: true });
  const leave = () => {
    // A window that is left keeps it for when one comes back.
    if (document.activeElement === one) return;
    one.removeEventListener("focusout", leave);
    one.removeAttribute("tabindex");
    one.style.outline = "";
  };
  if (isLent) one.addEventListener("focusout", leave);
  if (isLent) leave();
  return document.activeElement === one;
};

const around = (one: HTMLElement): HTMLElement[] => {
  const all = [];
  for (let outer = one.parentElement; outer; outer = outer.parentElement) all.push(outer);
  return all;
};

/** Watches over the focus of this page, from now on: `focusKeeper` says how. */
const keepFocus = (): void => {
  const keeper = focusKeeper<HTMLElement>({
    focused: () => {
      const { activeElement, body } = document;
      return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : undefined;
    },
    isOff: (one) => !one.isConnected || one.matches(":disabled"),
    isSeen: (one) => one.checkVisibility(),
    around,
    layerOf: (one) => one.closest<HTMLElement>(LAYERS) ?? undefined,
    isPlace: (one) => one.matches(PLACES) && !one.closest(TOASTS),
    isWritten: (one) => one.matches(WRITTEN),
    everything: () => document.querySelector("main") ?? undefined,
    give,
    now: () => performance.now(),
  });
  let isAwaited = false;
  // Effects of the page come first, and the browser takes the focus from what is disabled when it draws the next picture.
  const look = () => {
    if (isAwaited || !keeper.isDue()) return;
    isAwaited = true;
    requestAnimationFrame(() => {
      setTimeout(() => {
        isAwaited = false;
        keeper.settle();
      });
    });
  };
  const enter = (target: EventTarget | null) => {
    if (target instanceof HTMLElement && target !== document.body) keeper.entered(target);
  };
  enter(document.activeElement);
  document.addEventListener("focusin", ({ target }) => enter(target));
  document.addEventListener("focusout", look);
  new MutationObserver(look).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ["disabled", "hidden"],
  });
};

// By being loaded, which costs a page that rests nothing.
if (typeof document !== "undefined") keepFocus();
