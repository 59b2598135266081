// The page of a narrow screen follows a finger that draws it by its dog-ear.
import type { Page } from "@playwright/test";
import { drawPage, layFinger } from "../support/finger";
import { expect, openBook, test } from "../support/fixtures";

const earOf = (page: Page, facing: string) =>
  page.getByRole("button", { name: `turn to ${facing}`, exact: true });
/** How far the page has risen, as the share of its width that it still hides. */
const hidden = (page: Page) =>
  page.locator("[data-lifted]").evaluate((one) => {
    const { width } = one.getBoundingClientRect();
    return width / (one as HTMLElement).offsetWidth;
  });

test.beforeEach(async ({ creator }) => {
  await (await creator.page()).setViewportSize({ width: 390, height: 600 });
});

test("the page follows the finger, falls back before a third, and lands past it", async ({
  creator,
  campaign,
}) => {
  const page = await openBook(creator, campaign);
  const campaignPage = page.getByRole("region", { name: "Campaign", exact: true });
  const notes = page.getByRole("region", { name: "DM Notes", exact: true });
  const ear = earOf(page, "DM Notes");
  const finger = await drawPage(page, ear);
  await expect(notes).toBeVisible();
  await finger.move({ x: -80 }, 200);
  expect(await hidden(page)).toBeLessThan(0.98);
  await finger.lift(200);
  await expect(page.locator("[data-lifted]")).toHaveCount(0);
  await expect(notes).toBeHidden();
  await expect(campaignPage).toBeVisible();

  const sound = page.waitForRequest("**/sounds/page-flip.wav");
  const again = await drawPage(page, ear);
  await again.move({ x: -200 }, 400);
  await again.lift(200);
  await expect(notes).toBeVisible();
  await expect(campaignPage).toBeHidden();
  await expect(page.locator("[data-lifted]")).toHaveCount(0);
  await sound;
  // It is a step of the history, and the ear leads back.
  await page.goBack();
  await expect(campaignPage).toBeVisible();
  await ear.press("Enter");
  await expect(earOf(page, "Campaign")).toBeVisible();
});

test("a flick lands, and a finger catches the leaf on its way", async ({ creator, campaign }) => {
  const page = await openBook(creator, campaign);
  const ear = earOf(page, "DM Notes");
  // A leaf that is let go stands still in the air, until the finger has caught it: how far it came would depend on the machine.
  const holdInTheAir = (isHeld: boolean) =>
    page.evaluate((holds) => {
      type Animate = (this: Element, ...given: Parameters<Element["animate"]>) => Animation;
      const kept = window as typeof window & { animateFreely?: Animate };
      kept.animateFreely ??= Reflect.get<{ animate: Animate }, "animate">(Element.prototype, "animate");
      const run = kept.animateFreely;
      Element.prototype.animate = function (...given) {
        const animation = run.apply(this, given);
        if (holds) animation.pause();
        return animation;
      };
    }, isHeld);
  const flick = async () => {
    const finger = await drawPage(page, ear);
    await finger.move({ x: -60 }, 20);
    await finger.lift();
  };
  await holdInTheAir(true);
  await flick();
  const second = await layFinger(page, ear);
  await second.move({ x: 50 }, 400);
  await holdInTheAir(false);
  await second.lift(200);
  await expect(page.locator("[data-lifted]")).toHaveCount(0);
  await expect(ear).toBeVisible();
  await flick();
  await expect(earOf(page, "Campaign")).toBeVisible();
});

test("drawn up, the dog-ear scrolls; who asks for less motion turns at once", async ({
  creator,
  campaign,
}) => {
  const page = await openBook(creator, campaign);
  const ear = earOf(page, "DM Notes");
  // It is loaded by the first touch.
  await (await drawPage(page, ear)).lift(200);
  await expect(page.locator("[data-lifted]")).toHaveCount(0);
  const up = await layFinger(page, ear);
  for (let step = 1; step < 6; step += 1) await up.move({ y: -40 * step }, 30);
  await up.lift(200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
  await expect(page.locator("[data-lifted]")).toHaveCount(0);
  await expect(ear).toBeVisible();

  await page.emulateMedia({ reducedMotion: "reduce" });
  const calm = await layFinger(page, ear);
  await calm.move({ x: -60 }, 200);
  await calm.move({ x: -180 }, 200);
  await expect(page.locator("[data-lifted]")).toHaveCount(0);
  await calm.lift(200);
  await expect(earOf(page, "Campaign")).toBeVisible();
});
