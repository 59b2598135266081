// One file: a chapter from its evening to its seal and what is added, one step resting on the other.
import type { Locator, Page } from "@playwright/test";
import { deferred } from "../support/deferred";
import {
  type Campaign,
  expect,
  expectAccessible,
  openBook,
  test,
  toastOf,
  withoutLive,
} from "../support/fixtures";
import { loseAnswer } from "../support/lose-answer";
import { make } from "../support/make";
import type { Person } from "../support/people";

const PARAGRAPH = "Nobody could say who had first remarked on it, and nobody asked. ".repeat(12);

/** Signs one chapter after the other, each of several leaves; answers the evenings' ids. */
const signLongChapters = async (creator: Person, campaign: Campaign, titles: readonly string[]) => {
  const ids = [];
  for (const title of titles) {
    const { evening_id } = await make(creator, "evenings", { campaign_id: campaign.id, title, begin: 1 });
    await make(creator, `evenings/${evening_id}/end`);
    await make(creator, `evenings/${evening_id}/sign`, { chapter: Array(8).fill(PARAGRAPH).join("\n\n") });
    ids.push(evening_id);
  }
  return ids;
};

/** An evening that is being played, on which the party has rested; answers its id. */
const beginRested = async (creator: Person, campaign: Campaign) => {
  const { evening_id } = await make(creator, "evenings", {
    campaign_id: campaign.id,
    title: "The Choir",
    begin: 1,
  });
  await make(creator, `campaigns/${campaign.id}/rest`, { kind: "short" });
  return evening_id;
};

test("an evening is played, told and signed in three taps, and read by the table", async ({
  creator,
  player,
  campaign,
}) => {
  const dm = await openBook(creator, campaign, "/campaign?tab=evenings");
  await dm.getByRole("button", { name: "Begin the evening", exact: true }).click();
  const over = dm.getByRole("button", { name: "The evening is over", exact: true });
  await expect(over).toBeVisible();
  const { handout_id } = await make(creator, "handouts", {
    campaign_id: campaign.id,
    title: "A summons",
    text: "Come.",
  });
  await make(creator, `handouts/${handout_id}/open`, { for: "all" });
  await make(creator, `campaigns/${campaign.id}/rest`, { kind: "long" });

  await over.click();
  await expect(dm.getByText("2 of 2 are told")).toBeVisible();
  const text = dm.getByRole("textbox", { name: "The chapter", exact: true });
  await expect(text).toHaveValue(/A summons/);
  await expectAccessible(dm);
  await dm.getByRole("button", { name: "Sign and seal", exact: true }).click();
  await dm.getByRole("button", { name: "Press your seal", exact: true }).click();
  await expect(dm.getByText("Sealed. Everybody at the table can read it.")).toBeVisible();
  await dm.getByRole("button", { name: "Read it", exact: true }).click();
  const chapter = dm.getByRole("article", { name: "Evening 1" });
  await expect(chapter).toContainText("A summons");
  // It has the focus, so that the next key reads on; by mouse nothing is framed.
  const flow = dm.getByRole("region", { name: "The chapter: Evening 1" });
  await expect(flow).toBeFocused();
  expect(await flow.evaluate((element) => element.matches(":focus-visible"))).toBe(false);
  await expectAccessible(dm);

  const page = await openBook(player, campaign, "/campaign?tab=evenings");
  await page.getByRole("button", { name: /Evening 1/ }).click();
  await expect(page.getByRole("article", { name: "Evening 1" })).toContainText("A summons");
  await page.getByRole("button", { name: "Add in your own hand", exact: true }).click();
  await page.getByRole("textbox", { name: "What you would have written there" }).fill("It was raining.");
  await page.getByRole("button", { name: "Add it", exact: true }).click();
  await expect(chapter).toContainText("It was raining.");
  await expect(page.getByRole("article", { name: "Evening 1" })).toContainText("in your hand");
});

