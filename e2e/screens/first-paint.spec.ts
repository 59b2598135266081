import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "../support/fixtures";
import { seedSelectedBook } from "../support/seed-selected-book";

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const SCRIPTS_AND_FACES = /\.(?:js|woff2)$/;

/** What a screen looks like before any script or face has come; `missing` never comes either. */
const paint = async (page: Page, address: string, missing: readonly RegExp[]) => {
  await page.unrouteAll();
  for (const pattern of [SCRIPTS_AND_FACES, ...missing]) await page.route(pattern, (route) => route.abort());
  const shots: Buffer[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.goto(address, { waitUntil: "load" });
    shots.push(await page.screenshot({ animations: "disabled", fullPage: true }));
  }
  return shots;
};

/** How many pixels of two pictures differ by more than rounding, as of a gradient that is drawn in another order. */
const differing = async (one: Buffer, other: Buffer): Promise<number> => {
  const [a, b] = await Promise.all([one, other].map((shot) => sharp(shot).raw().toBuffer()));
  if (a?.length !== b?.length) return Number.POSITIVE_INFINITY;
  return a?.filter((value, at) => Math.abs(value - (b?.[at] ?? 0)) > 8).length ?? 0;
};

for (const address of ["/login", "/home", "/create", "/campaign", "/character", "/encounter"])
  test(`${address} looks the same before its sheets have come`, async ({
    browser,
    baseURL,
    creator,
    campaign,
  }) => {
    const context =
      address === "/login"
        ? await browser.newContext({ baseURL: baseURL ?? "" })
        : await seedSelectedBook(creator, campaign);
    const page = await context.newPage();
    const first = await paint(page, address, [/\.css$/]);
    const whole = await paint(page, address, []);
    await context.close();
    for (const [index, shot] of first.entries())
      expect(await differing(shot, whole[index] ?? Buffer.alloc(0)), `${SIZES[index]?.width} wide`).toBe(0);
  });

test("nothing that a page names is waited for before it is painted", async ({ page }) => {
  const answer = await page.goto("/login", { waitUntil: "load" });
  const waitedFor = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => "renderBlockingStatus" in entry && entry.renderBlockingStatus === "blocking")
      .map(({ name }) => name),
  );
  expect(waitedFor).toEqual([]);
  // Faces would come on the same line before the page.
  expect(answer?.headers()["link"] ?? "").not.toContain("font");
});

test("a page that is gone to has its styles, and so has the one that is come back to", async ({ page }) => {
  await page.goto("/login");
  const field = page.getByRole("textbox", { name: "E-mail", exact: true });
  const height = (await field.boundingBox())?.height;
  await page.getByRole("link", { name: "Forgot your password?", exact: true }).click();
  await expect(page).toHaveURL(/\/forgot$/);
  await expect(page.getByRole("article")).not.toHaveCSS("box-shadow", "none");
  await page.goBack();
  await expect(page).toHaveURL(/\/login$/);
  expect((await field.boundingBox())?.height).toBe(height);
});

test("the styles of what is loaded later come behind those of the page", async ({ creator, campaign }) => {
  const page = await (await seedSelectedBook(creator, campaign)).newPage();
  // Prefetches are refused: they bring the sheets of other pages, which count as the page's own.
  await page.route(/[?&]_rsc=/, (route) => route.abort());
  await page.goto("/campaign");
  const sheets = page.locator("link[rel=stylesheet]");
  // That of the toasts comes when the browser is idle.
  await expect(sheets.and(page.locator(":not([data-precedence])"))).not.toHaveCount(0);
  const order = await sheets.evaluateAll((links) =>
    links.map((link) => (link.hasAttribute("data-precedence") ? "page" : "later")),
  );
  expect(order.lastIndexOf("page")).toBeLessThan(order.indexOf("later"));
});
