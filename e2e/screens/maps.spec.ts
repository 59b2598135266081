// Maps beside the world's: added, opened, moved and deleted by who keeps them, and what a player sees of them.
import type { Page } from "@playwright/test";
import { deferred } from "../support/deferred";
import { expect, expectAccessible, openBook, test, withoutLive } from "../support/fixtures";
import { png, pngFile } from "../support/images";
import { make } from "../support/make";
import { makeMap } from "../support/map-form";
import { seek } from "../support/search";

const PICTURE = { name: "plan.png", mimeType: "image/png", buffer: png(144, 100) };
const MAPS = "/campaign?tab=map";
const list = (page: Page) => page.getByRole("list", { name: "Other maps" });
const row = (page: Page, name: string) => list(page).getByRole("listitem").filter({ hasText: name });
const leaf = (page: Page, name: string) => page.getByRole("article", { name });

test("a map is added, opened and shown to the table, and seen by a player until it is sealed again", async ({
  creator,
  player,
  campaign,
}) => {
  const dm = await openBook(creator, campaign, MAPS);
  await expect(dm.getByText("No other maps yet.", { exact: false })).toBeVisible();
  await expect(dm.getByText("The world has no map yet", { exact: false })).toBeVisible();
  await dm.getByRole("button", { name: "Add a map" }).click();
  const editor = dm.getByRole("dialog", { name: "Add a map" });
  const save = editor.getByRole("button", { name: "Add the map" });
  await save.click();
  await expect(editor.getByText("Please enter a name")).toBeVisible();
  await editor.getByLabel("Name").fill("The Drowned Chapel");
  await editor.getByLabel("In words").fill("A chapel on a tidal rock.");
  await save.click();
  await expect(editor.getByText("Please choose a picture")).toBeVisible();
  await editor.getByLabel("Picture").setInputFiles(PICTURE);
  await expectAccessible(dm);
  // What could not be saved stays as it was typed.
  await dm.route("/api/maps", (route) => route.fulfill({ status: 500, json: {} }));
  await save.click();
  await expect(editor.getByText("Failed to save the map.")).toBeVisible();
  await expect(editor.getByLabel("Name")).toHaveValue("The Drowned Chapel");
  await dm.unroute("/api/maps");
  await save.click();
  await expect(leaf(dm, "The Drowned Chapel")).toContainText("sealed: no player can see that it exists");
  await expect(leaf(dm, "The Drowned Chapel")).toContainText("A chapel on a tidal rock.");
  await expect(row(dm, "The Drowned Chapel")).toContainText("sealed");
  await expectAccessible(dm);

  const listens = (await player.page()).waitForResponse(/\/shown$/);
  const page = await openBook(player, campaign, MAPS);
  await expect(page.getByText("No map has been laid before you yet.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add a map" })).toHaveCount(0);
  await listens;
  expect(await page.content()).not.toContain("Chapel");
  await row(dm, "The Drowned Chapel").getByRole("button", { name: "Open The Drowned Chapel to all" }).click();
  await expect(row(dm, "The Drowned Chapel")).toContainText("for all");
  await row(page, "The Drowned Chapel").getByRole("button").click();
  await expect(
    leaf(page, "The Drowned Chapel").getByRole("img", { name: "A chapel on a tidal rock." }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Lay it open" }).click();
  const large = page.getByRole("dialog", { name: "The Drowned Chapel" });
  await expect(large.getByRole("img")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "The world", exact: true }).click();
  await page.getByRole("tab", { name: "Players" }).click();

  await row(dm, "The Drowned Chapel")
    .getByRole("button", { name: "Show the table: The Drowned Chapel" })
    .click();
  await expect(large.getByRole("img")).toBeVisible();
  await expect(page.getByRole("tab", { name: "Map", exact: true })).toBeVisible();
  await large.getByRole("button", { name: "Close", exact: true }).click();
  await expect(leaf(page, "The Drowned Chapel")).toBeVisible();
  await dm.getByRole("button", { name: "Seal it" }).click();
  await expect(dm.getByText("Sealed again. No player sees it any more.")).toBeVisible();
  await expect(page.getByText("No map has been laid before you yet.")).toBeVisible();
  await expect(leaf(page, "The Drowned Chapel")).toHaveCount(0);
});

