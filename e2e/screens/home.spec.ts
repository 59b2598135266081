// One file: the shelf and what leads from it.
import type { Page } from "@playwright/test";
import { expect, expectAccessible, found, openBook, test, withoutLive } from "../support/fixtures";
import { pngFile } from "../support/images";
import { enlist } from "../support/make";
import { sayUpdated } from "../support/say-updated";
import { deferred } from "../support/deferred";
import { tryAgain } from "../support/try-again";

const book = (page: Page, name: string) => page.getByRole("link", { name });
const accent = (page: Page, name: string) =>
  book(page, name).evaluate((link) => getComputedStyle(link).getPropertyValue("--accent"));

test("the shelf shows one's campaigns as books, and first the one that is not bound yet", async ({
  creator,
  newcomer,
}) => {
  const guest = await newcomer("Okonjo");
  const own = await found(guest, "Lanterns over Ashmere");
  await guest.api.put(`/api/campaigns/${own.id}`, { data: { cover_color: "" } });
  const foreign = await creator.api.post("/api/campaigns/create", {
    multipart: { campaign_name: "The Salt Crown", cover_color: "#3f7a3a", cover_img: pngFile() },
  });
  await enlist(creator, (await foreign.json()).campaign_id, guest);
  const page = await guest.page();
  await page.goto("/home");

  const books = page.getByRole("list", { name: "Your campaigns" }).getByRole("link");
  await expect(books).toHaveText([
    /Create a Campaign/,
    /DM.*Lanterns over Ashmere/,
    /Player.*The Salt Crown/,
  ]);
  await expect(books.first()).toHaveAttribute("href", "/create");
  await expect(page.getByText("2 books on the shelf")).toBeVisible();
  await expect(book(page, "The Salt Crown").locator("img")).toHaveAttribute("src", /^\/images\//);
  await expect(book(page, "Lanterns over Ashmere").locator("img")).toHaveCount(0);
  expect(await accent(page, "The Salt Crown")).toBe("#3f7a3a");
  expect(await accent(page, "Lanterns over Ashmere")).toBe("#a65c2a");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Create a Campaign" }).click();
  await expect(page).toHaveURL("/create");
});

test("an empty shelf says how it fills", async ({ stranger }) => {
  const page = await stranger.page();
  await page.goto("/home");
  await expect(
    page.getByText(
      "No books yet. Create a campaign, or ask a dungeon master to invite you with your user id.",
    ),
  ).toBeVisible();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await expect(page.getByText(`ID ${stranger.id}`)).toBeVisible();
  await page.getByRole("button", { name: "Copy ID" }).click();
  await expect(page.getByText("ID copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(String(stranger.id));
  await expectAccessible(page);
});

test("an empty shelf leads somebody who is invited to where they answer", async ({
  creator,
  stranger,
  campaign,
}) => {
  await creator.api.post("/api/campaigns/invite", {
    data: { campaign_id: campaign.id, receiver_id: stranger.id },
  });
  const page = await stranger.page();
  await page.goto("/home");
  const note = page.getByText("No books yet, but an invitation waits for you on your profile.");
  await note.getByRole("link", { name: "profile" }).click();
  await expect(page.getByRole("button", { name: "Accept" })).toBeVisible();
});

test("a book opens after a candle has burnt for a second and a half", async ({ creator, campaign }) => {
  const page = await creator.page();
  await page.goto("/home");
  await expect(page.getByText("1 book on the shelf")).toBeVisible();
  const started = Date.now();
  await book(page, campaign.name).click();
  await expect(page.getByText("Opening The Salt Crown")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("selectedCampaignId"))).toBe(String(campaign.id));
  const data = await page.evaluate(() => localStorage.getItem("selectedCampaignData"));
  expect(JSON.parse(data ?? "")).toMatchObject({ campaign_id: campaign.id });
  await page.waitForURL("/campaign");
  expect(Date.now() - started).toBeGreaterThanOrEqual(1500);
  await expect(page.getByRole("heading", { name: "The Salt Crown", exact: true })).toBeVisible();
});

test("the candle goes out after four seconds, and the book says that it opens until it does", async ({
  creator,
  campaign,
}) => {
  const page = await creator.page();
  await page.goto("/home");
  const answered = deferred();
  await page.route(/\/campaign(\?|$)/, async (route) => {
    await answered.promise;
    await route.continue();
  });
  await expect(page.getByText("1 book on the shelf")).toBeVisible();
  await book(page, campaign.name).click();
  const candle = page.getByText("Opening The Salt Crown");
  await expect(candle).toBeVisible();
  await expect(candle).toBeHidden();
  await expect(page).toHaveURL("/home");
  await expect(book(page, campaign.name)).toContainText("Opening…");
  answered.resolve();
  await expect(page).toHaveURL("/campaign");
});

test("another book opens as itself, not as the one before", async ({ creator, campaign }) => {
  await found(creator, "Embers of Khar Dul");
  const page = await openBook(creator, campaign);
  await expect(page.getByRole("heading", { name: "The Salt Crown", exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Home" }).click();
  await book(page, "Embers of Khar Dul").click();
  await page.waitForURL("/campaign");
  await expect(page.getByRole("heading", { name: "Embers of Khar Dul", exact: true })).toBeVisible();
  await expect(page.locator("main").getByText("The Salt Crown")).toHaveCount(0);
});

test("the list comes with the page and is kept in browser storage; campaignsUpdated asks the API", async ({
  creator,
  campaign,
}) => {
  const page = await creator.page();
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/campaigns")) asked.push(`${request.method()} ${pathname}`);
  });
  await page.goto("/home");
  await expect(book(page, campaign.name)).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("campaigns")))
    .toContain('"campaign_name":"The Salt Crown"');
  expect(asked).toEqual([]);

  await found(creator, "Embers of Khar Dul");
  await sayUpdated(page);
  await expect(book(page, "Embers of Khar Dul")).toBeVisible();
  // Once for the event, and where the stream tells of the book once more.
  expect([...new Set(asked)]).toEqual(["GET /api/campaigns/my"]);
});

test("a shelf whose list comes in parts has all of its books", async ({ creator, campaign }) => {
  await found(creator, "Embers of Khar Dul");
  const page = await creator.page();
  await withoutLive(page);
  await page.goto("/home");
  await found(creator, "The Drowned Bell");
  const parts: string[] = [];
  await page.route("/api/campaigns/my*", (route) => {
    const url = new URL(route.request().url());
    // As the server cuts a list of more than a thousand.
    if (url.search === "") url.searchParams.set("limit", "1");
    parts.push(url.search);
    return route.continue({ url: url.href });
  });
  await sayUpdated(page);
  for (const name of [campaign.name, "Embers of Khar Dul", "The Drowned Bell"])
    await expect(book(page, name)).toBeVisible();
  expect(parts).toEqual(["?limit=1", "?limit=1&offset=1", "?limit=1&offset=2"]);
});

test("a list that can't be loaded says so, stays, and is tried again", async ({ creator, campaign }) => {
  const page = await creator.page();
  await page.goto("/home");
  await expect(book(page, campaign.name)).toBeVisible();
  await page.route("/api/campaigns/my", (route) => route.fulfill({ status: 500, json: { error: "Broken" } }));
  await sayUpdated(page);
  await expect(page.getByText("Failed to load campaigns.").first()).toBeVisible();
  await expect(book(page, campaign.name)).toBeVisible();
  await expectAccessible(page);

  await tryAgain(page, "/api/campaigns/my");
  await expect(page.getByText("Failed to load campaigns.")).toHaveCount(0);
});

test("without a token the list says so", async ({ creator, campaign }) => {
  const page = await creator.page();
  await page.goto("/home");
  await expect(book(page, campaign.name)).toBeVisible();
  await page.evaluate(() => localStorage.removeItem("token"));
  await sayUpdated(page);
  await expect(page.getByText("No token found. Please log in.").first()).toBeVisible();
});

test("on a long shelf a book is found by its title", async ({ creator }) => {
  for (const name of ["Élan of the Tides", ...Array.from("abcdefghijklm")]) await found(creator, name);
  const page = await creator.page();
  await page.goto("/home");
  await page.getByRole("searchbox", { name: "Find a campaign" }).fill("elan");
  const books = page.getByRole("list", { name: "Your campaigns" }).getByRole("link");
  await expect(books).toHaveText([/Create a Campaign/, /Élan of the Tides/]);
  await page.getByRole("searchbox").fill("nothing like it");
  await expect(page.getByRole("search").getByRole("status")).toHaveText("0 of 14 books");
  await expect(page.getByText("No book on the shelf is called “nothing like it”.")).toBeVisible();
  await expectAccessible(page);
});
