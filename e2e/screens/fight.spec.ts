import { addIsolde } from "../support/characters";
import { deferred } from "../support/deferred";
import { addGoblin, addGoblinFight, chooser, orderBy, orderOf, rowOf } from "../support/fights";
import { expect, expectAccessible, openBook, test } from "../support/fixtures";

test("a dungeon master prepares a fight, runs it, takes acts back and ends it", async ({
  creator,
  player,
  campaign,
}) => {
  const characterId = await addIsolde(player, campaign);
  await addGoblin(creator, campaign);
  const page = await openBook(creator, campaign, "/fight");
  await page.getByRole("button", { name: "Prepare a fight" }).click();
  await page.getByLabel("Name").fill("Ambush at the Toll Bridge");
  await page.getByLabel("Name").press("Enter");
  await page.getByLabel("Isolde Marrow").check();
  await page.getByRole("button", { name: "From this book" }).click();
  await page.getByRole("button", { name: /Goblin/ }).click();
  await page.getByRole("radio", { name: "3", exact: true }).check();
  await page.getByRole("button", { name: "Add 3" }).click();
  await page.getByRole("button", { name: "A reminder" }).click();
  await page.getByLabel("What to remember").fill("The lamps gutter");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("button", { name: "Hide Goblin 3" }).click();
  await page.getByRole("button", { name: "Roll for all" }).click();
  for (const [name, initiative] of [
    ["Isolde Marrow", "25"],
    ["Goblin 1", "24"],
    ["Goblin 2", "23"],
    ["Goblin 3", "22"],
    ["The lamps gutter", "21"],
  ] as const) {
    await page.getByLabel(`Initiative of ${name}`).fill(initiative);
    await page.getByLabel(`Initiative of ${name}`).press("Enter");
  }
  // The grip and the arrow keys put one elsewhere, and it keeps the focus.
  const grip = page.getByRole("button", { name: "Move Goblin 1: arrow keys" });
  await grip.press("ArrowDown");
  const prepared = page.getByRole("region", { name: "Initiative, page contents" }).getByRole("listitem");
  await expect(prepared).toContainText([/Isolde/, /Goblin 2/, /Goblin 1/, /Goblin 3/, /The lamps/]);
  await expect(grip).toBeFocused();
  await grip.press("ArrowUp");
  await expectAccessible(page);

  await page.getByRole("button", { name: /Begin the fight/ }).click();
  await expect(orderOf(page)).toContainText([/Isolde/, /Goblin 1/, /Goblin 2/, /Goblin 3/, /The lamps/]);
  await expect(page.getByRole("img", { name: "Round 1, turn 1 of 5" })).toBeVisible();
  await expect(rowOf(page, "Goblin 3")).toContainText("hidden");

  // Damage is drawn before the server has answered.
  const arrival = deferred();
  await page.route("/api/fights/*/acts", async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await chooser(page, "Goblin 1").click();
  await page.keyboard.type("9");
  await page.keyboard.press("Enter");
  await expect(rowOf(page, "Goblin 1")).toContainText("0/7");
  await expect(rowOf(page, "Goblin 1")).toContainText("down");
  arrival.resolve();
  await expect(
    page.getByRole("button", { name: "Undo: Isolde Marrow dealt 9 damage to Goblin 1, who fell." }),
  ).toBeVisible();
  await page.unroute("/api/fights/*/acts");

  await chooser(page, "Isolde").click();
  await page.getByRole("button", { name: "+ Condition" }).click();
  await page.getByLabel("Concentrates on").fill("Bless");
  await page.getByRole("button", { name: "Hold it" }).click();
  await page.getByRole("button", { name: "+ Condition" }).click();
  await page.getByRole("radio", { name: "2 rounds" }).check();
  await page.getByRole("button", { name: "Poisoned" }).click();
  await page.getByLabel("Amount, or dice to roll").fill("24");
  await page.getByRole("button", { name: "Damage", exact: true }).click();
  await expect(page.getByText("Bless holds on a Constitution save of 12")).toBeVisible();
  const holding = page.getByRole("status").filter({ hasText: "Bless holds" });
  // The same blow after healing asks again.
  await holding.getByRole("button", { name: "Held" }).click();
  await expect(holding).toHaveCount(0);
  for (const deed of ["Heal", "Damage"]) {
    await page.getByLabel("Amount, or dice to roll").fill("24");
    await page.getByRole("button", { name: deed, exact: true }).click();
  }
  await expect(holding).toHaveCount(1);
  await holding.getByRole("button", { name: "Roll" }).click();
  await expect(holding).toContainText(/save of 12: \d+/);
  await page.getByRole("button", { name: "Broken" }).click();
  await expect(page.getByText("Bless", { exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: /^Poisoned/ }).click();
  await expect(page.getByText(/disadvantage on attack rolls/)).toBeVisible();
  const sheet = async () =>
    (await (await player.api.get(`/api/characters/id/${characterId}`)).json()) as Record<string, unknown>;
  await expect.poll(async () => (await sheet())["character_current_HP"]).toBe(7);
  expect(JSON.parse(String((await sheet())["conditions"]))).toEqual([{ name: "Poisoned", rounds: 2 }]);

  await page.getByRole("button", { name: /Next turn/ }).click();
  // The turn passes over the fallen goblin.
  await expect(page.getByRole("img", { name: "Round 1, turn 3 of 5" })).toBeVisible();
  await expect(rowOf(page, "Isolde")).toContainText("Poisoned1");
  await chooser(page, "Goblin 2").click();
  await page.getByLabel("Amount, or dice to roll").fill("3d6");
  await page.getByRole("button", { name: "Damage", exact: true }).click();
  await expect(rowOf(page, "Goblin 2")).not.toContainText("7/7");
  await page.getByLabel("Notes for this fight").fill("carries the key");
  await page.getByRole("button", { name: "Unname" }).click();
  await expect(rowOf(page, "Goblin 2")).toContainText("unnamed");
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove", exact: true }).click();
  await expect(rowOf(page, "Goblin 2")).toHaveCount(0);

  // Five acts are taken back in the log, down to the dice; the sheet keeps what was done before.
  await page.getByRole("tab", { name: "Log" }).click();
  await page.getByRole("button", { name: /Undo back to here: Goblin 2(, who fell,)? took/ }).click();
  await expect(rowOf(page, "Goblin 2")).toContainText("7/7");
  await expect(rowOf(page, "Isolde")).toContainText("7/44");
  await page.getByRole("tab", { name: "Combatant" }).click();

  await page.getByRole("button", { name: "End the fight" }).click();
  await page.getByRole("button", { name: "End it" }).click();
  await expect(page.getByRole("tab", { name: "Record" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Damage by whom" })).toContainText("Isolde Marrow7");
  await expect(page.getByRole("region", { name: "Who fell" })).toContainText("Goblin 1");
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("The fight was deleted.")).toBeVisible();
  await expect(page.getByText("No fight is going on. Prepare one")).toBeVisible();
});

test("two dungeon masters act at once, and both acts count; a lost connection loses none", async ({
  creator,
  admin,
  campaign,
}) => {
  const { act, idOf } = await addGoblinFight(creator, campaign, 2);
  await act(orderBy(idOf, ["Goblin 1", "Goblin 2"]));
  await act({ type: "start" });
  const pages = [await openBook(creator, campaign, "/fight"), await openBook(admin, campaign, "/fight")];
  // Both have drawn the same version when they act.
  let arrived = 0;
  const together = deferred();
  for (const [at, page] of pages.entries()) {
    let isFirst = true;
    await page.route("/api/fights/*/acts", async (route) => {
      if (isFirst) {
        isFirst = false;
        arrived += 1;
        if (arrived === 2) together.resolve();
        await together.promise;
      }
      await route.continue();
    });
    await chooser(page, "Goblin 1").click();
    await page.keyboard.type(String(at + 1));
    await page.keyboard.press("Enter");
  }
  for (const page of pages) await expect(rowOf(page, "Goblin 1")).toContainText("4/7");

  // The answer is lost on its way: what was done is done once.
  const [page] = pages;
  if (!page) throw new Error("There are two pages");
  await page.unroute("/api/fights/*/acts");
  let lost = 0;
  const line = deferred();
  await page.route("/api/fights/*/acts", async (route) => {
    lost += 1;
    await (lost > 1 ? line.promise : route.fetch());
    return lost > 1 ? route.continue() : route.abort();
  });
  await chooser(page, "Goblin 2").click();
  await page.keyboard.type("2");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Waiting for the connection")).toBeVisible();
  // Drawn already, and in italics as long as the server has not confirmed it.
  const figures = rowOf(page, "Goblin 2").getByText("5/7");
  await expect(figures).toHaveCSS("font-style", "italic");
  // The browser asks before the document goes; another section leaves it on its way.
  const asksFirst = () =>
    page.evaluate(() => !window.dispatchEvent(new Event("beforeunload", { cancelable: true })));
  expect(await asksFirst()).toBe(true);
  await page.getByRole("link", { name: "Campaign", exact: true }).click();
  await page.waitForURL("**/campaign*");
  await page.getByRole("link", { name: "Fight", exact: true }).click();
  await expect(page.getByText("Waiting for the connection")).toBeVisible();
  line.resolve();
  await expect(page.getByText("Waiting for the connection")).toHaveCount(0);
  await expect(figures).toHaveCSS("font-style", "normal");
  expect(await asksFirst()).toBe(false);
  expect(lost).toBe(2);
  await page.reload();
  await expect(rowOf(page, "Goblin 2")).toContainText("5/7");
});
