// Somebody else saves what one is writing: nothing is overwritten, and one chooses what stays.
import { addIsolde, addItem, openCharacter, openEditor } from "../support/characters";
import { deferred } from "../support/deferred";
import {
  type Campaign,
  expect,
  expectAccessible,
  openBook,
  test,
  toastOf,
  withoutLive,
} from "../support/fixtures";
import { holdScripts } from "../support/held-scripts";
import type { Person } from "../support/people";

/** Opens the editor of the campaign; `stream` is there once its page asks for live events. */
const editCampaign = async (person: Person, campaign: Campaign) => {
  const page = await openBook(person, campaign);
  await person.select({ editCampaignId: String(campaign.id) }, ["editCampaignId"]);
  const stream = page.waitForRequest(/\/api\/live\?.*campaign_id=/);
  await page.goto("/edit-campaign");
  return { page, stream };
};

test("a form follows where nothing was written, and asks where both wrote something", async ({
  creator,
  player,
  campaign,
}) => {
  const id = await addIsolde(player, campaign);
  const { character_inventory_id: item } = await addItem(player, id, {
    item_description: "Strung with sinew from the first wyrm of the season.",
  });
  await openBook(creator, campaign);
  const page = await openCharacter(player, campaign);
  await page.getByRole("button", { name: "Edit Yew longbow" }).click();
  const form = page.getByRole("dialog", { name: "Edit Item" });
  await form.getByLabel("Description").fill("Strung with sinew. It hums a third too low.");
  const changed = await creator.api.put(`/api/character-inventory/${item}`, {
    data: { item_name: "Ash longbow", item_description: "Strung with sinew from the last wyrm." },
  });
  expect(changed.status(), await changed.text()).toBe(200);
  await expect(form.getByText("Maren changed this description while you were writing.")).toBeVisible();
  await expect(form.getByLabel("Name", { exact: true })).toHaveValue("Ash longbow");
  await expect(form.getByText("last", { exact: false }).first()).toBeVisible();
  await expectAccessible(page);
  await form.getByRole("button", { name: "Submit" }).click();
  await expect(form.getByRole("region", { name: "A newer version" })).toBeFocused();
  await form.getByRole("button", { name: "Keep mine" }).click();
  await form.getByRole("button", { name: "Submit" }).click();
  await expect(form).toBeHidden();
  const [stored] = (await (
    await player.api.get(`/api/character-inventory/character/${id}`)
  ).json()) as Record<string, unknown>[];
  expect(stored).toMatchObject({
    item_name: "Ash longbow",
    item_description: "Strung with sinew. It hums a third too low.",
  });
});

test("theirs can be taken in a creature's editor, whose other fields are sent alone", async ({
  creator,
  player,
  campaign,
}) => {
  const id = await addIsolde(player, campaign);
  const { page, form } = await openEditor(player, campaign);
  await form.getByRole("tab", { name: "Character", exact: true }).click();
  await form.getByLabel("Character name").fill("Isolde the Grey");
  await creator.api.put(`/api/characters/${id}`, { data: { character_name: "Isolde the Wet" } });
  await expect(form.getByText("changed this name while you were writing.")).toBeVisible();
  await form.getByRole("button", { name: "Show theirs" }).click();
  await expect(form.getByLabel("Character name")).toHaveValue("Isolde the Wet");

  // A restored draft conflicts too: it is based on a version older than the one that is stored.
  await form.getByLabel("Character name").fill("Isolde the Grey");
  await page.goto("/home");
  await creator.api.put(`/api/characters/${id}`, { data: { character_name: "Isolde the Dry" } });
  await page.goto("/character");
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(form.getByText("changed this name while you were writing.")).toBeVisible();
  await form.getByRole("button", { name: "Show theirs" }).click();
  await form.getByRole("tab", { name: "Character", exact: true }).click();
  await expect(form.getByLabel("Character name")).toHaveValue("Isolde the Dry");
  await form.getByLabel("Close", { exact: true }).click();
  await expect(form).toBeHidden();
});

