import type { Page } from "@playwright/test";

/** Lets no script come to the page, as on a slow connection, until the answer is called. */
export const holdScripts = async (page: Page): Promise<() => void> => {
  let come = () => {};
  const allowed = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await allowed;
    await route.continue();
  });
  return come;
};
