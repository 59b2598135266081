// What is written of an evening while it is sent, begun or changed by somebody else is neither lost nor overwritten.
import type { Page, Route } from "@playwright/test";
import { deferred } from "../support/deferred";
import { type Campaign, expect, expectAccessible, openBook, test } from "../support/fixtures";
import { make } from "../support/make";
import type { Person } from "../support/people";

const planOne = async (creator: Person, campaign: Campaign) => {
  const page = await openBook(creator, campaign, "/campaign?tab=evenings");
  await page.getByRole("button", { name: "Offer dates" }).click();
  const dialog = page.getByRole("dialog", { name: "Offer dates" });
  return { page, dialog, where: dialog.getByRole("textbox", { name: "Where" }) };
};
const evenings = async (creator: Person, { id }: Campaign): Promise<unknown> =>
  (await creator.api.get(`/api/evenings/${id}`)).json();
/** Holds the answer to a write until `answer` is called. */
const held = async (page: Page, address: string | RegExp, method: string) => {
  const [asked, answer] = [deferred(), deferred()];
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    asked.resolve();
    await answer.promise;
    return route.fallback();
  });
  return { asked: asked.promise, answer: answer.resolve };
};

test("an evening that begins beside the dates has the place and the hours that were written there", async ({
  creator,
  campaign,
}) => {
  const { dialog, where } = await planOne(creator, campaign);
  await where.fill("at Okonjo’s");
  await dialog.getByRole("button", { name: "Raise Hours" }).click();
  await dialog.getByRole("button", { name: "Begin the evening", exact: true }).click();
  await expect(dialog).toHaveCount(0);
  expect(await evenings(creator, campaign)).toMatchObject([
    { state: "running", place: "at Okonjo’s", minutes: 300 },
  ]);
});

test("the evening whose time is near begins at the place that was written, for as long as was planned", async ({
  creator,
  campaign,
}) => {
  const starts_at = new Date(Date.now() + 3_600_000).toISOString();
  await make(creator, "evenings", { campaign_id: campaign.id, starts_at, minutes: 90, place: "at Tobias’s" });
  const { page, dialog, where } = await planOne(creator, campaign);
  await where.fill("at Okonjo’s");
  // The place is refused first: then nothing begins, and it stays in its field.
  const address = /\/api\/evenings\/\d+$/;
  await page.route(address, (route) =>
    route.request().method() === "PUT"
      ? route.fulfill({ status: 500, json: { error: "Not now" } })
      : route.fallback(),
  );
  const begin = dialog.getByRole("button", { name: "Begin the evening", exact: true });
  await begin.click();
  await expect(page.getByText("Not now")).toBeVisible();
  await expect(where).toHaveValue("at Okonjo’s");
  await page.unroute(address);
  await begin.click();
  await expect(dialog).toHaveCount(0);
  expect(await evenings(creator, campaign)).toMatchObject([
    { state: "running", place: "at Okonjo’s", minutes: 90 },
  ]);
});

test("a place and a day that come while dates are offered stay in the dialog, and go to the same evening", async ({
  creator,
  campaign,
}) => {
  const { page, dialog, where } = await planOne(creator, campaign);
  await dialog.getByRole("button", { name: "The month after" }).click();
  await dialog.getByRole("button", { name: / 11 / }).click();
  const { asked, answer } = await held(page, "/api/evenings", "POST");
  await dialog.getByRole("button", { name: "Offer one date" }).click();
  await asked;
  await where.fill("at Okonjo’s");
  await dialog.getByRole("button", { name: / 12 / }).click();
  answer();
  await expect(dialog.getByText("The evening is in the book.", { exact: false })).toBeVisible();
  await expect(dialog.getByRole("list", { name: "Dates" }).getByRole("listitem")).toHaveText([/the 12th/]);
  await expect(where).toHaveValue("at Okonjo’s");
  expect(await evenings(creator, campaign)).toMatchObject([{ place: "", dates: [{}] }]);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").getByRole("button", { name: "Keep writing" }).click();
  await dialog.getByRole("button", { name: "Offer one date" }).click();
  await expect(page.getByRole("dialog", { name: "The first evening" })).toBeVisible();
  expect(await evenings(creator, campaign)).toMatchObject([{ place: "at Okonjo’s", dates: [{}, {}] }]);
});

