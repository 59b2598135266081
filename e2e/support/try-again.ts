import type { Page } from "@playwright/test";
import { deferred } from "./deferred";

/**
 * Presses "Try again" where calls to that address have failed, and lets them reach the server from then on. What is asked before the press
 * waits for it: a page that asks again by itself some seconds after a failure, or when its stream opens, would take the button away.
 */
export const tryAgain = async (page: Page, address: string): Promise<void> => {
  const pressed = deferred();
  await page.route(address, async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: "Try again" }).click();
  pressed.resolve();
};
