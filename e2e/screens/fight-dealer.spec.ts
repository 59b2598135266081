// Whose doing damage is: right by itself, changed by a tap, and told so in the log.
import { addIsolde } from "../support/characters";
import {
  addFight,
  addGoblin,
  addGoblinFight,
  chooser,
  orderBy,
  rowOf,
  startSkirmish,
} from "../support/fights";
import { expect, expectAccessible, openBook, test } from "../support/fixtures";

for (const [name, width, height] of [
  ["desk", 1440, 900],
  ["phone", 390, 844],
] as const)
  test(`on a ${name} damage is by who has the turn, by somebody else where one says so, or by nobody`, async ({
    creator,
    player,
    campaign,
  }) => {
    await startSkirmish({ creator, player, campaign }, 3, [
      "Goblin 1",
      "Isolde Marrow",
      "Goblin 2",
      "Goblin 3",
    ]);
    const page = await openBook(creator, campaign, "/fight");
    await page.setViewportSize({ width, height });
    const by = (dealer: string) =>
      page.getByRole("button", { name: `Dealt by ${dealer}; choose somebody else` });
    const deal = async (amount: string) => {
      await page.getByLabel("Amount, or dice to roll").fill(amount);
      await page.getByRole("button", { name: "Damage", exact: true }).click();
    };

    await chooser(page, "Isolde").click();
    await expect(by("Goblin 1")).toBeVisible();
    await by("Goblin 1").click();
    const menu = page.getByRole("menu", { name: "By whom" });
    await expect(menu.getByRole("menuitemradio")).toHaveText([
      /Goblin 1.*has the turn/,
      /Goblin 2/,
      /Goblin 3/,
      /Isolde/,
      /Nobody.*a fall, the cold/,
    ]);
    await expectAccessible(page);
    // Arrow keys go through it, Escape leaves it as it was.
    await expect(menu.getByRole("menuitemradio", { name: /Goblin 1/ })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(menu.getByRole("menuitemradio", { name: /Goblin 2/ })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu).toHaveCount(0);
    await expect(by("Goblin 1")).toBeFocused();
    await by("Goblin 1").click();
    await menu.getByRole("menuitemradio", { name: /Goblin 3/ }).click();
    await expect(by("Goblin 3")).toBeVisible();
    await deal("4");
    // The next blow is by who has the turn again; a friend's blow is by nobody.
    await expect(by("Goblin 1")).toBeVisible();
    await by("Goblin 1").click();
    await menu.getByRole("menuitemradio", { name: /Nobody/ }).click();
    await deal("2");
    const lines = page.getByRole("region", { name: "Round 1" }).getByRole("listitem");
    await page.getByRole("tab", { name: "Log" }).click();
    await expect(lines).toContainText([
      "Isolde Marrow took 2 damage.",
      "Goblin 3 dealt 4 damage to Isolde Marrow.",
    ]);

    if (width < 1024) await page.getByRole("button", { name: /turn to/ }).click();
    await chooser(page, "Goblin 2").click();
    await expect(by("nobody")).toBeVisible();
  });

test("a proposal is taken as its proposer's doing, or as somebody else's", async ({
  creator,
  player,
  campaign,
}) => {
  const isolde = await addIsolde(player, campaign);
  const goblin = await addGoblin(creator, campaign);
  const { act, idOf } = await addFight(creator, campaign);
  await act({ type: "add", characters: [isolde], encounters: [{ id: goblin, count: 2 }] });
  await act(orderBy(idOf, ["Goblin 1", "Isolde Marrow", "Goblin 2"]));
  await act({ type: "start" });
  const page = await openBook(creator, campaign, "/fight");
  await page.getByRole("tab", { name: "Log" }).click();
  const fight = (await (await creator.api.get(`/api/fights/${campaign.id}`)).json())[0];
  const propose = (amount: number) =>
    player.api.post(`/api/fights/${fight.fight_id}/acts`, {
      data: { act: { type: "propose", target: idOf("Goblin 2"), amount } },
    });
  const slip = page.getByRole("region", { name: "A player proposes damage" });
  // The bar below says the newest sentence too, with its undo.
  const log = page.getByRole("region", { name: "Round 1" });
  await propose(1);
  await slip.getByRole("button", { name: "Take 1" }).click();
  await expect(log.getByText("Isolde Marrow dealt 1 damage to Goblin 2.")).toBeVisible();
  await propose(2);
  await slip.getByRole("button", { name: "Dealt by Isolde Marrow; choose somebody else" }).click();
  await slip.getByRole("menuitemradio", { name: /Nobody/ }).click();
  await slip.getByRole("button", { name: "Take 2" }).click();
  await expect(log.getByText("Goblin 2 took 2 damage.")).toBeVisible();
  await expect(rowOf(page, "Goblin 2")).toContainText("4/7");

  // A second press, or Enter that is held, doesn't take the next one too, which lies in the same place.
  for (let times = 0; times < 3; times += 1) await propose(1);
  const take = slip.getByRole("button", { name: "Take 1" });
  await expect(slip).toContainText("and 2 more");
  await take.dblclick();
  await expect(slip).toContainText("and 1 more");
  await take.focus();
  for (let times = 0; times < 3; times += 1) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(slip).not.toContainText("more");
  await expect(take).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(slip).toHaveCount(0);
  await expect(rowOf(page, "Goblin 2")).toContainText("1/7");
});

test("who was chosen and has left the fight deals nothing: neither what is typed nor what is proposed", async ({
  creator,
  player,
  campaign,
}) => {
  const { id, act, idOf } = await startSkirmish({ creator, player, campaign }, 2, [
    "Goblin 1",
    "Isolde Marrow",
    "Goblin 2",
  ]);
  const page = await openBook(creator, campaign, "/fight");
  const by = (dealer: string) =>
    page.getByRole("button", { name: `Dealt by ${dealer}; choose somebody else` });
  const chooseOgreForAMoment = async (before: string) => {
    await act({ type: "add", others: [{ name: "Ogre", initiative: 1, max_HP: 30 }] });
    await expect(rowOf(page, "Ogre")).toBeVisible();
    await by(before).click();
    await page.getByRole("menuitemradio", { name: /Ogre/ }).click();
    await expect(by("Ogre")).toBeVisible();
    await act({ type: "remove", combatants: [idOf("Ogre")] });
    await expect(rowOf(page, "Ogre")).toHaveCount(0);
    await expect(by(before)).toBeVisible();
  };
  const log = page.getByRole("region", { name: "Round 1" });

  await chooser(page, "Isolde").click();
  await page.getByLabel("Amount, or dice to roll").fill("3");
  await chooseOgreForAMoment("Goblin 1");
  await page.getByRole("button", { name: "Damage", exact: true }).click();
  await page.getByRole("tab", { name: "Log" }).click();
  await expect(log.getByText("Goblin 1 dealt 3 damage to Isolde Marrow.")).toBeVisible();

  const proposal = { type: "propose", target: idOf("Goblin 2"), amount: 2 };
  await player.api.post(`/api/fights/${id}/acts`, { data: { act: proposal } });
  await chooseOgreForAMoment("Isolde Marrow");
  await page.getByRole("button", { name: "Take 2" }).click();
  await expect(log.getByText("Isolde Marrow dealt 2 damage to Goblin 2.")).toBeVisible();
});

test("turns pass over the fallen, and over nobody where that is switched off", async ({
  creator,
  campaign,
}) => {
  const { act, idOf } = await addGoblinFight(creator, campaign, 3);
  await act(orderBy(idOf, ["Goblin 1", "Goblin 2", "Goblin 3"]));
  await act({ type: "start" });
  await act({ type: "defeat", targets: [idOf("Goblin 2")] });
  const page = await openBook(creator, campaign, "/fight");
  const next = page.getByRole("button", { name: /^Next turn/ });
  const pass = page.getByRole("checkbox", { name: "Turns pass over the fallen" });
  await expect(pass).toBeChecked();
  await expect(next).toContainText("Goblin 3");
  await pass.uncheck();
  await expect(next).toContainText("Goblin 2");
  await next.click();
  await expect(page.getByRole("img", { name: "Round 1, turn 2 of 3" })).toBeVisible();
  await page.reload();
  await expect(pass).not.toBeChecked();
});
