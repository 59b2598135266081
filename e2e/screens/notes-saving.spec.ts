// Notes save themselves once they have been saved, and nothing asks where they are left.
import type { Page, Route } from "@playwright/test";
import { deferred } from "../support/deferred";
import { type Campaign, expect, openBook, test, withoutLive } from "../support/fixtures";
import { loseAnswer } from "../support/lose-answer";
import { PASSWORD, type Person } from "../support/people";

const pad = (page: Page) => page.getByRole("textbox", { name: "DM Notes" });
const write = (person: Person, campaignId: number, text: string) =>
  person.api.post("/api/dm-notes", { data: { campaign_id: campaignId, note_text: text } });
const stored = async (person: Person, campaignId: number): Promise<string[]> => {
  const notes = await (await person.api.get(`/api/dm-notes/${campaignId}`)).json();
  return notes.map((note: { note_text: string }) => note.note_text);
};

/** The book with one stored note, on a page that hears of no change and has a clock of the test's own. */
const openUnheard = async (creator: Person, campaign: Campaign): Promise<Page> => {
  await write(creator, campaign.id, "Before");
  await withoutLive(await creator.page());
  const page = await openBook(creator, campaign);
  await page.clock.install();
  return page;
};

test("a first sheet is created by Save alone; leaving it asks nothing, and keeps it as a draft", async ({
  creator,
  campaign,
}) => {
  const page = await openBook(creator, campaign);
  await page.clock.install();
  await pad(page).fill("Ask Tobias about the oath.");
  await page.clock.runFor(5000);
  await page.getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/home");
  expect(await stored(creator, campaign.id)).toEqual([]);
  await page.goto("/campaign");
  await expect(pad(page)).toHaveValue("Ask Tobias about the oath.");
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeVisible();
});

test("a sheet that exists saves itself two seconds after the last key, without a toast, while one writes on", async ({
  creator,
  campaign,
}) => {
  await write(creator, campaign.id, "Before");
  const page = await openBook(creator, campaign);
  await page.clock.install();
  // It stands still but where it is moved on: a busy machine takes its time between two keys.
  await page.clock.pauseAt(Date.now() + 60_000);
  const status = page.getByRole("status").filter({ hasText: /^(Saved|Unsaved changes)$/ });
  await pad(page).fill("The bell is hollow");
  await page.clock.runFor(1900);
  await pad(page).press("End");
  await page.keyboard.type(".");
  await expect(status).toHaveText("Unsaved changes");
  await page.clock.runFor(1900);
  expect(await stored(creator, campaign.id)).toEqual(["Before"]);
  await page.clock.runFor(200);
  await expect(status).toHaveText("Saved");
  expect(await stored(creator, campaign.id)).toEqual(["The bell is hollow."]);
  await expect(page.getByText("DM notes updated successfully!")).toHaveCount(0);

  // Its answer is late, and one writes on: what oneself has saved is no other's version.
  await page.route("/api/dm-notes/*", async (route) => {
    const answer = await route.fetch();
    await page.keyboard.type(" Nobody rings it.");
    await route.fulfill({ response: answer });
  });
  await page.keyboard.type(" Wolves.");
  await page.clock.runFor(2000);
  await expect(pad(page)).toHaveValue("The bell is hollow. Wolves. Nobody rings it.");
  await page.unrouteAll({ behavior: "wait" });
  await page.clock.runFor(2000);
  await expect
    .poll(() => stored(creator, campaign.id))
    .toEqual(["The bell is hollow. Wolves. Nobody rings it."]);
  await expect(page.getByText("These notes were changed elsewhere")).toHaveCount(0);
});

test("a sheet whose saving was carried out though its answer was lost is no one else’s, and is written on", async ({
  creator,
  campaign,
}) => {
  const page = await openUnheard(creator, campaign);
  await page.clock.pauseAt(Date.now() + 60_000);
  // The second never reaches the server.
  const fates = [loseAnswer, (route: Route) => route.abort()];
  const texts: string[] = [];
  await page.route("/api/dm-notes/*", (route) => {
    const request = route.request();
    if (request.method() !== "PUT") return route.continue();
    texts.push((request.postDataJSON() as { note_text: string }).note_text);
    return (fates.shift() ?? ((other: Route) => other.continue()))(route);
  });
  const failed = () => page.waitForEvent("requestfailed", (request) => request.method() === "PUT");
  for (const text of ["The bell is hollow.", "The bell is hollow. Wolves."]) {
    const lost = failed();
    await pad(page).fill(text);
    await page.clock.runFor(2000);
    await lost;
  }
  expect(await stored(creator, campaign.id)).toEqual(["The bell is hollow."]);
  await pad(page).fill("The bell is hollow. Wolves. Nobody rings it.");
  await page.getByRole("button", { name: "Save Edits" }).click();
  await expect
    .poll(() => stored(creator, campaign.id))
    .toEqual(["The bell is hollow. Wolves. Nobody rings it."]);
  await page.clock.resume();
  await expect(page.getByText("DM notes updated successfully!")).toBeVisible();
  await expect(page.getByText("These notes were changed elsewhere")).toHaveCount(0);
  expect(new Set(texts).size).toBe(3);
});

