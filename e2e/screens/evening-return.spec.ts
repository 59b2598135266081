// Whoever comes back to a book that stood open: what is said of an evening that began meanwhile.
import type { Page } from "@playwright/test";
import { expect, openBook, test, toastOf, withoutLive } from "../support/fixtures";
import { make } from "../support/make";
import type { Person } from "../support/people";

const MINUTE = 60_000;

const turn = (page: Page, state: "hidden" | "visible") =>
  page.evaluate((value) => {
    Object.defineProperty(document, "visibilityState", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);

/** The page as after so many minutes more, by its own clock, in which it was out of sight. */
const returnAfter = async (page: Page, minutes: number) => {
  const now = await page.evaluate(() => Date.now());
  await turn(page, "hidden");
  await page.clock.setFixedTime(now + minutes * MINUTE);
  await turn(page, "visible");
};

/** A page that hears nothing of the others until it is looked at again. */
const quietPage = async (person: Person) => {
  const page = await person.page();
  await withoutLive(page);
  return page;
};

test("that an evening has begun is said for some minutes, and later none is deleted without a question", async ({
  creator,
  campaign,
}) => {
  const page = await quietPage(creator);
  await openBook(creator, campaign, "/campaign?tab=evenings");
  await expect(page.getByText(/^No evenings yet/)).toBeVisible();
  await expect(page.getByRole("region", { name: /^Notifications/ })).toBeAttached();
  const candle = (nth: string) =>
    page.getByRole("button", { name: new RegExp(`^The ${nth} evening, since`) });
  const begin = async () =>
    (await make(creator, "evenings", { campaign_id: campaign.id, begin: 1 }))["evening_id"] ?? 0;
  const end = async (id: number, nth: string) => {
    await make(creator, `evenings/${id}/end`);
    await page.clock.setFixedTime(Date.now());
    await turn(page, "visible");
    await expect(candle(nth)).toHaveCount(0);
  };
  const first = await begin();
  await turn(page, "visible");
  await expect(candle("first")).toBeVisible();
  await end(first, "first");

  const second = await begin();
  await returnAfter(page, 150);
  await candle("second").click();
  await expect(page.getByRole("dialog", { name: /^Since/ })).toBeVisible();
  // Not waited for: it would burn down meanwhile.
  expect(await toastOf(page, "The second evening has begun.").count()).toBe(0);
  await page.keyboard.press("Escape");
  await end(second, "second");

  await begin();
  await returnAfter(page, 2);
  const third = page.locator("[data-sonner-toast]").filter({ hasText: "The third evening has begun." });
  await expect(third).toBeVisible();
  // A toast stays as long as the page is out of sight.
  await page.clock.setFixedTime(Date.now() + 150 * MINUTE);
  await third.getByRole("button", { name: "Not an evening" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Delete Evening 3?");
  await question.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(candle("third")).toHaveCount(0);
});

test("the last chapter is told to who comes back after an evening has begun, and to nobody who only looked away", async ({
  creator,
  player,
  campaign,
}) => {
  const campaign_id = campaign.id;
  const { evening_id } = await make(creator, "evenings", { campaign_id, begin: 1 });
  await make(creator, `evenings/${evening_id}/end`);
  await make(creator, `evenings/${evening_id}/sign`, { chapter: "The tide took the bridge." });
  const page = await quietPage(player);
  await openBook(player, campaign, "/campaign?tab=evenings");
  await page.mouse.move(200, 200);
  await expect(page.getByRole("button", { name: /^Evening 1/ })).toBeVisible();
  const recap = page.getByRole("dialog", { name: "Previously" });
  const running = page.getByText("It is being played");

  // They were in the book as this one began, and put the phone away for a while.
  const second = await make(creator, "evenings", { campaign_id, begin: 1 });
  await returnAfter(page, 10);
  await expect(running).toBeVisible();
  await returnAfter(page, 40);
  await expect(running).toBeVisible();
  await expect(recap).toHaveCount(0);
  await make(creator, `evenings/${second["evening_id"]}/end`);
  await page.clock.setFixedTime(Date.now());
  await turn(page, "visible");
  await expect(running).toHaveCount(0);

  await make(creator, "evenings", { campaign_id, begin: 1 });
  await returnAfter(page, 40);
  await expect(recap).toContainText("The tide took the bridge.");
  await recap.getByRole("button", { name: "To the table" }).click();
  await expect(recap).toHaveCount(0);
  await returnAfter(page, 40);
  await expect(running).toBeVisible();
  await expect(recap).toHaveCount(0);
});
