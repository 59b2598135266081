import { addEncounter, cards } from "../support/encounters";
import { expect, expectAccessible, openBook, test, toastOf } from "../support/fixtures";
import { pngFile } from "../support/images";

test("makes an encounter in three steps", async ({ creator, campaign }) => {
  const page = await openBook(creator, campaign, "/encounter");
  await page.getByRole("button", { name: "Add Encounter" }).click();
  const wizard = page.getByRole("dialog", { name: "Create Encounter" });
  const progress = wizard.getByRole("progressbar", { name: "Wizard progress" });
  await expect(progress).toHaveAttribute("aria-valuenow", "33");
  await expect(wizard.getByRole("button", { name: "Back" })).toBeDisabled();
  await expect(wizard.getByRole("button", { name: /^Save/ })).toHaveCount(0);
  await expect(wizard.getByLabel("Encounter name")).toHaveValue("New Encounter");
  await expect(wizard.getByLabel("Level")).toHaveValue("1");
  await expect(wizard.getByLabel("Speed")).toHaveValue("30");
  await expect(wizard.getByLabel("Current HP")).toHaveValue("10");
  await expect(wizard.getByLabel("Max HP")).toHaveValue("10");
  await expect(wizard.getByLabel("Armour class")).toHaveText("10");
  await expectAccessible(page);

  await wizard.getByLabel("Encounter name").fill("Mother Kelp");
  await wizard.getByLabel("Portrait").setInputFiles(pngFile("kelp.png"));
  await wizard.getByLabel("Dex", { exact: true }).fill("16");
  await wizard.getByLabel("Dex", { exact: true }).blur();
  await expect(wizard.getByLabel("Armour class")).toHaveText("13");
  await wizard.getByLabel("Max HP").fill("84");
  await wizard.getByLabel("Max HP").blur();
  await wizard.getByLabel("Current HP").fill("90");
  await wizard.getByLabel("Current HP").blur();
  await expect(wizard.getByLabel("Current HP")).toHaveValue("84");
  await expect(wizard.getByText("Selected Skills: 0/2")).toBeVisible();
  await wizard.getByLabel("Arcana").check();
  await wizard.getByLabel("Nature").check();
  await expect(wizard.getByText("Selected Skills: 2/2")).toBeVisible();
  await expect(wizard.getByLabel("Athletics")).toBeDisabled();

  await wizard.getByRole("button", { name: "Next: Description" }).click();
  await expect(progress).toHaveAttribute("aria-valuenow", "66");
  await wizard.getByLabel("Encounter description").fill("She braids what the sea gives her.");
  await expectAccessible(page);
  await wizard.getByRole("button", { name: "Back" }).click();
  await expect(wizard.getByLabel("Encounter name")).toHaveValue("Mother Kelp");
  await wizard.getByRole("button", { name: "Next: Description" }).click();
  await expect(wizard.getByRole("button", { name: /^Save/ })).toHaveCount(0);
  await wizard.getByRole("button", { name: "Next: Race" }).click();
  await expect(wizard.getByRole("button", { name: "Save now" })).toBeVisible();
  await expect(progress).toHaveAttribute("aria-valuenow", "100");
  await wizard.getByLabel("Race name").fill("Hag");
  await wizard.getByLabel("Race description").fill("Older than the harbour.");
  await wizard.getByRole("button", { name: "Add tool" }).click();
  await wizard.getByRole("textbox", { name: "Tool 1" }).fill("Net");
  await wizard.getByLabel("Insight").check();
  await wizard.getByLabel("Survival").check();
  await expect(wizard.getByText("Selected Skills: 2/2")).toBeVisible();
  await expectAccessible(page);
  await wizard.getByRole("button", { name: "Save", exact: true }).dblclick();
  await expect(toastOf(page, "Encounter saved successfully!")).toBeVisible();
  await expect(wizard).toHaveCount(0);
  await expect(cards(page)).toHaveText([
    /Mother Kelp.*Hag.*Lvl 1.*AC 13.*Speed 30.*HP 84\/84/,
    /Add Encounter/,
  ]);
  const stored = (await (await creator.api.get(`/api/encounters/${campaign.id}`)).json()) as object[];
  expect(stored).toHaveLength(1);
  expect(stored[0]).toMatchObject({
    encounter_name: "Mother Kelp",
    encounter_dec: "She braids what the sea gives her.",
    encounter_AC: 13,
    encounter_ability_score_dex: 16,
    skill_modefed_1: "Arcana",
    skill_modefed_2: "Nature",
    race_name: "Hag",
    race_dec: "Older than the harbour.",
    race_skill_modefed_1: "Insight",
    race_skill_modefed_2: "Survival",
    race_proficiencie_tools: '["Net"]',
    encounter_img: expect.any(String),
  });
});

