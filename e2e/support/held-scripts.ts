import type { Page } from "@playwright/test";
import { deferred } from "./deferred";

/** Lets no script come to the page, as on a slow connection, until the answer is called. */
export const holdScripts = async (page: Page): Promise<() => void> => {
  const allowed = deferred();
  await page.route("**/*.js", async (route) => {
    await allowed.promise;
    await route.continue();
  });
  return allowed.resolve;
};
