import { addIsolde, addItem, belongingsOf, openCharacter } from "../support/characters";
import { deferred } from "../support/deferred";
import { expect, openBook, test, toastOf } from "../support/fixtures";
import { pressUnless } from "../support/press-unless";

test("brings back what the server doesn't delete", async ({ player, campaign }) => {
  const id = await addIsolde(player, campaign);
  await addItem(player, id);
  const page = await openCharacter(player, campaign);
  await page.route(/\/api\/character-inventory\/\d+$/, (route) => route.abort());
  await belongingsOf(page).getByRole("button", { name: "Delete Yew longbow" }).click();
  await expect(belongingsOf(page).getByText("No items yet")).toBeVisible();
  await expect(toastOf(page, "Failed to delete item.")).toBeVisible();
  await expect(belongingsOf(page).getByRole("heading", { name: "Yew longbow" })).toBeVisible();
});

test("says that what is changed was deleted meanwhile, and keeps what was written", async ({
  player,
  campaign,
}) => {
  const { character_inventory_id: item } = await addItem(player, await addIsolde(player, campaign));
  const page = await openCharacter(player, campaign);
  await belongingsOf(page).getByRole("button", { name: "Edit Yew longbow" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Item" });
  await dialog.getByLabel("Name").fill("Ash longbow");
  expect((await player.api.delete(`/api/character-inventory/${item}`)).status()).toBe(200);
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(toastOf(page, "Failed to update item.")).toBeVisible();
  const why = "It is no longer there: somebody has deleted it. What you wrote stays here until you close it.";
  await expect(toastOf(page, why)).toBeVisible();
  await expect(dialog.getByLabel("Name")).toHaveValue("Ash longbow");
});

test("says how making one failed", async ({ player, campaign }) => {
  test.slow();
  await addIsolde(player, campaign);
  const page = await openCharacter(player, campaign);
  const cases = [
    [
      "Inventory",
      "Item",
      "inventory",
      ["Failed to create item.", "Failed to create character action/item."],
      "Error creating item.",
    ],
    ["Spells", "Spell", "spells", ["Failed to create spell."], "Error creating spell."],
    ["Actions", "Action", "actions", ["Failed to create action."], "Failed to create action."],
  ] as const;
  for (const [tab, noun, path, refused, broken] of cases) {
    await page
      .getByRole("tablist", { name: "Belongings" })
      .getByRole("tab", { name: tab, exact: true })
      .click();
    await belongingsOf(page)
      .getByRole("button", { name: `+ Create ${noun}` })
      .click();
    const dialog = page.getByRole("dialog", { name: `Create ${noun}` });
    await dialog.getByLabel("Name").fill("Anything");
    const address = `**/api/character-${path}`;
    await page.route(address, (route) => route.fulfill({ status: 500, json: { error: "No." } }));
    await dialog.getByRole("button", { name: "Submit" }).click();
    for (const sentence of refused) await expect(toastOf(page, sentence).first()).toBeVisible();
    await page.unroute(address);
    let lost = 0;
    await page.route(address, (route) => {
      lost += 1;
      return route.abort();
    });
    await dialog.getByRole("button", { name: "Submit" }).click();
    // It is sent once more by itself; the toast of before may say the same.
    await expect.poll(() => lost).toBe(2);
    await expect(toastOf(page, broken).first()).toBeVisible();
    await page.unroute(address);
    await expect(dialog.getByLabel("Name")).toHaveValue("Anything");
    await dialog.getByText("Close", { exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Close", exact: true }).click();
  }
});

test("says that actions can't be loaded, and so of other lists", async ({ player, campaign }) => {
  const id = await addIsolde(player, campaign);
  await addItem(player, id);
  const page = await openBook(player, campaign, "/character");
  await page.route(/\/api\/character-(actions|spells)\//, (route) => route.abort());
  await page.getByRole("button", { name: /Isolde Marrow/ }).click();
  await expect(toastOf(page, "Failed to load actions.")).toBeVisible();
  await page
    .getByRole("tablist", { name: "Belongings" })
    .getByRole("tab", { name: "Spells", exact: true })
    .click();
  await expect(page.getByText("The spells could not be loaded.")).toBeVisible();
  await page
    .getByRole("tablist", { name: "Belongings" })
    .getByRole("tab", { name: "Actions", exact: true })
    .click();
  await page.unrouteAll();
  const empty = page.getByText('No actions created yet. Click "+ Create Action" to add one.');
  // The stream may have them loaded first, where it tells of what was made just before.
  await pressUnless(belongingsOf(page).getByRole("button", { name: "Try again" }), empty);
  await expect(empty).toBeVisible();

  // What is made in a list that could not be loaded is there all the same.
  await page
    .getByRole("tablist", { name: "Belongings" })
    .getByRole("tab", { name: "Spells", exact: true })
    .click();
  await page.getByRole("button", { name: "+ Create Spell" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Rime shackle");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(belongingsOf(page).getByRole("heading", { name: "Rime shackle" })).toBeVisible();
});

test("is not closed while it is being saved, so that the answer closes nothing that is written after it", async ({
  player,
  campaign,
}) => {
  await addIsolde(player, campaign);
  const page = await openCharacter(player, campaign);
  const create = belongingsOf(page).getByRole("button", { name: "+ Create Item" });
  await create.click();
  const dialog = page.getByRole("dialog", { name: "Create Item" });
  await dialog.getByLabel("Name").fill("Yew longbow");
  const answer = deferred();
  const address = "**/api/character-inventory";
  await page.route(address, async (route) => {
    await answer.promise;
    await route.fallback();
  });
  const sent = page.waitForRequest(address);
  await dialog.getByRole("button", { name: "Submit" }).click();
  await sent;
  await dialog.getByText("Close", { exact: true }).click();
  answer.resolve();
  await expect(toastOf(page, "Item created successfully!")).toBeVisible();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expect(dialog).toHaveCount(0);
  await create.click();
  await expect(dialog.getByLabel("Name")).toHaveValue("");
});

test("deletes one of them where its button is pressed twice", async ({ player, campaign }) => {
  const id = await addIsolde(player, campaign);
  for (const item_name of ["Yew longbow", "Lantern", "Rope"]) await addItem(player, id, { item_name });
  const page = await openCharacter(player, campaign);
  const right = belongingsOf(page);
  await right.getByRole("button", { name: "Delete Yew longbow" }).dblclick();
  await expect(right.getByRole("button", { name: "Delete Lantern" })).toBeVisible();
  await right.getByRole("button", { name: "Delete Lantern" }).press("Enter");
  await page.keyboard.press("Enter");
  await expect(right.getByRole("button", { name: "Delete Rope" })).toBeVisible();
  // Whoever steers by keyboard goes on from the page around it.
  await page.keyboard.press("Tab");
  await expect(right.locator(":focus")).toBeVisible();
});
