// One file for one book: its title page, its descriptions, its players. The notes have a file of their own.
import type { Page } from "@playwright/test";
import { deferred } from "../support/deferred";
import { holdTraversals } from "../support/hold-traversals";
import { expect, expectAccessible, found, openBook, test, withoutLive } from "../support/fixtures";
import { pngFile } from "../support/images";
import { isRendering } from "../support/is-rendering";
import { loseAnswer } from "../support/lose-answer";
import { callsOf } from "../support/signing-in";

const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
/** The index tab of the page, not the rule tab of the same name below it. */
const leaf = (page: Page, name: string) =>
  page.getByRole("tablist", { name: "Campaign pages" }).getByRole("tab", { name });
const question = (page: Page) => page.getByRole("alertdialog");
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const player = (page: Page, name: string) =>
  page.getByRole("list", { name: "At the table" }).getByRole("listitem").filter({ hasText: name });

test("the title page names the book, its dungeon master and the number of players", async ({
  creator,
  player: one,
  otherPlayer,
  campaign,
}) => {
  expect([one.id, otherPlayer.id]).not.toContain(creator.id);
  await creator.api.put(`/api/campaigns/${campaign.id}`, {
    multipart: { description: "The tide failed.\n\nIt never <b>turned</b>.", cover_img: pngFile() },
  });
  const page = await openBook(creator, campaign);
  await expect(page.getByRole("heading", { name: "The Salt Crown", exact: true })).toBeVisible();
  await expect(page.getByText("kept by Maren, with two at the table")).toBeVisible();
  await expect(page.getByRole("img", { name: "Cover of The Salt Crown" })).toBeVisible();
  await expect(page.getByRole("paragraph").filter({ hasText: /^The tide failed\.$/ })).toBeVisible();
  await expect(page.getByText("It never <b>turned</b>.")).toBeVisible();
  await expectAccessible(page);
});

test("the description has pages for setting, factions and themes, and the map can be enlarged", async ({
  creator,
  campaign,
}) => {
  const page = await openBook(creator, campaign);
  await leaf(page, "Description").click();
  await expect(page.getByText("No description yet.")).toBeVisible();
  await tab(page, "Setting").click();
  await expect(page.getByText("No setting yet.")).toBeVisible();
  await tab(page, "Factions").click();
  await expect(page.getByText("No factions yet.")).toBeVisible();
  await tab(page, "Themes").click();
  await expect(page.getByText("No themes yet.")).toBeVisible();
  await expectAccessible(page);

  await creator.api.put(`/api/campaigns/${campaign.id}`, {
    multipart: {
      setting: "Salt pans and bell towers.",
      factions: JSON.stringify([{ name: "House Verrin", role: "Rival" }]),
      themes: JSON.stringify(["Grief that will not drown"]),
      map_img: pngFile(),
    },
  });
  await page.reload();
  await leaf(page, "Description").click();
  await tab(page, "Factions").click();
  await expect(page.getByRole("listitem").filter({ hasText: "House Verrin" })).toContainText("Rival");
  await tab(page, "Themes").click();
  await expect(page.getByText("Grief that will not drown")).toBeVisible();
  await tab(page, "Setting").click();
  await expect(page.getByText("Salt pans and bell towers.")).toBeVisible();
  await page.getByRole("button", { name: /enlarge/ }).click();
  const large = page.getByRole("dialog", { name: "Map of The Salt Crown" });
  await expect(large.getByRole("img")).toBeVisible();
  await expectAccessible(page);
  const widthOfMap = async () => (await large.getByRole("img").boundingBox())?.width ?? 0;
  const whole = await widthOfMap();
  expect(await large.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
  await page.keyboard.press("+");
  await expect.poll(widthOfMap).toBeGreaterThan(whole);
  await page.keyboard.press("0");
  await expect.poll(widthOfMap).toBe(whole);
  await large.getByRole("img").hover();
  await page.mouse.wheel(0, -300);
  await expect.poll(widthOfMap).toBeGreaterThan(whole);
  await page.keyboard.press("Escape");
  await expect(large).toBeHidden();
});

test("a creator may edit and delete, an admin leave as well, a player only leave", async ({
  creator,
  admin,
  player: one,
  campaign,
}) => {
  const shown = async (person: typeof creator) => {
    const page = await openBook(person, campaign);
    await expect(page.getByRole("heading", { name: "The Salt Crown", exact: true })).toBeVisible();
    const count = (name: string) => page.getByRole("button", { name, exact: true }).count();
    const about = [await count("Edit"), await count("Delete Campaign"), await count("Leave Campaign")];
    // Leaving stands where the others are.
    await page.getByRole("tab", { name: "Players" }).click();
    await expect(page.getByRole("heading", { name: "At the table" })).toBeVisible();
    return [...about, await count("Leave Campaign")];
  };
  expect(await shown(creator)).toEqual([1, 1, 0, 0]);
  expect(await shown(admin)).toEqual([1, 1, 0, 1]);
  expect(await shown(one)).toEqual([0, 0, 0, 1]);
});

test("deleting asks, and takes the book from the shelf", async ({ creator, campaign }) => {
  const page = await openBook(creator, campaign);
  const remove = page.getByRole("button", { name: "Delete Campaign" });
  await remove.click();
  await expectAccessible(page);
  await question(page).getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("heading", { name: "The Salt Crown", exact: true })).toBeVisible();

  await page.route(`/api/campaigns/${campaign.id}`, (route) => route.abort());
  await remove.click();
  await question(page).getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Failed to delete campaign.")).toBeVisible();
  await page.unroute(`/api/campaigns/${campaign.id}`);

  // The server may be quicker than the browser leaves the question's entry of the history.
  const traversals = await holdTraversals(page);
  await remove.click();
  await question(page).getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Campaign deleted successfully!")).toBeVisible();
  await traversals.letGo();
  await page.waitForURL("/home");
  await expect(page.getByRole("link", { name: "The Salt Crown" })).toHaveCount(0);
  expect(await stored(page, "selectedCampaignId")).toBeNull();
  expect((await creator.api.get(`/api/campaigns/${campaign.id}/dm`)).status()).toBe(404);
});

