// One file: what evenings say depends on the order in which they were played, and on when one looks.
import { deferred } from "../support/deferred";
import { expect, expectAccessible, openBook, test, withoutLive } from "../support/fixtures";
import { make } from "../support/make";

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

test("what was played last is told as the last chapter, though it was planned after the one that runs", async ({
  creator,
  player,
  campaign,
}) => {
  const campaign_id = campaign.id;
  const planned = await make(creator, "evenings", { campaign_id, starts_at: inDays(21) });
  const between = await make(creator, "evenings", { campaign_id, title: "The Tide", begin: 1 });
  await make(creator, `evenings/${between["evening_id"]}/end`);
  await make(creator, `evenings/${between["evening_id"]}/sign`, {
    chapter: "The tide took the bridge.",
    threads: [{ text: "Who paid?", done: 0 }],
  });
  const keeper = await openBook(creator, campaign, `/campaign?tab=evenings&evening=${between["evening_id"]}`);
  await expect(keeper.getByRole("article", { name: "The Tide" })).toContainText(
    "The first evening is set for",
  );

  await make(creator, `evenings/${planned["evening_id"]}/begin`);
  const page = await openBook(player, campaign);
  await page.mouse.move(200, 200);
  const recap = page.getByRole("dialog", { name: "Previously" });
  await expect(recap).toContainText("The tide took the bridge.");
  await expect(recap).toContainText("Who paid?");
  // Who had the book open as it began plays already.
  await expect(keeper.getByRole("dialog", { name: "Previously" })).toHaveCount(0);

  await make(creator, `evenings/${planned["evening_id"]}/end`);
  await make(creator, `evenings/${planned["evening_id"]}/sign`, { chapter: "They swam." });
  await keeper.goto(`/campaign?tab=evenings&evening=${planned["evening_id"]}`);
  const chapter = keeper.getByRole("article", { name: "Evening 1" });
  await expect(chapter).toContainText("open since the second evening");
  // The chapters lie in the order of play.
  await keeper.getByRole("button", { name: "Turn back", exact: true }).click();
  await expect(keeper.getByRole("article", { name: "The Tide" })).toBeVisible();
  await keeper.getByRole("button", { name: "Contents", exact: true }).click();
  await keeper.getByRole("button", { name: "Previously", exact: true }).click();
  await expect(keeper.getByRole("dialog", { name: "Previously" })).toContainText("They swam.");
});

test("a recap that is longer than a phone's screen opens at its beginning, and tells words", async ({
  creator,
  player,
  campaign,
}) => {
  const campaign_id = campaign.id;
  const { evening_id } = await make(creator, "evenings", { campaign_id, begin: 1 });
  await make(creator, `evenings/${evening_id}/sign`, {
    chapter: `***\n\n${"The tide took the bridge. ".repeat(60)}`,
  });
  await make(creator, "evenings", { campaign_id, begin: 1 });
  const page = await player.page();
  await page.setViewportSize({ width: 390, height: 844 });
  await openBook(player, campaign);
  await page.mouse.move(200, 200);
  const recap = page.getByRole("dialog", { name: "Previously" });
  await expect(recap.getByRole("button", { name: "To the table" })).toBeFocused();
  await expect(recap.getByRole("heading", { name: "Previously" })).toBeInViewport({ ratio: 1 });
  // Of ornaments nobody is told.
  await expect(recap).toContainText("The tide took the bridge.");
  await expect(recap).not.toContainText("***");
});

