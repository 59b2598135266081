// One file: the way into the mirror, what is seen and pressed in it, and each way out.
import { addCharacter, addIsolde } from "../support/characters";
import { addFight, orderBy } from "../support/fights";
import { hasFigure } from "../support/figures";
import { expect, expectAccessible, openBook, test } from "../support/fixtures";
import { holdScripts } from "../support/held-scripts";
import { make } from "../support/make";
import type { Person } from "../support/people";
import { waitForHydration } from "../support/wait-for-hydration";

test("a dungeon master looks through a player's eyes from page to page, presses nothing, and comes back", async ({
  creator,
  player,
  otherPlayer,
  campaign,
}) => {
  await addIsolde(player, campaign);
  for (const title of ["For Ysolt", "Sealed"]) {
    const made = await creator.api.post("/api/handouts", {
      data: { campaign_id: campaign.id, title, text: "Read me" },
    });
    const { handout_id: id } = (await made.json()) as { handout_id: number };
    if (title !== "Sealed")
      await creator.api.post(`/api/handouts/${id}/open`, { data: { for: [otherPlayer.id] } });
  }
  const { act, idOf } = await addFight(creator, campaign);
  await act({ type: "add", others: [{ name: "Hollow Spy", initiative: 9, max_HP: 4321 }], hidden: 1 });
  await act({ type: "add", others: [{ name: "Bandit", initiative: 2, max_HP: 12 }] });
  await act(orderBy(idOf, ["Hollow Spy", "Bandit"]));
  await act({ type: "start" });

  const page = await openBook(creator, campaign, "/campaign?tab=players");
  await expect(page.getByText("It leaves no trace", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "See as Ysolt" }).click();
  const frame = page.getByRole("complementary", { name: "As Ysolt sees it" });
  await expect(frame).toBeVisible();
  expect(new URL(page.url()).searchParams.get("as")).toBe(String(otherPlayer.id));
  await expect(page.getByRole("tab", { name: "DM Notes" })).toHaveCount(0);
  await expectAccessible(page);

  // What is open to that player is read, and stays unread for them.
  // The tab names how many are unread, once they are counted.
  await page.getByRole("tab", { name: /^Handouts/ }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "For Ysolt" })).toContainText("new");
  await expect(page.getByText("Sealed", { exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: /For Ysolt/ }).click();
  await expect(page.getByRole("article", { name: "For Ysolt" })).toContainText("Read me");
  // Esc closes what is open first.
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(frame).toBeVisible();
  const list = await (await otherPlayer.api.get(`/api/handouts/${campaign.id}`)).json();
  expect(list).toEqual([expect.objectContaining({ title: "For Ysolt", read: 0 })]);

  // The other sections follow, each as the player has it.
  await page.getByRole("link", { name: "Fight", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/fight\\?as=${otherPlayer.id}$`));
  await expect(page.getByRole("list", { name: "Order of turns" })).toContainText("Bandit");
  await expect(page.getByText("Hollow Spy")).toHaveCount(0);
  expect(hasFigure(await page.content(), 4321)).toBe(false);
  await page.getByRole("link", { name: "Encounter", exact: true }).click();
  await expect(page.getByRole("link", { name: "To the characters" })).toBeVisible();
  await page.getByRole("link", { name: "To the characters" }).click();
  await expect(page).toHaveURL(new RegExp(`/character\\?as=${otherPlayer.id}$`));
  await expect(frame).toBeVisible();

  // v goes back and forth, Esc leads out, and nothing is remembered then.
  await page.keyboard.press("v");
  await expect(frame).toHaveCount(0);
  expect(new URL(page.url()).search).toBe("");
  // Before anything of the new document is there, nobody sees the frame either.
  await expect(page.getByRole("link", { name: "Fight", exact: true })).toBeVisible();
  await page.keyboard.press("v");
  await expect(frame).toBeVisible();
  await waitForHydration(page);
  // On a narrow screen Escape closes the menu first.
  await page.setViewportSize({ width: 390, height: 844 });
  const menu = page.locator("summary[aria-label=Menu]");
  await menu.click();
  await expect(page.locator("details").filter({ has: menu })).toHaveAttribute("open");
  await page.keyboard.press("Escape");
  await expect(page.locator("details").filter({ has: menu })).not.toHaveAttribute("open");
  await expect(frame).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press("Escape");
  await expect(frame).toHaveCount(0);

  // Outside of the book it ends.
  await page.goto(`/campaign?as=${player.id}`);
  await expect(page.getByRole("complementary", { name: "As Tobias sees it" })).toBeVisible();
  await page
    .getByRole("navigation", { name: "Main", exact: true })
    .getByRole("link", { name: "Profile", exact: true })
    .click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole("complementary", { name: "As Tobias sees it" })).toHaveCount(0);
});

test("what only the player can press says so, and changes nothing", async ({ creator, player, campaign }) => {
  const isolde = await addIsolde(player, campaign);
  const page = await openBook(creator, campaign, `/character?tab=party&as=${player.id}`);
  await page
    .getByRole("list", { name: "The party" })
    .getByRole("button", { name: "Lose a hit point: Isolde Marrow" })
    .click();
  await expect(page.getByText("Only Tobias can press that.")).toBeVisible();
  await expect(page.getByText("You are looking through a mirror, and nothing was done.")).toBeVisible();
  await expect(page.getByText("31/44").first()).toBeVisible();
  const { character_current_HP: left } = (await (
    await creator.api.get(`/api/characters/id/${isolde}`)
  ).json()) as { character_current_HP: number };
  expect(left).toBe(31);
});

test("additions are in the hand of the player through whose eyes they are read", async ({
  creator,
  player,
  campaign,
}) => {
  await addIsolde(player, campaign);
  await addCharacter(creator, campaign, { character_name: "The Ferryman" });
  const { evening_id } = await make(creator, "evenings", {
    campaign_id: campaign.id,
    title: "The Choir",
    begin: 1,
  });
  await make(creator, `evenings/${evening_id}/end`);
  await make(creator, `evenings/${evening_id}/sign`, { chapter: "They sang." });
  for (const [by, text] of [
    [creator, "It was a trap."],
    [player, "I knew."],
  ] as const)
    await make(by, `evenings/${evening_id}/additions`, { text });
  const address = `/campaign?tab=evenings&evening=${evening_id}&as=${player.id}`;
  const page = await openBook(creator, campaign, address);
  const chapter = page.getByRole("article", { name: "The Choir" });
  const theirs = chapter.getByRole("figure").filter({ hasText: "I knew." });
  await expect(theirs).toContainText("in your hand");
  const keepers = chapter.getByRole("figure").filter({ hasText: "It was a trap." });
  await expect(keepers).toContainText("in person");
  await expect(keepers.getByRole("button", { name: "change" })).toHaveCount(0);
  await theirs.getByRole("button", { name: "change" }).click();
  await expect(page.getByRole("radio", { name: "Isolde Marrow" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "The Ferryman" })).toHaveCount(0);
  await expect(page.getByRole("radio", { name: "Only I" })).toBeVisible();
  await page.getByRole("button", { name: "Save it" }).click();
  await expect(page.getByText("Only Tobias can press that.")).toBeVisible();
});

test("the keys that lead in and out are heard though the page's script is still on its way", async ({
  creator,
  player,
  campaign,
}) => {
  const page = await openBook(creator, campaign, `/campaign?as=${player.id}`);
  const frame = page.getByRole("complementary", { name: "As Tobias sees it" });
  let come = await holdScripts(page);
  for (const [key, count] of [
    ["v", 0],
    ["v", 1],
    ["Escape", 0],
  ] as const) {
    await page.reload({ waitUntil: "commit" });
    await expect(page.getByRole("link", { name: "Fight", exact: true })).toBeVisible();
    await page.keyboard.press(key);
    come();
    await expect(frame).toHaveCount(count);
    await page.unroute("**/*.js");
    come = await holdScripts(page);
  }
  come();
});

test("who may not look so has the page with their own eyes", async ({
  creator,
  player,
  otherPlayer,
  campaign,
}) => {
  const own = await openBook(player, campaign, `/campaign?tab=players&as=${otherPlayer.id}`);
  await expect(own).toHaveURL(/\/campaign\?tab=players$/);
  await expect(own.getByRole("button", { name: /See as/ })).toHaveCount(0);
  const none = await openBook(creator, campaign, "/campaign?as=999999");
  await expect(none).toHaveURL(/\/campaign\??$/);
  await expect(none.getByRole("complementary", { name: /sees it/ })).toHaveCount(0);
});

test("a mirror whose player is removed or promoted ends, and the book is one's own again", async ({
  creator,
  player,
  otherPlayer,
  campaign,
}) => {
  const role = (of: Person) => `/api/campaigns/${campaign.id}/roles/${of.id}`;
  for (const { of, end } of [
    { of: player, end: () => creator.send("DELETE", role(player)) },
    { of: otherPlayer, end: () => creator.send("PUT", role(otherPlayer), { role: "admin" }) },
  ]) {
    const page = await openBook(creator, campaign, `/campaign?as=${of.id}`);
    const frame = page.getByRole("complementary", { name: /sees it$/ });
    await expect(frame).toBeVisible();
    // Nothing of what that player's eyes saw is left: it is another document.
    const anew = page.waitForEvent("load");
    await end();
    await anew;
    await expect(frame).toHaveCount(0);
    expect(new URL(page.url()).searchParams.has("as")).toBe(false);
    await page.getByRole("tab", { name: "Evenings" }).click();
    await page.getByRole("button", { name: "Begin the evening", exact: true }).click();
    await page.getByRole("button", { name: "The evening is over", exact: true }).click();
  }
});