test("saves from the race step alone, not at a double click on the arrow before it", async ({
  creator,
  campaign,
}) => {
  const page = await openBook(creator, campaign, "/encounter");
  await page.getByRole("button", { name: "Add Encounter" }).click();
  const wizard = page.getByRole("dialog", { name: "Create Encounter" });
  await wizard.getByRole("button", { name: "Next: Description" }).click();
  await wizard.getByRole("button", { name: "Next: Race" }).dblclick();
  await expect(wizard.getByLabel("Race name")).toBeVisible();
  await expect(wizard.getByRole("button", { name: "Save", exact: true })).toBeEnabled();
  expect(await (await creator.api.get(`/api/encounters/${campaign.id}`)).json()).toEqual([]);
  await wizard.getByRole("button", { name: "Save", exact: true }).click();
  await expect(cards(page)).toHaveText([/New Encounter/, /Add Encounter/]);
});

test("keeps what was written when saving fails", async ({ creator, campaign }) => {
  const page = await openBook(creator, campaign, "/encounter");
  await page.getByRole("button", { name: "Add Encounter" }).click();
  const wizard = page.getByRole("dialog", { name: "Create Encounter" });
  await wizard.getByLabel("Encounter name").fill("Mother Kelp");
  await wizard.getByRole("button", { name: "Next: Description" }).click();
  await wizard.getByRole("button", { name: "Next: Race" }).click();
  await page.route("**/api/encounters", (route) => route.abort());
  await wizard.getByRole("button", { name: "Save", exact: true }).click();
  await expect(toastOf(page, "Failed to save encounter.")).toBeVisible();
  await page.unroute("**/api/encounters");
  await wizard.getByRole("button", { name: "Save", exact: true }).click();
  await expect(cards(page)).toHaveText([/Mother Kelp/, /Add Encounter/]);
});

test("says so where whoever makes one is in the campaign no more", async ({ admin, campaign }) => {
  const page = await openBook(admin, campaign, "/encounter");
  await page.getByRole("button", { name: "Add Encounter" }).click();
  const wizard = page.getByRole("dialog", { name: "Create Encounter" });
  await wizard.getByRole("button", { name: "Next: Description" }).click();
  await wizard.getByRole("button", { name: "Next: Race" }).click();
  await admin.api.post(`/api/campaigns/${campaign.id}/leave`);
  await wizard.getByRole("button", { name: "Save", exact: true }).click();
  await expect(toastOf(page, "You must be in a campaign to create an encounter.")).toBeVisible();
});

test("asks before a half-filled wizard is left", async ({ creator, campaign }) => {
  await addEncounter(creator, campaign);
  const page = await openBook(creator, campaign, "/encounter");
  await page.getByRole("button", { name: "Add Encounter" }).click();
  const wizard = page.getByRole("dialog", { name: "Create Encounter" });
  await wizard.getByLabel("Encounter name").fill("Half a h");
  await page.keyboard.press("Escape");
  const question = page.getByText("Close without saving?");
  await expect(question).toBeVisible();
  await page.getByRole("button", { name: "Keep writing" }).click();
  await expect(wizard.getByLabel("Encounter name")).toHaveValue("Half a h");
  await wizard.getByRole("button", { name: "Close", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Close", exact: true }).click();
  await expect(wizard).toHaveCount(0);
  await page.getByRole("button", { name: "Add Encounter" }).click();
  await wizard.getByRole("button", { name: "Close", exact: true }).click();
  await expect(wizard).toHaveCount(0);
});
