import { addEncounter, cards, openEncounter, rightPage } from "../support/encounters";
import { expect, expectAccessible, test, toastOf } from "../support/fixtures";
import { pngFile } from "../support/images";

test("makes an item with abilities, changes and deletes it", async ({ creator, campaign }) => {
  const id = await addEncounter(creator, campaign);
  const page = await openEncounter(creator, campaign);
  const right = rightPage(page);
  await expect(right.getByText("No items found for this encounter.")).toBeVisible();
  await right.getByRole("button", { name: "+ Create New Item" }).click();
  const dialog = page.getByRole("dialog", { name: "Create Item" });
  await dialog.getByLabel("Name", { exact: true }).fill("Chapel bell");
  await dialog.getByLabel("Type").fill("Relic");
  await dialog.getByLabel("Image").setInputFiles(pngFile("bell.png"));
  await dialog.getByLabel("Description").fill("Green with the sea.");
  await dialog.getByLabel("Range", { exact: true }).fill("60 ft");
  await dialog.getByLabel("Effect", { exact: true }).fill("All who hear it stop.");
  await dialog.getByRole("button", { name: "Add ability" }).click();
  await dialog.getByLabel("Name of ability 1").fill("Toll");
  await dialog.getByLabel("Range of ability 1").fill("120 ft");
  await dialog.getByLabel("Area of ability 1").fill("20 ft burst");
  await dialog.getByLabel("Cost of ability 1").fill("1 action");
  await dialog.getByLabel("Effect of ability 1").fill("The drowned rise.");
  for (const [index, type] of ["Thunder", "Necrotic", "Cold"].entries()) {
    await dialog.getByRole("button", { name: "Add damage type" }).click();
    await dialog.getByRole("textbox", { name: `damage type ${index + 1}` }).fill(type);
  }
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Submit" }).dblclick();
  await expect(toastOf(page, "Item created successfully!")).toBeVisible();
  await expect(right.getByRole("list", { name: "Items" }).getByRole("button")).toHaveText([
    /Chapel bell/,
    "+ Create New Item",
  ]);
  await expect(right.getByRole("heading", { name: "Chapel bell" })).toBeVisible();
  await expect(right.getByRole("list", { name: "Damage types" }).getByRole("listitem")).toHaveCount(3);
  await expectAccessible(page);
  await right.getByRole("tab", { name: "Full Item View" }).click();
  await right.getByRole("tab", { name: "Effect" }).click();
  await expect(right.getByText("All who hear it stop.")).toBeVisible();
  const ability = right.getByRole("region", { name: "Toll" });
  await expect(ability.getByRole("definition")).toHaveText(["120 ft", "20 ft burst", "1 action"]);
  await expect(ability.getByText("The drowned rise.")).toBeVisible();
  await expectAccessible(page);

  await right.getByRole("button", { name: "Edit Chapel bell" }).click();
  const editor = page.getByRole("dialog", { name: "Edit Item" });
  await editor.getByLabel("Name", { exact: true }).fill("Cracked bell");
  await editor.getByRole("button", { name: "Submit" }).click();
  await expect(toastOf(page, "Item updated successfully!")).toBeVisible();
  const items = (await (
    await creator.api.get(`/api/encounter-inventory/encounter/${id}`)
  ).json()) as object[];
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({
    item_name: "Cracked bell",
    item_image: expect.any(String),
    damage_types: '["Thunder","Necrotic","Cold"]',
  });

  await right.getByRole("button", { name: "Delete Cracked bell" }).click();
  await expect(toastOf(page, "Item deleted successfully!")).toBeVisible();
  await expect(right.getByText("Select an item to view details.")).toBeVisible();
  await expect
    .poll(async () => (await creator.api.get(`/api/encounter-inventory/encounter/${id}`)).json())
    .toEqual([]);
});

test("makes a spell and reads it whole", async ({ creator, campaign }) => {
  await addEncounter(creator, campaign);
  const page = await openEncounter(creator, campaign);
  const right = rightPage(page);
  await page.getByRole("tablist", { name: "Belongings" }).getByRole("tab", { name: "Spells" }).click();
  await expect(right.getByText('No spells created yet. Click "+ Create Spell" to add one.')).toBeVisible();
  for (const [name, level] of [
    ["Druid’s ear", "Cantrip"],
    ["Call the undertow", "Level 2"],
  ] as const) {
    await right.getByRole("button", { name: "+ Create Spell" }).click();
    const dialog = page.getByRole("dialog", { name: "Create Spell" });
    await dialog.getByLabel("Name", { exact: true }).fill(name);
    await dialog.getByLabel("Spell level").selectOption(level);
    await dialog.getByLabel("Area").fill("30 ft cone");
    await dialog.getByLabel("Effect", { exact: true }).fill("They fall.\nThey slide.");
    await dialog.getByRole("button", { name: "Submit" }).click();
    await expect(dialog).toHaveCount(0);
  }
  await expect(toastOf(page, "Spell created successfully!").first()).toBeVisible();
  await expect(right.getByRole("list", { name: "Spells" }).getByRole("button")).toHaveText([
    /Druid’s ear\s*Cantrip/,
    /Call the undertow\s*Lvl 2/,
    "+ Create Spell",
  ]);
  await expect(right.getByRole("heading", { name: "Call the undertow" })).toBeVisible();
  await right.getByRole("tab", { name: "Full Spell View" }).click();
  await expect(right.getByRole("tab", { name: "About" })).toBeVisible();
  await right.getByRole("tab", { name: "Effect" }).click();
  await expect(right.getByRole("definition")).toHaveText(["–", "30 ft cone", "–"]);
  await expect(right.getByText("They slide.")).toBeVisible();
  await expectAccessible(page);
});

