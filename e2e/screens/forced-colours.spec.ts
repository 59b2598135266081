import type { Locator } from "@playwright/test";
import { addIsolde } from "../support/characters";
import { addFight } from "../support/fights";
import { expect, openBook, test } from "../support/fixtures";
import { make } from "../support/make";
import { seek } from "../support/search";

// Forced-colors mode (Windows' High Contrast), on a dark canvas.

const styleOf = (at: Locator, name: string): Promise<string> =>
  at.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

test("what was sought is written in the colour of the line that it stands in", async ({
  creator,
  campaign,
}) => {
  await make(creator, "handouts", { campaign_id: campaign.id, title: "Lantern of Ashmere" });
  const page = await openBook(creator, campaign);
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  const { options } = await seek(page, "lantern");
  const line = options.filter({ hasText: "Ashmere" });
  expect(await styleOf(line.locator("mark"), "color")).toBe(await styleOf(line.locator("b"), "color"));
});

test("of the ways into a fight the chosen one alone is framed", async ({ creator, campaign }) => {
  const fight = await addFight(creator, campaign);
  await fight.act({ type: "add", others: [{ name: "Eel", initiative: 3, max_HP: 12 }] });
  await fight.act({ type: "start" });
  const page = await openBook(creator, campaign, "/fight");
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await page.getByRole("button", { name: "Reinforce" }).click();
  const ways = page.getByRole("dialog").getByRole("group", { name: "From where" });
  const chosen = ways.locator("input:checked + span");
  await expect(chosen).toHaveCSS("outline-style", "solid");
  expect(await styleOf(chosen, "outline-color")).toBe(await styleOf(chosen, "color"));
  await expect(ways.locator("input:not(:checked) + span").first()).toHaveCSS("outline-style", "none");
});

test("the coins of a sheet keep their own colours, so that nothing is laid over the names of abilities", async ({
  player,
  campaign,
}) => {
  const id = await addIsolde(player, campaign);
  await player.select({ selectedCharacterId: String(id) }, ["selectedCharacterId"]);
  const page = await openBook(player, campaign, "/character?tab=sheet");
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  const coin = page.locator("[data-hold]").filter({ hasText: /^Str/i }).first();
  await expect(coin).toHaveCSS("forced-color-adjust", "none");
});
