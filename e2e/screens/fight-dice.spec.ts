// Dice in a fight: rolled from what a monster can do, and saving throws asked of those whom it hits.
import { diceTexts } from "@/lib/messages/dice";
import { addIsolde } from "../support/characters";
import { addEncounter } from "../support/encounters";
import {
  addFight,
  addGoblin,
  addGoblinFight,
  chooser,
  orderBy,
  rowOf,
  startSkirmish,
} from "../support/fights";
import { expect, expectAccessible, openBook, test, toastOf } from "../support/fixtures";
import { pressLong } from "../support/press-long";

test("a monster's action is rolled in the fight, and those whom it hits are asked for the saving throw", async ({
  creator,
  player,
  campaign,
}) => {
  const isolde = await addIsolde(player, campaign);
  const goblin = await addGoblin(creator, campaign);
  await creator.api.post("/api/encounter-actions", {
    data: {
      encounter_id: goblin,
      action_name: "Oil flask",
      action_type: "Combat",
      action_description: "+4 to hit, 20d6 fire, DC 12 Dexterity saving throw for half.",
    },
  });
  const { act, idOf } = await addFight(creator, campaign);
  await act({ type: "add", characters: [isolde], encounters: [{ id: goblin, count: 2 }] });
  await act(orderBy(idOf, ["Goblin 1", "Goblin 2", "Isolde Marrow"]));
  await act({ type: "start" });
  const desk = await openBook(creator, campaign, "/fight");
  const phone = await openBook(player, campaign, "/fight");
  await phone.setViewportSize({ width: 390, height: 844 });

  // A real finger: browsers send no click after it.
  const hit = desk.getByRole("button", { name: "Roll +4 to hit: Oil flask" });
  await pressLong(desk, hit, toastOf(desk, "Oil flask, to hit with advantage"));
  await desk.getByRole("button", { name: "Roll 20d6 fire: Oil flask" }).click();
  const amount = desk.getByLabel("Amount, or dice to roll");
  await expect(amount).toHaveValue(/^\d{2,3}$/);
  // Twenty dice lie beside their sum until it is dealt or something else is typed.
  await expect(desk.getByTitle("D6", { exact: true })).toHaveCount(20);
  await desk.getByRole("button", { name: "Ask for DC 12 Dexterity saving throw: Oil flask" }).click();
  await expect(desk.getByText("Oil flask of Goblin 1: Dexterity save, DC 12")).toBeVisible();
  await chooser(desk, "Goblin 2").click();
  await chooser(desk, "Isolde").click();
  await expectAccessible(desk);
  await desk.getByRole("button", { name: "Roll the saves" }).click();
  const shares = desk.getByRole("region", { name: "Who takes how much" }).getByRole("listitem");
  await expect(shares.filter({ hasText: "Goblin 2" })).toContainText(/(made|missed) the save with/);
  await expect(shares.filter({ hasText: "Isolde" })).toContainText("asked of its player");

  await expect(phone.getByText("Dexterity save, DC 12")).toBeVisible();
  const rollIt = phone.getByRole("button", { name: "Roll it" });
  await phone.route(/\/rolls$/, (route) => route.abort());
  await rollIt.click();
  await expect(phone.getByText(diceTexts.failed)).toBeVisible();
  await phone.unroute(/\/rolls$/);
  await rollIt.click();
  await expect(rollIt).toHaveCount(0);
  await expect(shares.filter({ hasText: "Isolde" })).toContainText(/(made|missed) the save with/);
  await expect(amount).toHaveValue(/^\d{2,3}$/);
  // The same again in the same turn is another saving throw.
  await desk.getByRole("button", { name: "Roll the saves" }).click();
  await expect(shares.filter({ hasText: "Isolde" })).toContainText("asked of its player");
  await pressLong(phone, rollIt, toastOf(phone, "Dexterity save, DC 12 with advantage"));
  await expect(rollIt).toHaveCount(0);
  await expect(shares.filter({ hasText: "Isolde" })).toContainText(/(made|missed) the save with/);
  // What was made is not asked again of who loads the page anew.
  await phone.reload();
  await expect(rowOf(phone, "Isolde")).toBeVisible();
  await expect(rollIt).toHaveCount(0);
  await desk.getByRole("button", { name: "Damage two" }).click();
  await expect(desk.getByTitle("D6", { exact: true })).toHaveCount(0);
  await expect(rowOf(desk, "Goblin 2")).toContainText("0/7");
  await expect(shares.filter({ hasText: "Isolde" })).not.toContainText("the save");
  const rolls = await (await player.api.get(`/api/campaigns/${campaign.id}/rolls`)).text();
  expect(rolls).toContain("Dexterity save, DC 12");
  expect(rolls).not.toContain("Goblin");
  expect(rolls).not.toContain("Oil flask");
});

