import type { Page } from "@playwright/test";
import { addCharacter, addIsolde, openCharacter } from "../support/characters";
import { deferred } from "../support/deferred";
import { expect, expectAccessible, test, toastOf, withoutLive } from "../support/fixtures";
import { pngFile } from "../support/images";
import type { Person } from "../support/people";

const edit = async (page: Page) => {
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Edit character" });
  await expect(dialog.getByLabel("Current HP")).toBeVisible();
  return dialog;
};
type Wire = Record<string, unknown>;
const stored = async (person: Person, id: number) =>
  (await (await person.api.get(`/api/characters/id/${id}`)).json()) as Wire;
const classOf = async (person: Person, id: number) =>
  ((await (await person.api.get(`/api/character-classes/character/${id}`)).json()) as Wire[])[0];

test("opens with what is stored and changes figures, class and energy", async ({ player, campaign }) => {
  const id = await addIsolde(player, campaign);
  const page = await openCharacter(player, campaign);
  // Changed elsewhere meanwhile: the editor asks the server.
  await player.api.put(`/api/characters/${id}`, { data: { character_level: 6 } });
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  const dialog = await edit(page);
  await expect(dialog.getByLabel("Level", { exact: true })).toHaveValue("6");
  await expect(dialog.getByRole("meter", { name: "Hit points" })).toHaveAttribute("aria-valuenow", "31");
  await expect(dialog.getByRole("img", { name: /Ability scores: Strength 12, Dexterity 18/ })).toBeVisible();
  await expectAccessible(page);

  await dialog.getByRole("button", { name: "Lower Dex" }).click();
  await dialog.getByRole("button", { name: "Lower Dex" }).click();
  await dialog.getByLabel("Current HP").fill("10");
  await dialog.getByLabel("Level 1").fill("5");
  await dialog.getByRole("tab", { name: "Settings" }).click();
  await dialog.getByLabel("Energy name").fill("Waves");
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(toastOf(page, "Character updated successfully!")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("10/44")).toBeVisible();
  await expect(page.getByRole("definition").first()).toHaveText("13");

  const calling = await classOf(player, id);
  expect(calls).toEqual([
    `PUT /api/characters/${id}`,
    `PUT /api/character-classes/${String(calling?.["class_id"])}`,
  ]);
  expect(calling).toMatchObject({ energy_name: "Waves", amount_lv1: 5, class_name: "Warden" });
  expect(await stored(player, id)).toMatchObject({
    character_AC: 13,
    character_level: 6,
    encounter_ability_score_dex: 16,
    encounter_saving_throw_dex: 3,
  });
});

test("makes a class where there is none", async ({ player, campaign }) => {
  const id = await addCharacter(player, campaign, { character_name: "Nobody" });
  const page = await openCharacter(player, campaign, "Nobody");
  const dialog = await edit(page);
  await dialog.getByLabel("Level 2").fill("3");
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(toastOf(page, "Character updated successfully!")).toBeVisible();
  expect(await classOf(player, id)).toMatchObject({ character_id: id, amount_lv2: 3, max_energy_level: 6 });
});

test("takes what is no number for what the rules say", async ({ player, campaign }) => {
  const id = await addIsolde(player, campaign);
  const page = await openCharacter(player, campaign);
  const dialog = await edit(page);
  await dialog.getByLabel("Level", { exact: true }).fill("high");
  await dialog.getByLabel("Speed").fill("fast");
  await dialog.getByRole("tab", { name: "Settings" }).click();
  await dialog.getByLabel("Amount of Levels (max 6)").fill("some");
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(toastOf(page, "Character updated successfully!")).toBeVisible();
  expect(await stored(player, id)).toMatchObject({ character_level: 1, character_speed: 0 });
  expect(await classOf(player, id)).toMatchObject({ max_energy_level: 1 });
});

