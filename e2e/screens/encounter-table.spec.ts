import { typeAmount } from "../support/characters";
import { addEncounter, cards, leftPage, openEncounter, storedEncounter } from "../support/encounters";
import { expect, expectAccessible, openBook, test, toastOf, withoutLive } from "../support/fixtures";
import { pressUnless } from "../support/press-unless";
import { runUntilShown, stopClock } from "../support/stopped-clock";

test("rolls an ability, a saving throw and a skill with what the sheet says", async ({
  creator,
  campaign,
}) => {
  await addEncounter(creator, campaign);
  const page = await openEncounter(creator, campaign);
  const left = leftPage(page);
  const rolled = page.locator("[data-sonner-toast][data-front=true]");
  await left.getByRole("button", { name: /^Strength check/ }).click();
  await expect(rolled).toHaveText(/Strength check.*1\sD20\s\(\d+\) \+\s3/);
  await left.getByRole("button", { name: /^Dexterity save/ }).click();
  await expect(rolled).toHaveText(/Dexterity saving throw.*1\sD20\s\(\d+\) \+\s1/);
  await left.getByRole("tab", { name: "Dex" }).click();
  await left.getByRole("button", { name: /Stealth/ }).click();
  await expect(rolled).toHaveText(/Stealth.*1\sD20\s\(\d+\) \+\s3/);
});

test("is used with one thumb on a phone", async ({ creator, campaign }) => {
  await addEncounter(creator, campaign);
  const page = await creator.page();
  await page.setViewportSize({ width: 390, height: 844 });
  await openEncounter(creator, campaign);
  await page.getByRole("button", { name: "turn to Inventory" }).click();
  await expect(page.getByText("No items found for this encounter.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Drowned Sexton" })).toBeHidden();
  await page.getByRole("button", { name: "turn to Sheet" }).click();
  for (const target of await leftPage(page).locator("button:visible, input:visible").all()) {
    const size = await target.boundingBox();
    const name = await target.innerText();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0), name).toBeGreaterThanOrEqual(44);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
});

test("says that an encounter could not be had, and tries again", async ({ creator, campaign }) => {
  await addEncounter(creator, campaign);
  // The stream would have it fetched once more where it opens late, and take the button away.
  await withoutLive(await creator.page());
  const page = await openEncounter(creator, campaign);
  const left = leftPage(page);
  await page.route("**/api/encounters/id/*", (route) => route.abort());
  await page.getByRole("tab", { name: "Encounters" }).click();
  await addEncounter(creator, campaign, { encounter_name: "Mother Kelp" });
  await page.reload();
  await cards(page).filter({ hasText: "Mother Kelp" }).getByRole("button").click();
  await page.getByRole("tab", { name: "Races" }).click();
  await expect(left.getByText("Failed to load encounter.")).toBeVisible();
  await page.unroute("**/api/encounters/id/*");
  await left.getByRole("button", { name: "Try again" }).click();
  await expect(left.getByRole("heading", { name: "Undead" })).toBeVisible();
});

test("takes damage and healing at once, and takes back what the server refuses", async ({
  creator,
  campaign,
}) => {
  const id = await addEncounter(creator, campaign);
  const page = await openEncounter(creator, campaign);
  const left = leftPage(page);
  await typeAmount(left);
  await page.getByLabel("Amount of hit points").fill("12");
  await page.getByRole("button", { name: "Damage" }).click();
  await expect(left.getByText("18/38")).toBeVisible();
  await page.getByLabel("Amount of hit points").fill("30");
  await page.getByRole("button", { name: "Damage" }).click();
  await expect(left.getByText("0/38")).toBeVisible();
  await page.getByLabel("Amount of hit points").fill("12");
  await page.getByRole("button", { name: "Heal" }).click();
  await expect(left.getByText("12/38")).toBeVisible();
  await expect
    .poll(async () => (await creator.api.get(`/api/encounters/id/${id}`)).json())
    .toMatchObject({ encounter_current_HP: 12 });
  await page.route("**/api/encounters/*/hit-points", (route) => route.abort());
  await page.getByRole("button", { name: "Heal" }).click();
  await expect(toastOf(page, "Failed to update encounter.")).toBeVisible();
  await expect(left.getByText("12/38")).toBeVisible();
});

