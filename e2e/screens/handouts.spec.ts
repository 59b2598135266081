// Handouts: written, sealed, opened, read and changed, by who keeps them and by players.
import { deferred } from "../support/deferred";
import { expect, expectAccessible, openBook, test, withoutLive } from "../support/fixtures";
import { png } from "../support/images";
import { make } from "../support/make";
import type { Person } from "../support/people";

test("a handout is written, opened by breaking its seal, and read by a player", async ({
  creator,
  player,
  campaign,
}) => {
  const dm = await openBook(creator, campaign, "/campaign?tab=handouts");
  await expect(dm.getByText("No handouts yet.", { exact: false })).toBeVisible();
  await dm.getByRole("button", { name: "New handout" }).click();
  const editor = dm.getByRole("dialog", { name: "New handout" });
  await editor.getByRole("button", { name: "Save" }).click();
  await expect(editor.getByText("Please enter a title")).toBeVisible();
  await editor.getByLabel("Title").fill("The ferryman’s drawing");
  await editor.getByLabel("Text").fill("Everyone crosses under the other three.");
  await editor
    .locator("input[type=file]")
    .setInputFiles({ name: "bridge.png", mimeType: "image/png", buffer: png(72, 50) });
  await expectAccessible(dm);
  await editor.getByRole("button", { name: "Save" }).click();
  const leaf = dm.getByRole("article", { name: "The ferryman’s drawing" });
  await expect(leaf.getByText("sealed: no player can see that it exists")).toBeVisible();
  await expect(dm.getByText("For the dungeon master’s eyes")).toBeVisible();
  await expectAccessible(dm);

  const listens = (await player.page()).waitForResponse(/\/shown$/);
  const page = await openBook(player, campaign, "/campaign?tab=handouts");
  await expect(page.getByText("Nothing has been laid before you yet.")).toBeVisible();
  await listens;
  expect(await page.content()).not.toContain("ferryman");

  await dm.getByRole("button", { name: "Break the seal", exact: true }).click();
  const shown = dm.getByRole("dialog", { name: "The ferryman’s drawing" });
  await expect(shown.getByRole("button", { name: "Close", exact: true })).toBeFocused();
  await expectAccessible(dm);
  await dm.keyboard.press("Escape");
  await expect(dm.getByRole("list", { name: "Opened" })).toContainText("for all");
  await expect(dm.getByText("For everybody at the table")).toBeVisible();

  // The player's book has turned to it by itself.
  await page
    .getByRole("dialog", { name: "The ferryman’s drawing" })
    .getByRole("button", { name: "Close", exact: true })
    .click();
  await expect(page.getByRole("article", { name: "The ferryman’s drawing" })).toContainText(
    "laid before you",
  );
  await expect(page.getByRole("tab", { name: "Handouts", exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "The world" }).click();
  await expect(page.getByRole("article")).toHaveCount(0);
  await page.reload();
  const row = page.getByRole("listitem").filter({ hasText: "The ferryman’s drawing" });
  await expect(row).not.toContainText("new");

  await dm.getByRole("button", { name: "Seal it again" }).click();
  await expect(dm.getByText("Sealed again. No player sees it any more.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Nothing has been laid before you yet.")).toBeVisible();
});

test("a handout that is written open says that its seal is broken", async ({ creator, campaign }) => {
  const page = await openBook(creator, campaign, "/campaign?tab=handouts");
  const editor = page.getByRole("dialog", { name: "New handout" });
  for (const [title, said] of [
    ["A letter", "Handout written. Its seal is whole."],
    ["A summons", "Handout written. Its seal is broken."],
  ] as const) {
    await page.getByRole("button", { name: "New handout" }).click();
    await editor.getByLabel("Title").fill(title);
    if (title === "A summons") await editor.getByRole("radio", { name: "Open" }).check();
    await editor.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText(said)).toBeVisible();
  }
});

