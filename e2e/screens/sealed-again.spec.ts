// What a player is given and what is taken away again: it comes back when it is shown, not over what they do by then.
import type { Page } from "@playwright/test";
import { type Campaign, expect, openBook, test } from "../support/fixtures";
import { pngFile } from "../support/images";
import { make } from "../support/make";
import { makeMap } from "../support/map-form";
import type { Person } from "../support/people";

const row = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

/** A player's page whose stream is open. */
const sitDown = async (player: Person, campaign: Campaign, section: string): Promise<Page> => {
  const listens = (await player.page()).waitForResponse(/\/shown$/);
  const page = await openBook(player, campaign, section);
  await page.mouse.move(200, 200);
  await listens;
  return page;
};

test("a handout that lay large before a player is not laid there when it is opened once more unshown", async ({
  creator,
  player,
  campaign,
}) => {
  const title = "The ferryman’s drawing";
  const made = await creator.api.post("/api/handouts", {
    multipart: { campaign_id: String(campaign.id), title, image: pngFile("lamp.png") },
  });
  const { handout_id: id } = (await made.json()) as { handout_id: number };
  const page = await sitDown(player, campaign, "/campaign?tab=handouts");
  const close = page.getByRole("dialog", { name: title }).getByRole("button", { name: "Close", exact: true });
  await make(creator, `handouts/${id}/open`, { for: "all", show: 1 });
  await close.click();
  await expect(page.getByRole("article", { name: title })).toBeVisible();
  await make(creator, `handouts/${id}/seal`);
  await expect(row(page, title)).toHaveCount(0);
  await expect(page.getByRole("article", { name: title })).toHaveCount(0);

  await make(creator, `handouts/${id}/open`, { for: "all" });
  await expect(row(page, title)).toBeVisible();
  await expect(page.getByRole("dialog", { name: title })).toHaveCount(0);
  await expect(page.getByRole("article", { name: title })).toHaveCount(0);

  await make(creator, `campaigns/${campaign.id}/shown`, { place: "handout", id });
  await close.click();
  await expect(page.getByRole("article", { name: title })).toBeVisible();
});

test("a map that is sealed while it lies large before a player is closed for good", async ({
  creator,
  player,
  campaign,
}) => {
  const id = await makeMap(creator, campaign.id, { name: "Ashmere" });
  const page = await sitDown(player, campaign, "/campaign?tab=map");
  const large = page.getByRole("dialog", { name: "Ashmere" });
  await make(creator, `maps/${id}/open`, { for: "all" });
  await make(creator, `campaigns/${campaign.id}/shown`, { place: "map", id });
  await expect(large.getByRole("img")).toBeVisible();
  await make(creator, `maps/${id}/seal`);
  await expect(large).toHaveCount(0);
  await expect(row(page, "Ashmere")).toHaveCount(0);

  await make(creator, `maps/${id}/open`, { for: "all" });
  await expect(row(page, "Ashmere")).toBeVisible();
  await expect(large).toHaveCount(0);
  await expect(page.getByRole("article", { name: "Ashmere" })).toHaveCount(0);

  await make(creator, `campaigns/${campaign.id}/shown`, { place: "map", id });
  await expect(large.getByRole("img")).toBeVisible();
});

test("who saw all that was shown is not told that an older page was shown before they came", async ({
  creator,
  player,
  campaign,
}) => {
  const { handout_id: id } = await make(creator, "handouts", { campaign_id: campaign.id, title: "A letter" });
  const page = await sitDown(player, campaign, "/campaign?tab=handouts");
  await make(creator, `campaigns/${campaign.id}/shown`, { place: "setting" });
  await expect(page.getByRole("tab", { name: "Setting" })).toHaveAttribute("aria-selected", "true");
  await make(creator, `handouts/${id}/open`, { for: "all", show: 1 });
  await page
    .getByRole("dialog", { name: "A letter" })
    .getByRole("button", { name: "Close", exact: true })
    .click();
  await make(creator, `handouts/${id}/seal`);
  await expect(page.getByRole("article", { name: "A letter" })).toHaveCount(0);

  await page.reload();
  await page.mouse.move(300, 300);
  // In its place the notice would hang.
  await expect(page.getByRole("button", { name: "On the table lies the setting. Go there" })).toBeVisible();
});
