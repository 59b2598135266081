import { addEncounter, cards, leftPage, openEncounter, openEncounterEditor } from "../support/encounters";
import { expect, expectAccessible, test, toastOf } from "../support/fixtures";

test("changes everything that can be created", async ({ creator, campaign }) => {
  const id = await addEncounter(creator, campaign, { encounter_AC: 17 });
  const page = await openEncounter(creator, campaign);
  const dialog = await openEncounterEditor(page);
  await expect(dialog.getByLabel("Encounter name")).toHaveValue("Drowned Sexton");
  await expect(dialog.getByLabel("Armour class")).toHaveText("17");
  await expectAccessible(page);
  await dialog.getByLabel("Encounter name").fill("The Sexton");
  await dialog.getByLabel("Level").fill("5");
  await dialog.getByLabel("Max HP").fill("20");
  await dialog.getByLabel("Max HP").blur();
  await expect(dialog.getByLabel("Current HP")).toHaveValue("20");
  await dialog.getByLabel("Str", { exact: true }).fill("18");
  await dialog.getByLabel("Str", { exact: true }).blur();
  await dialog.getByRole("tab", { name: "Skills" }).click();
  await dialog.getByLabel("Athletics").check();
  await expectAccessible(page);
  await dialog.getByRole("tab", { name: "Description" }).click();
  await dialog.getByLabel("Encounter description").fill("He rings it still.");
  await dialog.getByRole("tab", { name: "Race" }).click();
  await dialog.getByLabel("Race name").fill("Drowned");
  await expectAccessible(page);
  await page.route("**/api/encounters/*", (route) => route.abort());
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(toastOf(page, "Error updating encounter.")).toBeVisible();
  await page.unroute("**/api/encounters/*");
  await page.route("**/api/encounters/*", (route) => route.fulfill({ status: 500, json: { error: "" } }));
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(toastOf(page, "Failed to update encounter.")).toBeVisible();
  await page.unroute("**/api/encounters/*");
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(toastOf(page, "Encounter updated successfully!")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "The Sexton" })).toBeVisible();
  await page.getByRole("tab", { name: "Description" }).click();
  await expect(page.getByRole("textbox", { name: "Description" })).toHaveValue("He rings it still.");
  expect(await (await creator.api.get(`/api/encounters/id/${id}`)).json()).toMatchObject({
    encounter_name: "The Sexton",
    encounter_level: 5,
    encounter_speed: 20,
    encounter_AC: 17,
    encounter_current_HP: 20,
    encounter_max_HP: 20,
    encounter_ability_score_str: 18,
    encounter_ability_score_dex: 12,
    encounter_dec: "He rings it still.",
    race_name: "Drowned",
    race_dec: "What the tide brings back is patient.",
  });
});

test("says what is wrong also where the field is on another tab", async ({ creator, campaign }) => {
  await addEncounter(creator, campaign);
  const page = await openEncounter(creator, campaign);
  const dialog = await openEncounterEditor(page);
  await dialog.getByLabel("Encounter name").fill(" ");
  await dialog.getByRole("tab", { name: "Race" }).click();
  await dialog.getByLabel("Race name").fill("Drowned");
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(toastOf(page, "Failed to update encounter.")).toBeVisible();
  await expect(toastOf(page, "Please enter a name")).toBeVisible();
  await dialog.getByRole("tab", { name: "Stats" }).click();
  await dialog.getByLabel("Encounter name").fill("The Sexton");
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(toastOf(page, "Encounter updated successfully!")).toBeVisible();
  await expect(page.getByRole("heading", { name: "The Sexton" })).toBeVisible();
});

for (const name of ["Edit", "Add more of these"])
  test(`opens no dialog at the next encounter where one was deleted during "${name}"`, async ({
    creator,
    admin,
    campaign,
  }) => {
    const id = await addEncounter(creator, campaign);
    await addEncounter(creator, campaign, { encounter_name: "Mother Kelp" });
    const page = await openEncounter(creator, campaign);
    await page.getByRole("button", { name, exact: true }).click();
    await expect(page.getByRole("dialog").getByRole("button", { name: /^(Submit|Add 3)$/ })).toBeVisible();
    await admin.api.delete(`/api/encounters/${id}`);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await cards(page)
      .getByRole("button", { name: /Mother Kelp/ })
      .click();
    await expect(page.getByRole("tab", { name: "Sheet", selected: true })).toBeAttached();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(leftPage(page).getByRole("heading", { name: "Mother Kelp" })).toBeVisible();
  });

test("adds to a list of the library, of which an entry is longer than new ones may be", async ({
  creator,
  campaign,
}) => {
  const taken = { campaign_id: campaign.id, slug: "giant-eagle" };
  const answer = await creator.api.post("/api/encounters/from-library", { data: taken });
  expect(answer.status()).toBe(201);
  const page = await openEncounter(creator, campaign, /Giant Eagle/);
  const dialog = await openEncounterEditor(page);
  await dialog.getByRole("tab", { name: "Race" }).click();
  const languages = dialog.getByRole("group", { name: "Languages" });
  const before = await languages.getByRole("textbox").count();
  await languages.getByRole("button", { name: "Add language" }).click();
  await languages.getByRole("textbox", { name: `Language ${before + 1}` }).fill("Celestial");
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(toastOf(page, "Encounter updated successfully!")).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