test("makes an action, which needs a name and a type", async ({ creator, campaign }) => {
  const id = await addEncounter(creator, campaign);
  const page = await openEncounter(creator, campaign);
  const right = rightPage(page);
  await page.getByRole("tablist", { name: "Belongings" }).getByRole("tab", { name: "Actions" }).click();
  await expect(right.getByText('No actions created yet. Click "+ Create Action" to add one.')).toBeVisible();
  await right.getByRole("button", { name: "+ Create Action" }).click();
  const dialog = page.getByRole("dialog", { name: "Create Action" });
  await dialog.getByLabel("Name", { exact: true }).fill("Undertow");
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(dialog.getByText("Please enter an action name and type.").first()).toBeVisible();
  await expect(dialog.getByLabel("Type").getByRole("option")).toHaveText([
    "Choose a type",
    "Movement",
    "Defense",
    "Combat",
  ]);
  await dialog.getByLabel("Type").selectOption("Combat");
  await dialog.getByLabel("Effect", { exact: true }).fill("It pulls.\n\nIt holds.");
  await page.route("**/api/encounter-actions", (route) => route.abort());
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(toastOf(page, "Failed to create action. Check backend logs.")).toBeVisible();
  await page.unroute("**/api/encounter-actions");
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(toastOf(page, "Action created successfully!")).toBeVisible();
  await right.getByRole("tab", { name: "Full Action View" }).click();
  await right.getByRole("tab", { name: "Effect" }).click();
  await expect(right.getByText("It holds.")).toBeVisible();
  await expectAccessible(page);
  const [action] = (await (await creator.api.get(`/api/encounter-actions/${id}`)).json()) as object[];
  expect(action).toMatchObject({ action_type: "Combat", action_effects: '["It pulls.","It holds."]' });
});

test("loads all three again for another encounter and selects the first of each", async ({
  creator,
  campaign,
}) => {
  const ids = [
    await addEncounter(creator, campaign),
    await addEncounter(creator, campaign, { encounter_name: "Saltback Wyrm" }),
  ];
  for (const [index, id] of ids.entries())
    for (const at of ["First", "Second"]) {
      const data = { encounter_id: id, item_name: `${at} of ${index}` };
      await creator.api.post("/api/encounter-inventory", { data });
    }
  const page = await openEncounter(creator, campaign);
  const right = rightPage(page);
  await expect(right.getByRole("heading", { name: "First of 0" })).toBeVisible();
  await right.getByRole("button", { name: /Second of 0/ }).click();
  await expect(right.getByRole("heading", { name: "Second of 0" })).toBeVisible();
  await page.getByRole("tab", { name: "Encounters" }).click();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await cards(page).filter({ hasText: "Saltback Wyrm" }).getByRole("button").click();
  await expect(right.getByRole("heading", { name: "First of 1" })).toBeVisible();
  const [, wyrm] = ids;
  await expect
    .poll(() => asked)
    .toEqual(
      expect.arrayContaining([
        `/api/encounter-inventory/encounter/${wyrm}`,
        `/api/encounter-spells/encounter/${wyrm}`,
        `/api/encounter-actions/${wyrm}`,
      ]),
    );
  await page.getByRole("tab", { name: "Encounters" }).click();
  await cards(page).filter({ hasText: "Drowned Sexton" }).getByRole("button").click();
  await expect(right.getByRole("heading", { name: "First of 0" })).toBeVisible();
});

test("says which belongings can't be had", async ({ creator, campaign }) => {
  await addEncounter(creator, campaign);
  const page = await openEncounter(creator, campaign);
  const right = rightPage(page);
  await page.getByRole("tab", { name: "Encounters" }).click();
  await page.route("**/api/encounter-spells/**", (route) => route.abort());
  await page.route("**/api/encounter-inventory/**", (route) => route.abort());
  await page.reload();
  await cards(page).filter({ hasText: "Drowned Sexton" }).getByRole("button").click();
  await expect(toastOf(page, "Failed to fetch spells.")).toBeVisible();
  await expect(right.getByText("The items could not be loaded.")).toBeVisible();
});
