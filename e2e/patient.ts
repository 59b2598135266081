import type { Page } from "@playwright/test";

/** In milliseconds; a page whose scripts a test keeps away never listens. */
const PATIENCE = 5_000;

/** In the browser: everything that can be used has been taken over by the framework, which notes it on the elements. */
const listens = () =>
  [...document.querySelectorAll("a, button, input, select, textarea")].every((element) =>
    Object.keys(element).some((key) => key.startsWith("__reactProps$")),
  );

/** Resolves when the page answers clicks and keys. People need a moment to find a button; a test is there before its script is. */
export const untilItListens = async (page: Page): Promise<void> => {
  await page.waitForFunction(listens, undefined, { timeout: PATIENCE }).catch(() => undefined);
};

/** A page that can be used as soon as it was gone to, or loaded again. */
export const patient = (page: Page): Page => {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...args) => {
    const response = await goto(...args);
    // Who waits for less wants to see what comes before that.
    if (!args[1]?.waitUntil) await untilItListens(page);
    return response;
  };
  page.reload = async (...args) => {
    const response = await reload(...args);
    if (!args[0]?.waitUntil) await untilItListens(page);
    return response;
  };
  return page;
};