test("the last chapter is told once its reader has left the field in which they write", async ({
  creator,
  campaign,
}) => {
  const campaign_id = campaign.id;
  await creator.api.post("/api/dm-notes", { data: { campaign_id, note_text: "Before" } });
  const { evening_id } = await make(creator, "evenings", { campaign_id, begin: 1 });
  await make(creator, `evenings/${evening_id}/end`);
  await make(creator, `evenings/${evening_id}/sign`, { chapter: "The tide took the bridge." });
  await make(creator, "evenings", { campaign_id, begin: 1 });
  const page = await creator.page();
  const list = new RegExp(`/api/evenings/${campaign_id}(\\?|$)`);
  const answer = deferred();
  await page.route(list, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await openBook(creator, campaign);
  const pad = page.getByRole("textbox", { name: "DM Notes" });
  await pad.fill("The bell");
  const answered = page.waitForResponse(list);
  answer.resolve();
  await answered;
  await page.keyboard.type(" is hollow.");
  await expect(page.getByRole("status").filter({ hasText: /^Saved$/ })).toBeVisible();
  const recap = page.getByRole("dialog", { name: "Previously" });
  await expect(recap).toHaveCount(0);
  await expect(pad).toHaveValue("The bell is hollow.");
  await page.keyboard.press("Tab");
  await expect(recap).toContainText("The tide took the bridge.");
  await expect(recap.getByRole("button", { name: "To the table" })).toBeFocused();
});

test("an evening that was told without having begun stands in the list with its date, or with none", async ({
  creator,
  campaign,
}) => {
  const told = async (planned: object) => {
    const { evening_id } = await make(creator, "evenings", { campaign_id: campaign.id, ...planned });
    await make(creator, `evenings/${evening_id}/sign`, { chapter: "It rained." });
    await make(creator, `evenings/${evening_id}/unsign`);
  };
  await told({ title: "A dated one", starts_at: "2026-01-09T12:00:00Z" });
  await told({ title: "Another" });
  const page = await openBook(creator, campaign, "/campaign?tab=evenings");
  const row = (title: string) => page.getByRole("button", { name: new RegExp(`^${title}`) });
  await expect(row("A dated one")).toContainText("Friday, the 9th of January 2026, not told yet");
  await expect(row("Another")).toHaveText("AnotherNot told yet");
});

test("only dates that are ahead wait for an answer, beside the time that is settled", async ({
  creator,
  player,
  campaign,
}) => {
  const campaign_id = campaign.id;
  const offer = (...days: number[]) =>
    make(creator, "evenings", { campaign_id, dates: days.map((day) => inDays(day)) });
  await offer(-3, -2, -1);
  const { evening_id } = await make(creator, "evenings", { campaign_id, starts_at: "2031-12-06T15:00:00Z" });
  const page = await player.page();
  await page.goto("/home");
  await page.mouse.move(200, 200);
  await expect(page.getByText(/^6 Dec ’31 \d\d:\d\d$/)).toBeVisible();
  await expect(page.getByText("wait for you")).toHaveCount(0);

  await offer(-1, 5, 6);
  await page.reload();
  await page.mouse.move(220, 220);
  const asked = page.getByRole("button", { name: /6 Dec ’31 \d\d:\d\d.*Two dates wait for you/ });
  await asked.click();
  const sheet = page.getByRole("dialog", { name: "When can you come?" });
  await expect(sheet.getByText("Two dates wait for you.")).toBeVisible();

  // On the title page neither, where no other is settled.
  await creator.send("DELETE", `/api/evenings/${evening_id}`);
  const book = await openBook(creator, campaign);
  await expect(book.getByRole("region", { name: "The next evening" })).toContainText("Two dates to answer");
});

test("a chapter names the next date that is ahead, and none that has passed", async ({
  creator,
  campaign,
}) => {
  const planned = (title: string, days: number) =>
    make(creator, "evenings", { campaign_id: campaign.id, title, starts_at: inDays(days) });
  const { evening_id } = await planned("The Tide", -20);
  await make(creator, `evenings/${evening_id}/sign`, { chapter: "The tide took the bridge." });
  await planned("Fell through", -9);
  await planned("Set", 5);
  const page = await openBook(creator, campaign, `/campaign?tab=evenings&evening=${evening_id}`);
  const chapter = page.getByRole("article", { name: "The Tide" });
  await expect(chapter).toContainText("Here ends the first evening. The third evening is set for");
  await expect(chapter).not.toContainText("The second evening");
});

test("a thread that was ticked off on the evening is carried over no longer", async ({
  creator,
  campaign,
}) => {
  const { evening_id } = await make(creator, "evenings", { campaign_id: campaign.id, begin: 1 });
  const threads = [
    { text: "Who paid?", done: 1 },
    { text: "Who lied?", done: 0 },
  ];
  await creator.send("PUT", `/api/evenings/${evening_id}`, { threads });
  const page = await openBook(creator, campaign);
  await page.getByRole("region", { name: "The next evening" }).getByRole("button", { name: "Look" }).click();
  const carried = page.getByRole("dialog").getByRole("region", { name: "Carried over" });
  await expect(carried.getByRole("listitem")).toHaveText(["Who lied?"]);
});

test("the title page says that no evening is planned once that is known, and that they could not be had", async ({
  creator,
  campaign,
}) => {
  // The stream would have it fetched once more where it opens late, and take the button away.
  const page = await creator.page();
  await withoutLive(page);
  const list = new RegExp(`/api/evenings/${campaign.id}(\\?|$)`);
  const answer = deferred();
  await page.route(list, async (route) => {
    await answer.promise;
    await route.fulfill({ status: 500, json: {} });
  });
  await openBook(creator, campaign);
  await page.mouse.move(200, 200);
  const next = page.getByRole("region", { name: "The next evening" });
  const none = next.getByText("No evening is planned yet.");
  await expect(next.getByText("Loading evenings...")).toBeVisible();
  await expect(none).toHaveCount(0);
  answer.resolve();
  await expect(next.getByRole("alert")).toHaveText("Failed to load evenings.");
  await expect(none).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute(list);
  await next.getByRole("button", { name: "Try again" }).click();
  await expect(none).toBeVisible();
});
