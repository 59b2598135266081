// Longer than most: each dialog has its own way to come too late.
import type { Locator, Page, Response } from "@playwright/test";
import { addCharacter, addIsolde, addItem, belongingsOf, openCharacter } from "../support/characters";
import { addEncounter, cards, openEncounter } from "../support/encounters";
import { expect, openBook, test, toastOf } from "../support/fixtures";
import { holdScripts } from "../support/held-scripts";
import { finderOf, seek } from "../support/search";

/** Modal dialogs that are open, hidden ones included: those make the page inert too. */
const openDialogs = (page: Page) => page.locator("dialog[open]");

/** Presses what opens a dialog while its script is held; what it answers lets the script come, and waits until it has. */
const pressHeld = async (page: Page, opener: Locator) => {
  const come = await holdScripts(page);
  const asked = page.waitForRequest("**/*.js");
  await opener.click();
  const script = (await asked).response();
  return async () => {
    come();
    await (await script)?.finished();
  };
};

/** Opens the search once: its script is there before others are held. */
const loadSearch = async (page: Page) => {
  await page.keyboard.press("ControlOrMeta+k");
  await expect(finderOf(page).field).toBeFocused();
  await page.keyboard.press("Escape");
};

/** Opens another dialog and closes it: the script that was held has run by then, and must have left none open. */
const openAnother = async (page: Page) => {
  await belongingsOf(page)
    .getByRole("button", { name: /^\+ Create (New )?Item$/ })
    .click();
  const dialog = page.getByRole("dialog", { name: "Create Item" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(openDialogs(page)).toHaveCount(0);
};

// Dialogs come when they are opened; on a slow connection that takes a while, in which the page stays.
test("the page stays while a dialog is on its way, and gets the focus back afterwards", async ({
  stranger,
}) => {
  const page = await stranger.page();
  await page.goto("/profile");
  const come = await holdScripts(page);
  const opener = page.getByRole("button", { name: "Change password" });
  await opener.click();
  await expect(opener).toBeFocused();
  await expect(page.getByRole("heading", { name: "Account" })).toBeVisible();
  come();
  await expect(page.getByLabel("Current password")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(opener).toBeFocused();
});

test("says so when a dialog can't be had, and opens it once the connection is back", async ({ stranger }) => {
  const page = await stranger.page();
  await page.goto("/profile");
  await expect(page.getByRole("region", { name: "Notifications alt+T" })).toBeAttached();
  await page.route("**/*.js", (route) => route.abort());
  const opener = page.getByRole("button", { name: "Change password" });
  await opener.click();
  await expect(toastOf(page, "The server could not be reached. Please try again.")).toHaveCount(1);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Account" })).toBeVisible();
  await page.unrouteAll();
  await opener.click();
  await expect(page.getByLabel("Current password")).toBeFocused();
});

test("the dice tray that couldn't be had comes with the next press", async ({ stranger }) => {
  const page = await stranger.page();
  await page.goto("/profile");
  await expect(page.getByRole("region", { name: "Notifications alt+T" })).toBeAttached();
  await page.route("**/*.js", (route) => route.abort());
  const knob = page.getByRole("button", { name: "Dice tray" });
  const sorry = toastOf(page, "The server could not be reached. Please try again.");
  // Said at every press.
  for (let press = 0; press < 2; press += 1) {
    await expect(sorry).toHaveCount(0);
    await knob.click();
    await expect(sorry).toHaveCount(1);
    await expect(knob).toHaveAttribute("aria-expanded", "false");
  }
  await page.unrouteAll();
  await knob.press("Enter");
  await expect(page.getByRole("button", { name: "Add a D4", exact: true })).toBeFocused();
});

test("the script of a dialog comes as soon as the pointer is on its button, and not before", async ({
  stranger,
}) => {
  const page = await stranger.page();
  const holding = async (response: Response) =>
    response.request().resourceType() === "script" &&
    (await response.text()).includes("Confirm new password");
  const early: Response[] = [];
  page.on("response", (response) => early.push(response));
  await page.goto("/profile");
  await expect(page.getByRole("region", { name: "Notifications alt+T" })).toBeAttached();
  expect((await Promise.all(early.map(holding))).filter(Boolean)).toEqual([]);
  const come = page.waitForResponse(holding);
  await page.getByRole("button", { name: "Change password" }).hover();
  await come;
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a dialog that was on its way does not open at another character", async ({ player, campaign }) => {
  await addItem(player, await addIsolde(player, campaign));
  const otho = await addCharacter(player, campaign, { character_name: "Otho" });
  await addItem(player, otho, { item_name: "Oar" });
  const page = await openCharacter(player, campaign);
  await loadSearch(page);
  const right = belongingsOf(page);
  const come = await pressHeld(page, right.getByRole("button", { name: "Edit Yew longbow" }));
  await seek(page, "Otho");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Otho" })).toBeVisible();
  await come();
  await right.getByRole("button", { name: "Edit Oar" }).click();
  await expect(
    page.getByRole("dialog", { name: "Edit Item" }).getByLabel("Name", { exact: true }),
  ).toHaveValue("Oar");
});

test("a dialog that was on its way does not open behind another tab", async ({ player, campaign }) => {
  await addIsolde(player, campaign);
  const page = await openCharacter(player, campaign);
  const come = await holdScripts(page);
  const right = belongingsOf(page);
  const tabs = page.getByRole("tablist", { name: "Belongings" });
  await right.getByRole("button", { name: "+ Create Item" }).click();
  await tabs.getByRole("tab", { name: "Spells" }).click();
  come();
  // Both dialogs are in the script that was held: once this one opens, the first one could have opened as well.
  await right.getByRole("button", { name: "+ Create Spell" }).click();
  const dialog = page.getByRole("dialog", { name: "Create Spell" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(openDialogs(page)).toHaveCount(0);
  await tabs.getByRole("tab", { name: "Inventory" }).click();
  await right.getByRole("button", { name: "+ Create Item" }).click();
  await expect(page.getByRole("dialog", { name: "Create Item" })).toBeVisible();
});

test("a dialog that was on its way does not open in a slip that was closed", async ({ player, campaign }) => {
  await addIsolde(player, campaign);
  await addCharacter(player, campaign, { character_name: "Otho" });
  const page = await openBook(player, campaign, "/character?tab=party");
  const slipOf = async (name: string) => {
    await page.getByRole("button", { name: `Type an amount: ${name}` }).press("Enter");
    return page.getByRole("region", { name: `Hit points of ${name}` });
  };
  const come = await holdScripts(page);
  const slip = await slipOf("Isolde Marrow");
  await slip.getByRole("button", { name: "Short rest" }).click();
  await page.getByRole("heading", { name: "The party", exact: true }).click();
  await expect(slip).toBeHidden();
  come();
  // Both dialogs are in the script that was held: once this one opens, the first one could have opened as well.
  await (await slipOf("Otho")).getByRole("button", { name: "Short rest" }).click();
  const dialog = page.getByRole("dialog", { name: "Short rest" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await expect(openDialogs(page)).toHaveCount(0);
  await (await slipOf("Isolde Marrow")).getByRole("button", { name: "Short rest" }).click();
  await expect(dialog).toBeVisible();
});

test("a short rest that was on its way asks for no hit points of another character", async ({
  player,
  campaign,
}) => {
  await addIsolde(player, campaign);
  await addCharacter(player, campaign, { character_name: "Otho" });
  const page = await openCharacter(player, campaign);
  await loadSearch(page);
  const come = await pressHeld(page, page.getByRole("button", { name: "Short rest" }));
  await seek(page, "Otho");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Otho" })).toBeVisible();
  await come();
  await openAnother(page);
  await page.getByRole("button", { name: "Short rest" }).click();
  await expect(page.getByRole("dialog", { name: "Short rest" })).toBeVisible();
});

test("an editor that was on its way does not open when its character is chosen again", async ({
  player,
  campaign,
}) => {
  await addIsolde(player, campaign);
  const page = await openCharacter(player, campaign);
  const opener = page.getByRole("button", { name: "Edit", exact: true });
  const come = await pressHeld(page, opener);
  await page.getByRole("tab", { name: "Character List" }).click();
  await expect(page.getByRole("heading", { name: "Characters", exact: true })).toBeVisible();
  await come();
  await page.getByRole("button", { name: /Isolde Marrow/ }).click();
  await expect(page.getByRole("heading", { name: "Isolde Marrow" })).toBeVisible();
  await openAnother(page);
  await opener.click();
  await expect(page.getByRole("dialog", { name: "Edit character" })).toBeVisible();
});

for (const name of ["Edit", "Add more of these"])
  test(`what "${name}" opens does not come when its encounter is chosen again`, async ({
    creator,
    campaign,
  }) => {
    await addEncounter(creator, campaign);
    const page = await openEncounter(creator, campaign);
    const opener = page.getByRole("button", { name, exact: true });
    const come = await pressHeld(page, opener);
    await page.getByRole("tab", { name: "Encounters", exact: true }).click();
    const card = cards(page).getByRole("button", { name: /Drowned Sexton/ });
    await expect(card).toBeVisible();
    await come();
    await card.click();
    await expect(page.getByRole("tab", { name: "Sheet", selected: true })).toBeVisible();
    await openAnother(page);
    await opener.click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