test("a sheet that exists is saved when one leaves, at once and without a question", async ({
  creator,
  campaign,
}) => {
  await write(creator, campaign.id, "Before");
  const page = await openBook(creator, campaign);
  await page.clock.install();
  await pad(page).fill("On the way to the fight");
  await page.getByRole("link", { name: "Fight", exact: true }).click();
  await expect(page).toHaveURL(/\/fight/);
  await expect.poll(() => stored(creator, campaign.id)).toEqual(["On the way to the fight"]);
  await page.getByRole("link", { name: "Campaign", exact: true }).click();
  await expect(pad(page)).toHaveValue("On the way to the fight");
  await pad(page).fill("And out of the door");
  await page.goto("/profile");
  await expect.poll(() => stored(creator, campaign.id)).toEqual(["And out of the door"]);
  await page.goto("/campaign");
  await expect(pad(page)).toHaveValue("And out of the door");
  await expect(page.getByText("Unsaved changes")).toHaveCount(0);
});

test("what one writes while an earlier save is answered outlives the page where its own save fails", async ({
  creator,
  campaign,
}) => {
  await write(creator, campaign.id, "Before");
  const page = await openBook(creator, campaign);
  const answer = deferred();
  let sent = 0;
  await page.route("/api/dm-notes/*", async (route) => {
    if (route.request().method() !== "PUT") return route.continue();
    sent += 1;
    if (sent > 1) return route.fulfill({ status: 500, json: { error: "" } });
    await answer.promise;
    return route.continue();
  });
  await pad(page).fill("The bell is hollow.");
  await expect.poll(() => sent).toBe(1);
  await pad(page).press("End");
  await page.keyboard.type(" Nobody rings it.");
  await page.getByRole("link", { name: "Character", exact: true }).click();
  await expect(page).toHaveURL(/\/character/);
  answer.resolve();
  await expect.poll(() => sent).toBe(2);
  await page.unroute("/api/dm-notes/*");
  await page.goto("/campaign");
  await expect(pad(page)).toHaveValue("The bell is hollow. Nobody rings it.");
});

test("words that are put back while others are on their way stay, and are stored after those", async ({
  creator,
  campaign,
}) => {
  const page = await openUnheard(creator, campaign);
  await page.clock.pauseAt(Date.now() + 60_000);
  const answer = deferred();
  const texts: string[] = [];
  await page.route("/api/dm-notes/*", async (route) => {
    const request = route.request();
    if (request.method() !== "PUT") return route.continue();
    texts.push((request.postDataJSON() as { note_text: string }).note_text);
    if (texts.length === 1) await answer.promise;
    return route.continue();
  });
  await pad(page).fill("Cut");
  await page.clock.runFor(2000);
  await expect.poll(() => texts).toEqual(["Cut"]);
  await pad(page).fill("Before");
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  await page.clock.resume();
  await page.getByRole("link", { name: "Character", exact: true }).click();
  await expect(page).toHaveURL(/\/character/);
  answer.resolve();
  await expect.poll(() => texts).toEqual(["Cut", "Before"]);
  await expect.poll(() => stored(creator, campaign.id)).toEqual(["Before"]);
  await page.goto("/campaign");
  await expect(pad(page)).toHaveValue("Before");
});

test("a sheet that waits to save itself is saved before the log-out, which asks nothing", async ({
  creator,
  campaign,
}) => {
  await write(creator, campaign.id, "Before");
  const page = await openBook(creator, campaign);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await pad(page).fill("The bell is hollow");
  await page.getByRole("button", { name: "Log out", exact: true }).click();
  await page.waitForURL("**/login");
  expect(await stored(creator, campaign.id)).toEqual(["The bell is hollow"]);
});

test("a sheet that is refused is sent once and says so, and its page is rendered anew without it", async ({
  creator,
  admin,
  campaign,
}) => {
  await write(creator, campaign.id, "Before");
  const page = await openBook(admin, campaign);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await pad(page).fill("The bell is hollow");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT") sent.push(request.url());
  });
  await creator.api.put(`/api/campaigns/${campaign.id}/roles/${admin.id}`, { data: { role: "player" } });
  await page.clock.resume();
  await expect(page.getByText("Failed to save DM notes.")).toBeVisible();
  await expect(pad(page)).toHaveCount(0);
  expect(sent).toHaveLength(1);
  expect(await stored(creator, campaign.id)).toEqual(["Before"]);
});

