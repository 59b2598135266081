import { deferred } from "../support/deferred";
import { expect, expectAccessible, openBook, test } from "../support/fixtures";
import { make } from "../support/make";
import { finderOf } from "../support/search";

test("what the library can’t answer is said below what the book has, not that nothing was found", async ({
  creator,
  campaign,
}) => {
  await make(creator, "handouts", { campaign_id: campaign.id, title: "The troll’s ransom", text: "" });
  const page = await openBook(creator, campaign);
  const answer = deferred();
  await page.route("**/api/library/**", async (route) => {
    await answer.promise;
    await (route.request().url().includes("/monsters")
      ? route.fulfill({ status: 503, json: { error: "Busy" } })
      : route.continue());
  });
  await page.keyboard.press("ControlOrMeta+k");
  const { dialog, field, options, said } = finderOf(page);
  // Only the library may have it, which has not answered yet.
  await field.fill("goblin");
  await expect(said).toHaveText("searching...");
  await field.press("Enter");
  answer.resolve();
  const alert = dialog.getByRole("alert");
  await expect(alert).toContainText("The library can’t be read.");
  await expect(said).toHaveText("");
  await expect(dialog.getByText(/^Nothing that you may read/)).toHaveCount(0);
  await field.fill("troll");
  await expect(options.filter({ hasText: "The troll’s ransom" })).toBeVisible();
  await expect(alert).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/api/library/**");
  // The book has answered, and isn't asked once more.
  await page.route("**/search?q=*", (route) => route.abort());
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(dialog.getByRole("group", { name: "In the library" })).toContainText("Troll");
  await expect(alert).toHaveCount(0);
  await expect(options.filter({ hasText: "The troll’s ransom" })).toBeVisible();
});

test("a search that fails says so and is tried again, and an older answer never comes last", async ({
  creator,
  campaign,
}) => {
  await make(creator, "handouts", { campaign_id: campaign.id, title: "The roll of the drowned" });
  const page = await openBook(creator, campaign);
  await page.route("**/search?q=lost*", (route) => route.abort());
  await page.keyboard.press("ControlOrMeta+k");
  const { dialog, field, options } = finderOf(page);
  await field.fill("lost");
  await expect(dialog.getByRole("alert")).toContainText("The index can’t be read.");
  await page.unroute("**/search?q=lost*");
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(dialog.getByRole("alert")).toHaveCount(0);

  // Enter takes what belongs to the words that were typed, also before it is there.
  await page.route("**/search?q=drowned*", async (route) => {
    await expect(field).toHaveValue("drowned");
    await route.continue();
  });
  await field.fill("drowned");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article", { name: "The roll of the drowned" })).toBeVisible();
  await expect(options).toHaveCount(0);

  // It takes what the arrows chose of what is there already.
  const answer = deferred();
  await page.route("**/search?q=create*", async (route) => {
    await answer.promise;
    await route.abort();
  });
  await page.keyboard.press("ControlOrMeta+k");
  await field.fill("create a c");
  const chosen = dialog.getByRole("option", { selected: true });
  await expect(chosen).toContainText("Create a character");
  await page.keyboard.press("ArrowDown");
  await expect(chosen).toContainText("Create an encounter");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Create Encounter" })).toBeVisible();
  answer.resolve();
});