test("what is ticked, written by hand and left open is kept by itself, and asks where two wrote", async ({
  creator,
  campaign,
}) => {
  const evening_id = await beginRested(creator, campaign);
  // What another saves is followed where it is heard of.
  await withoutLive(await creator.page());
  const dm = await openBook(creator, campaign, `/campaign?tab=evenings&evening=${evening_id}`);
  const text = dm.getByRole("textbox", { name: "The chapter", exact: true });
  const rest = dm.getByRole("checkbox", { name: /rest/ });
  await expect(rest).toBeChecked();
  await rest.uncheck();
  await expect(text).toHaveValue("");
  await expect(dm.getByRole("button", { name: "Sign and seal", exact: true })).toBeDisabled();
  await text.fill("It began with rain.");
  await rest.check();
  await expect(text).toHaveValue(/rain\.\n\n.*rest/s);
  await dm.getByRole("textbox", { name: "New thread" }).fill("Who paid?");
  const title = dm.getByRole("textbox", { name: "Title of the chapter" });
  await title.fill("");
  await expect(title).toHaveAccessibleDescription("Please enter a title");
  await title.fill("The Choir sings");
  const kept = dm.waitForResponse((answer) => answer.request().method() === "PUT");
  await expect(dm.getByText("Kept as you write.", { exact: false })).toBeVisible();
  await kept;
  await dm.reload();
  await expect(text).toHaveValue(/It began with rain\./);
  await expect(dm.getByRole("textbox", { name: "Thread 1", exact: true })).toHaveValue("Who paid?");

  await creator.send("PUT", `/api/evenings/${evening_id}`, { chapter: "Somebody else’s words." });
  await text.fill("My own words.");
  await dm.getByRole("button", { name: "Keep mine", exact: true }).click();
  await expect(dm.getByText("Kept as you write.", { exact: false })).toBeVisible();
  const { json } = await creator.send("GET", `/api/evenings/id/${evening_id}`);
  expect(json()).toMatchObject({ chapter: "My own words.", title: "The Choir sings" });

  // Nor is anything sealed over somebody else's words; who was there is no reason to ask.
  await dm.getByRole("button", { name: "Change", exact: true }).click();
  const attended = dm.waitForResponse((answer) => answer.request().method() === "PUT");
  await dm
    .getByRole("group", { name: "Who was there" })
    .getByRole("checkbox", { name: "Maren", exact: true })
    .click();
  await attended;
  await creator.send("PUT", `/api/evenings/${evening_id}`, { chapter: "Somebody else’s again." });
  await dm.getByRole("button", { name: "Sign and seal", exact: true }).click();
  await dm.getByRole("button", { name: "Press your seal", exact: true }).click();
  await expect(dm.getByText("This evening was changed elsewhere since you opened it")).toBeVisible();
  await dm.getByRole("button", { name: "Not yet", exact: true }).click();
  await expect(text).toHaveValue("My own words.");
  await dm.getByRole("button", { name: "Keep mine", exact: true }).click();
  // On a phone a draft is signed on its right page, and the chapter begins on the left one.
  await dm.setViewportSize({ width: 390, height: 844 });
  await dm.getByRole("button", { name: /^turn to Chapter/ }).click();
  await dm.getByRole("button", { name: "Sign and seal", exact: true }).click();
  await dm.getByRole("button", { name: "Press your seal", exact: true }).click();
  await dm.getByRole("button", { name: "Read it", exact: true }).click();
  const chapter = dm.getByRole("article", { name: "The Choir sings" });
  await expect(chapter.getByText("My own words.")).toBeVisible();
});

test("a line that was emptied moves no other thread from under the pointer that ticks it", async ({
  creator,
  campaign,
}) => {
  const { evening_id } = await make(creator, "evenings", { campaign_id: campaign.id, begin: 1 });
  const open = (text: string) => ({ text, done: 0 });
  await creator.send("PUT", `/api/evenings/${evening_id}`, {
    threads: ["Who paid?", "Who lied?", "Who sang?"].map(open),
  });
  const dm = await openBook(creator, campaign, `/campaign?tab=evenings&evening=${evening_id}`);
  const answered = (text: string) => dm.getByRole("checkbox", { name: `Answered: ${text}`, exact: true });
  const paid = dm.getByRole("listitem").filter({ has: answered("Who paid?") });
  await paid.getByRole("textbox").fill("");
  const kept = dm.waitForResponse((answer) => answer.request().postData()?.includes('"done":1') === true);
  await answered("Who lied?").click();
  await kept;
  const { json } = await creator.send("GET", `/api/evenings/id/${evening_id}`);
  expect(json()).toMatchObject({ threads: [{ text: "Who lied?", done: 1 }, open("Who sang?")] });

  // The Enter that ends the composition of a sign stays in its line.
  const lied = dm
    .getByRole("listitem")
    .filter({ has: answered("Who lied?") })
    .getByRole("textbox");
  await lied.focus();
  await lied.dispatchEvent("keydown", { key: "Enter", isComposing: true });
  await expect(lied).toBeFocused();
  await lied.press("Enter");
  await expect(dm.getByRole("textbox", { name: "New thread", exact: true })).toBeFocused();
});

