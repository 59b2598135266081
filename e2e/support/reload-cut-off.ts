import type { Page } from "@playwright/test";

/**
 * Reloads a page whose last calls reach nobody, as where the connection is cut. What a page sends as it leaves outlives it, and `page.route` has
 * no hold of it once the page is gone.
 */
export const reloadCutOff = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  });
  await page.reload();
};
