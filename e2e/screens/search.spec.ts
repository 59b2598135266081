import { addIsolde, addItem } from "../support/characters";
import { expect, expectAccessible, openBook, test } from "../support/fixtures";
import { holdScripts } from "../support/held-scripts";
import { make } from "../support/make";
import { finderOf, seek } from "../support/search";

test("Ctrl+K finds in the book while one types, by keys alone, and Escape gives the focus back", async ({
  creator,
  player,
  campaign,
}) => {
  const campaign_id = campaign.id;
  await make(creator, "handouts", { campaign_id, title: "The roll of the drowned", text: "Forty names." });
  await make(creator, "dm-notes", {
    campaign_id,
    title: "Evening 9",
    note_text: "Let them roll, say nothing.",
  });
  await addItem(player, await addIsolde(player, campaign), { item_name: "Scroll of warding" });
  const page = await openBook(creator, campaign);
  await page.getByRole("button", { name: "Search this book" }).focus();
  await page.keyboard.press("ControlOrMeta+k");
  const { dialog, field, options, said } = finderOf(page);
  await expect(field).toBeFocused();
  await expect(dialog.getByRole("group", { name: "To do" })).toContainText("Create a character");
  await expectAccessible(page);

  await field.fill("roll");
  await expect(said).toHaveText(/found$/);
  await expect(dialog.getByRole("group", { name: "Names" }).getByRole("option")).toHaveText([
    /The roll of the drowned.*handout/,
    /Scroll of warding.*Isolde Marrow.*item/,
  ]);
  await expect(dialog.getByRole("group", { name: "In the text" })).toContainText(
    "Let them roll, say nothing.",
  );
  await expect(dialog.getByRole("group", { name: "To do" })).toContainText("Roll initiative");
  await expect(dialog.getByRole("group", { name: "In the library" })).toContainText("Troll");
  await expectAccessible(page);

  // The field keeps the focus, and names the line that Enter takes.
  const chosen = dialog.getByRole("option", { selected: true });
  await expect(chosen).toContainText("The roll of the drowned");
  await page.keyboard.press("ArrowDown");
  await expect(chosen).toContainText("Scroll of warding");
  await expect(field).toHaveAttribute("aria-activedescendant", (await chosen.getAttribute("id")) ?? "");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(chosen).toHaveText((await options.last().textContent()) ?? "");
  await expect(field).toBeFocused();

  await dialog.getByRole("button", { name: /^items/ }).click();
  await expect(options.filter({ hasText: "Scroll of warding" })).toBeVisible();
  await expect(options.filter({ hasText: "drowned" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Search this book" })).toBeFocused();
});

test("a typo is forgiven in names, nonsense finds nothing, and what was sought is kept", async ({
  creator,
  campaign,
}) => {
  await make(creator, "handouts", { campaign_id: campaign.id, title: "Lamplighter’s last round" });
  const page = await openBook(creator, campaign);
  const { dialog, field, said } = await seek(page, "lamplihgter");
  await expect(dialog.getByText("Nothing reads “lamplihgter”. This comes near.")).toBeVisible();
  await field.fill("gelatinous duke");
  await expect(dialog.getByText("Nothing that you may read says “gelatinous duke”.")).toBeVisible();
  await expect(said).toHaveText("nothing found");
  await expect(dialog.getByRole("combobox")).toHaveAttribute("aria-expanded", "false");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Clear the search" }).click();
  await expect(field).toBeFocused();
  await field.fill("last round");
  await expect(said).toHaveText(/found$/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article", { name: "Lamplighter’s last round" })).toBeVisible();

  await page.keyboard.press("ControlOrMeta+k");
  await dialog.getByRole("option", { name: "last round" }).click();
  await expect(field).toHaveValue("last round");
  await expect(dialog.getByRole("group", { name: "Names" })).toContainText("Lamplighter");
  // An entry of the library is read in the same place.
  await field.fill("magic missile");
  await dialog.getByRole("option", { name: /Magic Missile.*spell/ }).click();
  await expect(dialog.getByRole("article", { name: "Magic Missile" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog.getByRole("article")).toHaveCount(0);
  await expect(field).toHaveValue("magic missile");
  for (const [kind, name, text] of [
    ["condition", "Grappled", "speed becomes 0"],
    ["race", "Half-Orc", "Relentless Endurance"],
    ["class", "Wizard", "2 of Arcana, History"],
  ] as const) {
    await field.fill(name);
    await dialog.getByRole("option", { name: new RegExp(`^${name}.*${kind}$`) }).click();
    await expect(dialog.getByRole("article", { name })).toContainText(text);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
  }
});

test("a player finds no secret, and neither does who looks through their eyes", async ({
  creator,
  player,
  campaign,
}) => {
  const campaign_id = campaign.id;
  await make(creator, "handouts", { campaign_id, title: "Zzyqvorx" });
  await make(creator, "dm-notes", { campaign_id, title: "Zzyqvorx", note_text: "" });
  const theirs = await openBook(player, campaign);
  await theirs.keyboard.press("ControlOrMeta+k");
  await finderOf(theirs).field.fill("zzyqvorx");
  await expect(finderOf(theirs).dialog).toContainText("Nothing that you may read says “zzyqvorx”.");
  await finderOf(theirs).field.fill("encounter");
  await expect(finderOf(theirs).said).toHaveText(/found$|nothing/);
  await expect(finderOf(theirs).dialog).not.toContainText("Create an encounter");

  const own = await openBook(creator, campaign);
  const { options } = await seek(own, "zzyqvorx");
  await expect(options).toHaveCount(2);
  await own.goto(`/campaign?as=${player.id}`);
  await expect(own.getByRole("complementary", { name: "As Tobias sees it" })).toBeVisible();
  await own.keyboard.press("ControlOrMeta+k");
  await finderOf(own).field.fill("zzyqvorx");
  await expect(finderOf(own).dialog).toContainText("Nothing that you may read says “zzyqvorx”.");
  await finderOf(own).field.fill("the party");
  await finderOf(own).options.filter({ hasText: "The party" }).click();
  await expect(own).toHaveURL(new RegExp(`as=${player.id}`));
  await expect(own).toHaveURL(/\/character/);
});

test("what is pressed before the page's script is there opens the search with it", async ({
  creator,
  campaign,
}) => {
  const page = await openBook(creator, campaign);
  const come = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByRole("button", { name: "Search this book" })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+k");
  come();
  await expect(finderOf(page).field).toBeFocused();
});

test("nothing of the search is loaded before it is asked for", async ({ creator, campaign }) => {
  const page = await openBook(creator, campaign);
  await expect(page.getByRole("button", { name: "Search this book" })).toBeVisible();
  const loaded = page.waitForRequest(/\.js$/);
  await page.keyboard.press("ControlOrMeta+k");
  await loaded;
  await expect(finderOf(page).field).toBeFocused();
});

test("what a dungeon master rolls from an entry that was sought stays theirs, a player's falls for the table", async ({
  creator,
  player,
  campaign,
}) => {
  const labelsSeenBy = async ({ api }: typeof player) => {
    const rolls = await (await api.get(`/api/campaigns/${campaign.id}/rolls`)).json();
    return (rolls as { label: string }[]).map(({ label }) => label);
  };
  for (const reader of [creator, player]) {
    const page = await openBook(reader, campaign);
    const { dialog } = await seek(page, "giant rat");
    await dialog.getByRole("option", { name: /Giant Rat(?! \().*creature/ }).click();
    const thrown = page.waitForResponse((answer) => answer.url().endsWith("/rolls"));
    await dialog.getByRole("button", { name: "+4 to hit", exact: true }).click();
    expect((await thrown).status()).toBe(201);
  }
  expect(await labelsSeenBy(creator)).toHaveLength(2);
  expect(await labelsSeenBy(player)).toHaveLength(1);
});
