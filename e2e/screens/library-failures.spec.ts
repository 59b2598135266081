// The library on a line that fails, slow or lost; and what of another tool's file can't be read.
import type { Page, Route } from "@playwright/test";
import { bogLantern } from "../support/creature-files";
import { deferred } from "../support/deferred";
import { leftPage } from "../support/encounters";
import { type Campaign, expect, openBook, test } from "../support/fixtures";
import { loseAnswer } from "../support/lose-answer";
import type { Person } from "../support/people";
import { next, openWizard } from "../support/wizard";

test("a search that fails says so, takes nothing, and goes on when the connection is back", async ({
  creator,
  campaign,
}) => {
  const page = await openBook(creator, campaign, "/encounter");
  await leftPage(page).getByRole("button", { name: "From the library" }).click();
  const dialog = page.getByRole("dialog", { name: "The library" });
  await expect(dialog.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("kobold");
  await expect(dialog.getByRole("heading", { name: "Kobold", exact: true })).toBeVisible();
  await page.context().setOffline(true);
  await dialog.getByRole("searchbox").fill("tarrasque");
  await expect(dialog.getByRole("alert")).toContainText("The library can’t be read.");
  await expect(dialog.getByRole("button", { name: /^Kobold/ })).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: "Try again" })).toBeVisible();
  await page.context().setOffline(false);
  await expect(dialog.getByRole("heading", { name: "Tarrasque" })).toBeVisible();
  // What doesn't count as a number of copies is put right first.
  const copies = dialog.getByRole("spinbutton", { name: "Copies" });
  await copies.fill("25");
  await page.keyboard.press("Enter");
  await expect(copies).toHaveValue("20");
  await copies.fill("2");
  // The answer is lost on its way, and that to its repetition; trying again doubles nothing.
  await page.route("**/api/encounters/from-library", loseAnswer, { times: 2 });
  await page.keyboard.press("Enter");
  await expect(page.getByText("It could not be taken.")).toBeVisible();
  await dialog.getByRole("button", { name: "Take 2 × Tarrasque" }).click();
  await expect(page.getByText("Taken from the library: Tarrasque, Tarrasque 2.")).toBeVisible();
  // After the arrows a blank ticks.
  await dialog.getByRole("searchbox").fill("adult-black");
  await expect(dialog.getByText("1 of 322 monsters")).toBeVisible();
  await dialog.getByRole("searchbox").fill("owl");
  await expect(dialog.getByRole("heading", { name: "Owl", exact: true })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await expect(dialog.getByRole("checkbox", { name: "Tick Owlbear" })).toBeChecked();
  await expect(dialog.getByRole("searchbox")).toHaveValue("owl");
});

/** Holds the answers to what is asked there, until what it answers is called. */
const hold = async (page: Page, address: string | RegExp) => {
  const answer = deferred();
  await page.route(address, async (route) => {
    await answer.promise;
    await route.fallback();
  });
  return answer.resolve;
};

test("Enter takes what was typed, also where a part of the list before is answered first", async ({
  creator,
  campaign,
}) => {
  const page = await openBook(creator, campaign, "/encounter");
  await leftPage(page).getByRole("button", { name: "From the library" }).click();
  const dialog = page.getByRole("dialog", { name: "The library" });
  await expect(dialog.getByText("322 of 322 monsters")).toBeVisible();
  const nextPart = /\/api\/library\/monsters\?.*offset=/;
  const sought = /\/api\/library\/monsters\?.*goblin/;
  const partCome = deferred();
  // Refused, it is done with before anything that is found can be read.
  await page.route(nextPart, async (route) => {
    await partCome.promise;
    await route.fulfill({ status: 500, json: {} });
  });
  const foundCome = await hold(page, sought);
  const partAsked = page.waitForRequest(nextPart);
  await dialog.locator("[data-slug]").last().scrollIntoViewIfNeeded();
  const part = (await partAsked).response();
  const asked = page.waitForRequest(sought);
  await dialog.getByRole("searchbox").fill("goblin");
  await asked;
  await page.keyboard.press("Enter");
  partCome.resolve();
  await (await part)?.finished();
  foundCome();
  await expect(page.getByText(/^Taken from the library: /)).toHaveText("Taken from the library: Goblin.");
});

