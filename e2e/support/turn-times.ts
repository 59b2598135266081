import type { Page } from "@playwright/test";
import { DELAY } from "@/lib/constants";

declare global {
  interface Window {
    turnTimes?: { turn: number; opened: number };
  }
}

/** Milliseconds until the last leaf of a turn has begun to rise, before which no section is opened. */
export const LEAVES = DELAY.flip.leaves * DELAY.flip.each;

/** Has the page note when it is pressed next and when the section of that path is opened, both by its own clock. */
export const noteTurn = (page: Page, path: string): Promise<void> =>
  page.evaluate((opening) => {
    // Not as marks of the browser's: a clock of the test's own keeps none.
    const times = { turn: Number.NaN, opened: Number.NaN };
    window.turnTimes = times;
    addEventListener("click", () => void (times.turn = performance.now()), { once: true, capture: true });
    new MutationObserver((_, observer) => {
      if (location.pathname !== opening) return;
      times.opened = performance.now();
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true, attributes: true });
  }, path);

/** What `noteTurn` has noted, in milliseconds of the page's clock. */
export const turnTimes = (page: Page): Promise<{ turn: number; opened: number }> =>
  page.evaluate(() => window.turnTimes ?? { turn: Number.NaN, opened: Number.NaN });
