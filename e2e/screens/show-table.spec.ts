// The dungeon master turns the page for everybody.
import type { Locator, Page } from "@playwright/test";
import { addIsolde } from "../support/characters";
import { deferred } from "../support/deferred";
import { addGoblinFight } from "../support/fights";
import { pngFile } from "../support/images";
import { type Campaign, expect, expectAccessible, openBook, test } from "../support/fixtures";
import type { Person } from "../support/people";

/** Two fingers that part over a corner of a picture leave what lies between them there. */
const pinchesAbout = async (page: Page, picture: Locator) => {
  const boxOf = async () => {
    const box = await picture.boundingBox();
    if (!box) throw new Error("The picture is not shown");
    return box;
  };
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  const before = await boxOf();
  const middle = { x: before.x + before.width / 4, y: before.y + before.height / 4 };
  const session = await page.context().newCDPSession(page);
  const apart = (by: number) => [
    { x: middle.x - by, y: middle.y, id: 1 },
    { x: middle.x + by, y: middle.y, id: 2 },
  ];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: apart(20) });
  for (const by of [30, 45, 60])
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: apart(by) });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
  await expect.poll(async () => (await boxOf()).width).toBeGreaterThan(before.width * 1.2);
  const after = await boxOf();
  expect((middle.x - after.x) / after.width).toBeCloseTo(1 / 4, 1);
  expect((middle.y - after.y) / after.height).toBeCloseTo(1 / 4, 1);
};

test("players' books turn to what is shown, from another section and within one", async ({
  creator,
  player,
  campaign,
}) => {
  const id = await addIsolde(player, campaign);
  await creator.api.put(`/api/campaigns/${campaign.id}`, { data: { setting: "A drowned coast." } });
  const page = await openBook(player, campaign);
  await page.getByRole("tab", { name: "Players" }).click();
  await expect(page.getByText("has the book open").first()).toBeVisible();
  await page.getByRole("tab", { name: "Players" }).blur();
  const master = await openBook(creator, campaign, "/campaign?tab=description&about=setting");
  await master.getByRole("button", { name: "Show the table: this page" }).click();
  await expect(page.getByRole("tab", { name: "Setting" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText("A drowned coast.").first()).toBeVisible();
  await expect(master.getByRole("button", { name: "On the table: this page" })).toBeVisible();
  await master.getByRole("link", { name: "Character", exact: true }).click();
  await master.getByRole("button", { name: /Isolde Marrow/ }).click();
  await master.getByRole("button", { name: "Show the table: this sheet" }).click();
  await expect(page).toHaveURL(/\/character/);
  await expect(
    page.getByRole("tabpanel", { name: "Character Sheet" }).getByRole("heading", { name: "Isolde Marrow" }),
  ).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("selectedCharacterId"))).toBe(String(id));
});

test("who writes keeps the page and gets a bookmark, and who comes late finds what was shown", async ({
  creator,
  player,
  otherPlayer,
  campaign,
}) => {
  const page = await openBook(player, campaign, "/campaign?tab=players");
  await expect(page.getByText("has the book open").first()).toBeVisible();
  await page.getByRole("tab", { name: "Invitations" }).click();
  await page.getByRole("textbox").or(page.getByRole("spinbutton")).first().focus();
  const show = (place: string) =>
    creator.api.post(`/api/campaigns/${campaign.id}/shown`, { data: { place } });
  await show("themes");
  await expect(page.getByText(/(opens|lies) the themes/)).toBeVisible();
  await expect(page).toHaveURL(/tab=players/);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Let me read" }).click();
  await page.getByRole("tab", { name: "Campaign", exact: true }).click();
  await show("factions");
  await expect(page.getByText(/(opens|lies) the factions/)).toBeVisible();
  await page.getByRole("button", { name: "Go there" }).click();
  await expect(page.getByRole("tab", { name: "Factions" })).toHaveAttribute("aria-selected", "true");
  const late = await openBook(otherPlayer, campaign);
  await expect(late.getByText("On the table lies the factions")).toBeVisible();
  await late.getByRole("button", { name: "Go there" }).click();
  await expect(late.getByRole("tab", { name: "Factions" })).toHaveAttribute("aria-selected", "true");
});

