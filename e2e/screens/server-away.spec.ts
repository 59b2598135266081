// What a page does by itself while a script that it needs can't be had.
import type { Page } from "@playwright/test";
import { addIsolde } from "../support/characters";
import { expect, openBook, test } from "../support/fixtures";

const away = (page: Page) => page.getByText(/Away from the table since/);

/** Keeps away the script that exports this; the answer lets it come. */
const withoutScriptOf = async (page: Page, name: string) => {
  const scripts = "**/*.js";
  await page.route(scripts, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes(`"${name}"`)) await route.abort();
    else await route.fulfill({ response });
  });
  return () => page.unroute(scripts);
};

test("the script that keeps a page live is asked for until it comes, and the page says meanwhile that it hears nothing", async ({
  creator,
  player,
  campaign,
}) => {
  const page = await player.page();
  await page.clock.install();
  const come = await withoutScriptOf(page, "startLive");
  await openBook(player, campaign);
  await expect(away(page)).toBeVisible();
  await come();
  await page.clock.runFor(5000);
  await expect(away(page)).toBeHidden();
  await page.getByRole("tab", { name: "Players" }).click();
  await expect(page.getByText("has the book open")).toBeVisible();
  await creator.api.put(`/api/campaigns/${campaign.id}`, { data: { campaign_name: "The Salt Throne" } });
  await page.getByRole("tab", { name: "Campaign" }).click();
  await expect(page.getByRole("heading", { name: "The Salt Throne", exact: true })).toBeVisible();
});

test("conditions are in the party also while the script of their crosses can't be had, which comes by itself", async ({
  player,
  campaign,
}) => {
  const id = await addIsolde(player, campaign);
  const conditions = JSON.stringify([{ name: "Poisoned", rounds: 3 }]);
  await player.api.put(`/api/characters/${id}`, { data: { conditions } });
  const page = await player.page();
  await page.clock.install();
  const come = await withoutScriptOf(page, "OwnConditions");
  const lost = page.waitForEvent("requestfailed", (request) => request.url().endsWith(".js"));
  await openBook(player, campaign, "/character?tab=party");
  await lost;
  const member = page.getByRole("list", { name: "The party" }).getByRole("listitem");
  await expect(member.getByText("Poisoned")).toBeVisible();
  await come();
  await page.clock.runFor(6000);
  await expect(member.getByRole("button", { name: "Remove Poisoned from Isolde Marrow" })).toBeVisible();
});
