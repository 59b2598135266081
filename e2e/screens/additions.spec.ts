// One file: an addition to a chapter, from its writing to whoever reads it, also where two change it at once.
import { addCharacter } from "../support/characters";
import { type Campaign, expect, openBook, test, toastOf, withoutLive } from "../support/fixtures";
import { deferred } from "../support/deferred";
import { make } from "../support/make";
import type { Person } from "../support/people";

const WRITING = "What you would have written there";

/** A chapter that can be added to; its evening's id. */
const signChapter = async (creator: Person, campaign: Campaign): Promise<number> => {
  const { evening_id = 0 } = await make(creator, "evenings", {
    campaign_id: campaign.id,
    title: "The Choir",
    begin: 1,
  });
  await make(creator, `evenings/${evening_id}/end`);
  await make(creator, `evenings/${evening_id}/sign`, { chapter: "They sang." });
  return evening_id;
};

const addedTo = async (evening: number, reader: Person): Promise<unknown> =>
  ((await reader.send("GET", `/api/evenings/id/${evening}`)).json() as { additions: unknown }).additions;

test("for whom an addition is and who speaks in it is kept with its text, and can be taken back later", async ({
  creator,
  player,
  campaign,
}) => {
  const evening = await signChapter(creator, campaign);
  const isolde = await addCharacter(player, campaign);
  const page = await openBook(player, campaign, `/campaign?tab=evenings&evening=${evening}`);
  const add = page.getByRole("button", { name: "Add in your own hand", exact: true });
  const radio = (name: string) => page.getByRole("radio", { name, exact: true });
  await add.click();
  await expect(radio("Isolde Marrow")).toBeChecked();
  const writing = page.getByRole("textbox", { name: WRITING });
  await writing.fill("x".repeat(4001));
  await expect(writing).toHaveAccessibleDescription("At most 4,000 characters: 1 too many.");
  await writing.fill("I lied.");
  await radio("Only I").check();
  await radio("My own").check();
  await page.reload();
  await add.click();
  await expect(page.getByText("What you had not saved here was kept.")).toBeVisible();
  await expect(writing).toHaveValue("I lied.");
  await expect(radio("Only I")).toBeChecked();
  await expect(radio("My own")).toBeChecked();
  await page.getByRole("button", { name: "Add it", exact: true }).click();
  const chapter = page.getByRole("article", { name: "The Choir" });
  await expect(chapter).toContainText("I lied.");
  expect(await addedTo(evening, player)).toMatchObject([{ text: "I lied.", for: "me", character_id: null }]);

  // It is given to a character, and back to one's own name.
  const change = page.getByRole("button", { name: /^change addition 1, by / });
  const save = page.getByRole("button", { name: "Save it", exact: true });
  await change.click();
  await radio("Isolde Marrow").check();
  await save.click();
  await expect(chapter.getByRole("figure")).toContainText("Isolde Marrow");
  expect(await addedTo(evening, player)).toMatchObject([{ character_id: isolde }]);
  await change.click();
  await radio("My own").check();
  await save.click();
  await expect(chapter.getByRole("figure")).toContainText("Tobias");
  expect(await addedTo(evening, player)).toMatchObject([{ text: "I lied.", for: "me", character_id: null }]);
});

test("Ctrl+Enter adds what is written, once, and nothing that could not be saved", async ({
  player,
  creator,
  campaign,
}) => {
  const evening = await signChapter(creator, campaign);
  const page = await openBook(player, campaign, `/campaign?tab=evenings&evening=${evening}`);
  await page.getByRole("button", { name: "Add in your own hand", exact: true }).click();
  const writing = page.getByRole("textbox", { name: WRITING });
  const [asked, answer] = [deferred(), deferred()];
  await page.route("**/api/evenings/*/additions", async (route) => {
    asked.resolve();
    await answer.promise;
    await route.continue();
  });
  for (const unsavable of [" ", "x".repeat(4001)]) {
    await writing.fill(unsavable);
    await writing.press("ControlOrMeta+Enter");
  }
  // Enter alone begins a line, and the one that closes an input method is the input method's.
  await writing.fill("I lied");
  await writing.press("Enter");
  await writing.dispatchEvent("keydown", { key: "Enter", ctrlKey: true, isComposing: true });
  await writing.pressSequentially("twice.");
  await writing.press("ControlOrMeta+Enter");
  await asked.promise;
  await writing.press("ControlOrMeta+Enter");
  answer.resolve();
  await expect(page.getByRole("article", { name: "The Choir" })).toContainText("twice.");
  await expect(writing).toHaveCount(0);
  expect(await addedTo(evening, player)).toMatchObject([{ text: "I lied\ntwice." }]);
});

