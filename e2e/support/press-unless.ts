import type { Locator } from "@playwright/test";

/** Presses something unless what it leads to comes first by itself, which takes it away. Either may be the faster one. */
export const pressUnless = (button: Locator, outcome: Locator): Promise<unknown> =>
  Promise.race([button.click().catch(() => {}), outcome.waitFor()]);
