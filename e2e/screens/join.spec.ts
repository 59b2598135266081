// One file: a link is made, opened by whoever is handed it, and withdrawn.
import type { Page } from "@playwright/test";
import jsQR from "jsqr";
import sharp from "sharp";
import { deferred } from "../support/deferred";
import { expect, expectAccessible, openBook, test } from "../support/fixtures";
import { loseAnswer } from "../support/lose-answer";
import { PASSWORD } from "../support/people";
import { stored } from "../support/signing-in";
import { stopClock } from "../support/stopped-clock";
import { waitingForHydration } from "../support/wait-for-hydration";

/** What a camera reads in this picture. */
const read = async (picture: Buffer): Promise<string | undefined> => {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
};

const makeLink = async (dm: Page): Promise<string> => {
  await dm.getByRole("tab", { name: "Players" }).click();
  await dm.getByRole("tab", { name: "Invitations" }).click();
  await dm.getByRole("button", { name: "Make a link" }).click();
  return dm.getByRole("dialog", { name: "The way in" }).getByLabel("Address").inputValue();
};

test("a link to the machine that it was made on says that it opens there alone", async ({
  creator,
  campaign,
}) => {
  const dm = await openBook(creator, campaign);
  await makeLink(dm);
  const way = dm.getByRole("dialog", { name: "The way in" });
  await expect(way).toContainText("This address opens on this machine alone.");
  await expectAccessible(dm);
  await way.getByRole("button", { name: "Done" }).click();
  await dm.route("**/api/campaigns/*/invite-links", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    const response = await route.fetch();
    const link = (await response.json()) as { url: string };
    const url = new URL(new URL(link.url).pathname, "http://192.168.1.20:3000").href;
    await route.fulfill({ response, json: { ...link, url } });
  });
  expect(await makeLink(dm)).toMatch(/^http:\/\/192\.168\.1\.20:3000\/join\//);
  await expect(way).not.toContainText("on this machine alone");
});

test("that the address was copied is said for two seconds, and anew each time", async ({
  creator,
  campaign,
}) => {
  const dm = await openBook(creator, campaign);
  await dm.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const address = await makeLink(dm);
  const way = dm.getByRole("dialog", { name: "The way in" });
  const copy = way.getByRole("button", { name: "Copy", exact: true });
  const copied = way.getByRole("button", { name: "Copied", exact: true });
  const said = way.getByRole("status").filter({ hasText: "Address copied." });
  await stopClock(dm);
  for (const _ of [1, 2]) {
    await copy.click();
    await expect(copied).toBeVisible();
    await expect(said).toHaveCount(1);
    await dm.clock.runFor(1900);
    await expect(copied).toBeVisible();
    await dm.clock.runFor(200);
    await expect(copy).toBeVisible();
    await expect(said).toHaveCount(0);
  }
  expect(await dm.evaluate(() => navigator.clipboard.readText())).toBe(address);

  // Within the two seconds they begin anew.
  await copy.click();
  await dm.clock.runFor(1900);
  await copied.click();
  await dm.clock.runFor(200);
  await expect(said).toHaveCount(1);
});

