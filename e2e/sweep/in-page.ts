/** What the checks of the sweep know of a page. It is put into the page before its own scripts run, so it stands on its own. */
interface Look {
  /** How far things have jumped so far without anybody's doing. */
  shift: number;
  /** What was pressed before the last modal dialog opened. */
  opener: Element | null;
  /** The topmost modal dialog, or the page: all else is inert. */
  root: () => Element;
  /** The same with what leaves the page usable, such as the dice: it may lie over other things. */
  scope: () => Element;
  /** Short words for an element, for people. */
  name: (element: Element) => string;
  isSeen: (element: Element) => boolean;
  /** Everything that a finger may aim at. */
  targets: () => HTMLElement[];
  /** What belongs to a target too: a label that covers its field. */
  belongs: (hit: Element | null, target: HTMLElement) => boolean;
}

declare global {
  var look: Look;
}

export const installLook = (): void => {
  const aimed =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=link], [role=switch]";

  const over =
    "dialog:modal, [popover]:popover-open, section:not([hidden]):has([aria-label='Add a D4']), header:has(details[open])";

  const look: Look = {
    shift: 0,
    opener: null,
    root: () => [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body,
    scope: () => [...document.querySelectorAll(over)].at(-1) ?? document.body,
    name: (element) => {
      const words = element.getAttribute("aria-label") ?? element.textContent ?? "";
      const kind = element.className && typeof element.className === "string" ? `.${element.className}` : "";
      return `${element.localName}${kind} "${words.trim().replace(/\s+/g, " ").slice(0, 40)}"`;
    },
    isSeen: (element) => {
      const { width, height } = element.getBoundingClientRect();
      if (width < 2 || height < 2 || !element.checkVisibility({ visibilityProperty: true })) return false;
      return !element.closest(".vh") && !element.closest("[inert]");
    },
    targets: () =>
      [...look.scope().querySelectorAll<HTMLElement>(aimed)].filter(
        (element) =>
          look.isSeen(element) &&
          !element.matches(":disabled") &&
          // A skip link waits above the window until it has the focus.
          !(getComputedStyle(element).position === "fixed" && element.getBoundingClientRect().bottom <= 0),
      ),
    belongs: (hit, target) => {
      if (!hit) return false;
      if (target.contains(hit)) return true;
      const labels = "labels" in target && target.labels instanceof NodeList ? [...target.labels] : [];
      return labels.some((label) => label.contains(hit));
    },
  };
  globalThis.look = look;

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) look.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });

  document.addEventListener(
    "click",
    ({ target, isTrusted }) => {
      // A shortcut's key presses the button itself, and the focus goes back where it was.
      if (isTrusted && target instanceof Element && look.root() === document.body)
        look.opener = target.closest(aimed);
    },
    true,
  );
};
