import type { Locator, Page } from "@playwright/test";
import { addIsolde, openCharacter } from "../support/characters";
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

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not shown.");
  return box;
};

test("a toast, which takes a finger's tap, covers neither the way to what lies on the table nor the tabs under it", async ({
  creator,
  player,
  campaign,
}) => {
  await addIsolde(player, campaign);
  await creator.api.post(`/api/campaigns/${campaign.id}/shown`, { data: { place: "factions" } });
  const page = await openCharacter(player, campaign);
  await page.mouse.move(200, 200);
  await page.getByRole("button", { name: "Not now" }).click();
  const kept = [
    page.getByRole("button", { name: "On the table lies the factions. Go there" }),
    page.getByRole("tab", { name: "Actions", exact: true }),
  ];
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1366, height: 641 },
    { width: 1024, height: 768 },
  ]) {
    await page.setViewportSize(size);
    await page.getByRole("button", { name: "Duplicate" }).click();
    const toast = page
      .locator("[data-sonner-toast]")
      .filter({ hasText: "Character duplicated successfully!" });
    const close = toast.getByRole("button", { name: "Close notification" });
    // Under the pointer it doesn't burn down.
    await close.hover();
    // It slides to its place.
    await expect(toast).toHaveAttribute("data-mounted", "true");
    await toast.evaluate((slip) => Promise.all(slip.getAnimations().map(({ finished }) => finished)));
    const { x, y, height } = await boxOf(toast);
    for (const control of kept) {
      const box = await boxOf(control);
      const isApart = x >= box.x + box.width || y >= box.y + box.height || box.y >= y + height;
      expect(isApart, `${String(control)} at ${size.width}`).toBe(true);
    }
    await close.click();
    await expect(toast).toHaveCount(0);
  }
});
