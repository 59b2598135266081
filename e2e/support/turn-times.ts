import type { Page } from "@playwright/test";
import { DELAY } from "@/lib/constants";

/** Milliseconds until the last leaf of a turn has begun to rise, before which no section is opened. */
export const LEAVES = DELAY.flip.leaves * DELAY.flip.each;

/** Has the page note when it is pressed next and when the section of that path is opened, both by its own clock. */
export const noteTurn = (page: Page, path: string): Promise<void> =>
  page.evaluate((opening) => {
    addEventListener("click", () => performance.mark("turn"), { once: true, capture: true });
    new MutationObserver(() => {
      if (location.pathname === opening && !performance.getEntriesByName("opened").length)
        performance.mark("opened");
    }).observe(document, { childList: true, subtree: true, attributes: true });
  }, path);

/** What `noteTurn` has noted, and when the page asked for what, in milliseconds of its clock. */
export const turnTimes = (page: Page) =>
  page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? 0;
    const asked = performance
      .getEntriesByType("resource")
      .map(({ name, startTime }) => ({ name, startTime }));
    return { turn: at("turn"), opened: at("opened"), asked };
  });