test("deletes an encounter after a while, unless it is taken back", async ({ creator, campaign }) => {
  const id = await addEncounter(creator, campaign);
  const page = await openEncounter(creator, campaign);
  await stopClock(page);
  await page.getByRole("button", { name: "Delete encounter" }).click();
  await runUntilShown(page, toastOf(page, "Encounter deleted successfully!"));
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(cards(page)).toHaveCount(2);
  await cards(page).filter({ hasText: "Drowned Sexton" }).getByRole("button").click();
  await page.getByRole("button", { name: "Delete encounter" }).click();
  await page.clock.runFor(6000);
  await expect.poll(async () => (await creator.api.get(`/api/encounters/id/${id}`)).status()).toBe(404);
  await expect(cards(page)).toHaveCount(1);
});

test("lets go of an encounter that somebody else has deleted", async ({ creator, admin, campaign }) => {
  const wolf = await addEncounter(creator, campaign, { encounter_name: "Causeway Wolf" });
  const sexton = await addEncounter(creator, campaign);
  await withoutLive(await creator.page());
  const page = await openBook(creator, campaign, "/encounter");
  await expect(cards(page)).toHaveCount(3);
  await admin.api.delete(`/api/encounters/${wolf}`);
  await cards(page).filter({ hasText: "Causeway Wolf" }).getByRole("button").click();
  await expect(toastOf(page, "This encounter is no longer in the book.")).toBeVisible();
  await expect(cards(page)).toHaveText([/Drowned Sexton/, /Add Encounter/]);
  expect(await storedEncounter(page)).toBeNull();

  await cards(page).filter({ hasText: "Drowned Sexton" }).getByRole("button").click();
  await expect(leftPage(page).getByRole("heading", { name: "Drowned Sexton" })).toBeVisible();
  await admin.api.delete(`/api/encounters/${sexton}`);
  const gone = toastOf(page, "This encounter is no longer in the book.").last();
  // A list that is loaded meanwhile lets go of it first.
  await pressUnless(leftPage(page).getByRole("button", { name: /^Lose a hit point/ }), gone);
  await expect(gone).toBeVisible();
  await expect(cards(page)).toHaveText([/Add Encounter/]);
});

test("finds nothing wrong in deleting what somebody else has deleted", async ({
  creator,
  admin,
  campaign,
}) => {
  const id = await addEncounter(creator, campaign);
  await withoutLive(await creator.page());
  const page = await openEncounter(creator, campaign);
  await page.getByRole("button", { name: "Delete encounter" }).click();
  await expect(cards(page)).toHaveText([/Add Encounter/]);
  await admin.api.delete(`/api/encounters/${id}`);
  const deleted = page.waitForResponse((answer) => answer.request().method() === "DELETE");
  await page.getByRole("link", { name: "Home" }).click();
  expect((await deleted).status()).toBe(404);
  await expect(page).toHaveURL("/home");
  await expect(toastOf(page, "Failed to delete encounter.")).toHaveCount(0);
});

test("says that it was not deleted by whom the dungeon master has removed", async ({
  creator,
  admin,
  campaign,
}) => {
  const id = await addEncounter(creator, campaign);
  await withoutLive(await admin.page());
  const page = await openEncounter(admin, campaign);
  await stopClock(page);
  await page.getByRole("button", { name: "Delete encounter" }).click();
  await expect(cards(page)).toHaveText([/Add Encounter/]);
  await creator.api.delete(`/api/campaigns/${campaign.id}/roles/${admin.id}`);
  // The page is used on until it can't be undone any more.
  await page.clock.runFor(6000);
  await runUntilShown(page, toastOf(page, "Failed to delete encounter."));
  await expect(cards(page)).toHaveCount(2);
  expect((await creator.api.get(`/api/encounters/id/${id}`)).status()).toBe(200);
});

test("adds three more of these", async ({ creator, campaign }) => {
  await addEncounter(creator, campaign, { encounter_name: "Causeway Wolf" });
  const page = await openEncounter(creator, campaign, /Causeway Wolf/);
  await page.getByRole("button", { name: "Add more of these" }).click();
  const dialog = page.getByRole("dialog", { name: "Add more of these" });
  await expect(dialog.getByLabel("How many more: Causeway Wolf")).toHaveValue("3");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Add 3" }).dblclick();
  await expect(toastOf(page, "3 more encounters added!")).toBeVisible();
  await expect(cards(page)).toHaveText([
    /Causeway Wolf(?! \d)/,
    /Causeway Wolf 2/,
    /Causeway Wolf 3/,
    /Causeway Wolf 4/,
    /Add Encounter/,
  ]);
});