test("what two write of one addition is asked about, though nothing told of the other", async ({
  creator,
  player,
  campaign,
}) => {
  const evening = await signChapter(creator, campaign);
  const { addition_id } = await make(player, `evenings/${evening}/additions`, { text: "It rained." });
  const page = await player.page();
  await withoutLive(page);
  await openBook(player, campaign, `/campaign?tab=evenings&evening=${evening}`);
  const text = page.getByRole("textbox", { name: WRITING });
  const save = page.getByRole("button", { name: "Save it", exact: true });
  const theirs = (body: object) => creator.send("PUT", `/api/additions/${addition_id}`, body);
  await page.getByRole("button", { name: "change addition 1, by Tobias", exact: true }).click();
  await text.fill("It rained for days.");
  await theirs({ text: "It rained, and it was cold." });
  await save.click();
  const notice = page.getByRole("region", { name: "A newer version" });
  await expect(notice).toContainText("It rained, and it was cold.");
  await expect(save).toBeDisabled();
  expect(await addedTo(evening, player)).toMatchObject([{ text: "It rained, and it was cold." }]);
  await notice.getByRole("button", { name: "Show theirs", exact: true }).click();
  await expect(text).toHaveValue("It rained, and it was cold.");

  await text.fill("It snowed.");
  await theirs({ text: "It was cold.", for: "dm" });
  await save.click();
  await notice.getByRole("button", { name: "Keep mine", exact: true }).click();
  await expect(text).toHaveValue("It snowed.");
  // What somebody else adds is read before it is saved; what is written before the answer comes is a change of what is saved.
  await make(creator, `evenings/${evening}/additions`, { text: "The bells froze." });
  const [asked, answer] = [deferred(), deferred()];
  await page.route("**/api/additions/*", async (route) => {
    asked.resolve();
    await answer.promise;
    await route.continue();
  });
  await save.click();
  await asked.promise;
  await text.fill("It snowed all night.");
  answer.resolve();
  const chapter = page.getByRole("article", { name: "The Choir" });
  await expect(chapter).toContainText("It snowed.");
  await expect(chapter).toContainText("The bells froze.");
  await expect(text).toHaveValue("It snowed all night.");
  await save.click();
  await expect(chapter).toContainText("It snowed all night.");
  // What one did not change oneself stays as the other has it.
  expect(await addedTo(evening, player)).toMatchObject([
    { text: "It snowed all night.", for: "dm" },
    { text: "The bells froze." },
  ]);
  // Nor is it taken for what one wrote on: nothing is left to save.
  await page.getByRole("button", { name: "change addition 1, by Tobias", exact: true }).click();
  await text.fill("It thawed.");
  await theirs({ for: "table" });
  await save.click();
  await expect(chapter).toContainText("It thawed.");
  await expect(text).toHaveCount(0);
});

test("who writes on while a new addition is stored keeps the caret, and changes what was stored", async ({
  creator,
  player,
  campaign,
}) => {
  const evening = await signChapter(creator, campaign);
  const page = await openBook(player, campaign, `/campaign?tab=evenings&evening=${evening}`);
  const text = page.getByRole("textbox", { name: WRITING });
  const [asked, answer] = [deferred(), deferred()];
  await page.route("**/api/evenings/*/additions", async (route) => {
    asked.resolve();
    await answer.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: "Add in your own hand", exact: true }).click();
  await text.fill("I lied.");
  await page.getByRole("button", { name: "Add it", exact: true }).click();
  await asked.promise;
  await text.press("End");
  await page.keyboard.type(" Twice");
  await page.keyboard.press("Home");
  answer.resolve();
  const save = page.getByRole("button", { name: "Save it", exact: true });
  await expect(save).toBeVisible();
  await page.keyboard.type("Yes: ");
  await expect(text).toHaveValue("Yes: I lied. Twice");
  await expect(page.getByText("What you had not saved here was kept.")).toHaveCount(0);
  await save.click();
  await expect(text).toHaveCount(0);
  expect(await addedTo(evening, player)).toMatchObject([{ text: "Yes: I lied. Twice" }]);
});