test("maps are moved with keys and by dragging, renamed, opened for chosen players, and deleted", async ({
  creator,
  player,
  otherPlayer,
  campaign,
}) => {
  for (const name of ["Ashmere", "Brack", "Cinder"]) await makeMap(creator, campaign.id, { name });
  const stored = async ({ api }: typeof player) =>
    ((await (await api.get(`/api/maps/${campaign.id}`)).json()) as { name: string }[]).map(
      ({ name }) => name,
    );
  const dm = await openBook(creator, campaign, MAPS);
  const grip = (name: string) => dm.getByRole("button", { name: `Move ${name}`, exact: false });
  await grip("Ashmere").focus();
  for (const key of ["Space", "ArrowDown", "ArrowDown", "Space"]) await dm.keyboard.press(key);
  await expect.poll(() => stored(creator)).toEqual(["Brack", "Cinder", "Ashmere"]);
  const from = await grip("Ashmere").boundingBox();
  const to = await grip("Brack").boundingBox();
  await dm.mouse.move((from?.x ?? 0) + 10, (from?.y ?? 0) + 20);
  await dm.mouse.down();
  await dm.mouse.move((to?.x ?? 0) + 10, (to?.y ?? 0) + 20, { steps: 8 });
  await dm.mouse.up();
  await expect.poll(() => stored(creator)).toEqual(["Ashmere", "Brack", "Cinder"]);
  // Downwards React takes the dragged row out of the document for a moment; beside the grip and below the list it is still the one that is held.
  const first = await grip("Ashmere").boundingBox();
  const last = await grip("Cinder").boundingBox();
  await dm.mouse.move((first?.x ?? 0) + 10, (first?.y ?? 0) + 20);
  await dm.mouse.down();
  await dm.mouse.move((last?.x ?? 0) + 10, (last?.y ?? 0) + 20, { steps: 8 });
  await dm.mouse.move((last?.x ?? 0) + 90, (last?.y ?? 0) + 140, { steps: 3 });
  await dm.mouse.up();
  await expect.poll(() => stored(creator)).toEqual(["Brack", "Cinder", "Ashmere"]);

  await row(dm, "Brack")
    .getByRole("button", { name: /^Brack/ })
    .click();
  await dm.getByRole("button", { name: "Edit", exact: true }).click();
  const editor = dm.getByRole("dialog", { name: "Edit map" });
  await editor.getByLabel("Name").fill("Brack by night");
  await editor.getByLabel("Picture").setInputFiles(PICTURE);
  await editor.getByRole("radio", { name: "Open" }).check();
  await editor.getByRole("radio", { name: "Chosen ones" }).check();
  await editor.getByLabel(player.username).check();
  await expectAccessible(dm);
  await editor.getByRole("button", { name: "Save" }).click();
  await expect(row(dm, "Brack by night")).toContainText(`for ${player.username}`);
  await expect(leaf(dm, "Brack by night").getByRole("img")).toHaveAttribute("width", "144");
  expect([await stored(player), await stored(otherPlayer)]).toEqual([["Brack by night"], []]);

  await dm.getByRole("button", { name: "Edit", exact: true }).click();
  await editor.getByRole("button", { name: "Delete" }).click();
  const question = dm.getByRole("alertdialog", { name: "Delete Brack by night?" });
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(dm.getByText("Map deleted.")).toBeVisible();
  await expect(leaf(dm, "Brack by night")).toHaveCount(0);
  await expect(row(dm, "Brack by night")).toHaveCount(0);
});