test("who keeps the book and plays along is asked for nothing: it is thrown by whoever runs the fight", async ({
  creator,
  admin,
  campaign,
}) => {
  const isolde = await addIsolde(admin, campaign);
  const { act, idOf } = await addFight(creator, campaign);
  await act({ type: "add", characters: [isolde], others: [{ name: "Ferryman", initiative: 5, max_HP: 9 }] });
  await act({ type: "start", call: 1 });
  const desk = await openBook(creator, campaign, "/fight");
  const missing = desk.getByRole("region", { name: "Still missing" });
  await expect(missing).toContainText("Isolde Marrow");
  await expect(missing).not.toContainText("is asked");
  await act(orderBy(idOf, ["Ferryman", "Isolde Marrow"]));
  await act({ type: "next" });
  // Saves that were rolled in a turn are gone with it.
  await expect(desk.locator('[aria-current="step"]')).toContainText("Ferryman");
  await chooser(desk, "Isolde").click({ modifiers: ["ControlOrMeta"] });
  await desk.getByRole("button", { name: "Roll the saves" }).click();
  const shares = desk.getByRole("region", { name: "Who takes how much" }).getByRole("listitem");
  await expect(shares.filter({ hasText: "Isolde" })).toContainText(/(made|missed) the save with/);
});

test("an encounter's saving throws have the bonuses that its stat block has printed", async ({
  creator,
  campaign,
}) => {
  const dragon = await addEncounter(creator, campaign, {
    encounter_name: "Adult Red Dragon",
    encounter_dec: "Challenge 17 (18,000 XP)\nSaving throws Dex +6, Con +13\nSkills Perception +13",
    encounter_current_HP: 256,
    encounter_max_HP: 256,
  });
  const { act, idOf } = await addFight(creator, campaign);
  await act({ type: "add", encounters: [{ id: dragon, count: 2 }] });
  await act(orderBy(idOf, ["Adult Red Dragon 1", "Adult Red Dragon 2"]));
  await act({ type: "start" });
  await act({ type: "concentrate", target: idOf("Adult Red Dragon 1"), on: "Bless" });
  const page = await openBook(creator, campaign, "/fight");
  const saves = page.getByRole("form", { name: "Saving throws" });
  const amount = page.getByLabel("Amount, or dice to roll");
  await amount.fill("1");
  await amount.press("Enter");
  const holding = page.getByRole("status").filter({ hasText: "Bless holds" });
  await holding.getByRole("button", { name: "Roll" }).click();
  await expect(holding).toContainText(/save of 10: \d+/);
  await chooser(page, "Dragon 1").click({ modifiers: ["ControlOrMeta"] });
  await chooser(page, "Dragon 2").click({ modifiers: ["ControlOrMeta"] });
  await saves.getByRole("button", { name: "Roll the saves" }).click();
  const shares = page.getByRole("region", { name: "Who takes how much" }).getByRole("listitem");
  await expect(shares.filter({ hasText: /(made|missed) the save with/ })).toHaveCount(2);
  const rolls = await (await creator.api.get(`/api/campaigns/${campaign.id}/rolls`)).json();
  const bonuses = rolls.map(({ save, modifier }: { save: string; modifier: number }) => [save, modifier]);
  expect(bonuses).toEqual([
    ["dex", 6],
    ["dex", 6],
    ["con", 13],
  ]);
});

test("what the description of an encounter asks for is rolled in the fight, as the trait that it is", async ({
  creator,
  campaign,
}) => {
  const wyrm = await addEncounter(creator, campaign, {
    encounter_name: "Causeway Wyrm",
    encounter_dec:
      "Challenge 2 (450 XP)\n\nDeath Throes. It explodes: DC 12 Dexterity saving throw or 4d6 fire.",
  });
  const { act } = await addFight(creator, campaign);
  await act({ type: "add", encounters: [{ id: wyrm, count: 1 }] });
  await act({ type: "start" });
  const page = await openBook(creator, campaign, "/fight");
  const asked = page.getByRole("region", { name: "Rolls of the description" });
  await expect(asked).toContainText("It explodes");
  await expect(asked).not.toContainText("Challenge");
  await expectAccessible(page);
  await asked.getByRole("button", { name: "4d6 fire", exact: true }).click();
  await expect(page.getByLabel("Amount, or dice to roll")).toHaveValue(/^\d+$/);
  await asked.getByRole("button", { name: "DC 12 Dexterity saving throw", exact: true }).click();
  await expect(page.getByText("Death Throes of Causeway Wyrm: Dexterity save, DC 12")).toBeVisible();
});

test("the characters of a player who has left the book are thrown for by the dungeon master", async ({
  creator,
  player,
  campaign,
}) => {
  await startSkirmish({ creator, player, campaign }, 1, ["Goblin", "Isolde Marrow"]);
  await creator.api.delete(`/api/campaigns/${campaign.id}/roles/${player.id}`);
  const page = await openBook(creator, campaign, "/fight");
  await chooser(page, "Isolde").click({ modifiers: ["ControlOrMeta"] });
  await page.getByRole("button", { name: "Roll the saves" }).click();
  const shares = page.getByRole("region", { name: "Who takes how much" }).getByRole("listitem");
  await expect(shares.filter({ hasText: "Isolde" })).toContainText(/(made|missed) the save with/);
});

