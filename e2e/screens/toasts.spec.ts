import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";

/** Copies one's id, which is told by a toast whether it worked or not. */
const copy = (page: Page) => page.getByRole("button", { name: /copy/i }).click();
const clipboard = (page: Page, works: boolean) =>
  page.evaluate((isGood) => {
    const writeText = () => (isGood ? Promise.resolve() : Promise.reject(new Error("refused")));
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
  }, works);

for (const [what, works, seconds] of [
  ["something has been done", true, 3],
  ["something has failed", false, 5],
] as const)
  test(`a toast that says that ${what} burns down in ${seconds} seconds`, async ({ stranger }) => {
    const page = await stranger.page();
    await page.goto("/profile");
    // The place of the toasts comes when the browser is idle, which under a clock that stands it never is.
    await expect(page.locator("section[aria-live=polite]")).toHaveCount(1);
    await clipboard(page, works);
    // By a clock of the test: how late a busy machine looks must not count.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await copy(page);
    const toast = page.locator("[data-sonner-toast]");
    await page.clock.runFor(50);
    await expect(toast).toHaveAttribute("data-type", works ? "success" : "error");
    const line = await toast.evaluate((slip) => getComputedStyle(slip, "::after").animationDuration);
    expect(line).toBe(`${seconds}s`);
    await page.clock.runFor(seconds * 1000 - 100);
    await expect(toast).toHaveAttribute("data-removed", "false");
    // Leaving takes it a fifth of a second.
    await page.clock.runFor(500);
    await expect(toast).toHaveCount(0);
  });