test("a place that is written while a date is set or the evening begins is saved by a further press", async ({
  creator,
  campaign,
}) => {
  const { page, dialog, where } = await planOne(creator, campaign);
  const { asked, answer } = await held(page, "/api/evenings", "POST");
  await dialog.getByRole("button", { name: "Begin the evening", exact: true }).click();
  await asked;
  await where.fill("at Okonjo’s");
  answer();
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(dialog).toHaveCount(0);
  expect(await evenings(creator, campaign)).toMatchObject([{ state: "running", place: "at Okonjo’s" }]);
});

test("a day that is tapped while another is set makes an evening of its own", async ({
  creator,
  campaign,
}) => {
  const { page, dialog } = await planOne(creator, campaign);
  await dialog.getByRole("button", { name: "The month after" }).click();
  await dialog.getByRole("button", { name: / 11 / }).click();
  const { asked, answer } = await held(page, "/api/evenings", "POST");
  await dialog.getByRole("button", { name: "Set this date" }).click();
  await asked;
  await dialog.getByRole("button", { name: / 12 / }).click();
  answer();
  await expect(dialog.getByText("make another one", { exact: false })).toBeVisible();
  await dialog.getByRole("button", { name: "Offer one date" }).click();
  await expect(page.getByRole("dialog", { name: "The second evening" })).toBeVisible();
  const made = (await evenings(creator, campaign)) as { number: number; dates: unknown[] }[];
  expect(made.find(({ number }) => number === 2)).toMatchObject({ starts_at: null, dates: [{}] });
});

const openPlace = async (creator: Person, campaign: Campaign) => {
  const data = { campaign_id: campaign.id, dates: ["2031-12-04T19:00:00Z"], place: "at Maren’s" };
  const { evening_id: id } = await make(creator, "evenings", data);
  const page = await openBook(creator, campaign, "/campaign?tab=evenings");
  await page.getByRole("button", { name: /^Evening 1/ }).click();
  const dialog = page.getByRole("dialog", { name: "The first evening" });
  await dialog.getByRole("button", { name: "Edit place and length" }).click();
  return { id, page, dialog, where: dialog.getByRole("textbox", { name: "Where" }) };
};

test("a place and a length that another dungeon master saved meanwhile are asked about before they are overwritten", async ({
  creator,
  admin,
  campaign,
}) => {
  const { id, page, dialog, where } = await openPlace(creator, campaign);
  await where.fill("at Tobias’s");
  await admin.send("PUT", `/api/evenings/${id}`, { place: "at the Anchor" });
  const notice = dialog.getByRole("region", { name: "A newer version" });
  await expect(notice).toContainText("at the Anchor");
  await expectAccessible(page);
  const save = dialog.getByRole("button", { name: "Save", exact: true });
  await save.click();
  await expect(notice).toBeFocused();
  expect(await evenings(creator, campaign)).toMatchObject([{ place: "at the Anchor" }]);
  await notice.getByRole("button", { name: "Show theirs" }).click();
  await expect(where).toHaveValue("at the Anchor");
  await expect(notice).toHaveCount(0);
  await where.fill("at Tobias’s");
  await dialog.getByRole("button", { name: "Raise Hours" }).click();
  await admin.send("PUT", `/api/evenings/${id}`, { place: "at the Crown", minutes: 600 });
  await expect(notice).toContainText("at the Crown");
  await expect(notice).toContainText("10");
  await notice.getByRole("button", { name: "Keep mine" }).click();
  await save.click();
  await expect(where).toHaveCount(0);
  expect(await evenings(creator, campaign)).toMatchObject([{ place: "at Tobias’s", minutes: 300 }]);
});

