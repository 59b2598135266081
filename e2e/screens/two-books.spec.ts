// Two books of one person, each open in a tab of the same browser.
import type { Page } from "@playwright/test";
import { addIsolde } from "../support/characters";
import { type Campaign, expect, found, openBook, test } from "../support/fixtures";
import { waitingForHydration } from "../support/wait-for-hydration";

/** Opens a book in a second tab, from the shelf as a reader does. */
const openBeside = async (page: Page, { name }: Campaign) => {
  const second = waitingForHydration(await page.context().newPage());
  await second.goto("/home");
  await second.getByRole("link", { name: new RegExp(name) }).click();
  await expect(second).toHaveURL("/campaign");
  return second;
};

test("dice fall in the book that their page shows, whatever another tab has opened", async ({
  creator,
  campaign,
}) => {
  const other = await found(creator, "Embers of Khar Dul");
  await addIsolde(creator, campaign);
  const page = await openBook(creator, campaign, "/character");
  await page.getByRole("button", { name: /Isolde Marrow/ }).click();
  await openBeside(page, other);

  await page.getByRole("tab", { name: "Dex" }).click();
  await page.getByRole("button", { name: /^Initiative/ }).click();
  await page.getByRole("button", { name: "Dice tray" }).click();
  const log = page.getByRole("list", { name: "Rolls, newest first" }).getByRole("listitem");
  await expect(log).toHaveText([/Maren, Initiative/]);
  await page.getByRole("button", { name: "Add a D20", exact: true }).click();
  await page.getByRole("button", { name: "Roll", exact: true }).click();
  await expect(log).toHaveCount(2);
  const rollsIn = async ({ id }: Campaign) =>
    ((await (await creator.api.get(`/api/campaigns/${id}/rolls`)).json()) as unknown[]).length;
  expect([await rollsIn(campaign), await rollsIn(other)]).toEqual([2, 0]);
});

test("a tab stays in its book, at its character, whatever another tab opens", async ({
  creator,
  campaign,
}) => {
  const other = await found(creator, "Embers of Khar Dul");
  const isolde = await addIsolde(creator, campaign);
  const stranger = await addIsolde(creator, other);
  const page = await openBook(creator, campaign, "/character");
  await page.getByRole("button", { name: /Isolde Marrow/ }).click();
  const second = await openBeside(page, other);
  await second.getByRole("link", { name: "Character", exact: true }).click();
  await second.getByRole("button", { name: /Isolde Marrow/ }).click();
  const selected = () => page.evaluate(() => Number(localStorage.getItem("selectedCharacterId")));
  await expect.poll(selected).toBe(stranger);

  // Rendered again, by what somebody changes of the campaign.
  await creator.api.put(`/api/campaigns/${campaign.id}`, { data: { campaign_name: "The Salt Throne" } });
  await expect(page).toHaveTitle(/^The Salt Throne: Character/);
  await expect(page.getByRole("heading", { name: "Isolde Marrow" })).toBeVisible();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const editor = page.getByRole("dialog", { name: "Edit character" });
  await editor.getByLabel("Level", { exact: true }).fill("6");
  await editor.getByRole("button", { name: "Submit" }).click();
  await expect(editor).toHaveCount(0);
  const levelOf = async (id: number) =>
    ((await (await creator.api.get(`/api/characters/id/${id}`)).json()) as { character_level: number })
      .character_level;
  expect([await levelOf(isolde), await levelOf(stranger)]).toEqual([6, 5]);

  await second.getByRole("link", { name: "Fight", exact: true }).click();
  await expect(second.getByRole("heading", { level: 1 })).toHaveText("Embers of Khar Dul: Fight");
  await page.getByRole("link", { name: "Fight", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Salt Throne: Fight");
  await expect(page).toHaveTitle(/^The Salt Throne: Fight/);
});

test("the book that was chosen on the shelf opens, whatever another tab selects while the candle burns", async ({
  creator,
  campaign,
}) => {
  const other = await found(creator, "Embers of Khar Dul");
  const page = await creator.page();
  await page.goto("/home");
  const second = await openBeside(page, other);
  await expect(second.getByRole("heading", { name: other.name, exact: true })).toBeVisible();
  const selected = () => page.evaluate(() => Number(localStorage.getItem("selectedCampaignId")));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("link", { name: campaign.name }).click();
  await expect.poll(selected).toBe(campaign.id);
  // A turn in the other tab selects its own book again.
  await second.getByRole("link", { name: "Character", exact: true }).click();
  await expect.poll(selected).toBe(other.id);
  await page.clock.runFor(1500);
  await expect(page).toHaveURL("/campaign");
  await expect(page.getByRole("heading", { name: campaign.name, exact: true })).toBeVisible();
});
