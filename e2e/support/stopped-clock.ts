import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Gives a loaded page a clock of its own and stops it: no timer of the page fires until the test moves the clock on. What the page does by
 * itself after some seconds, such as taking a toast away or saving, so waits for the test, however long a busy machine takes. It has to run
 * again (`resume`) before axe looks, and before a page is loaded or rendered anew: those need timers of the page.
 */
export const stopClock = async (page: Page): Promise<void> => {
  // The place of the toasts comes when the browser is idle, which under a clock that stands it never is.
  await expect(page.locator("section[aria-live=polite]")).toHaveCount(1);
  // A clock stops at a moment to come only. Set back before, it stops at the time that it is: a page whose time jumps ahead takes itself to
  // have slept, and what it fetched ahead to be out of date.
  await page.clock.install({ time: Date.now() - 60_000 });
  await page.clock.pauseAt(Date.now());
};

/**
 * Moves a stopped clock on, by a millisecond a look, until a toast is shown: it comes in a task of its own after it was asked for. Then it
 * stands until the clock is moved on for as long as it lasts.
 */
export const runUntilShown = async (page: Page, toast: Locator): Promise<void> => {
  await expect
    .poll(async () => {
      await page.clock.runFor(1);
      return toast.isVisible();
    })
    .toBe(true);
};
