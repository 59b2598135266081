// One file: what concerns a player in a fight is told on whichever page they have open, and no longer than it lasts; one that begins is shown to all.
import type { Page } from "@playwright/test";
import { diceTexts } from "@/lib/messages/dice";
import { addIsolde, openCharacter } from "../support/characters";
import { deferred } from "../support/deferred";
import { addFight, addGoblin, orderBy, rowOf, startSkirmish } from "../support/fights";
import { type Campaign, expect, expectAccessible, openBook, test, toastOf } from "../support/fixtures";
import type { Person } from "../support/people";
import { LEAVES, noteTurn, turnTimes } from "../support/turn-times";

/** A player at a sheet, with the dungeon master at the table: alone nobody follows a fight. The goblin has the turn, and the player is next. */
const readSheetInFight = async (creator: Person, player: Person, campaign: Campaign) => {
  const { act, idOf } = await startSkirmish({ creator, player, campaign }, 1, ["Goblin", "Isolde Marrow"]);
  await openBook(creator, campaign, "/campaign");
  const page = await openCharacter(player, campaign);
  await expect(page.getByRole("list", { name: /^At the table/ })).toBeVisible();
  return { act, idOf, page };
};

const PHONE = { width: 390, height: 844 };

/** A player's phone on My part, and the addresses of the bells that it rings from now on. */
const openMyPart = async (player: Person, campaign: Campaign) => {
  const phone = await openBook(player, campaign, "/fight");
  await phone.setViewportSize(PHONE);
  const bells: string[] = [];
  phone.on("request", (request) => request.url().endsWith("bell.wav") && bells.push(request.url()));
  await phone.getByRole("button", { name: "turn to My part" }).click();
  return { phone, bells };
};

test("a phone that stands on My part is told that one is next, and that it is one's turn, on all of its pages", async ({
  creator,
  player,
  campaign,
}) => {
  const { act } = await startSkirmish({ creator, player, campaign }, 2, [
    "Goblin 1",
    "Isolde Marrow",
    "Goblin 2",
  ]);
  const { phone, bells } = await openMyPart(player, campaign);
  const part = phone.getByRole("region", { name: "Your part", exact: true });
  await expect(part.getByText("You are nextGoblin 1 has the turn")).toBeVisible();
  await expectAccessible(phone);

  await act({ type: "next" });
  await expect(part.getByText("It is your turnGoblin 2 after you")).toBeVisible();
  await expect.poll(() => bells.length).toBe(1);
  await phone.getByRole("tab", { name: "Log" }).click();
  await expect(part.getByText("It is your turn")).toBeVisible();
  await phone.getByRole("button", { name: "turn to The order" }).click();
  await expect(phone.getByText("It is your turn")).toBeVisible();
  await phone.getByRole("button", { name: "turn to My part" }).click();

  await act({ type: "next" });
  await expect(part.getByText("It is your turn")).toHaveCount(0);
  await act({ type: "next" });
  await expect(part.getByText("You are next")).toBeVisible();
  expect(bells.length).toBe(1);
});

/** So that the page scrolls: the one whose turn it is stands last in a long order. */
const turnAtTheEnd = async (creator: Person, player: Person, campaign: Campaign) => {
  const goblins = Array.from({ length: 16 }, (_, at) => `Goblin ${at + 1}`);
  const fight = await startSkirmish({ creator, player, campaign }, 16, [...goblins, "Isolde Marrow"]);
  const [, ...others] = goblins;
  await fight.act({ type: "defeat", targets: others.map(fight.idOf) });
  return { ...fight, isolde: fight.idOf("Isolde Marrow") };
};

test("what is told and asked stays in sight of a long order, for players and for who runs the fight", async ({
  creator,
  player,
  campaign,
}) => {
  const { id, act, idOf, isolde } = await turnAtTheEnd(creator, player, campaign);
  const desk = await openBook(creator, campaign, "/fight");
  const page = await openBook(player, campaign, "/fight");
  for (const one of [desk, page]) await expect(rowOf(one, "Goblin 1").first()).toBeInViewport();
  await act({ type: "next" });
  await act({ type: "ask", targets: [isolde], save: "dex", difficulty: 12 });
  const propose = { type: "propose", target: idOf("Goblin 1"), amount: 3 };
  const proposed = await player.send("POST", `/api/fights/${id}/acts`, { act: propose });
  expect(proposed.status).toBe(200);
  const slip = desk.getByRole("region", { name: "A player proposes damage" });
  for (const size of [{ width: 1440, height: 900 }, PHONE]) {
    for (const one of [desk, page]) {
      await one.setViewportSize(size);
      // A window that shrinks scrolls to nobody: a phone opens at whose turn it is.
      if (size === PHONE) await one.reload();
      await expect(rowOf(one, "Isolde Marrow")).toBeInViewport({ ratio: 0.9 });
    }
    await expect(page.getByText("It is your turn")).toBeInViewport({ ratio: 0.9 });
    await expect(page.getByRole("button", { name: "Roll it" })).toBeInViewport({ ratio: 0.9 });
    await expect(slip.getByRole("button", { name: "Take 3" })).toBeInViewport({ ratio: 0.9 });
  }
  await expectAccessible(page);
  await slip.getByRole("button", { name: "Take 3" }).click();
  await expect(slip).toHaveCount(0);
});

