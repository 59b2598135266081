// One file: the library as it is looked through and taken from, on a desk, on a phone and by the keys.
import { addIsolde, belongingsOf, listOf, openCharacter } from "../support/characters";
import { bogLantern, isolde } from "../support/creature-files";
import { addEncounter, leftPage, openEncounter, rightPage } from "../support/encounters";
import { expect, expectAccessible, openBook, test, toastOf } from "../support/fixtures";
import { loseAnswer } from "../support/lose-answer";
import { next, openWizard } from "../support/wizard";

test("ten goblins come from the library with a search and a number", async ({ creator, campaign }) => {
  const page = await openBook(creator, campaign, "/encounter");
  await leftPage(page).getByRole("button", { name: "From the library" }).click();
  const dialog = page.getByRole("dialog", { name: "The library" });
  await expect(dialog.getByRole("searchbox", { name: "Search monsters" })).toBeFocused();
  await expect(dialog.getByText("322 of 322 monsters")).toBeVisible();
  await page.keyboard.type("gob");
  await expect(dialog.getByRole("heading", { name: "Goblin", exact: true })).toBeVisible();
  await expect(dialog.getByText("+4 to hit, reach 5 ft.").first()).toBeVisible();
  await expectAccessible(page);
  // One tap, and six keys in all.
  await page.keyboard.type("10");
  await expect(dialog.getByRole("button", { name: "Take 10 × Goblin" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByText("10 taken from the library: Goblin to Goblin 10.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: /^Goblin 10.*from the SRD 5\.1/ })).toBeVisible();
});

test("ten goblins come with four taps on a phone whose keyboard is open", async ({ creator, campaign }) => {
  const page = await openBook(creator, campaign, "/encounter");
  await page.setViewportSize({ width: 390, height: 430 });
  await leftPage(page).getByRole("button", { name: "From the library" }).click();
  const dialog = page.getByRole("dialog", { name: "The library" });
  await expect(dialog.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("gob");
  // A row that moves under the finger, as what "go" found gives way to it, is not pressed.
  await expect(dialog.getByText(/^\d of 322 monsters/)).toBeVisible();
  await dialog.getByRole("button", { name: /^Goblin/ }).click();
  await expect(dialog.getByRole("region", { name: "The whole entry" })).toBeFocused();
  await dialog.getByRole("spinbutton", { name: "Copies" }).click();
  await page.keyboard.type("10");
  await dialog.getByRole("button", { name: "Take 10 × Goblin" }).click();
  await expect(page.getByText("10 taken from the library: Goblin to Goblin 10.")).toBeVisible();
  await dialog.getByRole("button", { name: "Results" }).click();
  await expect(dialog.getByRole("button", { name: /^Goblin/ })).toBeFocused();
});

test("copies are of the entry for which their number was said", async ({ creator, campaign }) => {
  const page = await openBook(creator, campaign, "/encounter");
  await leftPage(page).getByRole("button", { name: "From the library" }).click();
  const dialog = page.getByRole("dialog", { name: "The library" });
  await expect(dialog.getByRole("searchbox")).toBeFocused();
  const copies = dialog.getByRole("spinbutton", { name: "Copies" });
  const take = (name: string) => dialog.getByRole("button", { name, exact: true });
  for (const takeTicked of [() => take("Take all 1").click(), () => page.keyboard.press("Enter")]) {
    await dialog.getByRole("checkbox", { name: "Tick Aboleth" }).check();
    await dialog.getByRole("button", { name: /^Adult Black Dragon/ }).click();
    await copies.fill("5");
    await expect(take("Take 5 × Adult Black Dragon")).toBeVisible();
    await dialog.getByRole("button", { name: /^Adult Black Dragon/ }).focus();
    await takeTicked();
    await expect(take("Take all 1")).toHaveCount(0);
    await expect(take("Take 5 × Adult Black Dragon")).toBeVisible();
  }
  // Narrowed, the list shows another, of which no number was said.
  await dialog.getByRole("combobox", { name: "Type" }).selectOption("Ooze");
  await expect(take("Take Black Pudding")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(leftPage(page).getByRole("button", { name: /^Aboleth/ })).toHaveCount(2);
});

test("digits are part of what is sought among items, and say how many after the arrows", async ({
  player,
  campaign,
}) => {
  await addIsolde(player, campaign);
  const page = await openCharacter(player, campaign);
  await page.getByRole("tab", { name: "Inventory", exact: true }).click();
  await belongingsOf(page).getByRole("button", { name: "From the library" }).click();
  const dialog = page.getByRole("dialog", { name: "The library" });
  const search = dialog.getByRole("searchbox", { name: "Search items" });
  await expect(search).toBeFocused();
  await page.keyboard.type("pole (10");
  await expect(search).toHaveValue("pole (10");
  await expect(dialog.getByRole("heading", { name: "Pole (10-foot)", exact: true })).toBeVisible();
  await expect(dialog.getByRole("spinbutton", { name: "Copies" })).toHaveValue("1");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.type("12");
  await expect(dialog.getByRole("button", { name: "Take 12 × Pole (10-foot)" })).toBeVisible();
  await expect(search).toHaveValue("pole (10");
});

test("a spell and a monster's action come onto a sheet", async ({ player, campaign }) => {
  const character_id = await addIsolde(player, campaign);
  await player.api.post("/api/character-spells/from-library", { data: { character_id, slug: "wish" } });
  const page = await openCharacter(player, campaign);
  const right = belongingsOf(page);
  const dialog = page.getByRole("dialog", { name: "The library" });
  const open = async (tab: string) => {
    await page.getByRole("tab", { name: tab, exact: true }).click();
    await right.getByRole("button", { name: "From the library" }).click();
    await expect(dialog.getByRole("searchbox")).toBeFocused();
  };
  await open("Spells");
  await page.keyboard.type("ireb");
  const fireball = dialog.getByRole("button", { name: /^Fireball/ });
  await expect(fireball.locator("[data-strong]")).toHaveText("Lvl 3");
  await fireball.click();
  await dialog.getByRole("button", { name: "Take Fireball" }).click();
  await expect(page.getByText("Taken from the library: Fireball.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(right.getByText("Lvl 3, Evocation, from the SRD 5.1").first()).toBeVisible();
  await open("Actions");
  await page.keyboard.type("acid breath");
  await expect(dialog.getByRole("button", { name: /^Take Acid Breath/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: /^Take Acid Breath/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Taken from the library: Acid Breath/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(right.getByRole("heading", { name: /^Acid Breath/ })).toBeVisible();
  await page.getByRole("tab", { name: "Spells", exact: true }).click();
  await right.getByRole("button", { name: /^Wish/ }).click();
  await right.getByRole("button", { name: "Edit Wish" }).click();
  const level = page.getByRole("dialog", { name: "Edit Spell" }).getByLabel("Spell level");
  await level.press("Tab");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(level).toHaveCount(0);
});

test("the wizard offers the document's races and classes", async ({ player, campaign }) => {
  const page = await openWizard(player, campaign);
  await page.getByLabel("Character name").fill("Grik");
  await page.getByLabel("Level", { exact: true }).fill("5");
  await next(page, "Description");
  await next(page, "Race");
  await page.getByRole("button", { name: "From the library" }).click();
  await page.getByLabel("Races of the library").selectOption("Half-Orc");
  await expect(page.getByLabel("Race name")).toHaveValue("Half-Orc");
  await expect(page.getByLabel("Races of the library")).toBeFocused();
  await expect(page.getByRole("checkbox", { name: "Intimidation" })).toBeChecked();
  // What the book says is written where it is ticked, and nowhere else.
  const says = page.getByRole("region", { name: "What the book says" });
  await expect(
    says.getByRole("checkbox", { name: "Ability bonuses Strength +2, Constitution +1" }),
  ).not.toBeChecked();
  await expect(says).toContainText("Str 10 12");
  await expect(page.getByRole("textbox", { name: "Language 2" })).toHaveCount(0);
  await says.getByRole("checkbox", { name: /^Languages/ }).check();
  await expect(page.getByRole("textbox", { name: "Language 2" })).toHaveValue("Orc");
  await says.getByRole("checkbox", { name: /^Ability bonuses/ }).check();
  await expect(says).toContainText("2 of 3, written when you save");
  await expectAccessible(page);
  await next(page, "Background");
  await next(page, "Class");
  await page.getByRole("button", { name: "From the library" }).click();
  await page.getByLabel("Classes of the library").selectOption("Wizard");
  await expect(page.getByLabel("Energy name")).toHaveValue("Spell slots");
  await expect(page.getByLabel("Level 1", { exact: true })).toHaveValue("4");
  await expect(page.getByLabel("Level 3", { exact: true })).toHaveValue("2");
  await expect(page.getByLabel("Level 4", { exact: true })).toHaveCount(0);
  await expect(page.getByRole("checkbox", { name: "Arcana" })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Stealth" })).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(says).toContainText("Saving throwsIntelligence and Wisdom, +2 at level 1");
  await expect(says).toContainText("Hit points at level 16, and 0 for Constitution");
  await says.getByRole("button", { name: "Tick all" }).click();
  await says.getByRole("checkbox", { name: /^Hit points/ }).uncheck();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Character saved successfully!")).toBeVisible();
  const [saved] = await listOf(player, campaign);
  expect(saved).toMatchObject({
    encounter_ability_score_str: 12,
    encounter_ability_score_con: 11,
    encounter_ability_score_int: 10,
    character_max_HP: 10,
    encounter_saving_throw_int: 2,
    encounter_saving_throw_wis: 2,
    encounter_saving_throw_str: 1,
  });
});

test("the library is used by keys alone, keeps its filters and shows what was taken lately", async ({
  creator,
  campaign,
}) => {
  const page = await openBook(creator, campaign, "/encounter");
  const open = async () => {
    await leftPage(page).getByRole("button", { name: "From the library" }).click();
    const opened = page.getByRole("dialog", { name: "The library" });
    await expect(opened.getByRole("searchbox")).toBeFocused();
    return opened;
  };
  let dialog = await open();
  await page.keyboard.type("owl");
  await expect(dialog.getByRole("heading", { name: "Owl", exact: true })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("heading", { name: "Owlbear" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Taken from the library: Owlbear.")).toBeVisible();
  await dialog.getByRole("combobox", { name: "Type" }).selectOption("Dragon");
  await page.keyboard.press("Escape");
  dialog = await open();
  await expect(dialog.getByRole("combobox", { name: "Type" })).toHaveValue("Dragon");
  await expect(dialog.getByText("43 of 322 monsters")).toBeVisible();
  await dialog.getByRole("combobox", { name: "Type" }).selectOption("");
  await expect(dialog.getByText("Taken lately")).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type("gelatinous duke");
  await expect(dialog.getByText("No monster by that name walks these pages.")).toBeVisible();
});

test("a file of another tool is looked through before it comes in", async ({ creator, campaign }) => {
  const page = await openBook(creator, campaign, "/encounter");
  await leftPage(page).getByRole("button", { name: "From the library" }).click();
  const dialog = page.getByRole("dialog", { name: "The library" });
  await dialog.getByRole("tab", { name: "Bring your own" }).click();
  const file = dialog.getByLabel("Choose a file");
  const json = (content: string) => ({
    name: "bestiary.json",
    mimeType: "application/json",
    buffer: Buffer.from(content),
  });
  await file.setInputFiles(json("[".repeat(2000)));
  await expect(dialog.getByRole("alert")).toHaveText("The file is nested too deeply");
  await expectAccessible(page);
  await file.setInputFiles(
    json(JSON.stringify([{ ...bogLantern, ImageURL: "http://x" }, { ...bogLantern, Name: "" }, isolde])),
  );
  await expect(dialog.getByText("Improved Initiative, 1 KB")).toBeVisible();
  await expect(dialog.getByText("Cannot be brought in: it has no name.")).toBeVisible();
  await expect(dialog.getByText(/^Its picture is left out/).first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("checkbox", { name: "Bring in Isolde" }).uncheck();
  // It is written, but nobody hears of it, nor of its repetition; the same once more doubles nothing.
  await page.route("**/api/encounters/import", loseAnswer, { times: 2 });
  await dialog.getByRole("button", { name: "Bring in 1" }).click();
  await expect(dialog.getByRole("alert")).toContainText("nothing comes in twice");
  await dialog.getByRole("button", { name: "Bring in 1" }).click();
  await expect(dialog.getByRole("status").filter({ hasText: "One came in" })).toBeVisible();
  await expect(dialog.getByText("Not ticked")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "To the encounters" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /^Bog Lantern/ })).toHaveCount(1);
});

test("corrects an effect of the library that is longer than a new one may be", async ({
  creator,
  campaign,
}) => {
  const encounter_id = await addEncounter(creator, campaign);
  const data = { encounter_id, slug: "adult-black-dragon", action: "Frightful Presence" };
  await creator.api.post("/api/encounter-actions/from-library", { data });
  const page = await openEncounter(creator, campaign);
  await page.getByRole("tablist", { name: "Belongings" }).getByRole("tab", { name: "Actions" }).click();
  await rightPage(page).getByRole("button", { name: "Edit Frightful Presence" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Action" });
  const effect = dialog.getByLabel("Effect", { exact: true });
  await expect(effect).toHaveAccessibleDescription(/at most 420 characters, or as many as it has/);
  await effect.fill((await effect.inputValue()).replace("dragon", "wyrm"));
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(toastOf(page, "Action updated successfully!")).toBeVisible();
});