test("handouts are moved with keys and by dragging, found among many, and opened for chosen players", async ({
  creator,
  player,
  otherPlayer,
  campaign,
}) => {
  const titles = Array.from({ length: 13 }, (_, index) => `Letter ${String(index + 1).padStart(2, "0")}`);
  for (const title of titles)
    await creator.api.post("/api/handouts", { data: { campaign_id: campaign.id, title } });
  const stored = async () =>
    ((await (await creator.api.get(`/api/handouts/${campaign.id}`)).json()) as { title: string }[])
      .map(({ title }) => title.slice(-2))
      .slice(0, 4);
  const dm = await openBook(creator, campaign, "/campaign?tab=handouts");
  const grip = (title: string) => dm.getByRole("button", { name: `Move ${title}`, exact: false });
  await grip("Letter 01").focus();
  for (const key of ["Space", "ArrowDown", "ArrowDown", "Space"]) await dm.keyboard.press(key);
  await expect.poll(stored).toEqual(["02", "03", "01", "04"]);
  await grip("Letter 02").focus();
  for (const key of ["Space", "ArrowDown", "Escape"]) await dm.keyboard.press(key);
  await expect(dm.getByRole("list", { name: "Sealed" }).getByRole("listitem").first()).toContainText(
    "Letter 02",
  );
  const from = await grip("Letter 04").boundingBox();
  const to = await grip("Letter 02").boundingBox();
  await dm.mouse.move((from?.x ?? 0) + 10, (from?.y ?? 0) + 20);
  await dm.mouse.down();
  await dm.mouse.move((to?.x ?? 0) + 10, (to?.y ?? 0) + 20, { steps: 8 });
  await dm.mouse.up();
  await expect.poll(stored).toEqual(["04", "02", "03", "01"]);

  // A search hides those behind, and there is no room between those that it finds.
  const listed = await (await creator.api.get(`/api/handouts/${campaign.id}`)).json();
  for (const [position, { handout_id: id }] of listed.entries())
    await creator.api.put(`/api/handouts/${id}`, { data: { position } });
  await dm.reload();
  await dm.getByLabel("Find a handout").fill("letter 0");
  await expect(grip("Letter 10")).toHaveCount(0);
  await grip("Letter 04").focus();
  for (const key of ["Space", "ArrowDown", "Space"]) await dm.keyboard.press(key);
  await expect.poll(stored).toEqual(["02", "04", "03", "01"]);

  await dm.getByLabel("Find a handout").fill("letter 07");
  await expect(dm.getByRole("list", { name: "Sealed" }).getByRole("listitem")).toHaveCount(1);
  await dm.getByRole("button", { name: /^Letter 07/ }).click();
  await dm.getByRole("button", { name: "Edit", exact: true }).click();
  const editor = dm.getByRole("dialog", { name: "Edit handout" });
  await editor.getByRole("radio", { name: "Open" }).check();
  await editor.getByRole("radio", { name: "Chosen ones" }).check();
  await editor.getByLabel(player.username).check();
  await expectAccessible(dm);
  await editor.getByRole("button", { name: "Save" }).click();
  await expect(dm.getByRole("list", { name: "Opened" })).toContainText(`for ${player.username}`);
  const read = async ({ api }: typeof player) =>
    ((await (await api.get(`/api/handouts/${campaign.id}`)).json()) as object[]).length;
  expect([await read(player), await read(otherPlayer)]).toEqual([1, 0]);
});