test("a sheet that met an ended session waits for the same person to log in again in another tab", async ({
  creator,
  campaign,
}) => {
  const page = await openUnheard(creator, campaign);
  const puts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT") puts.push(request.url());
  });
  await creator.api.post("/api/users/logout", { data: { everywhere: true } });
  await pad(page).fill("The bell is hollow");
  const overlay = page.getByRole("dialog", { name: "Login Required" });
  await expect(overlay).toBeVisible();
  // On a slow line one is sent before the refusal of the other has come; behind the overlay none is.
  const sent = puts.length;
  await page.clock.runFor(10_000);
  expect(puts).toHaveLength(sent);
  const second = await page.context().newPage();
  await second.goto("/login");
  await second.getByLabel("E-mail").fill(creator.email);
  await second.getByLabel("Password").fill(PASSWORD);
  await second.getByRole("button", { name: "Log In" }).click();
  await expect(overlay).toBeHidden();
  await page.clock.runFor(2000);
  await expect(page.getByRole("status").filter({ hasText: /^Saved$/ })).toBeVisible();
});

test("a sheet that met an ended session is neither sent nor kept in the name of whoever logs in in another tab", async ({
  creator,
  admin,
  campaign,
}) => {
  const page = await openUnheard(creator, campaign);
  await creator.api.post("/api/users/logout", { data: { everywhere: true } });
  await pad(page).fill("The bell is hollow");
  const overlay = page.getByRole("dialog", { name: "Login Required" });
  await expect(overlay).toBeVisible();
  const puts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT") puts.push(request.url());
  });
  // Who has logged in can't be asked, and then can: until then the page stands there without its overlay.
  const me = "**/api/users/me";
  await page.route(me, (route) => route.abort());
  const asked = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/me"));
  const second = await page.context().newPage();
  await second.goto("/login");
  await second.getByLabel("E-mail").fill(admin.email);
  await second.getByLabel("Password").fill(PASSWORD);
  await second.getByRole("button", { name: "Log In" }).click();
  await expect(overlay).toBeHidden();
  await asked;
  await pad(page).fill("The bell is hollow, and cracked");
  await page.clock.runFor(2500);
  await page.unroute(me);
  const reloaded = page.waitForEvent("load");
  await page.clock.runFor(60_000);
  await reloaded;
  await expect(pad(page)).toHaveValue("Before");
  expect(puts).toEqual([]);
  expect(await stored(admin, campaign.id)).toEqual(["Before"]);
});

test("words on a sheet whose note somebody else has deleted outlive the page, beside a blank sheet", async ({
  creator,
  campaign,
}) => {
  const { note_id: id } = await (await write(creator, campaign.id, "The sexton is dead.")).json();
  await withoutLive(await creator.page());
  const page = await openBook(creator, campaign);
  await page.getByRole("button", { name: "Add sheet" }).click();
  // The sheet is read anew where it is opened again, which would tell of the deletion before it is saved.
  const read = page.waitForResponse(`/api/dm-notes/id/${id}`);
  await page.getByRole("tab", { name: "Sheet 1" }).click();
  await read;
  await creator.api.delete(`/api/dm-notes/${id}`);
  await pad(page).fill("The sexton lives.");
  await page.getByRole("button", { name: "Save Edits" }).click();
  await expect(page.getByText("Failed to save DM notes.")).toBeVisible();
  const save = page.getByRole("button", { name: "Save", exact: true });
  await expect(save).toBeVisible();
  await page.reload();
  await expect(pad(page)).toHaveValue("The sexton lives.");
  await save.click();
  await expect(page.getByText("DM notes saved successfully!")).toBeVisible();
  expect(await stored(creator, campaign.id)).toEqual(["The sexton lives."]);
});

test("a sheet can't be deleted while a pressed Save is unanswered, and can be after it", async ({
  creator,
  campaign,
}) => {
  const page = await openBook(creator, campaign);
  await pad(page).fill("The sexton is dead.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const trash = page.getByRole("button", { name: "Delete sheet" });
  await expect(trash).toBeVisible();
  const [asked, answer] = [deferred(), deferred()];
  await page.route("/api/dm-notes/*", async (route) => {
    if (route.request().method() === "PUT") {
      asked.resolve();
      await answer.promise;
    }
    return route.continue();
  });
  await pad(page).fill("The sexton lives.");
  await page.getByRole("button", { name: "Save Edits" }).click();
  await asked.promise;
  await expect(trash).toHaveAttribute("aria-disabled", "true");
  await trash.click({ force: true });
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  answer.resolve();
  await trash.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("DM notes deleted successfully!")).toBeVisible();
  expect(await stored(creator, campaign.id)).toEqual([]);
});
