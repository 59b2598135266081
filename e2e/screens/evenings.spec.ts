// One file: evenings from their offered dates to the calendar, by the same few helpers.
import { deferred } from "../support/deferred";
import { type Campaign, expect, expectAccessible, openBook, test } from "../support/fixtures";
import { make } from "../support/make";
import type { Person } from "../support/people";

const DATES = ["2031-12-04T19:00:00Z", "2031-12-06T15:00:00Z", "2031-12-07T20:00:00Z"];
const offer = async (creator: Person, { id }: Campaign) => {
  const planned = await creator.api.post("/api/evenings", { data: { campaign_id: id, dates: DATES } });
  return (await planned.json()) as { evening_id: number; dates: { date_id: number }[] };
};

/** The question for three dates, opened beside the shelf. */
const openQuestion = async (player: Person) => {
  const page = await player.page();
  await page.goto("/home");
  await page.mouse.move(200, 200);
  await page.getByRole("button", { name: "Three dates wait for you" }).click();
  return { page, sheet: page.getByRole("dialog") };
};

test("dates that are offered are answered beside the shelf in two taps, and the settled one stands on the cover", async ({
  creator,
  player,
  campaign,
}) => {
  const { evening_id: id, dates } = await offer(creator, campaign);
  const { page, sheet } = await openQuestion(player);
  await expect(sheet.getByRole("heading", { name: "When can you come?" })).toBeVisible();
  await expect(sheet.getByText("Three dates wait for you.")).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Yes to all three" }).click();
  await expect(sheet.getByText("You have answered; change it as you like.")).toBeVisible();
  const thursday = sheet.getByRole("radiogroup", { name: "Thursday, 4 December" });
  await expect(thursday.getByRole("radio", { name: "Yes" })).toBeChecked();
  const last = sheet
    .getByRole("radiogroup", { name: "Sunday, 7 December" })
    .getByRole("radio", { name: "Maybe" });
  // One date is answered while the answer to another is on its way.
  const answer = deferred();
  await page.route(/\/answers$/, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await thursday.getByRole("radio", { name: "No" }).click();
  await last.click();
  answer.resolve();
  await expect(last).toBeChecked();
  await expect(thursday.getByRole("radio", { name: "No" })).toBeChecked();
  await thursday.getByRole("radio", { name: "Yes" }).click();
  await expect(thursday.getByRole("radio", { name: "Yes" })).toBeChecked();
  await sheet.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("button", { name: "wait for you" })).toHaveCount(0);

  const settled = await creator.api.post(`/api/evenings/${id}/settle`, {
    data: { date_id: dates[1]?.date_id },
  });
  expect((await settled.json()) as object).toMatchObject({
    dates: [
      { answers: [{ answer: "yes" }] },
      { answers: [{ answer: "yes" }] },
      { answers: [{ answer: "maybe" }] },
    ],
  });
  // Told by the stream, where it is open; else whoever comes back to the shelf finds it.
  await page.reload();
  await page.mouse.move(220, 220);
  await expect(page.getByText(/^6 Dec ’31 \d\d:\d\d$/)).toBeVisible();
});

test("the question beside the shelf names the date that was settled meanwhile, and asks no more", async ({
  creator,
  player,
  campaign,
}) => {
  const { evening_id: id, dates } = await offer(creator, campaign);
  const { page, sheet } = await openQuestion(player);
  const thursday = sheet.getByRole("radiogroup", { name: "Thursday, 4 December" });
  await expect(thursday).toBeVisible();
  await make(creator, `evenings/${id}/settle`, { date_id: dates[1]?.date_id });
  await thursday.getByRole("radio", { name: "Yes" }).click();
  await expect(sheet.getByRole("heading", { name: "The first evening" })).toBeVisible();
  await expect(sheet.getByText("Saturday, 6 December 2031", { exact: true })).toBeVisible();
  await expect(sheet.getByText(/for you/)).toHaveCount(0);
  await expect(sheet.getByRole("button", { name: /^Yes to/ })).toHaveCount(0);
  await expectAccessible(page);
  const own = sheet.getByRole("radiogroup", { name: /^Saturday, 6 December/ });
  await own.getByRole("radio", { name: "Yes" }).click();
  await expect(own.getByRole("radio", { name: "Yes" })).toBeChecked();

  await make(creator, `evenings/${id}/begin`);
  await page.reload();
  await page.mouse.move(220, 220);
  await expect(page.getByText("Being played")).toBeVisible();
});