test("the campaign's editor hears what another dungeon master saves", async ({
  creator,
  admin,
  campaign,
}) => {
  const { page, stream } = await editCampaign(creator, campaign);
  const name = page.getByLabel("Campaign Title");
  await name.fill("The Salt Throne");
  await stream;
  await admin.api.put(`/api/campaigns/${campaign.id}`, {
    data: { campaign_name: "The Sunken Crown", setting: "A drowned coast." },
  });
  await expect(page.getByText(/changed this name while you were writing/)).toBeVisible();
  await page.getByRole("button", { name: "Keep mine" }).click();
  await page.getByRole("button", { name: "Next: Campaign Details" }).click();
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(toastOf(page, "Campaign updated!")).toBeVisible();
  const [stored] = (await (await creator.api.get("/api/campaigns/my")).json()) as Record<string, unknown>[];
  expect(stored).toMatchObject({ campaign_name: "The Salt Throne", setting: "A drowned coast." });
});

test("a list in which the cursor stands keeps its rows until one chooses", async ({
  creator,
  admin,
  campaign,
}) => {
  const save = (themes: string[]) =>
    admin.send("PUT", `/api/campaigns/${campaign.id}`, { themes: JSON.stringify(themes) });
  await save(["Salt", "Tide", "Bells"]);
  const { page, stream } = await editCampaign(creator, campaign);
  await page.getByRole("button", { name: "Next: Campaign Details" }).click();
  const details = page.getByRole("dialog", { name: "Campaign details" });
  await details.getByRole("tab", { name: "Themes" }).click();
  const theme = details.getByRole("textbox", { name: "Theme 2" });
  await expect(theme).toHaveValue("Tide");
  await theme.focus();
  await stream;
  await save(["Tide", "Bells"]);
  await expect(details.getByRole("region", { name: "A newer version" })).toBeVisible();
  await expect(theme).toBeFocused();
  await expect(theme).toHaveValue("Tide");
  await theme.fill("Low tide");
  await details.getByRole("button", { name: "Keep mine" }).click();
  await details.getByRole("button", { name: "Submit" }).click();
  await expect(toastOf(page, "Campaign updated!")).toBeVisible();
  const [stored] = (await (await creator.api.get("/api/campaigns/my")).json()) as Record<string, unknown>[];
  expect(stored).toMatchObject({ themes: JSON.stringify(["Salt", "Low tide", "Bells"]) });
});

test("a number that is typed, and counts on leaving the field only, is not overwritten and overwrites nothing", async ({
  creator,
  player,
  campaign,
}) => {
  const id = await addIsolde(player, campaign);
  const { form } = await openEditor(player, campaign);
  const most = form.getByLabel("Max HP");
  const notice = form.getByRole("region", { name: "A newer version" });
  await most.fill("50");
  await creator.send("PUT", `/api/characters/${id}`, { character_max_HP: 48 });
  await expect(notice).toBeVisible();
  await expect(most).toBeFocused();
  await expect(most).toHaveValue("50");
  await form.getByRole("button", { name: "Show theirs" }).click();
  await expect(most).toHaveValue("48");

  await most.fill("52");
  await creator.send("PUT", `/api/characters/${id}`, { character_max_HP: 46 });
  await expect(notice).toBeVisible();
  await form.getByRole("button", { name: "Keep mine" }).click();
  await expect(most).toHaveValue("52");
  await form.getByRole("button", { name: "Submit" }).click();
  await expect(form).toBeHidden();
  const stored = await (await player.api.get(`/api/characters/id/${id}`)).json();
  expect(stored).toMatchObject({ character_max_HP: 52, character_current_HP: 31 });
});

test("what a creature's editor has not followed yet is not overwritten by it", async ({
  creator,
  player,
  campaign,
}) => {
  const id = await addIsolde(player, campaign);
  const { page, form } = await openEditor(player, campaign);
  await form.getByLabel("Speed").fill("40");
  // The script that compares comes late; that of toasts, which comes while the page rests, is there by then.
  await expect(page.getByRole("region", { name: "Notifications alt+T" })).toBeAttached();
  const letCome = await holdScripts(page);
  const compares = page.waitForRequest("**/*.js");
  await creator.api.put(`/api/characters/${id}`, { data: { character_level: 9 } });
  await compares;
  await form.getByRole("button", { name: "Submit" }).click();
  await expect(toastOf(page, "Character updated successfully!")).toBeVisible();
  letCome();
  const stored = await (await player.api.get(`/api/characters/id/${id}`)).json();
  expect(stored).toMatchObject({ character_level: 9, character_speed: 40 });
});

