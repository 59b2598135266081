// One file for the notes pad as a whole, from the first sheet to who may delete one: its saving and its sheets have files of their own.
import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, found, openBook, test, withoutLive } from "../support/fixtures";
import type { Person } from "../support/people";
import { reloadCutOff } from "../support/reload-cut-off";
import { runUntilShown, stopClock } from "../support/stopped-clock";

const pad = (page: Page) => page.getByRole("textbox", { name: "DM Notes" });
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true });
const saveEdits = (page: Page) => page.getByRole("button", { name: "Save Edits" });
const sheet = (page: Page, number: number) => page.getByRole("tab", { name: `Sheet ${number}` });
const write = async (person: Person, campaignId: number, text: string): Promise<number> => {
  const answer = await person.api.post("/api/dm-notes", {
    data: { campaign_id: campaignId, note_text: text },
  });
  return (await answer.json()).note_id;
};
const stored = async (person: Person, campaignId: number): Promise<string[]> => {
  const notes = await (await person.api.get(`/api/dm-notes/${campaignId}`)).json();
  return notes.map((note: { note_text: string }) => note.note_text);
};

test("the first save creates a note, later ones change it", async ({ creator, campaign }) => {
  const page = await openBook(creator, campaign);
  await pad(page).fill("Wolves at nine strokes.");
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  await save(page).dblclick();
  await expect(page.getByText("DM notes saved successfully!")).toBeVisible();
  await expect(page.getByText("Unsaved changes")).toBeHidden();
  await pad(page).fill("Wolves at ten strokes.");
  await saveEdits(page).click();
  await expect(page.getByText("DM notes updated successfully!")).toBeVisible();
  await pad(page).press("End");
  await page.keyboard.type(" And the wyrm.");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Unsaved changes")).toBeHidden();
  await expect.poll(() => stored(creator, campaign.id)).toEqual(["Wolves at ten strokes. And the wyrm."]);
  await expectAccessible(page);
});

test("an admin reads and writes the same notes", async ({ creator, admin, campaign }) => {
  await write(creator, campaign.id, "The sexton is dead.");
  const page = await openBook(admin, campaign);
  await expect(pad(page)).toHaveValue("The sexton is dead.");
  await expect(saveEdits(page)).toBeVisible();
});

/** Whether a press on the button's middle is its own while a slip is there. */
const liesFreeOfSlips = (button: Locator) =>
  button.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return document.querySelector("[data-sonner-toast]") !== null && element.contains(top);
  });

test("what isn't saved survives a failed save and a reload", async ({ creator, campaign }) => {
  await write(creator, campaign.id, "Before");
  const page = await openBook(creator, campaign);
  await pad(page).fill("Not saved yet");
  await page.route("/api/dm-notes/*", (route) => route.abort());
  await saveEdits(page).click();
  const slips = page.getByText("Failed to save DM notes.");
  await expect(slips).toBeVisible();
  await expect(pad(page)).toHaveValue("Not saved yet");
  // The slips come up over the button, where the pointer still rests, and neither stay there nor take its clicks.
  const pressAgain = async () => {
    await expect.poll(() => liesFreeOfSlips(saveEdits(page))).toBe(true);
    await saveEdits(page).click();
  };
  await pressAgain();
  await pressAgain();
  await expect(slips).toHaveCount(1);
  await expect(slips).toHaveCount(0);
  await reloadCutOff(page);
  await expect(pad(page)).toHaveValue("Not saved yet");
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  // Only now: what came back is saved by itself within two seconds.
  await page.unroute("/api/dm-notes/*");
  await saveEdits(page).click();
  await expect(page.getByText("DM notes updated successfully!")).toBeVisible();
  expect(await stored(creator, campaign.id)).toEqual(["Not saved yet"]);
});