test("who was removed deletes nothing, and a book whose deletion went unanswered is deleted", async ({
  creator,
  admin,
  campaign,
}) => {
  const ask = async (page: Page) => {
    await page.getByRole("button", { name: "Delete Campaign" }).click();
    await question(page).getByRole("button", { name: "Delete" }).click();
  };
  await withoutLive(await admin.page());
  const removed = await openBook(admin, campaign);
  await creator.api.delete(`/api/campaigns/${campaign.id}/roles/${admin.id}`);
  await ask(removed);
  await expect(removed.getByText("Failed to delete campaign.")).toBeVisible();
  await expect(removed.getByText("Campaign not found.")).toBeVisible();
  expect((await creator.api.get(`/api/campaigns/${campaign.id}/dm`)).status()).toBe(200);

  await withoutLive(await creator.page());
  const page = await openBook(creator, campaign);
  await page.route(`/api/campaigns/${campaign.id}`, loseAnswer, { times: 1 });
  await ask(page);
  await expect(page.getByText("Failed to delete campaign.")).toBeVisible();
  await ask(page);
  await expect(page.getByText("Campaign deleted successfully!")).toBeVisible();
  await page.waitForURL("/home");
});

test("leaving asks, and takes the book from one's own shelf only", async ({
  creator,
  player: one,
  campaign,
}) => {
  const page = await openBook(one, campaign);
  await page.getByRole("tab", { name: "Players" }).click();
  const leave = page.getByRole("button", { name: "Leave Campaign" });
  // One whose answer alone is lost has left, and is told so by the stream.
  await page.route(`/api/campaigns/${campaign.id}/leave`, (route) => route.abort());
  await leave.click();
  await question(page).getByRole("button", { name: "Leave" }).click();
  await expect(page.getByText("Failed to leave campaign.")).toBeVisible();
  await page.unroute(`/api/campaigns/${campaign.id}/leave`);

  await leave.click();
  await question(page).getByRole("button", { name: "Leave" }).click();
  await expect(page.getByText("You left the campaign.")).toBeVisible();
  await page.waitForURL("/home");
  await expect(page.getByRole("link", { name: "The Salt Crown" })).toHaveCount(0);
  expect((await creator.api.get(`/api/campaigns/${campaign.id}/dm`)).status()).toBe(200);
});

