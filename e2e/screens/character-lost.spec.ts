import { addCharacter, addIsolde, listOf, openCharacter } from "../support/characters";
import { expect, openBook, test, toastOf, withoutLive } from "../support/fixtures";
import { loseAnswer } from "../support/lose-answer";
import { goToLast, next, openWizard } from "../support/wizard";

for (const call of ["characters", "character-races", "character-backgrounds", "character-classes"])
  test(`makes one character, also where the answer to ${call} got lost`, async ({ player, campaign }) => {
    const page = await openWizard(player, campaign);
    await page.getByLabel("Character name").fill("Nim");
    await goToLast(page);
    await page.getByLabel("Class name").fill("Rogue");
    await page.route(`**/api/${call}`, loseAnswer, { times: 2 });
    await page.getByRole("button", { name: "Save" }).click();
    await expect(toastOf(page, "Failed to save character.")).toBeVisible();
    await page.getByLabel("Class name").fill("Warden");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(toastOf(page, "Character saved successfully!")).toBeVisible();
    const [nim, ...others] = await listOf(player, campaign);
    expect(nim).toMatchObject({ character_name: "Nim", class: "Warden" });
    expect(others).toEqual([]);
  });

test("makes a second character of the same name where the first is an older one", async ({
  player,
  campaign,
}) => {
  await addCharacter(player, campaign, { character_name: "Nim" });
  const page = await openWizard(player, campaign);
  await page.getByLabel("Character name").fill("Nim");
  await goToLast(page);
  await page.route("**/api/characters", (route) => route.abort(), { times: 2 });
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toastOf(page, "Failed to save character.")).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toastOf(page, "Character saved successfully!")).toBeVisible();
  expect(await listOf(player, campaign)).toHaveLength(2);
});

test("saves nothing at the second click of a double click", async ({ player, campaign }) => {
  const page = await openWizard(player, campaign);
  for (const step of ["Description", "Race", "Background"]) await next(page, step);
  await page.getByRole("button", { name: "Next: Class" }).dblclick();
  await expect(page.getByLabel("Class name")).toBeVisible();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(page.getByLabel("Background name")).toBeVisible();
  expect(await listOf(player, campaign)).toEqual([]);
});

test("asks before the Back button of the browser loses what was written", async ({ player, campaign }) => {
  const page = await openBook(player, campaign);
  await page.getByRole("link", { name: "Character", exact: true }).click();
  await page.getByRole("button", { name: "Create New Character" }).click();
  await page.getByLabel("Character name").pressSequentially("Nim");
  await page.evaluate(() => window.history.back());
  const question = page.getByRole("alertdialog", { name: "Close without saving?" });
  await question.getByRole("button", { name: "Keep writing" }).click();
  await expect(page.getByLabel("Character name")).toHaveValue(/Nim/);
  await page.evaluate(() => window.history.back());
  await question.getByRole("button", { name: "Close", exact: true }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Characters" })).toBeVisible();
  // Its entry is left a moment later, and browsers make one traversal of two that are asked for at once.
  await page.waitForFunction(() => !window.history.state.step?.dialogs);
  await page.goBack();
  await expect(page).toHaveURL(/\/campaign$/);
});

test("shows what was done at the table when Back returns to the book", async ({ player, campaign }) => {
  await addIsolde(player, campaign);
  const page = await openCharacter(player, campaign);
  await page.reload();
  await page.getByRole("button", { name: /^Lose a hit point/ }).click();
  await page.getByRole("button", { name: "Spend Tides, level 1" }).click();
  await expect(page.getByText("30/44").first()).toBeVisible();
  await expect(page.getByText(/ 3\/4$/)).toBeVisible();
  await page.getByRole("link", { name: "Campaign", exact: true }).click();
  await expect(page).toHaveURL(/\/campaign$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/character(\?|$)/);
  await expect(page.getByText("30/44").first()).toBeVisible();
  await expect(page.getByText(/ 3\/4$/)).toBeVisible();
});

test("lets go of a character that somebody else deleted", async ({ player, creator, campaign }) => {
  const id = await addIsolde(player, campaign);
  const page = await openCharacter(player, campaign);
  await creator.api.delete(`/api/characters/${id}`);
  await expect(toastOf(page, "This character is no longer in the book.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Characters" })).toBeVisible();
  await expect(page.getByRole("button", { name: /Isolde/ })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("selectedCharacterId"))).toBeNull();
});

