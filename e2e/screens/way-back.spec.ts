// The browser's Back and Forward inside a book: page by page, and never out of it at once.
import type { Page } from "@playwright/test";
import { addCharacter, addIsolde, listOf } from "../support/characters";
import { deferred } from "../support/deferred";
import { expect, openBook, test } from "../support/fixtures";
import { isRendering } from "../support/is-rendering";

const rest = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
/** Back between two rests: the framework writes an entry's address a moment later, over the next one if that comes first. */
const goBack = async (page: Page) => {
  await rest(page);
  await page.goBack();
  await rest(page);
};
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

test("Back leads from a sheet to the list, and Forward to the sheet again", async ({ player, campaign }) => {
  const id = await addIsolde(player, campaign);
  await addCharacter(player, campaign, { character_name: "Nim Quickwater" });
  const page = await openBook(player, campaign, "/character");
  await page.getByRole("button", { name: /Isolde Marrow/ }).click();
  await page.getByRole("tab", { name: "Class" }).click();
  await expect(heading(page, "Warden")).toBeVisible();
  await goBack(page);
  await expect(heading(page, "Isolde Marrow")).toBeVisible();
  await goBack(page);
  await expect(heading(page, "Characters")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("selectedCharacterId"))).toBeNull();
  await page.goForward();
  await expect(heading(page, "Isolde Marrow")).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("selectedCharacterId"))).toBe(String(id));

  await page.getByRole("tab", { name: "Character List" }).click();
  await page.getByRole("button", { name: /Nim Quickwater/ }).click();
  await expect(heading(page, "Nim Quickwater")).toBeVisible();
  await goBack(page);
  await goBack(page);
  await expect(heading(page, "Isolde Marrow")).toBeVisible();
  await expect(page).toHaveURL(/\/character\?tab=sheet$/);
});

test("Back leads to the open page of the section before", async ({ player, campaign }) => {
  await addIsolde(player, campaign);
  const page = await openBook(player, campaign);
  await page.getByRole("tab", { name: "Players" }).click();
  await page.getByRole("link", { name: "Character", exact: true }).click();
  await page.getByRole("button", { name: /Isolde Marrow/ }).click();
  await page.getByRole("link", { name: "Campaign", exact: true }).click();
  await expect(heading(page, campaign.name)).toBeVisible();
  await goBack(page);
  await expect(heading(page, "Isolde Marrow")).toBeVisible();
  await goBack(page);
  await expect(heading(page, "Characters")).toBeVisible();
  await goBack(page);
  await expect(page.getByRole("tab", { name: "Players", selected: true })).toBeVisible();
  await goBack(page);
  await expect(page.getByRole("tab", { name: "Campaign", selected: true })).toBeVisible();
  await expect(page).toHaveURL(/\/campaign$/);
});