test("parting with one book leaves another that a second tab has opened", async ({ creator, campaign }) => {
  const other = await found(creator, "Embers of Khar Dul");
  const page = await openBook(creator, campaign);
  // Not before the page answers clicks: on its way there it still follows the selection.
  await page.getByRole("button", { name: "Delete Campaign" }).click();
  await expect(question(page)).toBeVisible();
  await page.evaluate((id) => localStorage.setItem("selectedCampaignId", String(id)), other.id);
  await question(page).getByRole("button", { name: "Delete" }).click();
  await page.waitForURL("/home");
  expect(await stored(page, "selectedCampaignId")).toBe(String(other.id));
  await expect(page.getByRole("link", { name: "Embers of Khar Dul" })).toBeVisible();
});

test("whoever has gone elsewhere before a book is deleted stays there", async ({ creator, campaign }) => {
  await withoutLive(await creator.page());
  const page = await openBook(creator, campaign);
  const [asked, answer] = [deferred(), deferred()];
  await page.route(`/api/campaigns/${campaign.id}`, async (route) => {
    asked.resolve();
    await answer.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: "Delete Campaign" }).click();
  await question(page).getByRole("button", { name: "Delete" }).click();
  await asked.promise;
  await page.getByRole("link", { name: "Messages" }).click();
  await page.getByRole("textbox", { name: "Message" }).fill("The bell rings twice.");
  const rendered = page.waitForRequest(isRendering);
  answer.resolve();
  await expect(page.getByText("Campaign deleted successfully!")).toBeVisible();
  // The page that is open is rendered anew, and none is gone to.
  expect(new URL((await rendered).url()).pathname).toBe("/messages");
  await expect(page).toHaveURL("/messages");
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("The bell rings twice.");
  expect(await stored(page, "selectedCampaignId")).toBeNull();
});

test("without a campaign, or in one that isn't theirs, people are led back to the shelf", async ({
  stranger,
  campaign,
}) => {
  const page = await openBook(stranger, campaign);
  await expect(page.getByText("Campaign not found.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Back to the shelf" }).click();
  await expect(page).toHaveURL("/home");
  // It is not selected any more.
  expect(await stored(page, "selectedCampaignId")).toBeNull();
  expect(await page.evaluate(() => document.cookie)).not.toContain("selectedCampaignId");
  await page.goto("/campaign");
  await expect(page.getByText("Campaign not found.")).toBeVisible();
});

test("the players' page lists who sits at the table, and invites by user id", async ({
  creator,
  player: one,
  newcomer,
  campaign,
}) => {
  const guest = await newcomer("Wren");
  const page = await openBook(creator, campaign);
  await leaf(page, "Players").click();
  await expect(player(page, "Maren")).toContainText("Dungeon master");
  await expect(player(page, "Tobias")).toContainText(`user id ${one.id}`);
  await expect(player(page, "Tobias")).toContainText("Player");

  await page.getByRole("tab", { name: "Invitations" }).click();
  await expect(page.getByRole("button", { name: "Make a link" })).toBeVisible();
  const calls = callsOf(page);
  const field = page.getByLabel("Or invite by user id");
  const send = page.getByRole("button", { name: "Send invite" });
  await send.click();
  await field.fill(String(guest.id));
  await send.click();
  await expect(
    page.getByText("Invite sent! The invited user must accept it before they join."),
  ).toBeVisible();
  await expect(field).toHaveValue("");
  // Pressing the button without an id made none.
  expect(calls.filter((call) => call.startsWith("POST"))).toEqual(["POST /api/campaigns/invite"]);
  const invited = page.getByRole("list", { name: "Invited" }).getByRole("listitem");
  await expect(invited).toContainText("Wren");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Withdraw the invite to Wren" }).click();
  await expect(page.getByText("Invite withdrawn.")).toBeVisible();
  await expect(invited).toHaveCount(0);
  expect(await (await guest.api.get("/api/invites/my")).json()).toEqual([]);

  // The next id is typed while one is on its way.
  const answer = deferred();
  await page.route("/api/campaigns/invite", async (route) => {
    await answer.promise;
    await route.continue();
  });
  await field.fill(String(guest.id));
  await send.click();
  await field.fill("64");
  answer.resolve();
  await expect(invited).toContainText("Wren");
  await expect(send).not.toHaveAttribute("aria-busy");
  await expect(field).toHaveValue("64");
});

