import type { Locator } from "@playwright/test";
import { addIsolde, addItem, addSpell, belongingsOf, openCharacter } from "../support/characters";
import { expect, expectAccessible, test, toastOf } from "../support/fixtures";
import { png, pngFile } from "../support/images";
import { runUntilShown, stopClock } from "../support/stopped-clock";

const addDamage = async (dialog: Locator, ...types: string[]) => {
  for (const [index, type] of types.entries()) {
    await dialog.getByRole("button", { name: "Add damage type" }).click();
    await dialog.getByRole("textbox", { name: `Damage type ${index + 1}` }).fill(type);
  }
};

test("makes an item with a picture and shows it whole", async ({ player, campaign }) => {
  const id = await addIsolde(player, campaign);
  const page = await openCharacter(player, campaign);
  const right = belongingsOf(page);
  await expect(right.getByText("No items yet")).toBeVisible();
  await right.getByRole("button", { name: "+ Create Item" }).click();
  const dialog = page.getByRole("dialog", { name: "Create Item" });
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(dialog.getByText("Item name is required")).toBeVisible();
  await dialog.getByLabel("Name").fill("Salt-iron longbow of the tide");
  await expect(dialog.getByLabel("Name")).toHaveValue("Salt-iron longbow ");
  await expect(dialog.getByText("18/18")).toBeVisible();
  await dialog.getByLabel("Name").fill("Yew longbow");
  await expect(dialog.getByText("/18")).toHaveCount(0);
  await dialog.getByLabel("Type").fill("Weapon");
  await dialog.getByLabel("Image").setInputFiles(pngFile("bow.png"));
  await dialog.getByLabel("Description").fill("It hums when the tide turns.");
  await dialog.getByLabel("Range").fill("150 ft or further than that");
  await expect(dialog.getByLabel("Range")).toHaveValue("150 ft or further ");
  await dialog.getByLabel("Range").fill("150 ft");
  await dialog.getByLabel("Area").fill("One target");
  await dialog.getByLabel("Cost").fill("1 action");
  await dialog.getByLabel("Effect").fill("Takes 10 feet of speed.\nLooses without a sound.");
  await addDamage(dialog, "Piercing", "Cold", "");
  await expect(dialog.getByRole("button", { name: "Add damage type" })).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(toastOf(page, "Item created successfully!")).toBeVisible();
  await expect(toastOf(page, "Character item created!")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(right.getByRole("heading", { name: "Yew longbow" })).toBeVisible();
  await expect(right.getByRole("list", { name: "Damage types" }).getByRole("listitem")).toHaveText([
    "Piercing",
    "Cold",
  ]);
  await expect(right.getByRole("list", { name: "Items" }).getByRole("button")).toHaveText([
    "Yew longbowWeapon",
    "+ Create Item",
  ]);
  await expect(right.getByRole("list", { name: "At the table" })).toHaveText("150 ft1 action");
  await expect(right.getByText(/^Takes 10 feet of speed\.\s*Looses without a sound\.$/)).toBeVisible();
  await right.getByRole("tab", { name: "Full Item View" }).click();
  await expect(right.getByText("Weapon, carried by Isolde Marrow")).toBeVisible();
  await expect(right.getByRole("definition")).toHaveText(["150 ft", "One target", "1 action"]);
  await right.getByRole("tab", { name: "Effect" }).click();
  await expect(right.getByText("Looses without a sound.")).toBeVisible();
  await expectAccessible(page);
  const [item] = (await (await player.api.get(`/api/character-inventory/character/${id}`)).json()) as Record<
    string,
    unknown
  >[];
  expect(item).toMatchObject({
    item_effect: "Takes 10 feet of speed.\nLooses without a sound.",
    damage_types: '["Piercing","Cold"]',
    item_image: expect.stringMatching(/\.webp$/),
  });
});

test("makes spells, selects the first after loading and a new one at once", async ({ player, campaign }) => {
  const id = await addIsolde(player, campaign);
  await addSpell(player, id, { spell_level: 0, spell_type: "Divination", spell_name: "Druid’s ear" });
  await addSpell(player, id, { spell_level: 1, spell_name: "Rime shackle" });
  const page = await openCharacter(player, campaign);
  const right = belongingsOf(page);
  await page
    .getByRole("tablist", { name: "Belongings" })
    .getByRole("tab", { name: "Spells", exact: true })
    .click();
  await expect(right.getByRole("heading", { name: "Druid’s ear" })).toBeVisible();
  await expect(right.getByText("Cantrip, Divination")).toBeVisible();
  await right.getByRole("button", { name: "+ Create Spell" }).click();
  const dialog = page.getByRole("dialog", { name: "Create Spell" });
  await expect(dialog.getByLabel("Spell level").locator("option")).toHaveText([
    "Cantrip",
    "Level 1",
    "Level 2",
    "Level 3",
    "Level 4",
    "Level 5",
    "Level 6",
  ]);
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(dialog.getByText("Spell name is required")).toBeVisible();
  await dialog.getByLabel("Name").fill("Call the undertow");
  await dialog.getByLabel("Type").fill("Conjuration");
  await dialog.getByLabel("Spell level").selectOption("Level 2");
  await dialog.getByLabel("Effect").fill("Pulled 15 feet toward you.\n\nOn a failed save they fall prone.");
  await addDamage(dialog, "Cold", "Necrotic");
  // A window that becomes narrow shows one page of the book, and still the dialog that was opened from the other.
  const wide = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 900, height: 900 });
  await expect(dialog.getByLabel("Name")).toHaveValue("Call the undertow");
  await expect(dialog).toBeVisible();
  await page.setViewportSize(wide);
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(toastOf(page, "Spell created successfully!")).toBeVisible();
  await expect(right.getByText("Lvl 2, Conjuration")).toBeVisible();
  await expect(right.getByRole("button", { pressed: true })).toHaveText(/^Call the undertowLvl 2/);
  await expect(right.getByRole("list", { name: "Spells" }).getByRole("button")).toHaveText([
    "Druid’s earCantrip",
    "Rime shackleLvl 1",
    "Call the undertowLvl 2",
    "+ Create Spell",
  ]);
  await right.getByRole("tab", { name: "Full Spell View" }).click();
  await right.getByRole("tab", { name: "Effect" }).click();
  const panel = right.getByRole("tabpanel", { name: "Effect" });
  await expect(panel.getByRole("listitem")).toHaveText([
    "Pulled 15 feet toward you.",
    "On a failed save they fall prone.",
  ]);
});

