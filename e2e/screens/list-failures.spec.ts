import { sql } from "drizzle-orm";
import { test as base, expect, withoutLive } from "../support/fixtures";
import { AppServer } from "../support/app-server";
import { addFight } from "../support/fights";
import { make } from "../support/make";

/** A product of its own, since its tables are taken away. */
const test = base.extend<{ product: AppServer }>({
  product: async ({ browserName: _ }, use) => {
    const product = await AppServer.make("embedded");
    await product.prepare();
    await product.start();
    await use(product);
    await product.remove();
  },
  baseURL: ({ product }, use) => use(product.address),
});

test("says that encounters and characters could not be had, and tries again", async ({
  product,
  creator,
  campaign,
}) => {
  // The product is started three times, which takes minutes beside other load.
  test.slow();
  await creator.api.post("/api/encounters", {
    data: { campaign_id: campaign.id, encounter_name: "Drowned Sexton" },
  });
  const isolde = { character_name: "Isolde Marrow", character_max_HP: 20, character_current_HP: 20 };
  const { character_id } = await make(creator, "characters", { campaign_id: campaign.id, ...isolde });
  const { act, idOf } = await addFight(creator, campaign);
  const table = await creator.browser();
  await table.addCookies([{ name: "selectedCampaignId", value: String(campaign.id), url: product.address }]);
  const books = [
    { path: "/encounter", sentence: "Failed to fetch encounters.", name: "Drowned Sexton" },
    { path: "/character", sentence: "Failed to fetch characters", name: "Isolde Marrow" },
  ].map(async (book) => ({ ...book, page: await table.newPage() }));

  await product.between(async (db) => {
    await db.execute(sql`alter table encounters rename to encounters_away`);
    await db.execute(sql`alter table characters rename to characters_away`);
  });
  // The stream would have the lists fetched once more when the product is back, and take their buttons away.
  for (const { page, path, sentence } of await Promise.all(books)) {
    await withoutLive(page);
    await page.goto(path);
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  }
  const fight = await table.newPage();
  await withoutLive(fight);
  for (const list of ["/api/characters/**", "/api/encounters/**"])
    await fight.route(list, (route) => route.fulfill({ status: 500, json: {} }));
  await fight.goto("/fight");
  await expect(fight.getByText("The fights could not be loaded.")).toBeVisible();
  await product.between(async (db) => {
    await db.execute(sql`alter table encounters_away rename to encounters`);
    await db.execute(sql`alter table characters_away rename to characters`);
  });
  for (const { page, name } of await Promise.all(books)) {
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("button", { name })).toBeVisible();
    await page.close();
  }
  // A fight doesn't say that nobody has a character where that isn't known.
  const again = fight.getByRole("button", { name: "Try again" });
  await again.click();
  await fight.getByRole("button", { name: "Change Ambush at the Toll Bridge" }).click();
  await expect(fight.getByText("Failed to fetch characters", { exact: true })).toBeVisible();
  await expect(fight.getByText("Nobody has a character in this book yet.")).toHaveCount(0);
  await fight.unroute("/api/characters/**");
  await again.click();
  await expect(fight.getByRole("checkbox", { name: "Isolde Marrow" })).toBeVisible();

  // Whose own sheet is read makes a saving throw, though the encounters are unread.
  await fight.unroute("/api/live*");
  await fight.reload();
  await act({ type: "add", characters: [character_id] });
  await act({ type: "start" });
  await act({ type: "concentrate", target: idOf("Isolde Marrow"), on: "Bless" });
  await expect(fight.getByText("Bless", { exact: true })).toBeVisible();
  await act({ type: "damage", targets: [idOf("Isolde Marrow")], amount: 2 });
  const holding = fight.getByRole("status").filter({ hasText: "Bless holds" });
  await holding.getByRole("button", { name: "Roll", exact: true }).click();
  await expect(holding).toContainText(/save of 10: \d+/);
});