test("a place that is put back while another is saved is unsaved, and stored by the next save", async ({
  creator,
  campaign,
}) => {
  const { page, dialog, where } = await openPlace(creator, campaign);
  const { asked, answer } = await held(page, /\/api\/evenings\/\d+$/, "PUT");
  const save = dialog.getByRole("button", { name: "Save", exact: true });
  await where.fill("at Tobias’s");
  await save.click();
  await asked;
  await where.fill("at Maren’s");
  answer();
  await expect(dialog.getByText("at Tobias’s", { exact: false })).toBeVisible();
  await expect(save).not.toHaveAttribute("aria-busy");
  await expect(dialog.getByRole("region", { name: "A newer version" })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Done" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Keep writing" }).click();
  await save.click();
  await expect(where).toHaveCount(0);
  expect(await evenings(creator, campaign)).toMatchObject([{ place: "at Maren’s" }]);
});

test("a place that gave way to another's, and one that was refused and put back, is not unsaved any more", async ({
  creator,
  admin,
  campaign,
}) => {
  const { id, page, dialog, where } = await openPlace(creator, campaign);
  const address = /\/api\/evenings\/\d+$/;
  const save = dialog.getByRole("button", { name: "Save", exact: true });
  const failing = (fail: (route: Route) => Promise<void>) =>
    page.route(address, (route) => (route.request().method() === "PUT" ? fail(route) : route.fallback()));
  await failing((route) => route.abort());
  await where.fill("at Tobias’s");
  await save.click();
  await expect(page.getByText("That did not reach the book. Please try again.")).toBeVisible();
  await page.unroute(address);
  await admin.send("PUT", `/api/evenings/${id}`, { place: "at the Anchor" });
  const notice = dialog.getByRole("region", { name: "A newer version" });
  await notice.getByRole("button", { name: "Show theirs" }).click();
  await dialog.getByRole("button", { name: "Raise Hours" }).click();
  await admin.send("PUT", `/api/evenings/${id}`, { place: "at the Crown" });
  await expect(dialog.getByText("at the Crown", { exact: false })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await save.click();
  await expect(where).toHaveCount(0);
  expect(await evenings(creator, campaign)).toMatchObject([{ place: "at the Crown", minutes: 300 }]);

  await dialog.getByRole("button", { name: "Edit place and length" }).click();
  await failing((route) => route.fulfill({ status: 403, json: { error: "Not by you" } }));
  await where.fill("at Maren’s");
  await save.click();
  await expect(page.getByText("Not by you")).toBeVisible();
  await expect(save).not.toHaveAttribute("aria-busy");
  await where.fill("at the Crown");
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(dialog).toHaveCount(0);
});

for (const [label, planned] of [
  ["Move it", { starts_at: "2031-12-04T19:00:00Z" }],
  ["Offer another", { dates: ["2031-12-04T19:00:00Z"] }],
] as const)
  test(`a date that is typed in "${label}" is not lost with the dialog without a question`, async ({
    creator,
    campaign,
  }) => {
    await make(creator, "evenings", { campaign_id: campaign.id, ...planned });
    const page = await openBook(creator, campaign, "/campaign?tab=evenings");
    const row = page.getByRole("button", { name: /^Evening 1/ });
    await row.click();
    const dialog = page.getByRole("dialog", { name: "The first evening" });
    const field = dialog.getByLabel(label);
    const done = dialog.getByRole("button", { name: "Done" });
    // One in which nothing was typed asks nothing.
    await dialog.getByRole("button", { name: label }).click();
    await expect(field).toBeVisible();
    await done.click();
    await expect(dialog).toHaveCount(0);

    await row.click();
    await dialog.getByRole("button", { name: label }).click();
    await field.fill("2031-12-11T19:00");
    await done.click();
    const question = page.getByRole("alertdialog", { name: "Close without saving?" });
    await question.getByRole("button", { name: "Keep writing" }).click();
    await expect(field).toHaveValue("2031-12-11T19:00");
    await done.click();
    await question.getByRole("button", { name: "Close", exact: true }).click();
    await expect(dialog).toHaveCount(0);
  });