test("a link is made in two taps; who scans it signs up on the same page and stands in the open book", async ({
  browser,
  creator,
  campaign,
}) => {
  const dm = await openBook(creator, campaign);
  const address = await makeLink(dm);
  expect(address).toMatch(/\/join\/[\w-]{22}$/);
  const way = dm.getByRole("dialog", { name: "The way in" });
  await expectAccessible(dm);
  expect(await read(await way.getByRole("img", { name: "QR code of the invitation" }).screenshot())).toBe(
    address,
  );

  await way.getByRole("button", { name: "Print as bookmark" }).click();
  const bookmarks = dm.getByRole("dialog", { name: "A bookmark for each of them" });
  const code = bookmarks.getByRole("img", { name: "QR code of the invitation" });
  expect(await read(await code.first().screenshot())).toBe(address);
  await expect(bookmarks.getByText("The Salt Crown").first()).toBeVisible();
  for (const format of ["A4", "Letter"]) {
    const paper = (await dm.pdf({ format, preferCSSPageSize: true })).toString("latin1");
    expect([format, paper.match(/\/Type \/Page\b/g)?.length]).toEqual([format, 1]);
  }
  await bookmarks.getByRole("button", { name: "Back to the book" }).click();
  await way.getByRole("button", { name: "Done" }).click();
  await expect(dm.getByRole("list", { name: "Links that still open" })).toContainText("0 of 6 used");
  expect(await dm.content()).not.toContain(address.slice(-22));

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = waitingForHydration(await phone.newPage());
  const referrers: (string | undefined)[] = [];
  page.on("request", (request) => referrers.push(request.headers()["referer"]));
  await page.goto(address);
  await expect(page).toHaveTitle("You are invited · Tomekeeper");
  await expect(page.getByText("kept by Maren")).toBeVisible();
  await expectAccessible(page);
  expect(await phone.cookies()).toEqual([]);
  const panel = page.getByRole("tabpanel", { name: "Sign Up" });
  const enter = page.getByRole("button", { name: "Sign up and come in" });
  await panel.getByLabel("Username").fill("Wren");
  await panel.getByLabel("E-mail").fill(creator.email);
  await panel.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await panel.getByLabel("Confirm password").fill(PASSWORD);
  await enter.click();
  // Refused: what was typed stays.
  await expect(page.getByText(/already/)).toBeVisible();
  await expect(panel.getByLabel("Username")).toHaveValue("Wren");
  await panel.getByLabel("E-mail").fill(`wren.${crypto.randomUUID()}@tomekeeper.example`);
  await enter.click();
  await expect(page).toHaveURL(/\/campaign$/);
  await expect(page.getByRole("heading", { name: "The Salt Crown: Campaign" })).toBeAttached();
  expect(referrers.filter((one) => one?.includes("/join/"))).toEqual([]);
  const members = await (await creator.api.get(`/api/campaigns/${campaign.id}/roles`)).json();
  expect(members).toMatchObject([{ username: "Maren" }, { username: "Wren", role: "player" }]);
  await phone.close();
});

test("who is signed in presses one button; somebody else at the same screen logs in there", async ({
  creator,
  stranger,
  newcomer,
  campaign,
}) => {
  const made = await creator.api.post(`/api/campaigns/${campaign.id}/invite-links`, {
    data: { hours: 24, uses: 2 },
  });
  const { url } = (await made.json()) as { url: string };
  const wren = await newcomer("Wren");
  const page = await wren.page();
  await page.goto(url);
  await expect(page.getByText("Wren")).toBeVisible();
  const second = await page.context().newPage();
  await second.goto("/login");
  await second.getByLabel("E-mail").fill(stranger.email);
  await second.getByLabel("Password").fill(PASSWORD);
  await second.getByRole("button", { name: "Log In" }).click();
  await expect.poll(() => stored(second, "user_id")).toBe(String(stranger.id));
  // Whom the page names is signed in no more: the press brings in nobody, and names who is.
  await page.getByRole("button", { name: "Open the book" }).click();
  await expect(page.getByText("Sable")).toBeVisible();
  const members = await (await creator.api.get(`/api/campaigns/${campaign.id}/roles`)).json();
  expect(members).toMatchObject([{ username: "Maren" }]);
  await second.close();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Open the book" }).click();
  await expect(page).toHaveURL(/\/campaign$/);
  await page.goto(url);
  await expect(page.getByText("You sit at this table already.")).toBeVisible();
  await page.getByRole("button", { name: "Not you?" }).click();
  const panel = page.getByRole("tabpanel", { name: "Log In" });
  await panel.getByLabel("E-mail").fill(wren.email);
  await panel.getByLabel("Password").fill(PASSWORD);
  await panel.getByRole("button", { name: "Log in and come in" }).click();
  await expect(page).toHaveURL(/\/campaign$/);
  await page.getByRole("tab", { name: "Players" }).click();
  await expect(page.getByText("Wren (you)")).toBeVisible();
  await page.goto(url);
  await expect(
    page.getByText("This invitation opens no book; ask whoever gave it to you for a new one."),
  ).toBeVisible();
  await expectAccessible(page);
  await page.goto("/join/nothing");
  await expect(page.getByText("This invitation opens no book")).toBeVisible();
});

