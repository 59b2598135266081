import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Gives a loaded page a clock of its own and stops it: no timer that the page sets from now on fires until the test moves the clock on. What
 * the page does by itself some seconds after an act, such as taking a toast away or saving, so waits for the test, however long a busy machine
 * takes. Timers that were set before are the browser's and fire as ever, such as the tick of `watch-visibility.ts`; what they read as the
 * time is the stopped clock's. It has to run again (`resume`) before axe looks, and before a page is loaded or rendered anew: those set timers.
 */
export const stopClock = async (page: Page): Promise<void> => {
  // The place of the toasts comes when the browser is idle, which under a clock that stands it never is.
  await expect(page.locator("section[aria-live=polite]")).toHaveCount(1);
  // A clock stops at a moment to come only. Set back before, it stops at the time that it is: a page whose time is ahead takes what it fetched
  // to be out of date. By less than 20 s: the tick may fall between, and takes a greater jump for a sleep.
  await page.clock.install({ time: Date.now() - 10_000 });
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
