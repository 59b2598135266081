// Begin calls for initiative: players are asked wherever they read, the dungeon master sees who is missing, and round 1 waits.
import { addCharacter, addIsolde } from "../support/characters";
import { addFight, addGoblin, orderOf } from "../support/fights";
import { expect, expectAccessible, openBook, test } from "../support/fixtures";

test("Begin asks for initiative on whichever page one reads, and nobody has the turn before round 1", async ({
  creator,
  player,
  otherPlayer,
  campaign,
}) => {
  const isolde = await addIsolde(player, campaign);
  const oswin = await addCharacter(otherPlayer, campaign, {
    character_name: "Oswin Thorne",
    encounter_ability_score_dex: 14,
  });
  const goblin = await addGoblin(creator, campaign);
  const { id: fight, act, idOf } = await addFight(creator, campaign);
  await act({ type: "add", characters: [isolde, oswin], encounters: [{ id: goblin, count: 1 }] });
  await act({ type: "initiative", values: { [idOf("Goblin")]: 12 } });
  const desk = await openBook(creator, campaign, "/fight");
  const phone = await openBook(player, campaign, "/campaign");
  await phone.setViewportSize({ width: 390, height: 844 });
  await expect(phone.getByRole("list", { name: /^At the table/ })).toBeVisible();

  const begin = desk.getByRole("button", { name: "Begin Ambush at the Toll Bridge" });
  const call = phone.getByRole("region", { name: "Your initiative?" });
  // Taken back, it asks nobody any more: elsewhere in the book, and where the book was opened at the fight. Begun again, it asks again.
  const { version } = await act({ type: "start", call: 1 });
  await expect(call).toBeVisible();
  await creator.api.post(`/api/fights/${fight}/undo`, { data: { version } });
  await expect(call).toHaveCount(0);
  await begin.click();
  await expect(phone).toHaveURL(/\/fight/);
  await expect(call).toBeVisible();
  await desk.getByRole("button", { name: /^Undo/ }).click();
  await expect(call).toHaveCount(0);
  await begin.click();
  await expect(desk.getByText("Initiative is called, two are missing")).toBeVisible();
  await expect(desk.getByRole("img", { name: "Initiative is called: 1 of 3 have theirs" })).toBeVisible();
  const missing = desk.getByRole("region", { name: "Still missing" });
  await expect(missing).toContainText("Isolde Marrow Tobias is asked");
  await expect(missing).toContainText("Oswin Thorne Ysolt is away");
  await expect(orderOf(desk)).toHaveText([/Goblin/]);
  await expectAccessible(desk);

  // The phone reads in the campaign's pages, and is asked there.
  await expect(call).toContainText("Isolde Marrow, Ambush at the Toll Bridge");
  await expectAccessible(phone);
  await call.getByLabel("or the real die shows").fill("21");
  await call.getByRole("button", { name: "Tell" }).click();
  await expect(call.getByRole("alert")).toHaveText("What the die shows, from 1 to 20");
  await call.getByLabel("or the real die shows").fill("9");
  await expect(call).toContainText("9 + 4 = 13");
  await call.getByRole("button", { name: "Tell" }).click();
  const told = phone.getByRole("region", { name: "Your initiative", exact: true });
  await expect(told).toContainText("13Isolde Marrow is first");
  await expect(told).toContainText("The dungeon master waits for Oswin Thorne.");
  await expect(orderOf(desk)).toHaveText([/Isolde Marrow/, /Goblin/]);
  await expect(missing).not.toContainText("Isolde");
  await told.getByRole("button", { name: "Change" }).click();
  await call.getByRole("button", { name: "Roll d20 + 4" }).click();
  await expect(told).toContainText("The dungeon master waits for Oswin Thorne.");

  // Whoever comes late and away from the fight is asked too; put off, it can be told by the dungeon master.
  const laptop = await openBook(otherPlayer, campaign, "/character");
  const ask = laptop.getByRole("region", { name: "Your initiative?" });
  await expect(ask).toContainText("Oswin Thorne");
  await expect(missing).toContainText("Oswin Thorne Ysolt is asked");
  await ask.getByRole("button", { name: "Later" }).click();
  await expect(ask).toHaveCount(0);
  await expect(desk.getByRole("button", { name: "Begin round 1, without one" })).toBeVisible();
  await missing.getByRole("button", { name: "Roll for Oswin Thorne, d20 +2" }).click();
  await expect(missing).toHaveCount(0);
  await expect(told).toContainText("All have theirs. The dungeon master begins.");
  await expect(desk.locator("[aria-current=step]")).toHaveCount(0);

  await desk.keyboard.press("n");
  await expect(desk.getByRole("img", { name: "Round 1, turn 1 of 3" })).toBeVisible();
  await expect(told).toHaveCount(0);
  await desk.getByRole("button", { name: /^Undo/ }).click();
  await expect(desk.getByText("Initiative is called", { exact: true })).toBeVisible();
});

test("a player whose book could not learn of the fight at first is asked all the same", async ({
  creator,
  player,
  campaign,
}) => {
  const isolde = await addIsolde(player, campaign);
  const { act } = await addFight(creator, campaign);
  await act({ type: "add", characters: [isolde] });
  await act({ type: "start", call: 1 });
  await openBook(creator, campaign, "/fight");
  const page = await openBook(player, campaign, "/profile");
  let asked = 0;
  await page.route("/api/fights/*/briefs", (route) => {
    asked += 1;
    return asked > 1 ? route.continue() : route.fulfill({ status: 503, json: {} });
  });
  await page.goto("/campaign");
  await expect(page.getByRole("region", { name: "Your initiative?" })).toBeVisible();
});

test("who is missing is rolled for by one press, monsters first; where all have theirs Begin begins at once", async ({
  creator,
  player,
  campaign,
}) => {
  const isolde = await addIsolde(player, campaign);
  const goblin = await addGoblin(creator, campaign);
  const { act } = await addFight(creator, campaign);
  await act({ type: "add", characters: [isolde], encounters: [{ id: goblin, count: 2 }] });
  await act({ type: "add", rows: [{ name: "The lamps gutter" }] });
  const desk = await openBook(creator, campaign, "/fight");
  await desk.getByRole("button", { name: "Change Ambush at the Toll Bridge" }).click();
  await desk.getByRole("button", { name: /Begin the fight initiative is called for/ }).click();
  await expect(desk.getByText("Initiative is called, three are missing")).toBeVisible();
  await desk.getByRole("button", { name: "Roll for monsters" }).click();
  await expect(desk.getByText("Initiative is called, one is missing")).toBeVisible();
  await desk.getByRole("button", { name: "Roll for them" }).click();
  await expect(desk.getByRole("region", { name: "Still missing" })).toHaveCount(0);
  await expect(desk.getByRole("button", { name: /^Begin round 1, .* is first$/ })).toBeVisible();

  await desk.getByRole("tab", { name: "Log" }).click();
  await expect(desk.getByText("Initiative was called for.")).toBeVisible();
  await act({ type: "end" });

  const second = await addFight(creator, campaign, "The second wave");
  await second.act({ type: "add", others: [{ name: "A wisp", initiative: 11, max_HP: 4 }] });
  await desk.getByRole("tab", { name: "Fights" }).click();
  await desk.getByRole("button", { name: "Begin The second wave" }).click();
  await expect(desk.getByRole("img", { name: "Round 1, turn 1 of 1" })).toBeVisible();
});