test("an invite that fails is logged and shown", async ({ creator, player: one, campaign }) => {
  const page = await openBook(creator, campaign);
  const logged: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") logged.push(message.text());
  });
  await leaf(page, "Players").click();
  await page.getByRole("tab", { name: "Invitations" }).click();
  const field = page.getByLabel("Or invite by user id");
  await field.fill("Tobias");
  await page.getByRole("button", { name: "Send invite" }).click();
  await expect(page.getByText("A user id is a whole number, such as 64.")).toBeVisible();
  await field.fill(String(one.id));
  await page.getByRole("button", { name: "Send invite" }).click();
  await expect(page.getByText("This person is a member already")).toBeVisible();
  await expect(field).toHaveValue(String(one.id));
  expect(logged.join()).toContain("The invite could not be sent");
  await page.route("/api/campaigns/invite", (route) => route.abort());
  await page.getByRole("button", { name: "Send invite" }).click();
  await expect(page.getByText("Failed to send invite.")).toBeVisible();
});

test("the creator makes admins and removes members; an admin removes players only", async ({
  creator,
  admin,
  player: one,
  otherPlayer,
  campaign,
}) => {
  const page = await openBook(creator, campaign);
  await leaf(page, "Players").click();
  await player(page, "Tobias").getByRole("button", { name: "Make admin" }).click();
  await expect(page.getByText("Tobias is now an admin.")).toBeVisible();
  await expect(player(page, "Tobias")).toContainText("Admin");
  await player(page, "Tobias").getByRole("button", { name: "Make player" }).click();
  await expect(page.getByText("Tobias is now a player.")).toBeVisible();
  await page.getByRole("button", { name: "Remove Tobias" }).click();
  await question(page).getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Tobias was removed from the campaign.")).toBeVisible();
  await expect(player(page, "Tobias")).toHaveCount(0);
  expect((await one.api.get(`/api/campaigns/${campaign.id}/dm`)).status()).toBe(404);

  const helper = await openBook(admin, campaign);
  await leaf(helper, "Players").click();
  await expect(helper.getByRole("button", { name: `Remove ${otherPlayer.username}` })).toBeVisible();
  await expect(helper.getByRole("button", { name: /^Remove/ })).toHaveCount(1);
  await expect(helper.getByRole("button", { name: /^Make/ })).toHaveCount(0);
});

test("a player sees the table without any means of power, and the world in place of the notes", async ({
  creator,
  player: one,
  campaign,
}) => {
  await creator.api.post("/api/dm-notes", {
    data: { campaign_id: campaign.id, note_text: "The sexton is already dead." },
  });
  await creator.api.put(`/api/campaigns/${campaign.id}`, { multipart: { setting: "Salt pans." } });
  const page = await one.page();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await openBook(one, campaign);
  await expect(page.getByRole("heading", { name: "The world" })).toBeVisible();
  await expect(page.getByText("Salt pans.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "DM Notes" })).toHaveCount(0);
  expect(await page.content()).not.toContain("sexton");
  expect(requests.filter((url) => url.includes("dm-notes"))).toEqual([]);
  await leaf(page, "Players").click();
  await expect(page.getByRole("button", { name: /^(Remove|Make)/ })).toHaveCount(0);
  await page.getByRole("tab", { name: "Invitations" }).click();
  await expect(page.getByRole("button", { name: "Send invite" })).toBeVisible();
  await expectAccessible(page);
});

test("on a phone one page is seen at a time, and the corner turns to the other", async ({
  creator,
  campaign,
}) => {
  const page = await openBook(creator, campaign);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("textbox", { name: "DM Notes" })).toBeHidden();
  await page.getByRole("button", { name: "turn to DM Notes" }).click();
  await expect(page.getByRole("textbox", { name: "DM Notes" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "turn to Campaign" }).click();
  await expect(page.getByRole("heading", { name: "The Salt Crown", exact: true })).toBeVisible();
});
