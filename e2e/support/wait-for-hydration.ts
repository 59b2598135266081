import type { Page } from "@playwright/test";

/** Runs in the browser: whether React has hydrated every control, which it notes on the elements. */
const isHydrated = () =>
  [...document.querySelectorAll("a, button, input, select, textarea")].every((element) =>
    Object.keys(element).some((key) => key.startsWith("__reactProps$")),
  );

/**
 * Resolves when the page is hydrated, so that clicks and keys are handled; a test is faster than its script. Throws where that takes
 * longer than any wait of a test may: a test that keeps the scripts away opens its page with `waitUntil`.
 */
export const waitForHydration = async (page: Page): Promise<void> => {
  await page.waitForFunction(isHydrated);
};

/** Runs in the browser: whether the page has left the history's entry of a dialog that was closed. */
const isOutOfDialogs = () =>
  !(window.history.state as { step?: { dialogs?: number } } | null)?.step?.dialogs ||
  document.querySelector("dialog[open]") !== null;

/**
 * Has `goto` and `reload` of a page wait for hydration. They, `goBack` and `goForward` begin once the page stands still: a closed dialog leaves
 * its entry of the history a moment later, and that traversal calls off a load which began before it, or is taken for the one that a test asks for.
 */
export const waitingForHydration = (page: Page): Page => {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const goBack = page.goBack.bind(page);
  const goForward = page.goForward.bind(page);
  page.goto = async (...args) => {
    await page.waitForFunction(isOutOfDialogs);
    const response = await goto(...args);
    // Who waits for less wants to see what comes before that.
    if (!args[1]?.waitUntil) await waitForHydration(page);
    return response;
  };
  page.reload = async (...args) => {
    await page.waitForFunction(isOutOfDialogs);
    const response = await reload(...args);
    if (!args[0]?.waitUntil) await waitForHydration(page);
    return response;
  };
  page.goBack = async (...args) => {
    await page.waitForFunction(isOutOfDialogs);
    return goBack(...args);
  };
  page.goForward = async (...args) => {
    await page.waitForFunction(isOutOfDialogs);
    return goForward(...args);
  };
  return page;
};
