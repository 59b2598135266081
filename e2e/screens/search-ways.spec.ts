import { addIsolde, addItem } from "../support/characters";
import { addFight } from "../support/fights";
import { expect, expectAccessible, found, openBook, test } from "../support/fixtures";
import { make } from "../support/make";
import { holdTraversals } from "../support/hold-traversals";
import { finderOf, marksOn, seek } from "../support/search";

test("Enter leads to what was found, whatever its kind, and its words are marked there", async ({
  creator,
  player,
  campaign,
}) => {
  const campaign_id = campaign.id;
  const character = await addIsolde(player, campaign);
  await addItem(player, character, { item_name: "Yew longbow" });
  await addItem(player, character, { item_name: "Brass lantern", item_description: "It has a flaw." });
  const { encounter_id } = await make(creator, "encounters", { campaign_id, encounter_name: "Bog wight" });
  await make(creator, "encounter-spells", { encounter_id, spell_name: "Chill grasp" });
  await make(creator, "handouts", { campaign_id, title: "A summons", text: "Come to the toll house." });
  await make(creator, "dm-notes", { campaign_id, title: "One", note_text: "Nothing here." });
  await make(creator, "dm-notes", { campaign_id, title: "Two", note_text: "The keeper is paid in candles." });
  await addFight(creator, campaign);
  await creator.send("PUT", `/api/campaigns/${campaign_id}`, { description: "A coast of salt and bells." });
  const { evening_id } = await make(creator, "evenings", { campaign_id, title: "The Toll Bridge" });
  await creator.send("POST", `/api/evenings/${evening_id}/sign`, { chapter: "Four wicks were burning." });
  const page = await openBook(creator, campaign);
  const go = async (words: string) => {
    await seek(page, words);
    await page.keyboard.press("Enter");
    await expect(finderOf(page).dialog).toHaveCount(0);
  };

  await go("brass lant");
  await expect(page).toHaveURL(/\/character/);
  await expect(page.getByRole("heading", { name: "Brass lantern" })).toBeVisible();
  await expect.poll(() => marksOn(page)).toEqual(expect.arrayContaining(["Brass", "lant"]));

  await go("causeway");
  await expect(page.getByRole("tab", { name: "Description" })).toHaveAttribute("aria-selected", "true");
  await expect.poll(() => marksOn(page)).toEqual(["causeway"]);

  await go("chill");
  await expect(page).toHaveURL(/\/encounter/);
  await expect(page.getByRole("heading", { name: "Chill grasp" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Bog wight" })).toBeVisible();

  await go("bells");
  await expect(page).toHaveURL(/\/campaign/);
  await expect.poll(() => marksOn(page)).toEqual(["bells"]);

  await go("toll house");
  await expect(page.getByRole("article", { name: "A summons" })).toBeVisible();
  await expect.poll(() => marksOn(page)).toEqual(["toll", "house"]);

  // In a field that is written in, the words are selected.
  await go("candles");
  await expect(page.getByRole("tab", { name: "Two" })).toHaveAttribute("aria-selected", "true");
  const pad = page.getByRole("textbox", { name: "DM Notes" });
  await expect
    .poll(() =>
      pad.evaluate((field: HTMLTextAreaElement) =>
        field.value.slice(field.selectionStart, field.selectionEnd),
      ),
    )
    .toBe("candles");

  await go("wicks");
  await expect(page.getByRole("article", { name: "The Toll Bridge" })).toBeVisible();
  await expect.poll(() => marksOn(page)).toEqual(["wicks"]);

  await go("ambush");
  await expect(page).toHaveURL(/\/fight/);
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Ambush at the Toll Bridge");

  // A page and an act, by their names.
  await go("the party");
  await expect(page).toHaveURL(/\/character\?tab=party$/);
  await go("create a char");
  await expect(page.getByRole("dialog", { name: "Create Character" })).toBeVisible();
});

test("the shelf searches all books and opens the one that has it", async ({ creator, campaign }) => {
  const other = await found(creator, "Embers of Khar Dul");
  await make(creator, "handouts", { campaign_id: campaign.id, title: "Behind the third lantern" });
  await make(creator, "handouts", { campaign_id: other.id, title: "The last lantern", text: "Of Dul." });
  const page = await creator.page();
  await page.goto("/home");
  const opener = page.getByRole("button", { name: "Search all books" });
  await opener.click();
  const { dialog, field, said } = finderOf(page);
  await field.fill("lantern");
  await expect(dialog.getByRole("group", { name: campaign.name })).toContainText("Behind the third lantern");
  await expect(dialog.getByRole("group", { name: other.name })).toContainText("The last lantern");
  await expectAccessible(page);
  // Opened again before the browser has left its first entry of the history.
  const traversals = await holdTraversals(page);
  const isLeft = page.evaluate(() => new Promise((left) => addEventListener("popstate", () => left(true))));
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  await traversals.asked();
  await page.keyboard.press("ControlOrMeta+k");
  await expect(field).toBeFocused();
  await traversals.letGo();
  await isLeft;
  await field.fill("last lantern");
  await expect(said).toHaveText(/found$/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/campaign/);
  await expect(page.getByRole("article", { name: "The last lantern" })).toBeVisible();
  await expect.poll(() => marksOn(page)).toEqual(expect.arrayContaining(["last", "lantern"]));
});

test("what a book doesn't have is looked for in all books, or written as a handout of that name", async ({
  creator,
  player,
  campaign,
}) => {
  const other = await found(creator, "Embers of Khar Dul");
  await make(creator, "handouts", { campaign_id: other.id, title: "The gelatinous duke" });
  const page = await openBook(creator, campaign, "/character");
  const { dialog, field, said } = finderOf(page);
  await page.keyboard.press("ControlOrMeta+k");
  await field.fill("gelatinous duke");
  await expect(said).toHaveText("nothing found");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Write a handout of that name" }).click();
  const editor = page.getByRole("dialog", { name: "New handout" });
  await expect(editor.getByLabel("Title")).toHaveValue("gelatinous duke");
  // What is written below it is opened again with it.
  await editor.getByLabel("Text").fill("It dissolves what it judges.");
  await page.goto("/campaign?tab=handouts");
  await page.getByRole("button", { name: "New handout" }).click();
  await expect(editor.getByLabel("Text")).toHaveValue("It dissolves what it judges.");
  await expect(editor.getByLabel("Title")).toHaveValue("gelatinous duke");
  await editor.getByText("Close", { exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Close", exact: true }).click();
  await expect(editor).toHaveCount(0);

  await page.getByRole("button", { name: "Search this book" }).click();
  await field.fill("gelatinous duke");
  await dialog.getByRole("button", { name: "Look in all your books" }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(field).toHaveValue("gelatinous duke");
  await expect(dialog.getByRole("group", { name: other.name })).toContainText("The gelatinous duke");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article", { name: "The gelatinous duke" })).toBeVisible();

  // Who keeps no handouts is offered none.
  const theirs = await openBook(player, campaign);
  await theirs.keyboard.press("ControlOrMeta+k");
  await finderOf(theirs).field.fill("gelatinous duke");
  await expect(finderOf(theirs).said).toHaveText("nothing found");
  await expect(finderOf(theirs).dialog.getByRole("button", { name: /^(?:Look|Write)/ })).toHaveText([
    "Look in all your books",
  ]);
});

test("on a phone the glass lies in the bar, and the search fills the screen", async ({
  creator,
  campaign,
}) => {
  await make(creator, "dm-notes", { campaign_id: campaign.id, title: "Bells", note_text: "Ten strokes." });
  const page = await openBook(creator, campaign);
  await page.setViewportSize({ width: 390, height: 844 });
  const glass = page.getByRole("banner").getByRole("button", { name: "Search", exact: true });
  await glass.click();
  const { dialog, field, options } = finderOf(page);
  await expect(field).toBeFocused();
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(glass).toBeFocused();
  await glass.click();
  await field.fill("strokes");
  await options.filter({ hasText: "Bells" }).click();
  await expect(page.getByRole("textbox", { name: "DM Notes" })).toBeFocused();
});