test("who was there is put right for one person while the answer to another is on its way", async ({
  creator,
  player,
  otherPlayer,
  campaign,
}) => {
  const { evening_id } = await make(creator, "evenings", { campaign_id: campaign.id, begin: 1 });
  await make(creator, `evenings/${evening_id}/end`);
  await creator.send("PUT", `/api/evenings/${evening_id}`, { there: [] });
  const dm = await openBook(creator, campaign, `/campaign?tab=evenings&evening=${evening_id}`);
  await dm.getByRole("button", { name: "Change", exact: true }).click();
  const answer = deferred();
  await dm.route(`/api/evenings/${evening_id}`, async (route) => {
    await answer.promise;
    await route.continue();
  });
  const group = dm.getByRole("group", { name: "Who was there" });
  const [one, other] = ["Tobias", "Ysolt"].map((name) => group.getByRole("checkbox", { name, exact: true }));
  await one?.click();
  await other?.click();
  answer.resolve();
  await expect(dm.getByText("There were Tobias and Ysolt.")).toBeVisible();
  const there = async () =>
    ((await creator.send("GET", `/api/evenings/id/${evening_id}`)).json() as { there: number[] }).there;
  await expect.poll(async () => new Set(await there())).toEqual(new Set([player.id, otherPlayer.id]));
});

test("a long chapter turns leaf by leaf, keeps its place in the address, and leads on to the next", async ({
  creator,
  campaign,
}) => {
  const [bridge] = await signLongChapters(creator, campaign, ["The Bridge", "The Tide"]);
  const dm = await openBook(creator, campaign, `/campaign?tab=evenings&evening=${bridge}`);
  const flow = dm.getByRole("region", { name: "The chapter: The Bridge" });
  await expect(flow.getByText(/^Leaf 1 of [3-9]/)).toBeAttached();
  await dm.getByRole("button", { name: "Turn the leaf", exact: true }).click();
  await expect(flow.getByText(/^Leaf 2 of/)).toBeAttached();
  await expect(dm).toHaveURL(/leaf=2/);
  await dm.reload();
  await expect(flow.getByText(/^Leaf 2 of/)).toBeAttached();
  await flow.press("ArrowLeft");
  await expect(flow.getByText(/^Leaf 1 of [3-9]/)).toBeAttached();
  await flow.press("End");
  await expect(flow.getByText(/^Leaf (\d) of \1$/)).toBeAttached();
  await dm.getByRole("button", { name: "Turn the leaf", exact: true }).click();
  const next = dm.getByRole("region", { name: "The chapter: The Tide" });
  await expect(next.getByText(/^Leaf 1 of/)).toBeAttached();
  await dm.getByRole("button", { name: "Turn back", exact: true }).click();
  await expect(flow.getByText(/^Leaf (\d) of \1$/)).toBeAttached();
  // By keys alone one reads on across the border of two chapters.
  await flow.press("ArrowRight");
  await expect(next).toBeFocused();
  await expect(next.getByText(/^Leaf 1 of [3-9]/)).toBeAttached();
  await dm.keyboard.press("ArrowRight");
  await expect(next.getByText(/^Leaf 2 of/)).toBeAttached();
  await dm.getByRole("button", { name: "Contents", exact: true }).click();
  await expect(dm.getByRole("heading", { name: "Evenings", exact: true })).toBeVisible();
});