test("the world’s map comes first, and links and hits lead to the others", async ({
  creator,
  player,
  campaign,
}) => {
  const { id } = campaign;
  await creator.api.put(`/api/campaigns/${id}`, {
    multipart: { map_img: pngFile(), description: "Boats wait at [[Verrin Harbour]]." },
  });
  const page = await openBook(player, campaign, MAPS);
  const world = page.getByRole("list", { name: "The world" });
  await expect(world).toContainText("the world; for all");
  await expect(page.getByText("Other maps")).toHaveCount(0);
  await world.getByRole("button").click();
  await expect(page.getByRole("img", { name: `Map of ${campaign.name}` })).toBeVisible();
  await expectAccessible(page);

  const map = await makeMap(creator, id, { name: "Verrin Harbour" });
  await creator.api.post(`/api/maps/${map}/open`, { data: { for: "all" } });
  await expect(row(page, "Verrin Harbour")).toBeVisible();
  await page.goto("/campaign?tab=description&about=description");
  const known = page.getByRole("tabpanel", { name: "Description", exact: true }).getByRole("tabpanel");
  await known.getByRole("link", { name: "Verrin Harbour" }).click();
  await expect(leaf(page, "Verrin Harbour")).toBeVisible();
  await expect(page.getByRole("tab", { name: "Map", exact: true })).toHaveAttribute("aria-selected", "true");

  await page.getByRole("tab", { name: "Players" }).click();
  const { options } = await seek(page, "verrin harb");
  await options.filter({ hasText: /Verrin Harbour.*map/ }).click();
  await expect(page.getByRole("tab", { name: "Map", exact: true })).toHaveAttribute("aria-selected", "true");
  await expect(leaf(page, "Verrin Harbour")).toBeVisible();
});

