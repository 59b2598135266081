import type { Page } from "@playwright/test";
import { deferred } from "../support/deferred";
import { expect, openBook, test, withoutLive } from "../support/fixtures";
import { make } from "../support/make";
import type { Person } from "../support/people";
import { stopClock } from "../support/stopped-clock";
import { waitingForHydration } from "../support/wait-for-hydration";

const pad = (page: Page) => page.getByRole("textbox", { name: "DM Notes" });
const saveEdits = (page: Page) => page.getByRole("button", { name: "Save Edits" });
const sheet = (page: Page, number: number) => page.getByRole("tab", { name: `Sheet ${number}` });
const write = async (person: Person, campaign_id: number, note_text: string) =>
  (await make(person, "dm-notes", { campaign_id, note_text }))["note_id"];

test("another sheet is loaded when it is opened, whole; until then nothing can be written on it", async ({
  creator,
  campaign,
}) => {
  const long = "The tide takes the lower town. ".repeat(6000);
  await write(creator, campaign.id, "Oldest");
  const id = await write(creator, campaign.id, long);
  const page = await openBook(creator, campaign);
  await expect(pad(page)).toHaveValue("Oldest");
  expect(await page.content()).not.toContain("The tide takes");
  const answer = deferred();
  await page.route(`/api/dm-notes/id/${id}`, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await sheet(page, 2).click();
  await expect(pad(page)).toHaveAttribute("placeholder", "Loading DM notes...");
  await expect(pad(page)).not.toBeEditable();
  await expect(saveEdits(page)).toBeDisabled();
  answer.resolve();
  await expect(pad(page)).toHaveValue(long);
  await expect(page.getByText("Unsaved changes")).toBeHidden();
  await pad(page).fill("Shorter");
  await saveEdits(page).click();
  await expect(page.getByText("DM notes updated successfully!")).toBeVisible();
  expect(await (await creator.api.get(`/api/dm-notes/id/${id}`)).json()).toMatchObject({
    note_text: "Shorter",
  });
});

test("a sheet that can't be loaded says so, and is there at the next try", async ({ creator, campaign }) => {
  await write(creator, campaign.id, "Oldest");
  const id = await write(creator, campaign.id, "Younger");
  // The stream would have it fetched once more where it opens late, and take the button away.
  await withoutLive(await creator.page());
  const page = await openBook(creator, campaign);
  await page.route(`/api/dm-notes/id/${id}`, (route) => route.abort());
  await sheet(page, 2).click();
  await expect(page.getByRole("alert").getByText("Failed to load DM notes.")).toBeVisible();
  await page.unroute(`/api/dm-notes/id/${id}`);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(pad(page)).toHaveValue("Younger");
});

test("a draft on a sheet that was changed elsewhere stands beside the newer text when it is opened", async ({
  creator,
  campaign,
}) => {
  await write(creator, campaign.id, "Oldest");
  const id = await write(creator, campaign.id, "Before");
  const page = await openBook(creator, campaign);
  await sheet(page, 2).click();
  await expect(pad(page)).toHaveValue("Before");
  // Else it may save itself before the other has.
  await stopClock(page);
  await pad(page).fill("Mine");
  await sheet(page, 1).click();
  await expect(pad(page)).toHaveValue("Oldest");
  await creator.api.put(`/api/dm-notes/${id}`, { data: { note_text: "Theirs" } });
  // From now on it is refused as one that goes on from an older version.
  await page.clock.resume();
  await page.reload();
  await expect(page.getByRole("tab", { name: /^Sheet 2.*unsaved$/ })).toBeVisible();
  await sheet(page, 2).click();
  await expect(page.getByRole("textbox", { name: "Saved meanwhile" })).toHaveValue("Theirs");
  await expect(pad(page)).toHaveValue("Mine");
});

test("what is written on a sheet elsewhere is on it, whether it is open or was never opened", async ({
  creator,
  campaign,
}) => {
  await write(creator, campaign.id, "Oldest");
  const id = await write(creator, campaign.id, "Before");
  const page = await openBook(creator, campaign);
  await expect(pad(page)).toHaveValue("Oldest");
  await creator.api.put(`/api/dm-notes/${id}`, { data: { note_text: "Theirs", title: "The sexton" } });
  await page.getByRole("tab", { name: "The sexton" }).click();
  await expect(pad(page)).toHaveValue("Theirs");
  await creator.api.put(`/api/dm-notes/${id}`, { data: { note_text: "Theirs, longer", title: "The bell" } });
  await expect(pad(page)).toHaveValue("Theirs, longer");
  await expect(page.getByRole("tab", { name: "The bell" })).toBeVisible();
  await expect(page.getByText("Unsaved changes")).toBeHidden();
});

test("a sheet that was deleted elsewhere before it was opened is gone when it is", async ({
  creator,
  campaign,
}) => {
  await write(creator, campaign.id, "Oldest");
  const id = await write(creator, campaign.id, "Younger");
  await withoutLive(await creator.page());
  const page = await openBook(creator, campaign);
  await creator.api.delete(`/api/dm-notes/${id}`);
  await sheet(page, 2).click();
  await expect(sheet(page, 2)).toHaveCount(0);
  await expect(pad(page)).toHaveValue("Oldest");
});

test("a new sheet that was not saved outlives what another tab throws away and saves of its own", async ({
  creator,
  campaign,
}) => {
  await write(creator, campaign.id, "The sexton is dead.");
  const page = await openBook(creator, campaign);
  const openBeside = async () => {
    const beside = waitingForHydration(await page.context().newPage());
    await beside.goto("/campaign");
    await expect(pad(beside)).toHaveValue("The sexton is dead.");
    return beside;
  };
  const add = (tab: Page) => tab.getByRole("button", { name: "Add sheet" });
  const saveNew = async () => {
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("DM notes saved successfully!")).toBeVisible();
  };
  const other = await openBeside();
  await add(other).click();
  await pad(other).fill("The bell is hollow.");
  await add(page).click();
  await page.getByRole("button", { name: "Delete sheet" }).click();
  await add(page).click();
  await pad(page).fill("The tide is late.");
  await saveNew();
  await other.close();
  await page.reload();
  await sheet(page, 3).click();
  await expect(pad(page)).toHaveValue("The bell is hollow.");

  const third = await openBeside();
  await sheet(third, 3).click();
  await expect(pad(third)).toHaveValue("The bell is hollow.");
  await pad(third).fill("The bell is hollow, and cracked.");
  await saveNew();
  await third.close();
  await page.reload();
  await sheet(page, 4).click();
  await expect(pad(page)).toHaveValue("The bell is hollow, and cracked.");
});