test("what another has saved is asked about though it could not be read when it was told", async ({
  creator,
  player,
  campaign,
}) => {
  const id = await addIsolde(player, campaign);
  const { character_inventory_id: item } = await addItem(player, id);
  const page = await openCharacter(player, campaign);
  await page.getByRole("button", { name: "Edit Yew longbow" }).click();
  const form = page.getByRole("dialog", { name: "Edit Item" });
  await form.getByLabel("Description").fill("It hums a third too low.");
  const stored = `/api/character-inventory/character/${id}`;
  await page.route(`**${stored}`, (route) => route.fulfill({ status: 500, json: {} }));
  const failed = page.waitForResponse(`**${stored}`);
  await creator.send("PUT", `/api/character-inventory/${item}`, { item_description: "It hums." });
  await failed;
  await page.unroute(`**${stored}`);
  await form.getByRole("button", { name: "Submit" }).click();
  await expect(form.getByRole("region", { name: "A newer version" })).toBeFocused();
  expect(await (await player.api.get(stored)).json()).toMatchObject([{ item_description: "It hums." }]);
});

test("what of a character could be saved, though not all of it, can be taken back", async ({
  player,
  campaign,
}) => {
  const id = await addIsolde(player, campaign);
  await withoutLive(await player.page());
  const { page, form } = await openEditor(player, campaign);
  const submit = form.getByRole("button", { name: "Submit" });
  await form.getByLabel("Speed").fill("40");
  await form.getByRole("tab", { name: "Race", exact: true }).click();
  await form.getByLabel("Race name").fill("Sea Elf");
  const race = "**/api/character-races/*";
  await page.route(race, (route) =>
    route.request().method() === "PUT" ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  );
  await submit.click();
  await expect(toastOf(page, "Failed to update character.")).toBeVisible();
  await page.unroute(race);
  await form.getByRole("tab", { name: "Stats", exact: true }).click();
  await form.getByLabel("Speed").fill("35");
  await submit.click();
  await expect(form).toBeHidden();
  const stored = await (await player.api.get(`/api/characters/id/${id}`)).json();
  expect(stored).toMatchObject({ character_speed: 35 });
});

test("what others save while a form's script is on its way is in the form", async ({
  creator,
  player,
  campaign,
}) => {
  const id = await addIsolde(player, campaign);
  const { character_inventory_id: item } = await addItem(player, id, { item_description: "It hums." });
  const page = await openCharacter(player, campaign);
  // What tells of changes has come by the time that one is seen.
  await creator.send("PUT", `/api/character-inventory/${item}`, { item_description: "It hums low." });
  await expect(page.getByText("It hums low.")).toBeVisible();
  const letCome = await holdScripts(page);
  await page.getByRole("button", { name: "Edit Yew longbow" }).click();
  await creator.send("PUT", `/api/character-inventory/${item}`, { item_description: "It sings." });
  await expect(page.getByText("It sings.")).toBeVisible();
  letCome();
  const form = page.getByRole("dialog", { name: "Edit Item" });
  await expect(form.getByLabel("Description")).toHaveValue("It sings.");
});

test("what others save while an editor reads what it edits is in the editor", async ({
  creator,
  player,
  campaign,
}) => {
  const id = await addIsolde(player, campaign);
  const page = await openCharacter(player, campaign);
  const [asked, answer] = [deferred(), deferred()];
  await page.route(
    `**/api/characters/id/${id}`,
    async (route) => {
      const response = await route.fetch();
      asked.resolve();
      await answer.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await asked.promise;
  await creator.send("PUT", `/api/characters/${id}`, { character_name: "Isolde the Wet" });
  await expect(page.getByRole("heading", { name: "Isolde the Wet" })).toBeVisible();
  answer.resolve();
  const form = page.getByRole("dialog", { name: "Edit character" });
  await form.getByRole("tab", { name: "Character", exact: true }).click();
  await expect(form.getByLabel("Character name")).toHaveValue("Isolde the Wet");
});