/** A fight that is over, of somebody who took part in no other one. */
const addFinishedFight = async (creator: Person, campaign: Campaign) => {
  const { act } = await addFight(creator, campaign, "The lamplighter’s last round");
  await act({ type: "add", others: [{ name: "Lamplighter", initiative: 3, max_HP: 9 }] });
  await act({ type: "start" });
  await act({ type: "end" });
};
const openFinished = async (page: Page) => {
  await page.getByRole("tab", { name: "Fights" }).click();
  await page.getByRole("button", { name: /^The lamplighter’s last round/ }).click();
};

test("who reads the record of a finished fight hears of the one that goes on, as long as it does", async ({
  creator,
  player,
  campaign,
}) => {
  await addFinishedFight(creator, campaign);
  const { id, act, idOf } = await startSkirmish({ creator, player, campaign }, 1, [
    "Goblin",
    "Isolde Marrow",
  ]);
  const { phone, bells } = await openMyPart(player, campaign);
  await phone.getByLabel("How much").fill("3");
  await phone.getByRole("button", { name: "Tell the table" }).click();
  await expect(phone.getByText("Waits for the dungeon master")).toBeVisible();
  await phone.getByRole("button", { name: "turn to The order" }).click();
  await openFinished(phone);
  await expect(phone.getByText("You are nextGoblin has the turn")).toBeVisible();
  await expect(phone.getByRole("button", { name: "Lose a hit point" })).toHaveCount(0);
  await phone.getByRole("button", { name: "turn to Record" }).click();
  const record = phone.getByRole("region", { name: "Record", exact: true });
  await expect(record.getByRole("heading", { name: "The lamplighter’s last round" })).toBeVisible();
  await expect(record.getByText("You are next")).toBeVisible();
  await expectAccessible(phone);

  const { proposals } = await act({
    type: "ask",
    targets: [idOf("Isolde Marrow")],
    save: "dex",
    difficulty: 12,
  });
  await expect(record.getByText("Dexterity save, DC 12")).toBeVisible();
  await record.getByRole("button", { name: "Roll it" }).click();
  await expect(record.getByText("Dexterity save, DC 12")).toHaveCount(0);
  await act({ type: "wave", proposal: proposals[0]?.proposal_id });
  await expect(toastOf(phone, "Waved away: 3 to Goblin")).toBeVisible();
  await act({ type: "next" });
  await expect(record.getByText("It is your turnGoblin after you")).toBeVisible();
  await expect.poll(() => bells.length).toBe(1);

  const bookmark = phone.getByRole("link", { name: "Fight", exact: true });
  await expect(bookmark).toHaveAttribute("title", /^A fight goes on/);
  const { version } = await act({ type: "end" });
  await expect(record.getByText("It is your turn")).toHaveCount(0);
  await expect(bookmark).not.toHaveAttribute("title");

  // It goes on: the book opens at it. Then it is deleted while the record is read.
  await creator.api.post(`/api/fights/${id}/undo`, { data: { version } });
  await phone.getByRole("button", { name: "turn to The order" }).click();
  await openFinished(phone);
  await expect(phone.getByText("It is your turn")).toBeVisible();
  await creator.api.delete(`/api/fights/${id}`);
  await expect(phone.getByText("It is your turn")).toHaveCount(0);
  await expect(bookmark).not.toHaveAttribute("title");
});

test("who reads elsewhere is told of the turn, until it is over or the fight is opened by its bookmark", async ({
  creator,
  player,
  campaign,
}) => {
  const isolde = await addIsolde(player, campaign);
  const goblin = await addGoblin(creator, campaign);
  const { act, idOf } = await addFight(creator, campaign);
  await act({ type: "add", characters: [isolde], encounters: [{ id: goblin, count: 1 }] });
  await act(orderBy(idOf, ["Goblin", "Isolde Marrow"]));
  const desk = await openBook(creator, campaign, "/fight");
  const phone = await openBook(player, campaign, "/campaign");
  await phone.setViewportSize(PHONE);
  await expect(phone.getByRole("list", { name: /^At the table/ })).toBeVisible();

  // Begin shows the fight, on whichever page one is.
  await desk.getByRole("button", { name: "Begin Ambush at the Toll Bridge" }).click();
  await expect(phone).toHaveURL(/\/fight/);
  await expect(rowOf(phone, "Goblin")).toBeVisible();
  await expect(desk.getByRole("button", { name: "On the table: this fight" })).toBeVisible();

  const told = toastOf(phone, "It is your turn");
  await phone.getByRole("link", { name: "Campaign", exact: true }).click();
  await expect(phone.getByRole("tab", { name: "Players" })).toBeVisible();
  const bookmark = phone.getByRole("link", { name: "Fight", exact: true });
  await expect(bookmark).toHaveAttribute("title", "A fight goes on, round 1");
  await expect(told).toHaveCount(0);
  await act({ type: "next" });
  await expect(told).toBeVisible();
  await act({ type: "next" });
  await expect(told).toHaveCount(0);
  await expect(bookmark).toHaveAttribute("title", "A fight goes on, round 2");

  await act({ type: "next" });
  await expect(told).toBeVisible();
  await bookmark.click();
  await expect(phone.getByText("It is your turnGoblin after you")).toBeVisible();
  await expect(told).toHaveCount(0);
  await act({ type: "end" });
  await expect(phone.getByText("It is your turn")).toHaveCount(0);
  await expect(bookmark).not.toHaveAttribute("title");
});