test("makes actions, with the keyboard alone", async ({ player, campaign }) => {
  await addIsolde(player, campaign);
  const page = await openCharacter(player, campaign);
  const right = belongingsOf(page);
  await page.getByRole("tab", { name: "Inventory" }).focus();
  await page.keyboard.press("End");
  await expect(page.getByRole("tab", { name: "Actions", selected: true }).first()).toBeFocused();
  await expect(right.getByText('No actions created yet. Click "+ Create Action" to add one.')).toBeVisible();
  await right.getByRole("tab", { name: "Full Action View" }).click();
  await expect(right.getByText("Select an action to view details.")).toBeVisible();
  await right.getByRole("tab", { name: "Full Action View" }).press("Home");
  await right.getByRole("button", { name: "+ Create Action" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Create Action" });
  await expect(dialog.getByLabel("Name")).toBeFocused();
  await page.keyboard.type("Volley");
  await page.keyboard.press("Tab");
  await expect(dialog.getByLabel("Type")).toBeFocused();
  await page.keyboard.type("Com");
  await expect(dialog.getByLabel("Type")).toHaveValue("Combat");
  await dialog.getByRole("button", { name: "Submit" }).press("Enter");
  await expect(toastOf(page, "Action created successfully!")).toBeVisible();
  await expect(right.getByRole("button", { pressed: true })).toHaveText("VolleyCombat");
  await expect(right.getByRole("button", { name: "+ Create Action" })).toBeFocused();
});

test("changes a belonging and deletes one, with some seconds to think", async ({ player, campaign }) => {
  const id = await addIsolde(player, campaign);
  await addItem(player, id);
  await addItem(player, id, { item_name: "Storm lantern" });
  const page = await openCharacter(player, campaign);
  const right = belongingsOf(page);
  await right.getByRole("button", { name: "Storm lantern" }).click();
  await right.getByRole("button", { name: "Edit Storm lantern" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Item" });
  await dialog.getByLabel("Name").fill("Calm lantern");
  await stopClock(page);
  await dialog.getByRole("button", { name: "Submit" }).click();
  await runUntilShown(page, toastOf(page, "Item updated successfully!"));
  await expect(right.getByRole("heading", { name: "Calm lantern" })).toBeVisible();
  const names = async () => {
    const items = await (await player.api.get(`/api/character-inventory/character/${id}`)).json();
    return items.map((item: { item_name: string }) => item.item_name);
  };
  // What said so burns down, and lies over nothing that is pressed next.
  await page.clock.runFor(4000);
  await right.getByRole("button", { name: "Delete Calm lantern" }).click();
  await runUntilShown(page, toastOf(page, "Item deleted successfully!"));
  await expect(right.getByRole("heading", { name: "Yew longbow" })).toBeVisible();
  await expect(right.getByText("Calm lantern")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(right.getByText("Calm lantern").first()).toBeVisible();
  expect(await names()).toEqual(["Yew longbow", "Calm lantern"]);
  await page.clock.resume();
  await right.getByRole("button", { name: "Yew longbow", exact: true }).click();
  await right.getByRole("button", { name: "Delete Yew longbow" }).click();
  await expect.poll(names).toEqual(["Calm lantern"]);
  await expect(right.getByText("Yew longbow")).toHaveCount(0);
});

test("waits for a picture that was chosen just before", async ({ player, campaign }) => {
  const id = await addIsolde(player, campaign);
  const page = await openCharacter(player, campaign);
  await belongingsOf(page).getByRole("button", { name: "+ Create Item" }).click();
  const dialog = page.getByRole("dialog", { name: "Create Item" });
  await dialog.getByLabel("Name").fill("Yew longbow");
  const large = { name: "bow.png", mimeType: "image/png", buffer: png(5000, 5000) };
  await dialog.getByLabel("Image").setInputFiles(large);
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(toastOf(page, "Item created successfully!")).toBeVisible();
  const items = (await (await player.api.get(`/api/character-inventory/character/${id}`)).json()) as {
    item_image: string | null;
  }[];
  expect(items[0]?.item_image).not.toBeNull();
});