test("a handout that is shown opens large over the players' books, and what lies on the table can be taken away", async ({
  creator,
  player,
  campaign,
}) => {
  const made = await creator.api.post("/api/handouts", {
    multipart: {
      campaign_id: String(campaign.id),
      title: "The ferryman’s drawing",
      text: "A lamp under water.",
      image: pngFile("lamp.png"),
    },
  });
  const { handout_id: id } = (await made.json()) as { handout_id: number };
  const page = await openBook(player, campaign, "/campaign?tab=players");
  await expect(page.getByText("has the book open").first()).toBeVisible();
  const master = await openBook(creator, campaign);
  await creator.api.post(`/api/handouts/${id}/open`, { data: { for: "all", show: 1 } });
  const letter = page.getByRole("dialog", { name: "The ferryman’s drawing" });
  await expect(letter).toBeVisible();
  // The halves lie on the edge, and take neither room nor a press from the picture.
  const seal = letter.getByRole("article").locator("> [aria-hidden]");
  await expect(seal).toHaveCSS("position", "absolute");
  await expect(seal).toHaveCSS("pointer-events", "none");
  await letter.getByRole("button", { name: /enlarge/ }).click();
  const viewer = letter.getByRole("dialog");
  await pinchesAbout(page, viewer.getByRole("img"));
  await viewer.getByRole("button", { name: "Zoom in" }).click();
  await viewer.getByRole("button", { name: "Close", exact: true }).click();
  await expect(page.getByRole("button", { name: "Zoom in" })).toBeHidden();
  await letter.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("article", { name: "The ferryman’s drawing" })).toBeVisible();
  // Shown once more where it lies open already.
  await creator.api.post(`/api/campaigns/${campaign.id}/shown`, { data: { place: "handout", id } });
  await expect(letter).toBeVisible();
  await letter.getByRole("button", { name: "Close" }).click();
  const way = page.getByRole("button", { name: "On the table lies a handout. Go there" });
  await expect(way).toBeVisible();
  // On a phone too, which shows one page at a time.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("link", { name: "Character", exact: true }).click();
  await expect(page).toHaveURL(/\/character/);
  await way.click();
  await expect(page.getByRole("dialog", { name: "The ferryman’s drawing" })).toBeVisible();
  await page.keyboard.press("Escape");
  await creator.api.post(`/api/handouts/${id}/seal`);
  await expect(way).toBeHidden();
  await creator.api.post(`/api/campaigns/${campaign.id}/shown`, { data: { place: "themes" } });
  const themes = page.getByRole("button", { name: "On the table lies the themes. Go there" });
  await expect(themes).toBeVisible();
  await master.getByRole("button", { name: "Take away" }).click();
  await expect(master.getByText("The table is clear.")).toBeVisible();
  await expect(themes).toBeHidden();
});

/** The page of a player who reads their sheets in a book with a map. */
const readingElsewhere = async (creator: Person, player: Person, campaign: Campaign) => {
  await creator.api.put(`/api/campaigns/${campaign.id}`, { multipart: { map_img: pngFile() } });
  const page = await openBook(player, campaign, "/character");
  await page.mouse.move(200, 200);
  return page;
};
const showMap = (creator: Person, { id }: Campaign) =>
  creator.api.post(`/api/campaigns/${id}/shown`, { data: { place: "map" } });

test("a map that is shown to who reads another section lies over its own page, and Back takes it away", async ({
  creator,
  player,
  campaign,
}) => {
  const page = await readingElsewhere(creator, player, campaign);
  await showMap(creator, campaign);
  await expect(page).toHaveURL(/\/campaign/);
  const map = page.getByRole("dialog");
  await expect(map).toBeVisible();
  await page.goBack();
  await expect(map).toBeHidden();
  await expect(page).toHaveURL(/\/campaign/);
  await page.goBack();
  await expect(page).toHaveURL(/\/character/);
});

test("a map that is shown doesn't open later, where the reader turned elsewhere before its page came", async ({
  creator,
  player,
  campaign,
}) => {
  const page = await readingElsewhere(creator, player, campaign);
  const bookmark = (name: string) => page.getByRole("link", { name, exact: true });
  const isAsked = deferred();
  const held = deferred();
  await page.route(/\/campaign\?.*tab=map.*_rsc=/, async (route) => {
    isAsked.resolve();
    await held.promise;
    await route.continue().catch(() => {});
  });
  await showMap(creator, campaign);
  await isAsked.promise;
  await bookmark("Encounter").click();
  await expect(page).toHaveURL(/\/encounter/);
  held.resolve();
  await bookmark("Campaign").click();
  await expect(page).toHaveURL(/\/campaign/);
  await expect(page.locator("[data-leaves]")).toHaveCount(0);
  // A large picture would take each press from the page.
  for (const name of ["Players", "Handouts", "Campaign"]) {
    await page.getByRole("tab", { name, exact: true }).click();
    await expect(page.getByRole("tab", { name, exact: true })).toHaveAttribute("aria-selected", "true");
  }
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a screen for the wall in a player's session stays where it is, whatever is shown", async ({
  creator,
  player,
  campaign,
}) => {
  const { id, act } = await addGoblinFight(creator, campaign, 1);
  const wall = await openBook(player, campaign, "/fight?view=table");
  await wall.mouse.move(200, 200);
  const screen = wall.getByRole("region", { name: "Screen for the wall" });
  await expect(screen).toContainText("No fight is going on.");
  const show = (data: object) => creator.api.post(`/api/campaigns/${campaign.id}/shown`, { data });
  await show({ place: "themes" });
  // It has heard of it, though nothing of that is to be seen there.
  await expect(wall.getByText("On the table lies the themes")).toBeAttached();
  await act({ type: "start" });
  await expect(screen.getByRole("status")).toContainText("Goblin");
  await show({ place: "fight", id });
  await expect(wall.getByText("On the table lies the fight")).toBeAttached();
  await expect(screen.getByRole("status")).toContainText("Goblin");
  await expect(wall).toHaveURL(/\/fight\?view=table$/);
});