test("on a phone Back leads from a handout that was just written to its list, and on a wide screen a page that was seen adds no step", async ({
  creator,
  campaign,
}) => {
  const page = await openBook(creator, campaign, "/campaign?tab=handouts");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "New handout" }).click();
  const editor = page.getByRole("dialog", { name: "New handout" });
  await editor.getByLabel("Title").fill("A summons");
  await editor.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("article", { name: "A summons" })).toBeVisible();
  await page.waitForFunction(() => history.state.step.side === "right" && !history.state.step.dialogs);
  await page.goBack();
  const list = page.getByRole("button", { name: /^A summons/ });
  await expect(list).toBeVisible();
  await expect(page).toHaveURL(/tab=handouts/);
  await page.setViewportSize({ width: 1440, height: 900 });
  const steps = await page.evaluate(() => history.length);
  await list.click();
  await expect(page.getByRole("article", { name: "A summons" })).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test("a late save leaves the seal as somebody else has set it since", async ({
  creator,
  admin,
  player,
  campaign,
}) => {
  const data = { campaign_id: campaign.id, title: "A summons" };
  const { handout_id: id } = await (await creator.api.post("/api/handouts", { data })).json();
  const seen = async (text: string) =>
    ((await (await player.api.get(`/api/handouts/${campaign.id}`)).json()) as { text: string }[]).some(
      (one) => one.text === text,
    );
  await withoutLive(await creator.page());
  const dm = await openBook(creator, campaign, "/campaign?tab=handouts");
  const acts: string[] = [];
  dm.on("request", (request) => {
    const act = /\/api\/handouts\/\d+\/(open|seal)$/.exec(request.url())?.[1];
    if (act) acts.push(act);
  });
  for (const meanwhile of ["open", "seal"]) {
    const text = `Written before the other's "${meanwhile}" was heard of`;
    if (meanwhile === "seal") await dm.reload();
    await dm.getByRole("button", { name: /^A summons/ }).click();
    await dm.getByRole("button", { name: "Edit", exact: true }).click();
    const editor = dm.getByRole("dialog", { name: "Edit handout" });
    await editor.getByLabel("Text").fill(text);
    await admin.api.post(`/api/handouts/${id}/${meanwhile}`, { data: { for: "all" } });
    await editor.getByRole("button", { name: "Save" }).click();
    await expect(editor).toHaveCount(0);
    expect(await seen(text)).toBe(meanwhile === "open");
  }
  expect(acts).toEqual([]);
});

test("a handout that another dungeon master deletes while it is edited is made anew by the save", async ({
  creator,
  admin,
  campaign,
}) => {
  const { handout_id: id } = await make(creator, "handouts", {
    campaign_id: campaign.id,
    title: "A summons",
  });
  await make(creator, `handouts/${id}/open`, { for: "all" });
  const page = await openBook(creator, campaign, "/campaign?tab=handouts");
  const list = page.getByRole("list", { name: "Opened" }).getByRole("listitem");
  await list.getByRole("button", { name: /^A summons/ }).click();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const editor = page.getByRole("dialog", { name: "Edit handout" });
  await editor.getByLabel("Text").fill("Come before the ice breaks.");
  await admin.send("DELETE", `/api/handouts/${id}`);
  await expect(list).toHaveCount(0);
  await expect(editor.getByLabel("Text")).toHaveValue("Come before the ice breaks.");
  await editor.getByRole("button", { name: "Save" }).click();
  const leaf = page.getByRole("article", { name: "A summons" });
  await expect(leaf).toContainText("Come before the ice breaks.");
  await expect(editor).toHaveCount(0);
  await expect(
    page.getByText("It had been deleted meanwhile. The handout was written anew. Its seal is whole."),
  ).toBeVisible();
  // Who deleted it took it from the players.
  await expect(page.getByRole("list", { name: "Sealed" }).getByRole("listitem")).toHaveCount(1);
  await expect(list).toHaveCount(0);
});

