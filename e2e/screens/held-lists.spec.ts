// What was written stands in its list by the answer alone: fetched anew, the list would come under a pointer that is down.
import type { Page } from "@playwright/test";
import { deferred } from "../support/deferred";
import { type Campaign, expect, openBook, test, withoutLive } from "../support/fixtures";
import { png } from "../support/images";
import { make } from "../support/make";
import { makeMap } from "../support/map-form";
import type { Person } from "../support/people";

/** A page of the book that hears of nothing by itself. */
const open = async (by: Person, campaign: Campaign, tab: string) => {
  await withoutLive(await by.page());
  return openBook(by, campaign, `/campaign?tab=${tab}`);
};
/** From now on the list is fetched in vain until `letCome`, which answers once it has come. */
const hold = async (page: Page, address: string) => {
  const list = deferred();
  await page.route(address, async (route) => {
    if (route.request().method() === "GET") await list.promise;
    await route.continue();
  });
  return async () => {
    const came = page.waitForResponse((answer) => answer.url().endsWith(address));
    list.resolve();
    await came;
  };
};
const row = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });
const confirm = (page: Page, accept: string) =>
  page.getByRole("alertdialog").getByRole("button", { name: accept }).click();

const KINDS = [
  {
    what: "handout",
    tab: "handouts",
    path: "handouts",
    before: (by: Person, campaign_id: number, title: string) => make(by, "handouts", { campaign_id, title }),
    words: { add: "New handout", name: "Title", save: "Save", open: "Break the seal", seal: "Seal it again" },
  },
  {
    what: "map",
    tab: "map",
    path: "maps",
    before: (by: Person, campaign: number, name: string) => makeMap(by, campaign, { name }),
    words: { add: "Add a map", name: "Name", save: "Add the map", open: "Open to all", seal: "Seal it" },
  },
] as const;

for (const { what, tab, path, before, words } of KINDS)
  test(`a ${what} is added to its list, opened, sealed and deleted there before the list is fetched anew`, async ({
    creator,
    campaign,
  }) => {
    await before(creator, campaign.id, "Ashmere");
    const page = await open(creator, campaign, tab);
    await expect(row(page, "Ashmere")).toBeVisible();
    const letCome = await hold(page, `/api/${path}/${campaign.id}`);
    const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
    const dialog = page.getByRole("dialog");

    await press(words.add);
    await dialog.getByLabel(words.name).fill("Brack");
    await dialog
      .locator("input[type=file]")
      .setInputFiles({ name: "plan.png", mimeType: "image/png", buffer: png(144, 100) });
    await dialog.getByRole("button", { name: words.save }).click();
    await expect(page.getByRole("listitem").filter({ hasText: /Ashmere|Brack/ })).toHaveText([
      /Ashmere/,
      /Brack/,
    ]);
    await press(words.open);
    await expect(row(page, "Brack")).toContainText("for all");
    if (what === "handout") await press("Close");
    await press(words.seal);
    await expect(row(page, "Brack")).not.toContainText("for all");
    await press("Edit");
    await press("Delete");
    await confirm(page, "Delete");
    await expect(page.getByText("Brack", { exact: true })).toHaveCount(0);
    await expect(dialog).toHaveCount(0);
    await letCome();
    await expect(row(page, "Ashmere")).toBeVisible();
  });

test("an evening that is called off leaves its list before the list is fetched anew", async ({
  creator,
  campaign,
}) => {
  await make(creator, "evenings", { campaign_id: campaign.id, starts_at: "2031-12-04T19:00:00Z" });
  const page = await open(creator, campaign, "evenings");
  await row(page, "Evening 1").getByRole("button").click();
  const letCome = await hold(page, `/api/evenings/${campaign.id}`);
  await page.getByRole("button", { name: "Call it off" }).click();
  await confirm(page, "Call it off");
  await expect(row(page, "Evening 1")).toHaveCount(0);
  await letCome();
  await expect(page.getByText("No evenings", { exact: false })).toBeVisible();
});

test("members, invites and links are as the answer says before their lists are fetched anew", async ({
  creator,
  player,
  newcomer,
  campaign,
}) => {
  const book = `campaigns/${campaign.id}`;
  const [wren, lark] = [await newcomer("Wren"), await newcomer("Lark")];
  await make(creator, "campaigns/invite", { campaign_id: campaign.id, receiver_id: wren.id });
  await make(creator, `${book}/invite-links`, { hours: 24 });
  const page = await open(creator, campaign, "players");
  const table = page.getByRole("list", { name: "At the table" });
  const tobias = table.getByRole("listitem").filter({ hasText: player.username });
  await expect(tobias).toContainText("Player");
  await hold(page, `/api/${book}/roles`);
  await tobias.getByRole("button", { name: "Make admin" }).click();
  await expect(tobias).toContainText("Admin");

  await page.getByRole("tab", { name: "Invitations" }).click();
  const invited = page.getByRole("list", { name: "Invited" }).getByRole("listitem");
  const links = page.getByRole("list", { name: "Links that still open" });
  await expect(invited).toHaveCount(1);
  await expect(links).toBeVisible();
  await hold(page, `/api/${book}/invites`);
  const letCome = await hold(page, `/api/${book}/invite-links`);
  await page.getByLabel("Or invite by user id").fill(String(lark.id));
  await page.getByRole("button", { name: "Send invite" }).click();
  await expect(invited).toHaveText([/Lark/, /Wren/]);
  // The keyboard goes on from around what went.
  await page.getByRole("button", { name: "Withdraw the invite to Wren" }).press("Enter");
  await expect(invited).toHaveText([/Lark/]);
  await expect(page.locator("body")).not.toBeFocused();
  await links.getByRole("button", { name: "Withdraw" }).press("Enter");
  await expect(links).toHaveCount(0);
  await expect(page.locator("body")).not.toBeFocused();

  await page.getByRole("tab", { name: "At the table" }).click();
  await page.getByRole("button", { name: `Remove ${player.username}` }).click();
  await confirm(page, "Remove");
  await expect(tobias).toHaveCount(0);
  await letCome();
  await expect(tobias).toHaveCount(0);
});
