// The cookie is gone, the stored token is good, and the server can't be asked whose it is.
import type { Page } from "@playwright/test";
import { expect, expectAccessible, openBook, test } from "../support/fixtures";
import { COOKIE } from "../support/people";
import { tryAgain } from "../support/try-again";

const ME = "**/api/users/me";
const FAILED = "Failed to fetch user data.";
const forget = async (page: Page) => {
  await page.route(ME, (route) => route.fulfill({ status: 503, json: {} }));
  await page.context().clearCookies();
};

test("the profile says so, and is there at once when it is tried again", async ({ stranger }) => {
  const page = await stranger.page();
  await forget(page);
  await page.clock.install();
  await page.goto("/profile");
  await expect(page.getByText(FAILED)).toBeVisible();
  await expect(page.getByText("Loading profile...")).toHaveCount(0);
  await expectAccessible(page);
  // Else it is asked for again by itself after the press too, and a button that does nothing would not be noticed.
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(page.getByText(FAILED)).toBeVisible();
  await tryAgain(page, ME);
  await expect(page.getByRole("heading", { name: "Sable" })).toBeVisible();
});

test("a browser that keeps no cookie says so in place of a page, and where there are cookies the page comes", async ({
  creator,
  campaign,
}) => {
  const page = await openBook(creator, campaign);
  const account = await (await creator.api.get("/api/users/me")).json();
  // The answer to the token would bring a cookie.
  await page.route(ME, (route) =>
    "authorization" in route.request().headers() ? route.fulfill({ json: account }) : route.continue(),
  );
  await page.context().clearCookies({ name: COOKIE });
  await page.reload();
  const said = page.getByText(
    "This browser kept no cookie, and without it no book opens. Please allow the cookies of this site.",
  );
  await expect(said).toBeVisible();
  await expectAccessible(page);
  await page.unroute(ME);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: campaign.name, exact: true })).toBeVisible();
});

test("one's own book is never said to be missing, and comes back with the server", async ({
  creator,
  campaign,
}) => {
  const page = await openBook(creator, campaign);
  await forget(page);
  for (const path of ["/campaign", "/character", "/encounter", "/fight"]) {
    await page.goto(path);
    await expect(page.getByText(FAILED)).toBeVisible();
    await expect(page.getByText("Campaign not found.")).toHaveCount(0);
  }
  await page.goto("/campaign");
  await expect(page.getByText(FAILED)).toBeVisible();
  await page.unroute(ME);
  await expect(page.getByRole("heading", { name: campaign.name, exact: true })).toBeVisible();
});
