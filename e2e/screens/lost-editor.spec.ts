// What is written of a character or an encounter that somebody else deletes meanwhile: it stays in its form, which makes it anew.
import type { Page } from "@playwright/test";
import { addIsolde, belongingsOf, listOf, openCharacter, openEditor } from "../support/characters";
import { addEncounter, leftPage, openEncounter, openEncounterEditor } from "../support/encounters";
import { expect, expectAccessible, test, toastOf, withoutLive } from "../support/fixtures";

const WORDS_STAY = "What you wrote stays here until you close it.";
const LOST = `This character is no longer in the book. ${WORDS_STAY}`;
const LOST_ENCOUNTER = `This encounter is no longer in the book. ${WORDS_STAY}`;
const MADE_ANEW = "It had been deleted meanwhile. It was made anew from what stood in this form.";

test("a character is made anew from the form in which it was being changed", async ({
  player,
  creator,
  campaign,
}) => {
  const id = await addIsolde(player, campaign);
  const { page, form } = await openEditor(player, campaign);
  const level = form.getByLabel("Level", { exact: true });
  await level.fill("6");
  await level.blur();
  await creator.api.delete(`/api/characters/${id}`);
  await expect(form.getByText(LOST)).toBeVisible();
  await expect(form.getByText("Made anew, it has no items, spells or actions, and no picture")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog", { name: "Close without saving?" });
  await question.getByRole("button", { name: "Keep writing" }).click();
  await expect(level).toHaveValue("6");
  await page.route("**/api/characters", (route) =>
    route.fulfill({ status: 500, json: { error: "Not now" } }),
  );
  await form.getByRole("button", { name: "Make it anew" }).click();
  await expect(toastOf(page, "Failed to save character.")).toBeVisible();
  await expect(form.getByText("Not now")).toBeVisible();
  await page.unroute("**/api/characters");
  await form.getByRole("button", { name: "Make it anew" }).click();
  await expect(toastOf(page, MADE_ANEW)).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Isolde Marrow" })).toBeVisible();
  const [isolde, ...others] = await listOf(player, campaign);
  expect(isolde).toMatchObject({ character_name: "Isolde Marrow", character_level: 6, class: "Warden" });
  expect(isolde?.["character_id"]).not.toBe(id);
  expect(others).toEqual([]);
});

test("an encounter is made anew from the form in which it was being changed", async ({
  creator,
  admin,
  campaign,
}) => {
  const id = await addEncounter(creator, campaign);
  const page = await openEncounter(creator, campaign);
  const dialog = await openEncounterEditor(page);
  await dialog.getByLabel("Encounter name").fill("The Sexton");
  await admin.api.delete(`/api/encounters/${id}`);
  await expect(dialog.getByText(LOST_ENCOUNTER)).toBeVisible();
  await expect(dialog.getByLabel("Encounter name")).toHaveValue("The Sexton");
  await dialog.getByRole("button", { name: "Make it anew" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(leftPage(page).getByRole("heading", { name: "The Sexton" })).toBeVisible();
  const stored = (await (await creator.api.get(`/api/encounters/${campaign.id}`)).json()) as object[];
  expect(stored).toMatchObject([{ encounter_name: "The Sexton", encounter_level: 4, race_name: "Undead" }]);
});

test("what is written of a new action stays where its character is deleted, and nothing else is said to have failed", async ({
  player,
  creator,
  campaign,
}) => {
  const id = await addIsolde(player, campaign);
  const page = await openCharacter(player, campaign);
  await page.getByRole("tablist", { name: "Belongings" }).getByRole("tab", { name: "Actions" }).click();
  await belongingsOf(page).getByRole("button", { name: "+ Create Action" }).click();
  const dialog = page.getByRole("dialog", { name: "Create Action" });
  await dialog.getByLabel("Name").fill("Riposte");
  const refused = page.waitForResponse(
    (answer) => /character-actions\/\d+/.test(answer.url()) && answer.status() === 404,
  );
  await creator.api.delete(`/api/characters/${id}`);
  await expect(dialog.getByText(LOST)).toBeVisible();
  await refused;
  const name = dialog.getByLabel("Name");
  await expect(name).toHaveValue("Riposte");
  await name.fill("");
  await name.pressSequentially("Parry");
  await expect(name).toHaveValue("Parry");
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog", { name: "Close without saving?" });
  await question.getByRole("button", { name: "Close", exact: true }).click();
  await expect(toastOf(page, "This character is no longer in the book.")).toBeVisible();
  await expect(toastOf(page, "Failed to load actions.")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Characters" })).toBeVisible();
});

test("a form stays where what was typed is deleted to be typed anew, and closes without a question then", async ({
  creator,
  admin,
  campaign,
}) => {
  const id = await addEncounter(creator, campaign);
  const page = await openEncounter(creator, campaign);
  const dialog = await openEncounterEditor(page);
  const name = dialog.getByLabel("Encounter name");
  await name.fill("Drowned Sexton the Second");
  await admin.api.delete(`/api/encounters/${id}`);
  await expect(dialog.getByText(LOST_ENCOUNTER)).toBeVisible();
  await name.fill("Drowned Sexton");
  await name.press("End");
  await name.pressSequentially(" the Third");
  await expect(name).toHaveValue("Drowned Sexton the Third");
  await name.fill("Drowned Sexton");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(toastOf(page, "This encounter is no longer in the book.")).toBeVisible();
});

/** Writes an encounter's description, and waits until what holds it is loaded: what rolls it comes with that. */
const describe = async (page: Page) => {
  await page.getByRole("tab", { name: "Description" }).click();
  const text = page.getByRole("textbox", { name: "Description" });
  await text.fill("Undertow. 2d6 cold.");
  await expect(leftPage(page).getByRole("button", { name: "2d6 cold", exact: true })).toBeVisible();
  return text;
};
const draftsOf = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /^draft:.*:encounter:/.test(key)));

test("a description that is being written stays until it is closed, and its draft goes with it", async ({
  creator,
  admin,
  campaign,
}) => {
  const id = await addEncounter(creator, campaign);
  const page = await openEncounter(creator, campaign);
  const text = await describe(page);
  // While its encounter is there, it is left without a question.
  await page.getByRole("tab", { name: "Sheet" }).click();
  await page.getByRole("tab", { name: "Description" }).click();
  await expect(text).toHaveValue("Undertow. 2d6 cold.");
  await admin.api.delete(`/api/encounters/${id}`);
  await expect(leftPage(page).getByText(LOST_ENCOUNTER)).toBeVisible();
  await expect(leftPage(page).getByRole("button", { name: "Save" })).toHaveCount(0);
  await expectAccessible(page);
  await text.fill("He rang the chapel bell for forty years.");
  await text.press("End");
  await text.pressSequentially(" Alone.");
  await expect(text).toHaveValue("He rang the chapel bell for forty years. Alone.");
  const question = page.getByRole("alertdialog", { name: "Close without saving?" });
  await page.getByRole("tab", { name: "Sheet" }).click();
  await question.getByRole("button", { name: "Keep writing" }).click();
  await expect(text).toHaveValue("He rang the chapel bell for forty years. Alone.");
  expect(await draftsOf(page)).toHaveLength(1);
  await leftPage(page).getByRole("button", { name: "Close", exact: true }).click();
  await question.getByRole("button", { name: "Close", exact: true }).click();
  await expect(page.getByRole("tab", { name: "Encounters", selected: true })).toBeVisible();
  await expect(page.getByText("No encounters available for this campaign.")).toBeVisible();
  expect(await draftsOf(page)).toEqual([]);
});

test("a description that is saved into an encounter that is gone says so, and keeps what is written", async ({
  creator,
  admin,
  campaign,
}) => {
  const id = await addEncounter(creator, campaign);
  await withoutLive(await creator.page());
  const page = await openEncounter(creator, campaign);
  const text = await describe(page);
  await admin.api.delete(`/api/encounters/${id}`);
  await leftPage(page).getByRole("button", { name: "Save" }).click();
  await expect(toastOf(page, "This encounter is no longer in the book.")).toBeVisible();
  await expect(leftPage(page).getByText(LOST_ENCOUNTER)).toBeVisible();
  await expect(text).toHaveValue("Undertow. 2d6 cold.");
});

test("a description that is kept in the browser is left for another page without a question", async ({
  creator,
  campaign,
}) => {
  await addEncounter(creator, campaign);
  const page = await openEncounter(creator, campaign);
  await describe(page);
  await page.getByRole("link", { name: "Campaign", exact: true }).click();
  await expect(page).toHaveURL(/\/campaign$/);
  expect(await draftsOf(page)).toHaveLength(1);
});