test("neither a handout's save nor its deletion is sent while the other is unanswered: it would be made anew", async ({
  creator,
  campaign,
}) => {
  await make(creator, "handouts", { campaign_id: campaign.id, title: "A summons" });
  const page = await openBook(creator, campaign, "/campaign?tab=handouts");
  await page.getByRole("button", { name: /^A summons/ }).click();
  const editor = page.getByRole("dialog", { name: "Edit handout" });
  const save = editor.getByRole("button", { name: "Save" });
  const remove = editor.getByRole("button", { name: "Delete" });
  const question = page.getByRole("alertdialog");
  const answers = { PUT: deferred(), DELETE: deferred() };
  const sent: string[] = [];
  await page.route(/\/api\/handouts\/\d+$/, async (route) => {
    const method = route.request().method();
    if (method !== "PUT" && method !== "DELETE") return route.fallback();
    sent.push(method);
    await answers[method].promise;
    return route.fallback();
  });

  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await editor.getByLabel("Text").fill("Come before the ice breaks.");
  await save.click();
  await expect(remove).toHaveAttribute("aria-busy", "true");
  await remove.click();
  await expect(question).toHaveCount(0);
  answers.PUT.resolve();
  await expect(editor).toHaveCount(0);

  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await editor.getByLabel("Text").fill("Come after it.");
  await remove.click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(save).toHaveAttribute("aria-busy", "true");
  await save.click();
  await editor.getByLabel("Title").press("Enter");
  answers.DELETE.resolve();
  await expect(editor).toHaveCount(0);
  await expect(page.getByText("Handout deleted.")).toBeVisible();
  expect(sent).toEqual(["PUT", "DELETE"]);
  expect(await (await creator.api.get(`/api/handouts/${campaign.id}`)).json()).toEqual([]);
});

test("the field that finds a handout stays while something is typed in it, however few are left", async ({
  creator,
  player,
  campaign,
}) => {
  const ids: (number | undefined)[] = [];
  for (let number = 1; number <= 13; number += 1) {
    const title = `Letter ${number}`;
    const { handout_id: id } = await make(creator, "handouts", { campaign_id: campaign.id, title });
    await make(creator, `handouts/${id}/open`, { for: "all" });
    ids.push(id);
  }
  const page = await openBook(player, campaign, "/campaign?tab=handouts");
  const rows = page.getByRole("listitem").filter({ hasText: "Letter" });
  const field = page.getByRole("searchbox", { name: "Find a handout" });
  await field.fill("Letter 1");
  await expect(rows).toHaveCount(5);
  await make(creator, `handouts/${ids[0]}/seal`);
  await expect(rows).toHaveCount(4);
  await field.fill("");
  await expect(rows).toHaveCount(12);
});

test("opening for chosen players with nobody chosen is refused in the form", async ({
  creator,
  campaign,
}) => {
  const page = await openBook(creator, campaign, "/campaign?tab=handouts");
  await page.getByRole("button", { name: "New handout" }).click();
  const editor = page.getByRole("dialog", { name: "New handout" });
  await editor.getByLabel("Title").fill("A letter");
  await editor.getByRole("radio", { name: "Open" }).check();
  await editor.getByRole("radio", { name: "Chosen ones" }).check();
  await editor.getByRole("button", { name: "Save" }).click();
  await expect(editor.getByRole("alert")).toHaveText('Must be "all" or at least one player');
});

test("a handout whose create was answered to nobody is found again after a reload, and sealed before it is changed", async ({
  creator,
  player,
  campaign,
}) => {
  const page = await openBook(creator, campaign, "/campaign?tab=handouts");
  const write = page.getByRole("button", { name: "New handout" });
  const dialog = page.getByRole("dialog", { name: "New handout" });
  await write.click();
  await dialog.getByLabel("Title").fill("The miller’s letter");
  await dialog.getByLabel("Text").fill("Come alone.");
  await page.route("**/api/handouts", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Failed to save the handout.")).toBeVisible();
  await page.unroute("**/api/handouts");
  const listed = async (by: Person) =>
    (await (await by.api.get(`/api/handouts/${campaign.id}`)).json()) as {
      handout_id: number;
      text: string;
    }[];
  const [made] = await listed(creator);
  await make(creator, `handouts/${made?.handout_id}/open`, { for: "all" });

  page.once("dialog", (question) => void question.accept());
  await page.reload();
  await write.click();
  await expect(dialog.getByLabel("Title")).toHaveValue("The miller’s letter");
  await dialog.getByLabel("Text").fill("Come with a knife.");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toHaveCount(0);
  expect((await listed(creator)).map(({ text }) => text)).toEqual(["Come with a knife."]);
  expect(await listed(player)).toEqual([]);
});