test("a chapter that one turned back to stays on its leaf while something is added", async ({
  creator,
  player,
  campaign,
}) => {
  const [bridge, tide] = await signLongChapters(creator, campaign, ["The Bridge", "The Tide"]);
  const dm = await openBook(creator, campaign, `/campaign?tab=evenings&evening=${tide}`);
  const back = dm.getByRole("button", { name: "Turn back", exact: true });
  await back.click();
  const flow = dm.getByRole("region", { name: "The chapter: The Bridge" });
  await expect(flow.getByText(/^Leaf (\d) of \1$/)).toBeAttached();
  await flow.press("Home");
  await expect(flow.getByText(/^Leaf 1 of [3-9]/)).toBeAttached();
  await make(player, `evenings/${bridge}/additions`, { text: "The bells froze." });
  await expect(flow.getByRole("article")).toContainText("The bells froze.");
  await expect(flow.getByText(/^Leaf 1 of [3-9]/)).toBeAttached();
  await dm.getByRole("button", { name: "Add", exact: true }).click();
  await expect(dm.getByRole("textbox", { name: "What you would have written there" })).toBeVisible();
  // One page is left to it: there are more leaves, and the same one is open.
  await expect(flow.getByText(/^Leaf 1 of ([6-9]|\d\d)/)).toBeAttached();
});

/** Presses keys faster than a leaf falls: in one go of the page. */
const pressAtOnce = (flow: Locator, ...keys: string[]) =>
  flow.evaluate((element, all) => {
    for (const key of all) element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  }, keys);

test("each press turns a leaf of its own, however fast they come", async ({ creator, campaign }) => {
  const [bridge] = await signLongChapters(creator, campaign, ["The Bridge"]);
  const dm = await openBook(creator, campaign, `/campaign?tab=evenings&evening=${bridge}`);
  const flow = dm.getByRole("region", { name: "The chapter: The Bridge" });
  await expect(flow.getByText(/^Leaf 1 of [3-9]/)).toBeAttached();
  await pressAtOnce(flow, "ArrowRight", "ArrowRight");
  await expect(flow.getByText(/^Leaf 3 of/)).toBeAttached();
  await expect(dm).toHaveURL(/leaf=3/);
  await pressAtOnce(flow, "ArrowLeft", "ArrowLeft", "ArrowRight");
  await expect(flow.getByText(/^Leaf 2 of/)).toBeAttached();
});

test("no leaf falls any more once the reader has left the chapter", async ({ creator, campaign }) => {
  const [bridge] = await signLongChapters(creator, campaign, ["The Bridge", "The Tide"]);
  const dm = await openBook(creator, campaign, `/campaign?tab=evenings&evening=${bridge}`);
  const flow = dm.getByRole("region", { name: "The chapter: The Bridge" });
  await expect(flow.getByText(/^Leaf 1 of [3-9]/)).toBeAttached();
  await flow.press("End");
  await expect(flow.getByText(/^Leaf (\d) of \1$/)).toBeAttached();
  // The leaf stays in the air until the clock of the page is moved on.
  await dm.clock.install();
  await dm.clock.pauseAt(Date.now() + 60_000);
  await pressAtOnce(flow, "ArrowRight");
  await dm.getByRole("button", { name: "Contents", exact: true }).click();
  const evenings = dm.getByRole("heading", { name: "Evenings", exact: true });
  await expect(evenings).toBeVisible();
  await dm.clock.runFor(1000);
  await expect(dm).not.toHaveURL(/evening=/);
  await expect(evenings).toBeVisible();
});

/** The chapter that is written on is stored, and nobody is asked which version stays. */
const keepsOwn = async (creator: Person, dm: Page, eveningId: number | undefined) => {
  const chapter = async () =>
    ((await creator.send("GET", `/api/evenings/id/${eveningId}`)).json() as { chapter: string }).chapter;
  await expect.poll(chapter).toBe("It rained for days.");
  await expect(dm.getByText("Kept as you write.", { exact: false })).toBeVisible();
  await expect(dm.getByRole("region", { name: "A newer version" })).toHaveCount(0);
};