test("on a narrow screen a map that is pressed lies on the page behind; a list that can't be had is asked for again", async ({
  creator,
  campaign,
}) => {
  await makeMap(creator, campaign.id, { name: "The Drowned Chapel" });
  const page = await creator.page();
  // The stream would have it fetched once more where it opens late, and take the button away.
  await withoutLive(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(`/api/maps/${campaign.id}*`, (route) => route.fulfill({ status: 500, json: {} }));
  await openBook(creator, campaign, MAPS);
  await expect(page.getByText("Failed to load maps.")).toBeVisible();
  await page.unroute(`/api/maps/${campaign.id}*`);
  await page.getByRole("button", { name: "Try again" }).click();
  await row(page, "The Drowned Chapel")
    .getByRole("button", { name: /^The Drowned Chapel/ })
    .click();
  await expect(leaf(page, "The Drowned Chapel")).toBeInViewport();
  await expectAccessible(page);
  await page.getByRole("button", { name: "DM Notes", exact: true }).click();
  await expect(leaf(page, "The Drowned Chapel")).toHaveCount(0);
});

test("the search leads to the notes under what lies on them, and a handout that is put away brings no map to light", async ({
  creator,
  campaign,
}) => {
  await makeMap(creator, campaign.id, { name: "The Drowned Chapel" });
  await make(creator, "handouts", { campaign_id: campaign.id, title: "The ferryman’s drawing" });
  const page = await openBook(creator, campaign, MAPS);
  const notes = page.getByRole("textbox", { name: "DM Notes" });
  const openMap = () =>
    row(page, "The Drowned Chapel")
      .getByRole("button", { name: /^The Drowned Chapel/ })
      .click();
  await openMap();
  await expect(leaf(page, "The Drowned Chapel")).toBeVisible();
  await page.getByRole("tab", { name: "Handouts" }).click();
  await page.getByRole("button", { name: /^The ferryman’s drawing/ }).click();
  await expect(page.getByRole("heading", { name: "The ferryman’s drawing" })).toBeVisible();
  await page.getByRole("button", { name: "DM Notes", exact: true }).click();
  await expect(notes).toBeVisible();
  await expect(leaf(page, "The Drowned Chapel")).toHaveCount(0);
  await page.getByRole("tab", { name: "Map", exact: true }).click();
  await openMap();
  await expect(notes).toHaveCount(0);
  await seek(page, "DM Notes");
  await page.keyboard.press("Enter");
  await expect(notes).toBeVisible();
});

test("an admin who becomes a player sees nothing sealed any more, and all of it again as an admin", async ({
  creator,
  admin,
  campaign,
}) => {
  await makeMap(creator, campaign.id, { name: "Ashmere" });
  await make(creator, "handouts", { campaign_id: campaign.id, title: "The ferryman’s drawing" });
  const become = (role: "admin" | "player") =>
    creator.send("PUT", `/api/campaigns/${campaign.id}/roles/${admin.id}`, { role });
  const listens = (await admin.page()).waitForResponse(/\/shown$/);
  const page = await openBook(admin, campaign, MAPS);
  await row(page, "Ashmere")
    .getByRole("button", { name: /^Ashmere/ })
    .click();
  await expect(page.getByRole("button", { name: "Edit", exact: true })).toBeVisible();
  await listens;
  await become("player");
  await expect(page.getByText("No map has been laid before you yet.")).toBeVisible();
  await expect(leaf(page, "Ashmere")).toHaveCount(0);
  await expect(row(page, "Ashmere")).toHaveCount(0);

  await page.getByRole("tab", { name: "Handouts", exact: true }).click();
  await expect(page.getByText("Nothing has been laid before you yet.")).toBeVisible();
  await become("admin");
  await expect(page.getByRole("listitem").filter({ hasText: "The ferryman’s drawing" })).toBeVisible();
  await become("player");
  await expect(page.getByText("Nothing has been laid before you yet.")).toBeVisible();
});

test("what is written of a map that another dungeon master deletes makes another one", async ({
  creator,
  admin,
  campaign,
}) => {
  const id = await makeMap(creator, campaign.id, { name: "The Drowned Chapel" });
  const page = await openBook(creator, campaign, MAPS);
  await row(page, "The Drowned Chapel")
    .getByRole("button", { name: /^The Drowned Chapel/ })
    .click();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const editor = page.getByRole("dialog", { name: "Edit map" });
  await editor.getByLabel("In words").fill("A chapel on a tidal rock.");
  await admin.send("DELETE", `/api/maps/${id}`);
  await expect(row(page, "The Drowned Chapel")).toHaveCount(0);
  const save = editor.getByRole("button", { name: "Save" });
  await save.click();
  // Its picture went with it.
  await expect(editor.getByText("Please choose a picture")).toBeVisible();
  await editor.getByLabel("Picture").setInputFiles(PICTURE);
  await save.click();
  await expect(leaf(page, "The Drowned Chapel")).toContainText("A chapel on a tidal rock.");
  await expect(
    page.getByText("It had been deleted meanwhile. The map was added anew. Its seal is whole."),
  ).toBeVisible();
  await expect(editor).toHaveCount(0);
});

test("a map is not deleted while it is saved, which would make another one", async ({
  creator,
  campaign,
}) => {
  await makeMap(creator, campaign.id, { name: "The Drowned Chapel" });
  const page = await openBook(creator, campaign, MAPS);
  await row(page, "The Drowned Chapel")
    .getByRole("button", { name: /^The Drowned Chapel/ })
    .click();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const editor = page.getByRole("dialog", { name: "Edit map" });
  const answer = deferred();
  await page.route(/\/api\/maps\/\d+$/, async (route) => {
    if (route.request().method() === "PUT") await answer.promise;
    return route.fallback();
  });
  await editor.getByLabel("In words").fill("A chapel on a tidal rock.");
  await editor.getByRole("button", { name: "Save" }).click();
  const remove = editor.getByRole("button", { name: "Delete" });
  await expect(remove).toHaveAttribute("aria-busy", "true");
  await remove.click();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  answer.resolve();
  await expect(editor).toHaveCount(0);
  await expect(leaf(page, "The Drowned Chapel")).toContainText("A chapel on a tidal rock.");
});
