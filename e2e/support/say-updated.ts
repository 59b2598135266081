import type { Page } from "@playwright/test";

/** Has the page ask for the list again, once it listens: by then it has kept the list that came with the page. */
export const sayUpdated = async (page: Page) => {
  await page.waitForFunction(() => localStorage.getItem("campaigns") !== null);
  await page.evaluate(() => window.dispatchEvent(new Event("campaignsUpdated")));
};
