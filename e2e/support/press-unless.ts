import type { Locator } from "@playwright/test";

/** Milliseconds that the press waits for its button: one that waited on would press whatever bears its name later in the test. */
const TRY = 2000;

/** Presses something unless what it leads to comes first by itself, which takes it away. Either may be the faster one. */
export const pressUnless = (button: Locator, outcome: Locator): Promise<unknown> =>
  Promise.race([button.click({ timeout: TRY }).catch(() => {}), outcome.waitFor()]);
