import type { Page } from "@playwright/test";
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
    expect(first.map((shot, index) => shot.equals(whole[index] ?? Buffer.alloc(0)))).toEqual([true, true]);
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
  await expect(page.getByRole("textbox", { name: "E-mail", exact: true })).toHaveCSS(
    "font-family",
    /alegreya/,
  );
  await page.goBack();
  await expect(page).toHaveURL(/\/login$/);
  expect((await field.boundingBox())?.height).toBe(height);
});
