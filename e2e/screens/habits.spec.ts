// What people are used to: the back button, titles, addresses that can be kept, previews that tell nothing private.
import type { Page } from "@playwright/test";
import { addIsolde, openCharacter } from "../support/characters";
import { expect, found, openBook, test } from "../support/fixtures";

/** A step that the page holds back never ends for who waits for it. */
const goBack = (page: Page) => void page.goBack().catch(() => undefined);

test("the back button asks before it takes a campaign that is not saved", async ({ creator }) => {
  const page = await creator.page();
  await page.goto("/home");
  await page.getByRole("link", { name: "Create a Campaign" }).click();
  await page.getByLabel("Campaign Title").fill("Embers");
  goBack(page);
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(page).toHaveURL(/\/create$/);
  await expect(page.getByLabel("Campaign Title")).toHaveValue("Embers");

  goBack(page);
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole("heading", { name: "Your campaigns" })).toBeVisible();
});

test("a saved campaign lets the back button go", async ({ creator }) => {
  const page = await creator.page();
  await page.goto("/home");
  await page.getByRole("link", { name: "Create a Campaign" }).click();
  await page.getByLabel("Campaign Title").fill("Embers");
  await page.getByRole("button", { name: "Next: Campaign Details" }).click();
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("link", { name: /Embers/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/create$/);
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
});

test("without a connection a link leaves the page open, and says why", async ({ creator, campaign }) => {
  const page = await openBook(creator, campaign);
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  for (const name of ["Character", "Home"]) {
    await page.getByRole("link", { name, exact: true }).click();
    await expect(page.getByText("The server could not be reached. Please try again.").last()).toBeVisible();
    await expect(page).toHaveURL(/\/campaign$/);
  }
  await page.context().setOffline(false);
  await page.getByRole("link", { name: "Character", exact: true }).click();
  await expect(page).toHaveURL(/\/character$/);
});

test("the open page of the campaign's book is in the address and survives a reload", async ({
  creator,
  campaign,
}) => {
  const page = await openBook(creator, campaign);
  await page.getByRole("tab", { name: "Players" }).click();
  await expect(page).toHaveURL(/\/campaign\?tab=players$/);
  await page.reload();
  await expect(page.getByRole("tab", { name: "Players", selected: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "At the table" })).toBeVisible();

  await page
    .getByRole("tablist", { name: "Campaign pages" })
    .getByRole("tab", { name: "Description" })
    .click();
  await page.getByRole("tab", { name: "Factions" }).click();
  await expect(page).toHaveURL(/tab=description&about=factions$/);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Factions" })).toBeVisible();

  await page.getByRole("link", { name: "Character" }).click();
  await expect(page).toHaveURL(/\/character$/);
  await page.goBack();
  await expect(page.getByRole("tab", { name: "Factions", selected: true })).toBeVisible();
});

test("the open pages of a character are in the address and survive a reload", async ({
  creator,
  campaign,
}) => {
  await addIsolde(creator, campaign);
  const page = await openCharacter(creator, campaign);
  await page.getByRole("tab", { name: "Class" }).click();
  await page
    .getByRole("tablist", { name: "Belongings" })
    .getByRole("tab", { name: "Spells", exact: true })
    .click();
  await expect(page).toHaveURL(/\/character\?tab=class&own=spell$/);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Warden" })).toBeVisible();
  await expect(page.getByRole("tab", { name: "Spells", exact: true, selected: true }).first()).toBeVisible();
  await page.getByRole("tab", { name: "Character List" }).click();
  await expect(page).toHaveURL(/\/character\?own=spell$/);
});

test("the window is called after the book that is open, whichever was open before", async ({
  creator,
  campaign,
}) => {
  const other = await found(creator, "Ashes of Oru");
  const page = await openBook(creator, campaign);
  const sections = ["Character", "Encounter", "Campaign"] as const;
  const walk = async (name: string) => {
    await expect(page).toHaveTitle(`${name}: Campaign · Tomekeeper`);
    for (const section of sections) {
      await page.getByRole("link", { name: section, exact: true }).click();
      const called = section === "Encounter" ? "Encounters" : section;
      await expect(page).toHaveTitle(`${name}: ${called} · Tomekeeper`);
    }
  };
  await walk(campaign.name);
  await page.getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveTitle("Your campaigns · Tomekeeper");
  await page.getByRole("link", { name: other.name }).click();
  await page.waitForURL("**/campaign");
  await walk(other.name);
});

test("the preview of a link says what everybody may know", async ({ creator, campaign }) => {
  const page = await openBook(creator, campaign);
  const meta = (name: string) => page.locator(`meta[property="${name}"], meta[name="${name}"]`).first();
  await expect(meta("og:title")).toHaveAttribute("content", "Tomekeeper: every campaign a book on a shelf");
  await expect(meta("og:description")).not.toHaveAttribute("content", new RegExp(campaign.name));
  await expect(meta("robots")).toHaveAttribute("content", /noindex/);
  const picture = await meta("og:image").getAttribute("content");
  expect((await page.request.get(new URL(picture ?? "").pathname)).status()).toBe(200);
});

test("the product has a manifest, its icons, and a colour for the browser's frame", async ({ page }) => {
  await page.goto("/login");
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute("content", "#150e09");
  const address = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = (await (await page.request.get(address ?? "")).json()) as {
    name: string;
    icons: { src: string }[];
  };
  expect(manifest.name).toBe("Tomekeeper");
  const icons = await page.locator('link[rel="icon"], link[rel="apple-touch-icon"]').all();
  const linked = await Promise.all(icons.map((icon) => icon.getAttribute("href")));
  for (const src of [...linked, ...manifest.icons.map((icon) => icon.src), "/favicon.ico"])
    expect((await page.request.get(src ?? "")).status(), src ?? "").toBe(200);
});

test("who is not signed in reads what the product is and whose work is in it", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("link", { name: "What is in it, and whose work" }).click();
  await expect(page.getByRole("heading", { name: "About Tomekeeper" })).toBeVisible();
  await expect(page.getByText(/System Reference Document 5\.1/)).toBeVisible();
  await expect(page.getByText(/IM Fell Double Pica/)).toBeVisible();
  await page.getByRole("link", { name: "Log in or sign up" }).click();
  await expect(page).toHaveURL(/\/login$/);
});