test("a dungeon master answers the dates where they are settled, by keys and by touch", async ({
  creator,
  campaign,
}) => {
  await creator.api.post("/api/evenings", { data: { campaign_id: campaign.id, dates: DATES } });
  const page = await openBook(creator, campaign);
  const next = page.getByRole("region", { name: "The next evening" });
  await expect(next).toContainText("Three dates to answer");
  await next.getByRole("button", { name: "Look" }).click();
  const dialog = page.getByRole("dialog", { name: "The first evening" });
  await expect(dialog.getByText("Three dates wait for you.")).toBeVisible();
  await expectAccessible(page);
  const answerTo = (date: string, name: string) =>
    dialog.getByRole("radiogroup", { name: date }).getByRole("radio", { name });
  await answerTo("Thursday, 4 December", "Maybe").press("Space");
  await expect(dialog.getByText("Maren perhaps")).toBeVisible();
  for (const [width, height] of [
    [844, 390],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of ["Offer another", "Call it off", "Yes to all three", "Done"])
      await expect(dialog.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  }
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Yes to all three" }).click();
  await expect(dialog.getByText("One can")).toHaveCount(3);
  await answerTo("Sunday, 7 December", "No").click();
  await expect(dialog.getByText("Maren can’t")).toBeVisible();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(next).toContainText("Three dates offered");
});

test("days that were tapped are asked about before their dialog closes, and offered once each has a time", async ({
  creator,
  campaign,
}) => {
  const page = await openBook(creator, campaign, "/campaign?tab=evenings");
  await page.getByRole("button", { name: "Offer dates" }).click();
  const dialog = page.getByRole("dialog", { name: "Offer dates" });
  await dialog.getByRole("button", { name: "The month after" }).click();
  await dialog.getByRole("button", { name: / 11 / }).click();
  await dialog.getByRole("button", { name: / 12 / }).click();
  // What one is here for stays in sight, also on a phone that lies.
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(dialog.getByRole("button", { name: "Offer two dates" })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Keep writing" }).click();
  const times = dialog.getByRole("list", { name: "Dates" }).locator("input");
  await times.nth(1).fill("");
  await dialog.getByRole("button", { name: "Offer two dates" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Say at what time.");
  await expect(times.nth(1)).toBeFocused();
  await times.nth(1).fill("18:30");
  await expect(dialog.getByRole("alert")).toHaveCount(0);
  // While they are sent it stays open: the answer would close what was opened in its place.
  const answer = deferred();
  await page.route("/api/evenings", async (route) => {
    await answer.promise;
    await route.continue();
  });
  await dialog.getByRole("button", { name: "Offer two dates" }).click();
  await page.keyboard.press("Escape");
  answer.resolve();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("dialog", { name: "The first evening" })).toBeVisible();
  await expect(question).toHaveCount(0);
  const planned = await creator.api.get(`/api/evenings/${campaign.id}`);
  expect(await planned.json()).toMatchObject([{ dates: [{}, {}] }]);
});

test("a date that is offered or moved stays in its field until it is answered, and where that fails", async ({
  creator,
  campaign,
}) => {
  await creator.api.post("/api/evenings", { data: { campaign_id: campaign.id, dates: DATES } });
  const page = await openBook(creator, campaign, "/campaign?tab=evenings");
  await page.getByRole("button", { name: /^The first evening|^Evening 1/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Offer another" }).click();
  const field = dialog.getByLabel("Offer another");
  await expect(field).toBeFocused();
  // As in the month grid, no day that lies behind.
  await field.fill("2020-12-09T19:00");
  await dialog.getByRole("button", { name: "Offer", exact: true }).click();
  await expect(dialog.getByRole("alert")).toHaveText("That day has passed. Please choose another.");
  const answer = deferred();
  await page.route(/\/dates$/, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await field.fill("2031-12-09T19:00");
  await dialog.getByRole("button", { name: "Offer", exact: true }).click();
  await field.fill("2031-12-10T19:00");
  answer.resolve();
  const dates = dialog.getByRole("list", { name: "Dates" }).getByRole("listitem");
  await expect(dates).toHaveCount(4);
  await expect(field).toHaveValue("2031-12-10T19:00");
  await dialog.getByRole("button", { name: "Offer", exact: true }).click();
  await expect(dates).toHaveCount(5);
  await expect(field).toHaveCount(0);
  await expect(dialog.getByRole("button", { name: "Offer another" })).toBeFocused();

  await dialog.getByRole("button", { name: /^Settle Thursday, 4 December 2031/ }).click();
  await dialog.getByRole("button", { name: "Move it" }).click();
  const moved = dialog.getByLabel("Move it");
  await expect(moved).toBeFocused();
  await moved.fill("2031-12-11T19:00");
  await page.route(/\/api\/evenings\/\d+$/, (route) =>
    route.fulfill({ status: 400, json: { error: "Not on that day" } }),
  );
  await dialog.getByRole("button", { name: "Move", exact: true }).click();
  await expect(page.getByText("Not on that day")).toBeVisible();
  await expect(moved).toHaveValue("2031-12-11T19:00");
  await dialog.getByText("Close", { exact: true }).click();
  await expect(dialog.getByRole("button", { name: "Move it" })).toBeFocused();
});

test("the settled date is answered anew by who can't come after all, and its place and length are corrected", async ({
  creator,
  player,
  campaign,
}) => {
  const planned = await creator.api.post("/api/evenings", {
    data: { campaign_id: campaign.id, dates: DATES, minutes: 90 },
  });
  const { evening_id, dates } = (await planned.json()) as {
    evening_id: number;
    dates: { date_id: number }[];
  };
  await creator.api.post(`/api/evenings/${evening_id}/settle`, { data: { date_id: dates[0]?.date_id } });
  for (const { person, said } of [
    { person: player, said: "No" },
    { person: creator, said: "Maybe" },
  ]) {
    const page = await openBook(person, campaign, "/campaign?tab=evenings");
    await page.getByRole("button", { name: /^Evening 1/ }).click();
    const dialog = page.getByRole("dialog", { name: "The first evening" });
    const own = dialog
      .getByRole("radiogroup", { name: "Thursday, 4 December 2031, 19:00" })
      .getByRole("radio", { name: said });
    await own.press("Space");
    await expect(own).toBeChecked();
    await expectAccessible(page);
    const answered = (await (await creator.api.get(`/api/evenings/id/${evening_id}`)).json()) as {
      dates: { answers: { user_id: number; answer: string }[] }[];
    };
    expect(answered.dates[0]?.answers).toContainEqual(
      expect.objectContaining({ user_id: person.id, answer: said.toLowerCase() }),
    );
    const edit = dialog.getByRole("button", { name: "Edit place and length" });
    if (person === player) {
      await expect(edit).toHaveCount(0);
      continue;
    }
    await edit.press("Enter");
    const where = dialog.getByRole("textbox", { name: "Where" });
    await expect(where).toBeFocused();
    await where.fill("at Okonjo’s");
    await where.press("Enter");
    await expect(edit).toBeFocused();
    // Its hours, which nobody counted, stay what they were.
    await expect(dialog.getByText("19:00 to 20:30, at Okonjo’s")).toBeVisible();
    await edit.click();
    await dialog.getByRole("button", { name: "Raise Hours" }).click();
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(dialog.getByText("19:00 to 22:00, at Okonjo’s")).toBeVisible();
    // It closes: "The evening is over" would stand where a second press lands.
    await dialog.getByRole("button", { name: "Begin the evening", exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("button", { name: /^The first evening, since/ })).toBeVisible();
  }
});

test("a place that is being written stays while its date is settled and its evening begins and ends", async ({
  creator,
  campaign,
}) => {
  const { evening_id: id } = await offer(creator, campaign);
  const page = await openBook(creator, campaign, "/campaign?tab=evenings");
  await page.getByRole("button", { name: /^Evening 1/ }).click();
  const dialog = page.getByRole("dialog", { name: "The first evening" });
  await dialog.getByRole("button", { name: "Edit place and length" }).click();
  const where = dialog.getByRole("textbox", { name: "Where" });
  await where.fill("at Okonjo’s");
  await dialog.getByRole("button", { name: "Settle Thursday, 4 December" }).click();
  await expect(dialog.getByRole("button", { name: "Move it" })).toBeVisible();
  await expect(where).toHaveValue("at Okonjo’s");
  // It begins by itself, as where another dungeon master starts a fight.
  await creator.send("POST", `/api/evenings/${id}/begin`);
  const over = dialog.getByRole("button", { name: "The evening is over" });
  await expect(over).toBeVisible();
  await expect(where).toHaveValue("at Okonjo’s");
  await over.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Keep writing" }).click();
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(where).toHaveCount(0);
  await expect(dialog.getByText(/^since .*, at Okonjo’s$/)).toBeVisible();
  await over.click();
  await expect(dialog).toHaveCount(0);
});

test("an offered date is withdrawn, after a question where somebody has answered it, and the last one stays", async ({
  creator,
  player,
  campaign,
}) => {
  const { evening_id, dates } = await offer(creator, campaign);
  await player.api.post(`/api/evenings/${evening_id}/answers`, {
    data: { date_id: dates[0]?.date_id, answer: "yes" },
  });
  const page = await openBook(creator, campaign, "/campaign?tab=evenings");
  await page.getByRole("button", { name: /^Evening 1/ }).click();
  const dialog = page.getByRole("dialog", { name: "The first evening" });
  const offered = dialog.getByRole("list", { name: "Dates" }).getByRole("listitem");
  const withdraw = (date: string) => dialog.getByRole("button", { name: `Don’t offer ${date}`, exact: true });
  // Nobody has answered this one: it goes at once, and stands again where that is refused.
  const address = /\/api\/evening-dates\/\d+$/;
  await page.route(address, (route) => route.fulfill({ status: 500, json: { error: "Not now" } }));
  await withdraw("Saturday, 6 December 2031, 15:00").click();
  await expect(page.getByText("Not now")).toBeVisible();
  await expect(offered).toHaveCount(3);
  await page.unroute(address);
  await withdraw("Saturday, 6 December 2031, 15:00").press("Enter");
  await expect(offered).toHaveCount(2);
  await expect(withdraw("Sunday, 7 December 2031, 20:00")).toBeFocused();
  await withdraw("Thursday, 4 December 2031, 19:00").click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("What was said to it goes too.");
  await question.getByRole("button", { name: "Don’t offer it" }).click();
  await expect(offered).toHaveCount(1);
  await expect(dialog.getByRole("button", { name: /^Don’t offer/ })).toHaveCount(0);
  const left = async () => {
    const evening = await creator.api.get(`/api/evenings/id/${evening_id}`);
    return ((await evening.json()) as { dates: { date_id: number }[] }).dates.map(({ date_id }) => date_id);
  };
  await expect.poll(left).toEqual([dates[2]?.date_id]);
});

test("an evening that runs or is over is deleted, after a question that says what goes with it", async ({
  creator,
  player,
  campaign,
}) => {
  const begin = async () => {
    const begun = await creator.api.post("/api/evenings", { data: { campaign_id: campaign.id, begin: 1 } });
    return ((await begun.json()) as { evening_id: number }).evening_id;
  };
  await creator.api.post(`/api/evenings/${await begin()}/end`);
  await begin();
  const players = await openBook(player, campaign, "/campaign?tab=evenings");
  await expect(players.getByText("It is being played")).toBeVisible();
  await expect(players.getByRole("button", { name: /^Delete/ })).toHaveCount(0);

  const page = await openBook(creator, campaign, "/campaign?tab=evenings");
  await page
    .getByRole("listitem")
    .filter({ hasText: "Evening 1" })
    .getByRole("button", { name: "Delete this evening" })
    .press("Enter");
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Its chapter, its threads and what was added to it go too.");
  await question.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("Evening 1", { exact: true })).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole("tab", { name: "Campaign" }).click();
  const next = page.getByRole("region", { name: "The next evening" });
  await next.getByRole("button", { name: "Look" }).click();
  const dialog = page.getByRole("dialog", { name: "The second evening" });
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await question.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(dialog).toHaveCount(0);
  expect(await (await creator.api.get(`/api/evenings/${campaign.id}`)).json()).toEqual([]);
});

test("a further date is typed in one go, and is offered at no time that has passed", async ({
  creator,
  campaign,
}) => {
  await creator.api.post("/api/evenings", {
    data: { campaign_id: campaign.id, dates: ["2031-12-11T19:00:00Z"] },
  });
  const page = await creator.page();
  await page.clock.setFixedTime(new Date("2031-12-10T20:00:00Z"));
  await openBook(creator, campaign, "/campaign?tab=evenings");
  await page.getByRole("button", { name: "Evening 1" }).click();
  const dialog = page.getByRole("dialog", { name: "The first evening" });
  await dialog.getByRole("button", { name: "Offer another" }).click();
  const field = dialog.getByLabel("Offer another");
  await expect(field).toBeFocused();
  // Where a year may have six figures, the hour goes into it.
  await page.keyboard.type("121020310730PM");
  await expect(field).toHaveValue("2031-12-10T19:30");
  await dialog.getByRole("button", { name: "Offer", exact: true }).click();
  await expect(dialog.getByRole("alert")).toHaveText("That time has passed.");
  await field.fill("2031-12-10T20:30");
  await expect(dialog.getByRole("alert")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Offer", exact: true }).click();
  await expect(dialog.getByRole("list", { name: "Dates" }).getByRole("listitem")).toHaveCount(2);
});

test("nobody is asked for a time that has passed, and an eleventh day is refused in words", async ({
  creator,
  campaign,
}) => {
  const page = await creator.page();
  await page.clock.setFixedTime(new Date("2031-12-10T20:00:00Z"));
  await openBook(creator, campaign, "/campaign?tab=evenings");
  await page.getByRole("button", { name: "Offer dates" }).click();
  const dialog = page.getByRole("dialog", { name: "Offer dates" });
  const tap = (day: number) => dialog.getByRole("button", { name: new RegExp(` ${day} December$`) }).click();
  await tap(10);
  await dialog.getByRole("button", { name: "Offer one date" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("That time has passed.");
  const time = dialog.getByLabel("Time of Wednesday the 10th");
  await expect(time).toBeFocused();
  await time.fill("20:30");
  await expect(dialog.getByRole("alert")).toHaveCount(0);
  for (const day of [11, 12, 13, 14, 15, 16, 17, 18, 19]) await tap(day);
  await expect(dialog.getByRole("status")).toHaveText("ten chosen");
  await tap(20);
  await expect(dialog.getByRole("status")).toHaveText("At most ten dates");
  await tap(19);
  await expect(dialog.getByRole("status")).toHaveText("nine chosen");
  await dialog.getByRole("button", { name: "Offer nine dates" }).click();
  await expect(page.getByRole("dialog", { name: "The first evening" })).toBeVisible();
});

test("an evening whose time has come stays on the title page, as on the shelf", async ({
  creator,
  campaign,
}) => {
  const starts_at = new Date(Date.now() - 3_600_000).toISOString();
  await creator.api.post("/api/evenings", { data: { campaign_id: campaign.id, starts_at } });
  const page = await openBook(creator, campaign);
  const next = page.getByRole("region", { name: "The next evening" });
  await expect(next).toContainText("the first evening");
});

test("a calendar of one's own is made and withdrawn, and letters are stopped, in the profile", async ({
  player,
}) => {
  const page = await player.page();
  await page.goto("/profile");
  await page.getByRole("button", { name: "Add to my calendar" }).click();
  const address = page.getByRole("textbox", { name: "Address of your calendar" });
  await expect(address).toHaveValue(/\/api\/calendar\/[\w-]{22}$/);
  await expectAccessible(page);
  const feed = new URL(await address.inputValue()).pathname;
  const status = async () => (await page.request.get(feed)).status();
  expect(await status()).toBe(200);
  // As where the page comes over plain http.
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(page.getByText("Please select it and copy it by hand.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Make a new one" })).toBeVisible();
  await expect(page.getByText("Logging out everywhere or a new password doesn’t end it.")).toBeVisible();
  await page.getByRole("button", { name: "Withdraw it" }).click();
  await expect(page.getByRole("button", { name: "Add to my calendar" })).toBeVisible();
  expect(await status()).toBe(404);

  const letters = page.getByRole("checkbox", { name: "A letter when a date is offered, settled or moved" });
  await letters.click();
  await expect(letters).not.toBeChecked();
  const account = await player.api.get("/api/users/me");
  expect((await account.json()) as object).toMatchObject({ evening_letters: 0 });
});

test("“Begin the evening” beside the dates begins the planned one whose time is near", async ({
  creator,
  campaign,
}) => {
  const starts_at = new Date(Date.now() + 3_600_000).toISOString();
  const { evening_id } = await make(creator, "evenings", { campaign_id: campaign.id, starts_at });
  const page = await openBook(creator, campaign, "/campaign?tab=evenings");
  await page.getByRole("button", { name: "Offer dates" }).click();
  const dialog = page.getByRole("dialog", { name: "Offer dates" });
  await dialog.getByRole("button", { name: "Begin the evening", exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "The evening is over", exact: true })).toBeVisible();
  const evenings = (await (await creator.api.get(`/api/evenings/${campaign.id}`)).json()) as unknown[];
  expect(evenings).toEqual([expect.objectContaining({ evening_id, state: "running" })]);
});