test("a chapter whose answer was lost is no one else’s, and is written on", async ({ creator, campaign }) => {
  const { evening_id } = await make(creator, "evenings", { campaign_id: campaign.id, begin: 1 });
  const dm = await openBook(creator, campaign, `/campaign?tab=evenings&evening=${evening_id}`);
  const text = dm.getByRole("textbox", { name: "The chapter", exact: true });
  // A book's evenings are read at the same address by its id.
  let isLost = false;
  await dm.route(`/api/evenings/${evening_id}`, async (route) => {
    if (isLost || route.request().method() !== "PUT") return route.continue();
    isLost = true;
    await loseAnswer(route);
  });
  await text.fill("It rained.");
  await expect(dm.getByText("Failed to save the chapter.", { exact: false })).toBeVisible();
  await text.fill("It rained for days.");
  await keepsOwn(creator, dm, evening_id);
});

test("a chapter that is opened again before its save is answered is one's own, and is written on", async ({
  creator,
  campaign,
}) => {
  const { evening_id } = await make(creator, "evenings", {
    campaign_id: campaign.id,
    title: "The Choir",
    begin: 1,
  });
  const dm = await openBook(creator, campaign, `/campaign?tab=evenings&evening=${evening_id}`);
  const text = dm.getByRole("textbox", { name: "The chapter", exact: true });
  const answer = deferred();
  // A book's evenings are read at the same address by its id.
  await dm.route(`/api/evenings/${evening_id}`, async (route) => {
    if (route.request().method() === "PUT") await answer.promise;
    await route.continue();
  });
  await text.fill("It rained.");
  await dm.getByRole("button", { name: "Evenings", exact: true }).click();
  await expect(text).toHaveCount(0);
  await dm.getByRole("button", { name: /The Choir/ }).click();
  await expect(text).toHaveValue("It rained.");
  await text.fill("It rained for days.");
  answer.resolve();
  await keepsOwn(creator, dm, evening_id);
});

test("an open draft that nobody wrote in tells what happened until its evening ended", async ({
  creator,
  campaign,
}) => {
  const { evening_id } = await make(creator, "evenings", { campaign_id: campaign.id, begin: 1 });
  const dm = await openBook(creator, campaign, `/campaign?tab=evenings&evening=${evening_id}`);
  const text = dm.getByRole("textbox", { name: "The chapter", exact: true });
  const rest = dm.getByRole("checkbox", { name: /rest/ });
  await expect(dm.getByText("Nothing was noted on this evening.", { exact: false })).toBeVisible();
  await expect(text).toHaveValue("");
  await make(creator, `campaigns/${campaign.id}/rest`, { kind: "short" });
  await make(creator, `evenings/${evening_id}/end`);
  await expect(rest).toBeChecked();
  await expect(text).toHaveValue(/rest/);
});

test("an open draft follows what another dungeon master writes, and asks who has it in hand", async ({
  creator,
  admin,
  campaign,
}) => {
  const evening_id = await beginRested(creator, campaign);
  const dm = await openBook(creator, campaign, `/campaign?tab=evenings&evening=${evening_id}`);
  const text = dm.getByRole("textbox", { name: "The chapter", exact: true });
  const rest = dm.getByRole("checkbox", { name: /rest/ });
  await expect(rest).toBeChecked();
  await admin.send("PUT", `/api/evenings/${evening_id}`, { chapter: "It rained.", title: "Rain" });
  await expect(text).toHaveValue("It rained.");
  await expect(dm.getByRole("textbox", { name: "Title of the chapter" })).toHaveValue("Rain");
  await expect(rest).not.toBeChecked();
  const kept = dm.waitForResponse((answer) => answer.request().method() === "PUT");
  await text.fill("It rained for days.");
  expect((await kept).status()).toBe(200);

  await admin.send("PUT", `/api/evenings/${evening_id}`, { chapter: "It snowed." });
  await dm.getByRole("button", { name: "Show theirs", exact: true }).click();
  await expect(text).toHaveValue("It snowed.");
});

