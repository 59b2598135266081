import { listOf } from "../support/characters";
import { expect, test, toastOf } from "../support/fixtures";
import { deferred } from "../support/deferred";
import { pngFile } from "../support/images";
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

test("can't be closed once it saves and its picture is still prepared", async ({ player, campaign }) => {
  const page = await openWizard(player, campaign);
  await page.evaluate(() => {
    const make = window.createImageBitmap.bind(window);
    const slow = (file: Blob) =>
      new Promise<ImageBitmap>((resolve) => {
        window.addEventListener("prepared", () => resolve(make(file)), { once: true });
      });
    window.createImageBitmap = slow as typeof window.createImageBitmap;
  });
  const wizard = page.getByRole("dialog", { name: "Create Character" });
  await wizard.getByLabel("Character name").fill("Nim");
  await wizard.getByLabel("Portrait").setInputFiles(pngFile("face.png"));
  await wizard.getByRole("button", { name: "Save now" }).click();
  await expect(wizard.getByRole("button", { name: "Close", exact: true })).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(wizard.getByRole("button", { name: "Save now" })).toHaveAttribute("aria-busy", "true");
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event("prepared")));
  await expect(toastOf(page, "Character saved successfully!")).toBeVisible();
  expect((await listOf(player, campaign)).map(({ character_name: name }) => name)).toEqual(["Nim"]);
});
