import { expect, test } from "@playwright/test";

test("the deployment is ready, says that it is a preview, and isn't indexed", async ({ page, request }) => {
  expect(await (await request.get("/api/health")).json()).toMatchObject({ status: "ready" });
  const answer = await page.goto("/login");
  expect(answer?.headers()["x-robots-tag"]).toContain("noindex");
  await expect(page.getByRole("complementary", { name: "Preview" })).toBeVisible();
});

test("somebody logs in, finds the shelf with its pictures, and opens a book", async ({ page, baseURL }) => {
  await page.goto("/login");
  await page.getByLabel("E-mail").fill("maren@tomekeeper.example");
  await page.getByLabel("Password").fill("lantern");
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page).toHaveURL(new URL("/home", baseURL).href);
  const cookies = await page.context().cookies();
  const session = cookies.find(({ name }) => name.endsWith("next-auth.session-token"));
  expect(session?.domain).toBe(new URL(baseURL ?? "").hostname);

  const book = page.getByRole("link", { name: /The Lantern Road/ }).first();
  await expect(book).toBeVisible();
  const widthOf = (picture: HTMLElement | SVGElement) => (picture as HTMLImageElement).naturalWidth;
  await expect.poll(() => book.locator("img").evaluate(widthOf)).toBeGreaterThan(0);
  await book.click();
  await expect(page).toHaveURL(/\/campaign$/);
  await expect(page.getByText(/four hundred lanterns/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(/four hundred lanterns/).first()).toBeVisible();
});