test("Back leads from a dialog to its page, and asks where something was written", async ({
  player,
  campaign,
}) => {
  await addIsolde(player, campaign);
  const page = await openBook(player, campaign, "/character");
  await page.getByRole("button", { name: /Isolde Marrow/ }).click();
  const dialog = page.getByRole("dialog", { name: "Create Item" });
  const open = page.getByRole("button", { name: "+ Create Item" });
  await open.click();
  await expect(dialog).toBeVisible();
  await goBack(page);
  await expect(dialog).toHaveCount(0);
  await expect(heading(page, "Isolde Marrow")).toBeVisible();

  await open.click();
  await dialog.getByLabel("Name").fill("Lantern");
  await goBack(page);
  const question = page.getByRole("alertdialog", { name: "Close without saving?" });
  await question.getByRole("button", { name: "Keep writing" }).click();
  await expect(dialog.getByLabel("Name")).toHaveValue("Lantern");
  await goBack(page);
  await question.getByRole("button", { name: "Close", exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(heading(page, "Isolde Marrow")).toBeVisible();

  // A dialog that was closed by its cross is no place to go back to.
  await open.click();
  await dialog.getByLabel("Close", { exact: true }).click();
  await expect(dialog).toHaveCount(0);
  // Its entry is left a moment later, and browsers make one traversal of two that are asked for at once.
  await page.waitForFunction(() => (history.state as { step?: { dialogs?: number } }).step?.dialogs === 0);
  await goBack(page);
  await expect(heading(page, "Characters")).toBeVisible();
});

test("Back leads from what a wizard made to the list", async ({ player, campaign }) => {
  const page = await openBook(player, campaign, "/character");
  await page.getByRole("button", { name: "Create New Character" }).click();
  await page.getByLabel("Character name").fill("Nim");
  await page.getByRole("button", { name: "Save now" }).click();
  await expect(heading(page, "Nim")).toBeVisible();
  // The wizard shows the name too, until it is saved; then its entry is left, and the sheet's is made.
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.waitForFunction(
    () => typeof (history.state as { step?: { creature?: unknown } }).step?.creature === "number",
  );
  await goBack(page);
  await expect(heading(page, "Characters")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await listOf(player, campaign)).toHaveLength(1);
});

test("on a phone Back leads from the facing page to the page before", async ({ player, campaign }) => {
  await addIsolde(player, campaign);
  const page = await openBook(player, campaign, "/character");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: /Isolde Marrow/ }).click();
  await page.getByRole("button", { name: /turn to.*Inventory/ }).click();
  await expect(page.getByRole("button", { name: "+ Create Item" })).toBeVisible();
  await goBack(page);
  await expect(heading(page, "Isolde Marrow")).toBeVisible();
  await page.goForward();
  await expect(page.getByRole("button", { name: "+ Create Item" })).toBeVisible();
  await goBack(page);
  await goBack(page);
  await expect(heading(page, "Characters")).toBeVisible();
});

test("what the browser's history knows outlasts that the page is rendered anew", async ({
  player,
  campaign,
}) => {
  await addIsolde(player, campaign);
  const page = await openBook(player, campaign, "/character");
  /** As when a phone wakes up, where the reader acts before the answer; until the framework has written its own state to the entry. */
  const refresh = async (act: () => Promise<void>) => {
    const acted = deferred();
    await page.route("**/character?*_rsc=*", async (route) => {
      await acted.promise;
      await route.continue();
    });
    const asked = page.waitForRequest(
      (request) => new URL(request.url()).pathname === "/character" && isRendering(request),
    );
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await asked;
    await act();
    await page.evaluate(() => history.replaceState({ ...history.state, isOld: true }, ""));
    acted.resolve();
    await page.waitForFunction(() => !("isOld" in history.state));
    await page.unrouteAll();
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: /Isolde Marrow/ }).click();
  await page.getByRole("button", { name: /turn to.*Inventory/ }).click();
  const open = page.getByRole("button", { name: "+ Create Item" });
  const dialog = page.getByRole("dialog", { name: "Create Item" });
  await refresh(async () => {
    await open.click();
    await expect(dialog).toBeVisible();
  });
  await goBack(page);
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeVisible();
  await refresh(async () => {});
  await goBack(page);
  await expect(heading(page, "Isolde Marrow")).toBeVisible();
  await page.goForward();
  await expect(open).toBeVisible();
});

test("Back into a section opens it at the entry’s creature, whatever was opened since", async ({
  creator,
  player,
  campaign,
}) => {
  await addIsolde(player, campaign);
  await addCharacter(player, campaign, { character_name: "Nim Quickwater" });
  await creator.api.put(`/api/campaigns/${campaign.id}`, {
    data: { description: "[[Nim Quickwater]] owes." },
  });
  const page = await openBook(player, campaign, "/character");
  await page.getByRole("button", { name: /Isolde Marrow/ }).click();
  await expect(heading(page, "Isolde Marrow")).toBeVisible();
  await page.getByRole("link", { name: "Campaign", exact: true }).click();
  await page.getByRole("link", { name: "Nim Quickwater" }).click();
  await expect(heading(page, "Nim Quickwater")).toBeVisible();
  await goBack(page);
  await expect(page).toHaveURL(/\/campaign/);
  await goBack(page);
  await expect(heading(page, "Isolde Marrow")).toBeVisible();
  await goBack(page);
  await expect(heading(page, "Characters")).toBeVisible();
});
