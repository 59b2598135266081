import { listOf } from "../support/characters";
import { expect, test, toastOf } from "../support/fixtures";
import { deferred } from "../support/deferred";
import { goToLast, openWizard } from "../support/wizard";

test("goes on where it stopped and makes no second character", async ({ player, campaign }) => {
  const page = await openWizard(player, campaign);
  await page.getByLabel("Character name").fill("Nim");
  await goToLast(page);
  await page.getByLabel("Class name").fill("Rogue");
  let refuse = true;
  await page.route("**/api/character-backgrounds", (route) => (refuse ? route.abort() : route.continue()));
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toastOf(page, "Failed to save character.")).toBeVisible();
  await expect(page.getByLabel("Class name")).toHaveValue("Rogue");
  refuse = false;
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/api/character"))
      calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toastOf(page, "Character saved successfully!")).toBeVisible();
  expect(calls.slice(0, 2)).toEqual(["POST /api/character-backgrounds", "POST /api/character-classes"]);
  expect((await listOf(player, campaign)).map(({ character_name: name }) => name)).toEqual(["Nim"]);
});

test("changes the character that it made when something was changed before trying again", async ({
  player,
  campaign,
}) => {
  const page = await openWizard(player, campaign);
  await goToLast(page);
  let refuse = true;
  await page.route("**/api/character-races", (route) => (refuse ? route.abort() : route.continue()));
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toastOf(page, "Failed to save character.")).toBeVisible();
  refuse = false;
  for (let step = 0; step < 4; step++) await page.getByRole("button", { name: "Back", exact: true }).click();
  await page.getByLabel("Character name").fill("Second Thought");
  await goToLast(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toastOf(page, "Character saved successfully!")).toBeVisible();
  expect((await listOf(player, campaign)).map(({ character_name: name }) => name)).toEqual([
    "Second Thought",
  ]);
});

test("shows that it is saving", async ({ player, campaign }) => {
  const page = await openWizard(player, campaign);
  await goToLast(page);
  const answer = deferred();
  await page.route("**/api/characters", async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saving character...")).toBeVisible();
  answer.resolve();
  await expect(toastOf(page, "Character saved successfully!")).toBeVisible();
});

test("says so where the player is in the campaign no more", async ({ creator, player, campaign }) => {
  const page = await openWizard(player, campaign);
  await goToLast(page);
  await player.api.post(`/api/campaigns/${campaign.id}/leave`);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toastOf(page, "You must be in a campaign to save a character.")).toBeVisible();
  expect(await listOf(creator, campaign)).toEqual([]);
});

test("a reload between two tries makes no second character", async ({ player, campaign }) => {
  const page = await openWizard(player, campaign);
  await page.getByLabel("Character name").fill("Nim");
  await goToLast(page);
  await page.route("**/api/character-backgrounds", (route) => route.abort());
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toastOf(page, "Failed to save character.")).toBeVisible();
  await page.unroute("**/api/character-backgrounds");
  page.once("dialog", (question) => void question.accept());
  await page.reload();
  await page.getByRole("button", { name: "Create New Character" }).click();
  await expect(page.getByLabel("Character name")).toHaveValue("Nim");
  await goToLast(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toastOf(page, "Character saved successfully!")).toBeVisible();
  expect((await listOf(player, campaign)).map(({ character_name: name }) => name)).toEqual(["Nim"]);
});