test("says so where the character of the last visit is gone, and forgets it", async ({
  player,
  creator,
  campaign,
}) => {
  const id = await addIsolde(player, campaign);
  await withoutLive(await player.page());
  const page = await openCharacter(player, campaign);
  await creator.api.delete(`/api/characters/${id}`);
  await page.reload();
  await expect(toastOf(page, "This character is no longer in the book.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Characters" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("selectedCharacterId"))).toBeNull();
});

test("says so where a character to be edited is gone", async ({ player, creator, campaign }) => {
  const id = await addIsolde(player, campaign);
  await withoutLive(await player.page());
  const page = await openCharacter(player, campaign);
  await creator.api.delete(`/api/characters/${id}`);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(toastOf(page, "This character is no longer in the book.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Characters" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

for (const [writing, button, field] of [
  ["changed", "Edit", "Level"],
  ["given an item", "+ Create Item", "Name"],
] as const)
  test(`says so where a character is gone that is being ${writing}, and keeps what is written until it is closed`, async ({
    player,
    creator,
    campaign,
  }) => {
    const id = await addIsolde(player, campaign);
    await withoutLive(await player.page());
    const page = await openCharacter(player, campaign);
    await page.getByRole("button", { name: button, exact: true }).click();
    const dialog = page.getByRole("dialog");
    const written = dialog.getByLabel(field, { exact: true });
    await written.fill("4");
    await creator.api.delete(`/api/characters/${id}`);
    await page.getByRole("button", { name: "Submit" }).click();
    const said = "This character is no longer in the book. What you wrote stays here until you close it.";
    await expect(dialog.getByText(said)).toBeVisible();
    await expect(written).toHaveValue("4");
    await page.keyboard.press("Escape");
    const question = page.getByRole("alertdialog", { name: "Close without saving?" });
    await question.getByRole("button", { name: "Close", exact: true }).click();
    await expect(toastOf(page, "This character is no longer in the book.")).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Characters" })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("selectedCharacterId"))).toBeNull();
    const drafts = () => Object.keys(localStorage).filter((key) => key.includes(":form:"));
    expect(await page.evaluate(drafts)).toEqual([]);
  });

test("deals damage once whose answer got lost on its way, and shows what others dealt since", async ({
  player,
  creator,
  campaign,
}) => {
  const id = await addIsolde(player, campaign);
  const page = await openCharacter(player, campaign);
  const address = "/api/characters/*/hit-points";
  const stored = async () => (await player.api.get(`/api/characters/id/${id}`)).json();
  const lose = page.getByRole("button", { name: /^Lose a hit point/ });
  await page.route(address, loseAnswer, { times: 1 });
  const repeated = page.waitForResponse(/hit-points$/);
  await lose.click();
  await repeated;
  expect(await stored()).toMatchObject({ character_current_HP: 30 });
  await expect(page.getByText("30/44")).toBeVisible();
  // Where the second answer is lost too it is said, and who presses again repeats the same blow.
  await page.route(address, loseAnswer, { times: 2 });
  await lose.click();
  await expect(toastOf(page, "Failed to update character.")).toBeVisible();
  await creator.api.post(`/api/characters/${id}/hit-points`, { data: { change: -5 } });
  await expect(page.getByText("24/44")).toBeVisible();
  const answered = page.waitForResponse(/hit-points$/);
  await lose.click();
  expect((await answered).status()).toBe(200);
  expect(await stored()).toMatchObject({ character_current_HP: 24 });
  await expect(page.getByText("24/44")).toBeVisible();
});

test("opens no editor at the next character where the one being changed was deleted", async ({
  player,
  creator,
  campaign,
}) => {
  const id = await addIsolde(player, campaign);
  await addCharacter(player, campaign, { character_name: "Otho Reed" });
  const page = await openCharacter(player, campaign);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(page.getByRole("dialog").getByLabel("Speed")).toBeVisible();
  await creator.api.delete(`/api/characters/${id}`);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: /Otho Reed/ }).click();
  await expect(page.getByRole("tab", { name: "Character Sheet", selected: true })).toBeAttached();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Otho Reed" })).toBeVisible();
});