for (const [choice, kept] of [
  ["Keep mine", "Mine"],
  ["Show theirs", "Theirs"],
  ["Put both on the sheet", "Theirs\n\nMine"],
] as const)
  test(`a text that another tab saved meanwhile is shown first: ${choice}`, async ({ creator, campaign }) => {
    const id = await write(creator, campaign.id, "Before");
    await withoutLive(await creator.page());
    const page = await openBook(creator, campaign);
    // Else it may save itself before the other tab has.
    await stopClock(page);
    await pad(page).fill("Mine");
    await creator.api.put(`/api/dm-notes/${id}`, { data: { note_text: "Theirs" } });
    await saveEdits(page).click();
    await expect(page.getByText("These notes were changed elsewhere since you opened them.")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Saved meanwhile" })).toHaveValue("Theirs");
    await expect(pad(page)).toHaveValue("Mine");
    expect(await stored(creator, campaign.id)).toEqual(["Theirs"]);
    if (choice === "Keep mine") {
      // Nothing saves itself until one is chosen.
      await page.clock.resume();
      await expectAccessible(page);
    }
    await page.getByRole("button", { name: choice }).click();
    await expect(pad(page)).toHaveValue(kept);
    if (choice === "Put both on the sheet") await saveEdits(page).click();
    await expect(page.getByText("Unsaved changes")).toBeHidden();
    await expect.poll(() => stored(creator, campaign.id)).toEqual([kept]);
  });

test("a newer text that can't be loaded is said, and nothing is overwritten", async ({
  creator,
  campaign,
}) => {
  const id = await write(creator, campaign.id, "Before");
  await withoutLive(await creator.page());
  const page = await openBook(creator, campaign);
  await stopClock(page);
  await pad(page).fill("Mine");
  await creator.api.put(`/api/dm-notes/${id}`, { data: { note_text: "Theirs" } });
  await page.route(`/api/dm-notes/id/${id}`, (route) => route.abort());
  await saveEdits(page).click();
  await runUntilShown(page, page.getByText("Failed to load DM notes."));
  await expect(pad(page)).toHaveValue("Mine");
  expect(await stored(creator, campaign.id)).toEqual(["Theirs"]);
});

test("a note that somebody else has deleted can be deleted", async ({ creator, campaign }) => {
  const id = await write(creator, campaign.id, "The sexton is dead.");
  await write(creator, campaign.id, "The bell is hollow.");
  await withoutLive(await creator.page());
  const page = await openBook(creator, campaign);
  await expect(pad(page)).toHaveValue("The sexton is dead.");
  await creator.api.delete(`/api/dm-notes/${id}`);
  await page.getByRole("button", { name: "Delete sheet" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("DM notes deleted successfully!")).toBeVisible();
  await expect(pad(page)).toHaveValue("The bell is hollow.");
});

test("who was removed from the campaign deletes no note", async ({ creator, admin, campaign }) => {
  await write(creator, campaign.id, "The sexton is dead.");
  await withoutLive(await admin.page());
  const page = await openBook(admin, campaign);
  await expect(pad(page)).toHaveValue("The sexton is dead.");
  await creator.api.delete(`/api/campaigns/${campaign.id}/roles/${admin.id}`);
  await page.getByRole("button", { name: "Delete sheet" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Failed to delete DM notes.")).toBeVisible();
  expect(await stored(creator, campaign.id)).toEqual(["The sexton is dead."]);
});

test("several notes are sheets; the oldest lies on top", async ({ creator, campaign }) => {
  await write(creator, campaign.id, "Oldest");
  await write(creator, campaign.id, "Younger");
  const page = await openBook(creator, campaign);
  await expect(pad(page)).toHaveValue("Oldest");
  await pad(page).fill("Oldest, changed");
  await sheet(page, 2).click();
  await expect(pad(page)).toHaveValue("Younger");
  await sheet(page, 1).click();
  await expect(pad(page)).toHaveValue("Oldest, changed");

  await page.getByRole("button", { name: "Add sheet" }).click();
  await expect(pad(page)).toBeFocused();
  await page.keyboard.type("Newest");
  await save(page).click();
  await expect(page.getByText("DM notes saved successfully!")).toBeVisible();
  await expect.poll(() => stored(creator, campaign.id)).toEqual(["Oldest, changed", "Younger", "Newest"]);
  await expectAccessible(page);

  await sheet(page, 2).click();
  await page.getByRole("button", { name: "Delete sheet" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("DM notes deleted successfully!")).toBeVisible();
  expect(await stored(creator, campaign.id)).toEqual(["Oldest, changed", "Newest"]);
  await sheet(page, 1).click();
  await expect(pad(page)).toHaveValue("Oldest, changed");
});

test("notes go to the campaign that is shown, whatever another tab has opened", async ({
  creator,
  campaign,
}) => {
  const other = await found(creator, "Embers of Khar Dul");
  const page = await openBook(creator, campaign);
  await pad(page).fill("For the Salt Crown");
  await page.evaluate((id) => localStorage.setItem("selectedCampaignId", String(id)), other.id);
  await save(page).click();
  await expect(page.getByText("DM notes saved successfully!")).toBeVisible();
  expect(await stored(creator, campaign.id)).toEqual(["For the Salt Crown"]);
  expect(await stored(creator, other.id)).toEqual([]);
});

test("who is in the campaign no more saves nothing, and keeps what was written", async ({
  creator,
  admin,
  campaign,
}) => {
  // Else the book may close, as it does for who has left, before the toast is read.
  await withoutLive(await admin.page());
  const page = await openBook(admin, campaign);
  await pad(page).fill("Where to?");
  await admin.api.post(`/api/campaigns/${campaign.id}/leave`);
  await save(page).click();
  await expect(page.getByText("No campaign selected. Cannot save notes.")).toBeVisible();
  await expect(pad(page)).toHaveValue("Where to?");
  expect(await stored(creator, campaign.id)).toEqual([]);
});

test("a new sheet that was not saved outlives that another tab reads the book anew", async ({
  creator,
  campaign,
}) => {
  await write(creator, campaign.id, "The sexton is dead.");
  const page = await openBook(creator, campaign);
  const other = await page.context().newPage();
  await other.goto("/campaign");
  await expect(pad(other)).toHaveValue("The sexton is dead.");
  await page.getByRole("button", { name: "Add sheet" }).click();
  await pad(page).fill("The bell is hollow.");
  const listed = other.waitForResponse(/\/api\/dm-notes/);
  await write(creator, campaign.id, "The sexton lives.");
  await listed;
  await expect(sheet(other, 2)).toBeVisible();
  await page.reload();
  await sheet(page, 3).click();
  await expect(pad(page)).toHaveValue("The bell is hollow.");
});