test("removing a member offers to withdraw the open links", async ({ creator, player, campaign }) => {
  await creator.api.post(`/api/campaigns/${campaign.id}/invite-links`, { data: { hours: 24 } });
  const dm = await openBook(creator, campaign);
  await dm.getByRole("tab", { name: "Players" }).click();
  await dm.getByRole("button", { name: `Remove ${player.username}` }).click();
  await dm.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(dm.getByText("Withdraw the open link too?")).toBeVisible();
  await dm.getByRole("button", { name: "Withdraw", exact: true }).click();
  await expect(dm.getByText("The open links are withdrawn.")).toBeVisible();
  expect(await (await creator.api.get(`/api/campaigns/${campaign.id}/invite-links`)).json()).toEqual([]);
});

test("a removal whose answer got lost is done, and offers the same", async ({
  creator,
  player,
  campaign,
}) => {
  await creator.api.post(`/api/campaigns/${campaign.id}/invite-links`, { data: { hours: 24 } });
  const dm = await openBook(creator, campaign);
  await dm.getByRole("tab", { name: "Players" }).click();
  await dm.route(`**/roles/${player.id}`, loseAnswer, { times: 1 });
  await dm.getByRole("button", { name: `Remove ${player.username}` }).click();
  await dm.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(dm.getByText(`${player.username} was removed from the campaign.`)).toBeVisible();
  await expect(dm.getByText("Withdraw the open link too?")).toBeVisible();
});

test("a link for one that let somebody in, though the answer got lost, sends them to their shelf", async ({
  creator,
  stranger,
  campaign,
}) => {
  const made = await creator.api.post(`/api/campaigns/${campaign.id}/invite-links`, {
    data: { hours: 24, uses: 1 },
  });
  const { url } = (await made.json()) as { url: string };
  const page = await stranger.page();
  await page.goto(url);
  await page.route("**/api/join/*", loseAnswer, { times: 1 });
  await page.getByRole("button", { name: "Open the book" }).click();
  await expect(page.getByText("you may have come in by it already")).toBeVisible();
  await page.getByRole("link", { name: "To your shelf" }).click();
  await expect(page.getByRole("link", { name: "The Salt Crown" })).toBeVisible();
});

test("an empty book's players offer the link itself; who comes in by it makes a character first", async ({
  creator,
  newcomer,
  campaign,
}) => {
  const dm = await openBook(creator, campaign);
  await dm.getByRole("tab", { name: "Players" }).click();
  await expect(dm.getByText("No players yet. Whoever opens the link comes in.")).toBeVisible();
  // Its address waits for who turns to another page while it is made.
  const answer = deferred();
  await dm.route("**/invite-links", async (route) => {
    await answer.promise;
    await route.continue();
  });
  const asked = dm.waitForRequest("**/invite-links");
  await dm.getByRole("button", { name: "Make a link" }).click();
  const answered = (await asked).response();
  await dm.getByRole("tab", { name: "Description" }).click();
  answer.resolve();
  await (await answered)?.finished();
  await dm.getByRole("tab", { name: "Players" }).click();
  const address = await dm.getByRole("dialog", { name: "The way in" }).getByLabel("Address").inputValue();

  const wren = await newcomer("Wren");
  const phone = await wren.page();
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto(address);
  await phone.getByRole("button", { name: "Open the book" }).click();
  await expect(phone).toHaveURL(/\/campaign/);
  // The others are still to scan it.
  await expect(dm.getByRole("button", { name: "See as Wren", includeHidden: true })).toBeAttached();
  await expect(dm.getByRole("dialog", { name: "The way in" }).getByLabel("Address")).toHaveValue(address);
  await expect(phone.getByRole("button", { name: "Leave Campaign" })).toHaveCount(0);
  const make = phone.getByRole("button", { name: "Make your character" });
  await expectAccessible(phone);
  await make.click();
  const wizard = phone.getByRole("dialog", { name: "Create Character" });
  await wizard.getByLabel("Character name").fill("Wren of the Reeds");
  await wizard.getByRole("button", { name: "Save now" }).click();
  await expect(phone.getByRole("heading", { name: "Wren of the Reeds" })).toBeVisible();
  await phone.getByRole("link", { name: "Campaign", exact: true }).click();
  await expect(phone.getByRole("heading", { name: "The Salt Crown", exact: true })).toBeVisible();
  await expect(make).toHaveCount(0);
});