test("changes name, portrait, description, race and background too", async ({ player, campaign }) => {
  const id = await addIsolde(player, campaign);
  const page = await openCharacter(player, campaign);
  const dialog = await edit(page);
  await dialog.getByRole("tab", { name: "Character" }).click();
  await dialog.getByLabel("Character name").fill("Isolde of the Tide");
  await dialog.getByLabel("Portrait").setInputFiles(pngFile("face.png"));
  await dialog.getByLabel("Character description").fill("Late, for once.");
  await dialog.getByRole("tab", { name: "Race" }).click();
  await dialog.getByLabel("Race name").fill("High Elf");
  await dialog.getByRole("checkbox", { name: "Stealth" }).uncheck();
  await dialog.getByRole("checkbox", { name: "History" }).check();
  await dialog.getByRole("tab", { name: "Background" }).click();
  await dialog.getByLabel("Background name").fill("Acolyte");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(toastOf(page, "Character updated successfully!")).toBeVisible();
  await expect(page.getByText("High Elf Warden, an Acolyte")).toBeVisible();
  await expect(page.getByRole("img", { name: "Portrait of Isolde of the Tide" })).toBeVisible();
  await page.getByRole("tab", { name: "Dex" }).click();
  await expect(page.getByRole("button", { name: /Stealth/ })).toHaveText(/\+6/);
  expect(await stored(player, id)).toMatchObject({
    character_name: "Isolde of the Tide",
    character_description: "Late, for once.",
    race: "High Elf",
  });
});

test("says how it failed and keeps what was written", async ({ player, campaign }) => {
  const id = await addIsolde(player, campaign);
  const page = await openCharacter(player, campaign);
  const dialog = await edit(page);
  await dialog.getByLabel("Speed").fill("40");
  const address = `**/api/characters/${id}`;
  await page.route(address, (route) =>
    route.fulfill({ status: 500, json: { error: "Something went wrong. Please try again." } }),
  );
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(toastOf(page, "Failed to update character.")).toBeVisible();
  await page.unroute(address);
  await page.route(address, (route) => route.abort());
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(toastOf(page, "Error updating character.")).toBeVisible();
  await expect(dialog.getByLabel("Speed")).toHaveValue("40");
  await dialog.getByText("Close", { exact: true }).click();
  await expect(page.getByRole("alertdialog", { name: "Close without saving?" })).toBeVisible();
});

test("leaves what others changed meanwhile", async ({ player, campaign }) => {
  const id = await addIsolde(player, campaign);
  const page = await openCharacter(player, campaign);
  const dialog = await edit(page);
  await player.api.put(`/api/characters/${id}`, { data: { character_current_HP: 3 } });
  await dialog.getByLabel("Speed").fill("40");
  await dialog.getByRole("button", { name: "Submit" }).click();
  // The hit points may be told of before the answer has come.
  await expect(toastOf(page, "Character updated successfully!")).toBeVisible();
  await expect(page.getByText("3/44")).toBeVisible();
  expect(await stored(player, id)).toMatchObject({ character_current_HP: 3, character_speed: 40 });
});

test("turns to the field that is refused", async ({ player, campaign }) => {
  await addIsolde(player, campaign);
  const page = await openCharacter(player, campaign);
  const dialog = await edit(page);
  await dialog.getByRole("tab", { name: "Character", exact: true }).click();
  await dialog.getByLabel("Character name").fill(" ");
  await dialog.getByRole("tab", { name: "Stats" }).click();
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(toastOf(page, "Failed to update character.")).toBeVisible();
  await expect(dialog.getByLabel("Character name")).toBeFocused();
  await expect(dialog.getByRole("alert").filter({ hasText: "Please enter a name" })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Character name").fill("Isolde");
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(toastOf(page, "Character updated successfully!")).toBeVisible();
});

test("says that no character is selected where the one that was edited is gone", async ({
  player,
  creator,
  campaign,
}) => {
  const id = await addIsolde(player, campaign);
  await withoutLive(await player.page());
  const page = await openCharacter(player, campaign);
  const dialog = await edit(page);
  await dialog.getByLabel("Level", { exact: true }).fill("4");
  await creator.api.delete(`/api/characters/${id}`);
  // Until the book knows, and the form says so.
  const listed = deferred();
  await page.route(`**/api/characters/${campaign.id}`, async (route) => {
    if (route.request().method() === "GET") await listed.promise;
    await route.continue();
  });
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(toastOf(page, "No character selected!")).toBeVisible();
  listed.resolve();
  await expect(dialog.getByText("This character is no longer in the book.", { exact: false })).toBeVisible();
  await expect(dialog.getByLabel("Level", { exact: true })).toHaveValue("4");
});

test("Enter opens the choice of a portrait", async ({ player, campaign }) => {
  await addIsolde(player, campaign);
  const page = await openCharacter(player, campaign);
  const dialog = await edit(page);
  await dialog.getByRole("tab", { name: "Character", exact: true }).click();
  const chooser = page.waitForEvent("filechooser");
  await dialog.getByLabel("Portrait").press("Enter");
  await (await chooser).setFiles(pngFile());
  await expect(dialog.getByRole("button", { name: /^Take back/ })).toBeVisible();
});