test("what two dungeon masters write of one chapter is merged, and asked about where both wrote the same part", async ({
  creator,
  admin,
  campaign,
}) => {
  const evening_id = await beginRested(creator, campaign);
  await withoutLive(await creator.page());
  const dm = await openBook(creator, campaign, `/campaign?tab=evenings&evening=${evening_id}`);
  const title = dm.getByRole("textbox", { name: "Title of the chapter" });
  const text = dm.getByRole("textbox", { name: "The chapter", exact: true });
  const stored = async () => (await creator.send("GET", `/api/evenings/id/${evening_id}`)).json() as object;
  const theirs = (body: object) => admin.send("PUT", `/api/evenings/${evening_id}`, body);
  await expect(text).toHaveValue(/rest/);
  await theirs({ title: "Rain", threads: [{ text: "Who paid?", done: 0 }] });
  await text.fill("It snowed.");
  await expect(title).toHaveValue("Rain");
  await expect(dm.getByRole("textbox", { name: "Thread 1", exact: true })).toHaveValue("Who paid?");
  const merged = { title: "Rain", chapter: "It snowed.", threads: [{ text: "Who paid?", done: 0 }] };
  await expect.poll(stored).toMatchObject(merged);

  await theirs({ title: "Storm", chapter: "It poured.", threads: [{ text: "Who paid?", done: 1 }] });
  await title.fill("Snow");
  await text.fill("It hailed.");
  const notice = dm.getByRole("region", { name: "A newer version" });
  for (const shown of ["Storm", "Snow", "It poured.", "It hailed."])
    await expect(notice).toContainText(shown);
  await expect(notice).not.toContainText("Who paid?");
  await expectAccessible(dm);
  await notice.getByRole("button", { name: "Keep mine", exact: true }).click();
  await expect(notice).toHaveCount(0);
  const kept = { title: "Snow", chapter: "It hailed.", threads: [{ text: "Who paid?", done: 1 }] };
  await expect.poll(stored).toMatchObject(kept);
});

test("an evening that is deleted while its seal is at hand leaves the other chapters to be read", async ({
  creator,
  campaign,
}) => {
  await signLongChapters(creator, campaign, ["The Bridge"]);
  const { evening_id } = await make(creator, "evenings", {
    campaign_id: campaign.id,
    title: "The Choir",
    begin: 1,
  });
  await creator.send("PUT", `/api/evenings/${evening_id}`, { chapter: "They sang." });
  // While one is being played, "Previously" would lie over the book.
  await make(creator, `evenings/${evening_id}/end`);
  const dm = await openBook(creator, campaign, `/campaign?tab=evenings&evening=${evening_id}`);
  await dm.getByRole("button", { name: "Sign and seal", exact: true }).click();
  const press = dm.getByRole("button", { name: "Press your seal", exact: true });
  await expect(press).toBeVisible();
  await creator.send("DELETE", `/api/evenings/${evening_id}`);
  await expect(press).toHaveCount(0);
  await dm.getByRole("button", { name: /The Bridge/ }).click();
  await expect(dm.getByRole("article", { name: "The Bridge" })).toBeVisible();
});

test("who writes while another dungeon master seals the chapter is told where their words are", async ({
  creator,
  admin,
  campaign,
}) => {
  const evening_id = await beginRested(creator, campaign);
  await make(creator, `evenings/${evening_id}/end`);
  const dm = await openBook(creator, campaign, `/campaign?tab=evenings&evening=${evening_id}`);
  const text = dm.getByRole("textbox", { name: "The chapter", exact: true });
  const sealed = deferred();
  // A book's evenings are read at the same address by its id.
  await dm.route(`/api/evenings/${evening_id}`, async (route) => {
    if (route.request().method() === "PUT") await sealed.promise;
    await route.continue();
  });
  await text.fill("It rained for days, and");
  await make(admin, `evenings/${evening_id}/sign`, { chapter: "It rained." });
  sealed.resolve();
  await expect(dm.getByRole("article", { name: "The Choir" })).toContainText("It rained.");
  await expect(
    toastOf(dm, "This chapter was sealed meanwhile. What you wrote is kept in this browser."),
  ).toBeVisible();
  await dm.getByRole("button", { name: "break the seal" }).click();
  await dm.getByRole("alertdialog").getByRole("button", { name: "Break the seal" }).click();
  await expect(text).toHaveValue("It rained for days, and");
  await expect(dm.getByRole("button", { name: "Keep mine", exact: true })).toBeVisible();
});