test("a saving throw is asked for on whichever page one reads, once each time, and as long as it is waited for", async ({
  creator,
  player,
  campaign,
}) => {
  const { act, idOf, page } = await readSheetInFight(creator, player, campaign);
  const ask = () => act({ type: "ask", targets: [idOf("Isolde Marrow")], save: "dex", difficulty: 12 });
  const asked = toastOf(page, "asked of Isolde Marrow");
  const rollIt = page.getByRole("button", { name: "Roll it" });
  await ask();
  await expect(toastOf(page, "Dexterity save, DC 12")).toBeVisible();
  await expect(asked).toBeVisible();
  await expectAccessible(page);
  await page.route(/\/rolls$/, (route) => route.abort());
  await rollIt.click();
  await expect(toastOf(page, diceTexts.failed)).toBeVisible();
  // The one that was pressed leaves as the new one comes.
  await expect(page.locator("[data-sonner-toast][data-removed=true]")).toHaveCount(0);
  await page.unroute(/\/rolls$/);

  // Nor is it asked for at the fight while the dice are on their way.
  const thrown = deferred();
  await page.route(/\/rolls$/, async (route) => {
    if (route.request().method() === "POST") await thrown.promise;
    await route.continue();
  });
  await rollIt.click();
  await expect(rollIt).toHaveCount(0);
  await page.getByRole("link", { name: "Fight", exact: true }).click();
  await expect(rowOf(page, "Isolde")).toBeVisible();
  await expect(rollIt).toHaveCount(0);
  thrown.resolve();
  await expect(toastOf(page, "Dexterity save, DC 12")).toBeVisible();
  await expect(rollIt).toHaveCount(0);
  const rolls = await (await player.api.get(`/api/campaigns/${campaign.id}/rolls`)).json();
  expect(rolls).toMatchObject([{ label: "Dexterity save, DC 12", save: "dex", modifier: 4 }]);

  await ask();
  await expect(rollIt).toBeVisible();
  await page.getByRole("link", { name: "Campaign", exact: true }).click();
  await expect(page.getByRole("tab", { name: "Players" })).toBeVisible();
  await expect(asked).toBeVisible();
  await act({ type: "next" });
  await expect(asked).toHaveCount(0);
});

test("the way to the fight turns the book as every way does, though its toast came in another section", async ({
  creator,
  player,
  campaign,
}) => {
  const { act, page } = await readSheetInFight(creator, player, campaign);
  await act({ type: "next" });
  const way = page.getByRole("button", { name: "To the fight" });
  await expect(way).toBeVisible();
  await page.getByRole("link", { name: "Campaign", exact: true }).click();
  await expect(page.getByRole("tab", { name: "Players" })).toBeVisible();
  await expect(page.locator("[data-leaves]")).toHaveCount(0);
  await noteTurn(page, "/fight");
  await way.click();
  await expect(page).toHaveURL(/\/fight/);
  const { turn, opened } = await turnTimes(page);
  expect(opened - turn).toBeGreaterThanOrEqual(LEAVES - 1);
});

test("the way to the fight asks before it takes a dialog in which something is not saved", async ({
  creator,
  player,
  campaign,
}) => {
  const { act, page } = await readSheetInFight(creator, player, campaign);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Edit character" });
  const speed = dialog.getByLabel("Speed");
  await speed.fill("40");
  await act({ type: "next" });
  const way = page.getByRole("button", { name: "To the fight" });
  await way.click();
  const question = page.getByRole("alertdialog", { name: "Close without saving?" });
  await question.getByRole("button", { name: "Keep writing" }).click();
  await expect(speed).toHaveValue("40");
  await expect(page).toHaveURL(/\/character/);

  await act({ type: "next" });
  await expect(way).toHaveCount(0);
  await act({ type: "next" });
  await way.click();
  await question.getByRole("button", { name: "Close", exact: true }).click();
  await expect(page).toHaveURL(/\/fight/);
  await expect(dialog).toHaveCount(0);
});
