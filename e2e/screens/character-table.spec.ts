import { addIsolde, addItem, openCharacter, typeAmount } from "../support/characters";
import { expect, expectAccessible, openBook, test, toastOf } from "../support/fixtures";
import { runUntilShown, stopClock } from "../support/stopped-clock";

test("rolls abilities, saving throws and skills", async ({ player, campaign }) => {
  await addIsolde(player, campaign);
  const page = await openCharacter(player, campaign);
  await page.getByRole("button", { name: /^Dexterity check/ }).click();
  await expect(toastOf(page, "Dexterity check")).toBeVisible();
  await page.getByRole("button", { name: /^Charisma save/ }).click();
  await expect(toastOf(page, "Charisma saving throw")).toBeVisible();
  await page.getByRole("button", { name: /Athletics/ }).click();
  await expect(toastOf(page, "Athletics")).toBeVisible();
});

test("takes damage and healing on the sheet", async ({ player, campaign }) => {
  const id = await addIsolde(player, campaign);
  const page = await openCharacter(player, campaign);
  const stored = async () =>
    ((await (await player.api.get(`/api/characters/id/${id}`)).json()) as Record<string, unknown>)[
      "character_current_HP"
    ];
  await typeAmount(page);
  const amount = page.getByLabel("Amount of hit points");
  await amount.fill("10");
  await amount.press("Enter");
  await expect(page.getByText("21/44")).toBeVisible();
  // What was used up is not dealt again by a second press.
  await expect(amount).toHaveValue("1");
  const damage = page.getByRole("button", { name: "Damage" });
  await amount.fill("20");
  await damage.click();
  await expect(page.getByText("1/44")).toBeVisible();
  await damage.click();
  await expect(page.getByText("0/44")).toBeVisible();
  // A button that can do nothing more keeps the focus of who steers by keyboard, and the rest is said.
  await expect(page.getByRole("button", { name: "Damage" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Damage" })).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "0 of 44 hit points" })).toBeAttached();
  await page.keyboard.press("Enter");
  await expect.poll(stored).toBe(0);
  await amount.fill("999");
  await page.getByRole("button", { name: "Heal" }).click();
  await expect(page.getByText("44/44")).toBeVisible();
  await expect.poll(stored).toBe(44);
  await page.reload();
  await expect(page.getByText("44/44")).toBeVisible();
});

test("takes hit points back that the server doesn't keep", async ({ player, campaign }) => {
  await addIsolde(player, campaign);
  const page = await openCharacter(player, campaign);
  await page.route("/api/characters/*/hit-points", (route) => route.abort());
  await page.getByRole("button", { name: /^Lose a hit point/ }).click();
  await expect(toastOf(page, "Failed to update character.")).toBeVisible();
  await expect(page.getByText("31/44")).toBeVisible();
});

test("gives temporary hit points, which damage spends first, and rests", async ({ player, campaign }) => {
  const id = await addIsolde(player, campaign);
  const page = await openCharacter(player, campaign);
  const meter = page.getByRole("meter", { name: "Hit points" });
  await typeAmount(page);
  const amount = page.getByLabel("Amount of hit points");
  await amount.fill("8");
  await page.getByRole("button", { name: "Give temporary hit points" }).click();
  await expect(meter).toHaveAttribute("aria-valuetext", "31 of 44 and 8 temporary");
  // They never add up.
  await amount.fill("5");
  await page.getByRole("button", { name: "Give temporary hit points" }).click();
  await expect(meter).toHaveAttribute("aria-valuetext", "31 of 44 and 8 temporary");
  await amount.fill("10");
  await page.getByRole("button", { name: "Damage" }).click();
  await expect(meter).toHaveAttribute("aria-valuetext", "29 of 44");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Spend Tides, level 1" }).click();

  await page.getByRole("button", { name: "Short rest" }).click();
  const dialog = page.getByRole("dialog", { name: "Short rest" });
  await expectAccessible(page);
  await dialog.getByLabel("Hit points regained").fill("6");
  await dialog.getByRole("button", { name: "Regain" }).click();
  await expect(meter).toHaveAttribute("aria-valuetext", "35 of 44");
  await page.getByRole("button", { name: "Long rest" }).click();
  await expect(toastOf(page, "Isolde Marrow has taken a long rest.")).toBeVisible();
  await expect(meter).toHaveAttribute("aria-valuetext", "44 of 44");
  await expect(page.getByRole("button", { name: "Restore Tides, level 1" })).toBeDisabled();
  const stored = await (await player.api.get(`/api/characters/id/${id}`)).json();
  expect(stored).toMatchObject({ character_current_HP: 44, temporary_HP: 0 });
});

test("spends and restores energy on the sheet and on the class page", async ({ player, campaign }) => {
  const id = await addIsolde(player, campaign);
  const page = await openCharacter(player, campaign);
  const stored = async () =>
    (
      (await (await player.api.get(`/api/character-classes/character/${id}`)).json()) as Record<
        string,
        unknown
      >[]
    )[0]?.["energy_spent"];
  const first = page.getByRole("region", { name: "Tides" }).getByRole("listitem").first();
  await page.getByRole("button", { name: "Spend Tides, level 1" }).click();
  await page.getByRole("button", { name: "Spend Tides, level 1" }).click();
  await expect(first).toHaveText(/2\/4/);
  await page.getByRole("tab", { name: "Class", exact: true }).click();
  await expect(first).toHaveText(/2\/4/);
  // Any hollow circle gives a point back, any full one spends it.
  await first.getByLabel("Restore", { exact: true }).first().click();
  await expect(first).toHaveText(/3\/4/);
  await first.getByLabel("Spend", { exact: true }).first().click();
  await expect(first).toHaveText(/2\/4/);
  await expect.poll(stored).toBe("[2,0,0,0,0,0]");
  await page.getByRole("button", { name: "Restore all" }).click();
  await expect(first).not.toHaveText(/\//);
  await expect.poll(stored).toBe("[0,0,0,0,0,0]");
  await expect(page.getByRole("button", { name: "Restore Tides, level 1" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Spend Tides, level 1" })).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "Tides restored" })).toBeAttached();
});

test("shows others' characters without what changes them", async ({
  player,
  otherPlayer,
  admin,
  campaign,
}) => {
  const id = await addIsolde(player, campaign);
  await addItem(player, id);
  const page = await openCharacter(otherPlayer, campaign);
  await expect(page.getByText("Yew longbow").first()).toBeVisible();
  for (const name of ["Edit", "Delete character", "+ Create Item", "Edit Yew longbow"])
    await expect(page.getByRole("button", { name, exact: true })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /hit point/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^(Spend|Restore) Tides/ })).toHaveCount(0);
  const theirs = await openCharacter(admin, campaign);
  await expect(theirs.getByRole("button", { name: "Edit", exact: true })).toBeVisible();
  await expect(theirs.getByRole("button", { name: "+ Create Item" })).toBeVisible();
});

test("duplicates a character and deletes one, with some seconds to think", async ({ player, campaign }) => {
  const id = await addIsolde(player, campaign);
  await addItem(player, id);
  const page = await openCharacter(player, campaign);
  await stopClock(page);
  await page.getByRole("button", { name: "Duplicate" }).click();
  await runUntilShown(page, toastOf(page, "Character duplicated successfully!"));
  await expect(page.getByRole("heading", { name: "Isolde Marrow 2" })).toBeVisible();
  await expect(page.getByText("Yew longbow").first()).toBeVisible();

  const names = async () =>
    (
      (await (await player.api.get(`/api/characters/${campaign.id}`)).json()) as Record<string, unknown>[]
    ).map((character) => character["character_name"]);
  await page.getByRole("button", { name: "Delete character" }).click();
  await runUntilShown(page, toastOf(page, "Character deleted successfully!"));
  await expect(page.getByRole("button", { name: /Isolde Marrow 2/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: /Isolde Marrow 2/ })).toBeVisible();
  expect(await names()).toEqual(["Isolde Marrow", "Isolde Marrow 2"]);

  await page.clock.resume();
  await page.getByRole("button", { name: /Isolde Marrow 2/ }).click();
  await page.getByRole("button", { name: "Delete character" }).click();
  // Leaving the page is the end of the time to think.
  await page.goto("/home");
  await expect.poll(names).toEqual(["Isolde Marrow"]);
});

test("is turned with the keyboard alone", async ({ player, campaign }) => {
  await addIsolde(player, campaign);
  const page = await openBook(player, campaign, "/character");
  await page.getByRole("tab", { name: "Character List" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: /Isolde Marrow/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Isolde Marrow" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Character, page contents" })).toBeFocused();
  await page.getByRole("tab", { name: "Character Sheet" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Description", selected: true })).toBeFocused();
  await page.keyboard.press("End");
  await expect(page.getByRole("tab", { name: "Race", selected: true })).toBeFocused();
});

test("shows one page at a time on a phone and names the other", async ({ player, campaign }) => {
  await addIsolde(player, campaign);
  const page = await player.page();
  await page.setViewportSize({ width: 390, height: 844 });
  await openCharacter(player, campaign);
  await page.getByRole("button", { name: "turn to Inventory" }).click();
  await expect(page.getByText("No items yet")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Isolde Marrow" })).toBeHidden();
  await page.getByRole("button", { name: "turn to Sheet" }).click();
  await expect(page.getByRole("button", { name: /^Regain a hit point/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
});