test("a change of an addition that was deleted meanwhile is added anew for the same readers, in the same name", async ({
  creator,
  player,
  campaign,
}) => {
  const evening = await signChapter(creator, campaign);
  const isolde = await addCharacter(player, campaign);
  const page = await player.page();
  await withoutLive(page);
  const text = page.getByRole("textbox", { name: WRITING });
  const radio = (name: string) => page.getByRole("radio", { name, exact: true });
  const body = { text: "I lied.", for: "dm", character_id: isolde };
  const { addition_id } = await make(player, `evenings/${evening}/additions`, body);
  await openBook(player, campaign, `/campaign?tab=evenings&evening=${evening}`);
  await page.getByRole("button", { name: /^change addition 1, by / }).click();
  await expect(radio("Isolde Marrow")).toBeChecked();
  await text.fill("I lied to them.");
  await creator.send("DELETE", `/api/additions/${addition_id}`);
  await page.getByRole("button", { name: "Save it", exact: true }).click();
  await expect(
    page.getByRole("alert").filter({ hasText: "This addition was deleted meanwhile." }),
  ).toBeVisible();
  await expect(text).toHaveValue("I lied to them.");
  await expect(radio("The DM")).toBeChecked();
  await expect(radio("Isolde Marrow")).toBeChecked();
  await page.getByRole("button", { name: "Add it", exact: true }).click();
  await expect(text).toHaveCount(0);
  expect(await addedTo(evening, player)).toMatchObject([{ ...body, text: "I lied to them." }]);
});

test("a dungeon master publishes no player’s addition that its writer has taken back", async ({
  creator,
  player,
  campaign,
}) => {
  const evening = await signChapter(creator, campaign);
  const { addition_id } = await make(player, `evenings/${evening}/additions`, { text: "I lied.", for: "dm" });
  const page = await openBook(creator, campaign, `/campaign?tab=evenings&evening=${evening}`);
  const text = page.getByRole("textbox", { name: WRITING });
  const add = page.getByRole("button", { name: "Add it", exact: true });
  await page.getByRole("button", { name: /^change addition 1, by / }).click();
  await text.fill("I lied to them.");
  await player.send("PUT", `/api/additions/${addition_id}`, { for: "me" });
  await expect(page.getByRole("alert").filter({ hasText: "for its writer’s eyes alone" })).toBeVisible();
  await expect(text).toHaveValue("I lied to them.");
  await expect(page.getByRole("radio", { name: "The DM", exact: true })).toBeChecked();
  await expect(add).toBeDisabled();
  // It is changed as before once its writer lets it be read.
  await player.send("PUT", `/api/additions/${addition_id}`, { for: "dm" });
  await page.getByRole("button", { name: "Save it", exact: true }).click();
  await expect(text).toHaveCount(0);
  expect(await addedTo(evening, player)).toMatchObject([{ text: "I lied to them.", for: "dm" }]);
});

test("who writes an addition is told where its chapter isn't signed any more, and finds the words once it is again", async ({
  creator,
  player,
  campaign,
}) => {
  const evening = await signChapter(creator, campaign);
  const page = await openBook(player, campaign, `/campaign?tab=evenings&evening=${evening}`);
  await page.getByRole("button", { name: "Add in your own hand", exact: true }).click();
  const writing = page.getByRole("textbox", { name: WRITING });
  await writing.fill("I lied.");
  await make(creator, `evenings/${evening}/unsign`);
  const unsealed =
    "The seal of this chapter was broken meanwhile. What you wrote is kept in this browser until it is signed again.";
  await expect(toastOf(page, unsealed)).toBeVisible();
  await expect(writing).toHaveCount(0);
  await make(creator, `evenings/${evening}/sign`);
  await expect(writing).toHaveValue("I lied.");
  await creator.send("DELETE", `/api/evenings/${evening}`);
  await expect(
    toastOf(page, "This evening was deleted meanwhile, and what you were adding with it."),
  ).toBeVisible();
});
