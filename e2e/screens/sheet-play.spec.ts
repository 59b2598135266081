import type { Page } from "@playwright/test";
import { addIsolde, addItem, addSpell, belongingsOf, openCharacter } from "../support/characters";
import { expect, test, toastOf } from "../support/fixtures";

test("a held coin rolls two, and what fell lies on it", async ({ player, campaign }) => {
  await addIsolde(player, campaign);
  const page = await openCharacter(player, campaign);
  const coin = page.getByRole("button", { name: "Dexterity check, +4; score 18" });
  await expect(coin).toContainText("+4");
  await coin.click({ delay: 600 });
  await expect(toastOf(page, "Dexterity check with advantage")).toBeVisible();
  // The die that counts and the bonus, below their sum.
  await expect(coin).toHaveText(/^Dex\d+\d+\+4$/);
  await expect(coin).toHaveText("Dex+418");
  await page.getByRole("button", { name: "Charisma save, −1" }).click({ modifiers: ["Shift"] });
  await expect(toastOf(page, "Charisma saving throw with advantage")).toBeVisible();
});

test("what one does stands on the sheet, rolls, and leads to the whole of it", async ({
  player,
  campaign,
}) => {
  const id = await addIsolde(player, campaign);
  await addItem(player, id, {
    item_name: "Salt-iron dagger",
    item_effect: "+7 to hit, 1d4+4 piercing.",
    damage_types: ["Piercing"],
  });
  await addSpell(player, id, {
    spell_name: "Call the undertow",
    spell_level: 3,
    spell_effects: ["DC 14 Strength saving throw, 3d6 bludgeoning; half on a save."],
  });
  const page = await openCharacter(player, campaign);
  const deeds = page.getByRole("region", { name: "What I do" });
  await deeds.getByRole("button", { name: "Salt-iron dagger: to hit, +7" }).click();
  await expect(toastOf(page, "Salt-iron dagger, to hit")).toBeVisible();
  await deeds.getByRole("button", { name: "Salt-iron dagger: damage, 1d4+4 piercing" }).click();
  await expect(toastOf(page, "Salt-iron dagger, piercing")).toBeVisible();
  await expect(deeds.getByText("Str 14")).toBeVisible();

  const spell = deeds.getByRole("button", { name: /^Call the undertow: damage, 3d6 bludgeoning/ });
  await expect(spell).toHaveAccessibleName(/bludgeoning$/);
  await deeds.getByRole("button", { name: "Level 3: 1 of 1 left, spend one" }).click();
  await expect(spell).toHaveAccessibleName(/; no Tides of level 3 left$/);
  // The last of it was spent on what is rolled now.
  await spell.click();
  await expect(toastOf(page, "Call the undertow, bludgeoning")).toBeVisible();
  await deeds.getByRole("button", { name: "Call the undertow", exact: true }).click();
  await expect(page.getByRole("tab", { name: "Spells", exact: true, selected: true }).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Call the undertow" })).toBeVisible();
});

test("says that energy was spent once it is, and tells readers of no button that they don't have", async ({
  player,
  otherPlayer,
  campaign,
}) => {
  const id = await addIsolde(player, campaign);
  const theirs = await openCharacter(otherPlayer, campaign);
  const turnToSpells = (page: Page) =>
    page
      .getByRole("tablist", { name: "Belongings" })
      .getByRole("tab", { name: "Spells", exact: true })
      .click();
  await turnToSpells(theirs);
  await expect(belongingsOf(theirs).getByText("No spells created yet.", { exact: true })).toBeVisible();
  await addSpell(player, id, { spell_level: 1 });
  const page = await openCharacter(player, campaign);
  await turnToSpells(page);
  const energy = "**/api/characters/*/energy";
  await page.route(energy, (route) => route.fulfill({ status: 500, json: { error: "" } }));
  const cast = belongingsOf(page).getByRole("button", { name: /^Cast Rime shackle at level 2/ });
  const spent = page.getByText(/^Rime shackle: /);
  await cast.click();
  await expect(toastOf(page, "Failed to update character.")).toBeVisible();
  // At this moment: a toast goes by itself after a while.
  expect(await spent.count()).toBe(0);
  await page.unroute(energy);
  await expect(cast).toHaveAccessibleName(/3 left$/);
  await cast.click();
  await expect(spent).toBeVisible();
});
