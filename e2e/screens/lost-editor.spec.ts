// What is written of a character or an encounter that somebody else deletes meanwhile: it stays in its form, which makes it anew.
import { addIsolde, belongingsOf, listOf, openCharacter, openEditor } from "../support/characters";
import { addEncounter, leftPage, openEncounter } from "../support/encounters";
import { expect, expectAccessible, test, toastOf } from "../support/fixtures";

const WORDS_STAY = "What you wrote stays here until you close it.";
const LOST = `This character is no longer in the book. ${WORDS_STAY}`;
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
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Edit encounter" });
  await dialog.getByLabel("Encounter name").fill("The Sexton");
  await admin.api.delete(`/api/encounters/${id}`);
  await expect(dialog.getByText(`This encounter is no longer in the book. ${WORDS_STAY}`)).toBeVisible();
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
  await expect(dialog.getByLabel("Name")).toHaveValue("Riposte");
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog", { name: "Close without saving?" });
  await question.getByRole("button", { name: "Close", exact: true }).click();
  await expect(toastOf(page, "This character is no longer in the book.")).toBeVisible();
  await expect(toastOf(page, "Failed to load actions.")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Characters" })).toBeVisible();
});