test("saving throws and damage of one with a long name are thrown", async ({ creator, campaign }) => {
  const name = "The Ninth Warren's Blessed Chieftain of All the Goblins";
  const chieftain = await addGoblin(creator, campaign, name);
  await creator.api.post("/api/encounter-actions", {
    data: {
      encounter_id: chieftain,
      action_name: "Oil flask",
      action_type: "Combat",
      action_description: "DC 12 Dexterity saving throw.",
    },
  });
  const { act, idOf } = await addFight(creator, campaign);
  await act({ type: "add", encounters: [{ id: chieftain, count: 1 }] });
  await act({ type: "start" });
  await act({ type: "concentrate", target: idOf(name), on: "Bless" });
  const page = await openBook(creator, campaign, "/fight");
  const amount = page.getByLabel("Amount, or dice to roll");
  await amount.fill("1");
  await amount.press("Enter");
  const holding = page.getByRole("status").filter({ hasText: "Bless holds" });
  await holding.getByRole("button", { name: "Roll" }).click();
  await expect(holding).toContainText(/save of 10: \d+/);

  await page.getByRole("button", { name: "Ask for DC 12 Dexterity saving throw: Oil flask" }).click();
  await amount.fill("2d6");
  await page.getByRole("button", { name: "Roll it first" }).click();
  await expect(page.getByTitle("D6", { exact: true })).toHaveCount(2);
});

test("what is rolled from an entry of the library that is to come into a fight, only the dungeon master learns", async ({
  creator,
  player,
  campaign,
}) => {
  await addFight(creator, campaign);
  const desk = await openBook(creator, campaign, "/fight");
  await desk.getByRole("button", { name: "Change Ambush at the Toll Bridge" }).click();
  await desk.getByRole("button", { name: "From the library" }).click();
  const library = desk.getByRole("dialog", { name: "The library" });
  await library.getByRole("searchbox").fill("giant rat");
  const thrown = desk.waitForResponse((answer) => answer.url().endsWith("/rolls"));
  await library
    .getByRole("article", { name: "Giant Rat", exact: true })
    .getByRole("button", { name: "+4 to hit", exact: true })
    .click();
  expect((await thrown).status()).toBe(201);
  const rollsOf = async ({ api }: typeof creator) =>
    (await (await api.get(`/api/campaigns/${campaign.id}/rolls`)).json()) as unknown[];
  expect(await rollsOf(creator)).toHaveLength(1);
  expect(await rollsOf(player)).toEqual([]);
});

test("who made a saving throw takes half of what is dealt to them then, and of no later blow", async ({
  creator,
  campaign,
}) => {
  const { act, idOf } = await addGoblinFight(creator, campaign, 2);
  await act(orderBy(idOf, ["Goblin 1", "Goblin 2"]));
  await act({ type: "start" });
  const page = await openBook(creator, campaign, "/fight");
  const saves = page.getByRole("form", { name: "Saving throws" });
  const shares = page.getByRole("region", { name: "Who takes how much" }).getByRole("listitem");
  const amount = page.getByLabel("Amount, or dice to roll");
  const saveBoth = async () => {
    for (const one of ["Goblin 1", "Goblin 2"])
      await page.getByRole("button", { name: `${one} with others` }).click();
    await saves.getByLabel("Difficulty").fill("1");
    await saves.getByRole("button", { name: "Roll the saves" }).click();
    await expect(shares.filter({ hasText: "made the save with" })).toHaveCount(2);
  };
  const wholeOf = (name: string) =>
    page.getByRole("group", { name: `Share of ${name}` }).getByRole("radio", { name: "whole" });

  await saveBoth();
  await page.getByRole("button", { name: "Done" }).click();
  await chooser(page, "Goblin 1").click();
  await amount.fill("4");
  await amount.press("Enter");
  await expect(rowOf(page, "Goblin 1")).toContainText("3/7");

  await saveBoth();
  await page.getByRole("button", { name: /Next turn/ }).click();
  await expect(page.getByRole("img", { name: /turn 2 of 2/ })).toBeVisible();
  await expect(wholeOf("Goblin 1")).toBeChecked();
  await expect(wholeOf("Goblin 2")).toBeChecked();
  // The same one has the turn again, a round later.
  await page.getByRole("button", { name: /Next turn/ }).click();
  await expect(page.getByRole("img", { name: /turn 1 of 2/ })).toBeVisible();
  await expect(wholeOf("Goblin 1")).toBeChecked();
  await page.getByRole("button", { name: "Done" }).click();

  const half = page.getByRole("checkbox", { name: "Half, it saved" });
  await chooser(page, "Goblin 2").click();
  await half.check();
  await chooser(page, "Goblin 1").click();
  await expect(half).not.toBeChecked();
  await chooser(page, "Goblin 2").click();
  await expect(half).not.toBeChecked();
});
