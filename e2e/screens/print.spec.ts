import type { Page } from "@playwright/test";
import { addIsolde, addItem, addSpell } from "../support/characters";
import { addEncounter, openEncounter } from "../support/encounters";
import { expect, openBook, test } from "../support/fixtures";
import { make } from "../support/make";
import { printed, textOnPaper } from "../support/pdf";

const onScreenOnly = ["Skip to content", "Bookmarks", "Log out", "turn to", "Save Edits"];

/** Presses "Print", and answers how often the browser was asked for its own dialog. */
const askedToPrint = async (page: Page): Promise<number> => {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-asked", `${document.body.dataset["asked"] ?? ""}.`);
  });
  await page.getByRole("button", { name: "Print", exact: true }).click();
  return (await page.locator("body").getAttribute("data-asked"))?.length ?? 0;
};

test("a character prints whole: sheet, origins, belongings, and nothing of the screen around them", async ({
  creator,
  campaign,
}) => {
  const id = await addIsolde(creator, campaign);
  await addItem(creator, id, { item_description: "Strung with [[gut|evening 3]]." });
  await addItem(creator, id, { item_name: "Bell rope", item_effect: "Calls [[the sexton|character 4]]." });
  await addSpell(creator, id, { spell_description: "Cold iron of water." });
  // Chosen by a click: what it owns and where it comes from is asked for by the page, and nobody looks at the spells.
  const page = await openBook(creator, campaign, "/character");
  const asked = ["spells", "races", "backgrounds", "classes"].map((part) =>
    page.waitForResponse((answer) => answer.url().includes(`/character-${part}/`)),
  );
  await page.getByRole("button", { name: /Isolde Marrow/ }).click();
  await Promise.all(asked);
  await expect(page.getByText("Yew longbow").first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Bell rope/ })).toContainText("Calls the sexton.");

  const { sheets, headings } = await printed(page);
  expect(sheets).toBeLessThanOrEqual(2);
  expect(headings).toEqual(
    expect.arrayContaining([
      "Isolde Marrow",
      "Description",
      "Wood Elf",
      "Outlander",
      "Warden",
      "Tides",
      "Yew longbow",
    ]),
  );
  const text = await textOnPaper(page);
  for (const part of [
    "Hit points 31/44",
    "Dexterity",
    "Stealth +8",
    "born on a causeway",
    "You grew up where the maps stop.",
    "Languages: Elvish, Sylvan",
    "Strung with gut.",
    "Calls the sexton.",
    "Cold iron of water.",
  ])
    expect(text).toContain(part);
  for (const part of onScreenOnly) expect(text).not.toContain(part);
  // Afterwards the page is as it was.
  await page.emulateMedia({ media: "screen" });
  await expect(page.getByRole("heading", { name: "Isolde Marrow" })).toHaveCount(1);
  expect(await askedToPrint(page)).toBe(1);
});

test("an encounter prints what its items let their bearer do", async ({ creator, campaign }) => {
  const encounter_id = await addEncounter(creator, campaign);
  const abilities = [{ name: "Toll", range: "", area: "", cost: "", effect: "All hear [[it|note 2]]." }];
  await make(creator, "encounter-inventory", { encounter_id, item_name: "Chapel bell", abilities });
  const page = await openEncounter(creator, campaign);
  await expect(page.getByRole("heading", { name: "Chapel bell" })).toBeVisible();
  expect(await textOnPaper(page)).toContain("Toll: All hear it.");
});

test("a campaign prints as a book, the notes of its dungeon master on a sheet of their own", async ({
  creator,
  player,
  campaign,
}) => {
  await creator.api.put(`/api/campaigns/${campaign.id}`, {
    multipart: {
      campaign_name: campaign.name,
      description: "Every night the sea takes a street.",
      setting: "A cold archipelago.",
      factions: JSON.stringify([{ name: "The Tidewardens", role: "Patron of [[Ashmere|page 2]]" }]),
      themes: JSON.stringify(["Drowned gods"]),
    },
  });
  await creator.api.post("/api/dm-notes", {
    data: { campaign_id: campaign.id, note_text: "The bell is hollow." },
  });
  const page = await openBook(creator, campaign);
  await expect(page.getByRole("heading", { name: campaign.name }).first()).toBeVisible();
  const { sheets, headings } = await printed(page);
  expect(sheets).toBe(2);
  expect(headings).toEqual(
    expect.arrayContaining([campaign.name, "What is known", "Setting", "Factions", "Themes", "DM Notes"]),
  );
  const text = await textOnPaper(page);
  for (const part of [
    "the sea takes a street",
    "cold archipelago",
    "The Tidewardens Patron of Ashmere",
    "Drowned gods",
    "The bell is hollow.",
  ])
    expect(text).toContain(part);
  for (const part of onScreenOnly) expect(text).not.toContain(part);

  const theirs = await openBook(player, campaign);
  await expect(theirs.getByRole("heading", { name: campaign.name }).first()).toBeVisible();
  expect((await printed(theirs)).sheets).toBe(1);
  expect(await textOnPaper(theirs)).not.toContain("The bell is hollow.");
  await theirs.emulateMedia({ media: "screen" });
  expect(await askedToPrint(theirs)).toBe(1);
});

test("all sheets of notes go on paper by the book's own button, and one that is not there is named", async ({
  creator,
  campaign,
}) => {
  for (const note_text of ["The bell is hollow.", "The sexton knows."])
    await creator.api.post("/api/dm-notes", { data: { campaign_id: campaign.id, note_text } });
  const page = await openBook(creator, campaign);
  const before = await textOnPaper(page);
  expect(before).toContain("The bell is hollow.");
  expect(before).toContain("One sheet is not on this paper");
  await page.emulateMedia({ media: "screen" });
  const asked = page.waitForFunction(() => document.body.dataset["asked"]);
  await askedToPrint(page);
  await asked;
  const text = await textOnPaper(page);
  for (const part of ["The bell is hollow.", "The sexton knows."]) expect(text).toContain(part);
  expect(text).not.toContain("not on this paper");
});

test("a page without a form of its own prints its text without navigation", async ({ creator }) => {
  const page = await creator.page();
  await page.goto("/about");
  const text = await textOnPaper(page);
  expect(text).toContain("Whose work is in it");
  for (const part of onScreenOnly) expect(text).not.toContain(part);
});
