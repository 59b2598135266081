import type { Page } from "@playwright/test";
import { expect, found, openBook, test } from "../support/fixtures";

const openList = async (page: Page) => {
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toBeVisible();
};

test("keys lead through the product, and a list of them opens under ?", async ({ creator, campaign }) => {
  const page = await openBook(creator, campaign);
  await expect(page.getByRole("heading", { name: campaign.name }).first()).toBeVisible();
  await openList(page);
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(list.getByText("Home: the shelf")).toBeVisible();
  await expect(list.getByText("Add what you write to a chapter")).toBeVisible();
  // Below the list no key is a shortcut.
  await page.keyboard.press("2");
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(page).toHaveURL(/\/campaign$/);

  await page.keyboard.press("2");
  await expect(page).toHaveURL(/\/character$/);
  await page.keyboard.press("d");
  await expect(page.getByRole("button", { name: "Add a D4", exact: true })).toBeVisible();
  await page.keyboard.press("d");
  await expect(page.getByRole("button", { name: "Add a D4", exact: true })).toBeHidden();
  await page.keyboard.press("g");
  await page.keyboard.press("h");
  await expect(page).toHaveURL(/\/home$/);
});

test("a slash puts the cursor into the search", async ({ creator }) => {
  for (let book = 1; book <= 13; book++) await found(creator, `Book ${book}`);
  const page = await creator.page();
  await page.goto("/home");
  await expect(page.getByRole("searchbox", { name: "Find a campaign" })).toBeVisible();
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox", { name: "Find a campaign" })).toBeFocused();
  await page.keyboard.type("d?");
  await expect(page.getByRole("searchbox", { name: "Find a campaign" })).toHaveValue("d?");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("whoever writes notes writes, whatever the keys", async ({ creator, campaign }) => {
  const page = await openBook(creator, campaign);
  await page.getByRole("textbox", { name: "DM Notes" }).fill("");
  await page.getByRole("textbox", { name: "DM Notes" }).pressSequentially("gh 123 d?");
  await expect(page.getByRole("textbox", { name: "DM Notes" })).toHaveValue("gh 123 d?");
  await expect(page).toHaveURL(/\/campaign$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("single keys can be let rest, and called back from the About page", async ({ creator, campaign }) => {
  const page = await openBook(creator, campaign);
  await expect(page.getByRole("heading", { name: campaign.name }).first()).toBeVisible();
  await openList(page);
  await page.getByRole("checkbox", { name: "Single keys are shortcuts" }).uncheck();
  await page.keyboard.press("Escape");
  await page.keyboard.press("2");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/\/campaign$/);

  await page.goto("/about");
  await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
  await page.getByRole("checkbox", { name: "Single keys are shortcuts" }).check();
  await page.keyboard.press("Escape");
  await page.keyboard.press("g");
  await page.keyboard.press("h");
  await expect(page).toHaveURL(/\/home$/);
});
