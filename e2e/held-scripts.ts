import type { Page } from "@playwright/test";
import { latch } from "./latch";

/** Lets no script come to the page, as on a slow connection, until the answer is called. */
export const holdScripts = async (page: Page): Promise<() => void> => {
  const allowed = latch();
  await page.route("**/*.js", async (route) => {
    await allowed.opened;
    await route.continue();
  });
  return allowed.open;
};