test("a number that is typed after something was taken begins anew", async ({ creator, campaign }) => {
  const page = await openBook(creator, campaign, "/encounter");
  await leftPage(page).getByRole("button", { name: "From the library" }).click();
  const dialog = page.getByRole("dialog", { name: "The library" });
  await expect(dialog.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("gob");
  await expect(dialog.getByRole("heading", { name: "Goblin", exact: true })).toBeVisible();
  const taken = await hold(page, "**/api/encounters/from-library");
  await page.keyboard.type("1");
  const asked = page.waitForRequest("**/api/encounters/from-library");
  await page.keyboard.press("Enter");
  await asked;
  // Before the answer, and after it.
  await page.keyboard.type("5");
  const copies = dialog.getByRole("spinbutton", { name: "Copies" });
  await expect(copies).toHaveValue("5");
  taken();
  await expect(page.getByText("Taken from the library: Goblin.")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Take 5 × Goblin" })).toBeVisible();
  // And after it was written into its field.
  await copies.fill("2");
  await dialog.getByRole("searchbox").focus();
  await page.keyboard.type("1");
  await expect(dialog.getByRole("button", { name: "Take Goblin" })).toBeVisible();
});

/** The library of encounters, at the tab for files of one's own. */
const openOwn = async (creator: Person, campaign: Campaign) => {
  const page = await openBook(creator, campaign, "/encounter");
  await leftPage(page).getByRole("button", { name: "From the library" }).click();
  const dialog = page.getByRole("dialog", { name: "The library" });
  await dialog.getByRole("tab", { name: "Bring your own" }).click();
  return { page, dialog };
};

test("while a file comes in the library stays open, and says where that fails", async ({
  creator,
  campaign,
}) => {
  const { page, dialog } = await openOwn(creator, campaign);
  await dialog.getByLabel("Choose a file").setInputFiles({
    name: "lantern.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify([bogLantern])),
  });
  await expect(dialog.getByRole("checkbox", { name: "Bring in Bog Lantern" })).toBeChecked();
  const address = "**/api/encounters/import";
  const cameIn = deferred();
  const comeIn = async (route: Route) => {
    await cameIn.promise;
    await loseAnswer(route);
  };
  await page.route(address, comeIn, { times: 2 });
  await dialog.getByRole("button", { name: "Bring in 1" }).click();
  const another = dialog.getByRole("button", { name: "Another file" });
  await expect(another).toBeDisabled();
  await page.keyboard.press("Escape");
  cameIn.resolve();
  await expect(dialog.getByRole("alert")).toContainText("nothing comes in twice");
  await expect(another).toBeEnabled();
  await expect(dialog.getByRole("checkbox", { name: "Bring in Bog Lantern" })).toBeDisabled();
  await dialog.getByRole("button", { name: "Bring in 1" }).click();
  await dialog.getByRole("button", { name: "To the encounters" }).click();
  await expect(leftPage(page).getByRole("button", { name: /Bog Lantern/ })).toHaveCount(1);
});

test("JSON that was written stays in its field where it can't be read, until it came in", async ({
  creator,
  campaign,
}) => {
  const { page, dialog } = await openOwn(creator, campaign);
  const field = dialog.getByLabel("Or paste it here");
  const read = dialog.getByRole("button", { name: "Read what is pasted" });
  // The answer is lost on its way, and that to its repetition.
  await page.route("**/api/encounters/import", (route) => route.fulfill({ status: 502, json: {} }), {
    times: 2,
  });
  await field.fill("[{]");
  for (const sentence of ["The connection is lost.", "The file is no JSON"]) {
    await read.click();
    await expect(dialog.getByRole("alert")).toContainText(sentence);
    await expect(field).toHaveValue("[{]");
  }
  // Of records that can be told apart none can come in: they are corrected in the field.
  const another = dialog.getByRole("button", { name: "Another file" });
  const nameless = JSON.stringify([{ ...bogLantern, Name: "" }]);
  await field.fill(nameless);
  await read.click();
  await another.click();
  await expect(field).toHaveValue(nameless);
  await field.fill(JSON.stringify([bogLantern]));
  await read.click();
  await expect(dialog.getByRole("checkbox", { name: "Bring in Bog Lantern" })).toBeChecked();
  await another.click();
  await expect(field).toHaveValue("");
});

test("a race of the library replaces what was written only after a question", async ({
  player,
  campaign,
}) => {
  const page = await openWizard(player, campaign);
  await page.getByLabel("Character name").fill("Grik");
  await next(page, "Description");
  await next(page, "Race");
  await page.getByRole("button", { name: "From the library" }).click();
  const races = page.getByLabel("Races of the library");
  const name = page.getByLabel("Race name");
  const question = page.getByRole("alertdialog", { name: "Replace what is written about the race?" });

  // Written while the answer was on its way.
  const elfCome = await hold(page, "**/api/library/races/elf");
  const asked = page.waitForRequest("**/api/library/races/elf");
  await races.selectOption("Elf");
  await asked;
  await name.fill("Tidefolk");
  elfCome();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(name).toHaveValue("Tidefolk");
  await races.selectOption("Half-Orc");
  await question.getByRole("button", { name: "Replace" }).click();
  await expect(name).toHaveValue("Half-Orc");

  // What nobody wrote into goes without one, and of two the later stays.
  const gnomeCome = await hold(page, "**/api/library/races/gnome");
  const askedFirst = page.waitForRequest("**/api/library/races/gnome");
  await races.selectOption("Gnome");
  await askedFirst;
  await races.selectOption("Human");
  await expect(name).toHaveValue("Human");
  const late = page.waitForResponse("**/api/library/races/gnome");
  gnomeCome();
  await (await late).finished();
  await expect(name).toHaveValue("Human");

  // Written into what was taken before.
  await page.getByLabel("Race description").fill("They count the tides.");
  await races.selectOption("Half-Orc");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByLabel("Race description")).toHaveValue("They count the tides.");
  await expect(name).toHaveValue("Human");
});
