// Dice with a book open: thrown by the server, in everybody's tray.
import type { Page } from "@playwright/test";
import { diceTexts } from "@/lib/messages/dice";
import { addIsolde, addSpell } from "../support/characters";
import { deferred } from "../support/deferred";
import { expect, expectAccessible, openBook, test, toastOf } from "../support/fixtures";
import { make } from "../support/make";
import { PASSWORD } from "../support/people";
import { pressLong } from "../support/press-long";

const open = (page: Page) => page.getByRole("button", { name: "Dice tray" }).click();
const log = (page: Page) => page.getByRole("list", { name: "Rolls, newest first" }).getByRole("listitem");
const add = (page: Page, die: string) => page.getByRole("button", { name: `Add a ${die}`, exact: true });
const roll = (page: Page) => page.getByRole("button", { name: "Roll", exact: true }).click();

test("what one rolls lands in the other's tray, but for what only one may see", async ({
  creator,
  player,
  campaign,
}) => {
  const [maren, tobias] = await Promise.all([
    openBook(creator, campaign),
    openBook(player, campaign, "/character"),
  ]);
  await open(maren);
  await expect(maren.getByText("No dice have fallen yet")).toBeVisible();
  await open(tobias);
  await add(tobias, "D20").click();
  await tobias.getByRole("radio", { name: "Advantage", exact: true }).check();
  await tobias.getByLabel("What for").fill("Stealth");
  await tobias.getByRole("button", { name: "Raise Modifier" }).click();
  await roll(tobias);
  for (const page of [maren, tobias])
    await expect(log(page)).toHaveText([/^.*Tobias, Stealth.*\+1advantage/]);
  await expectAccessible(tobias);

  await maren.getByRole("radio", { name: "Only me" }).check();
  await add(maren, "D6").click();
  await add(maren, "D6").click();
  await maren.getByLabel("Real dice show").fill("six");
  await roll(maren);
  await expect(maren.getByText("Please type 2 results, one for each die")).toBeVisible();
  await maren.getByLabel("Real dice show").fill("7 1");
  await roll(maren);
  await expect(maren.getByText("A die can't show such a number")).toBeVisible();
  await maren.getByLabel("Real dice show").fill("5 2");
  await roll(maren);
  await expect(log(maren)).toHaveText([/Maren.*52real dieonly you7/, /Stealth/]);
  await maren.getByRole("radio", { name: "The table" }).check();
  await roll(maren);
  await expect(log(tobias)).toHaveText([/Maren/, /Stealth/]);
  await expect(log(maren)).toHaveCount(3);
});

test("what somebody rolled whose account is deleted is somebody's", async ({
  creator,
  otherPlayer,
  campaign,
}) => {
  await make(otherPlayer, `campaigns/${campaign.id}/rolls`, { dice: { d20: 1 }, label: "Perception" });
  const data = { password: PASSWORD };
  expect((await otherPlayer.api.delete("/api/users/me", { data })).status()).toBe(200);
  const page = await openBook(creator, campaign);
  await open(page);
  await expect(log(page)).toHaveText([/Somebody, Perception/]);
});

test("what a text asks for is rolled by a press, with advantage while Shift or the press itself is held", async ({
  player,
  campaign,
}) => {
  const id = await addIsolde(player, campaign);
  await player.api.post("/api/character-actions", {
    data: {
      character_id: id,
      action_name: "Bite",
      action_type: "Combat",
      action_description:
        "+5 to hit, reach 5 ft. Hit: 2d6+3 piercing, and a DC 13 Constitution saving throw.",
    },
  });
  const page = await openBook(player, campaign, "/character");
  await page.getByRole("button", { name: /Isolde Marrow/ }).click();
  await page.getByRole("tab", { name: "Actions" }).click();
  const asked = (name: string) => page.getByRole("paragraph").getByRole("button", { name, exact: true });
  await asked("2d6+3 piercing").click();
  // A real finger: browsers send no click after it.
  await pressLong(page, asked("+5 to hit"), toastOf(page, "Bite, to hit with advantage"));
  await asked("+5 to hit").click({ modifiers: ["Shift"] });
  await asked("DC 13 Constitution saving throw").click();
  await page.getByRole("tab", { name: "Dex" }).click();
  await page.getByRole("button", { name: /^Initiative/ }).click();
  const rolls = async () =>
    (
      (await (await player.api.get(`/api/campaigns/${campaign.id}/rolls`)).json()) as Record<
        string,
        unknown
      >[]
    ).map(({ label, mode, modifier, character_id }) => [label, mode, modifier, character_id]);
  await expect.poll(rolls).toEqual([
    ["Initiative", "normal", 4, id],
    ["Bite, Constitution save, DC 13", "normal", 0, id],
    ["Bite, to hit", "advantage", 5, id],
    ["Bite, to hit", "advantage", 5, id],
    ["Bite, piercing", "normal", 3, id],
  ]);
});

test("without a connection the dice fall here, and say so", async ({ player, campaign }) => {
  const page = await openBook(player, campaign, "/character");
  await open(page);
  await add(page, "D8").click();
  await page.context().setOffline(true);
  await roll(page);
  await expect(page.locator("[data-sonner-toast]")).toContainText("You rolled, in this browser only");
  await page.context().setOffline(false);
});

test("who likes it keeps the dice in this browser, though a book is open", async ({
  creator,
  player,
  campaign,
}) => {
  const page = await openBook(player, campaign, "/character");
  await open(page);
  await page.getByLabel("My dice stay in this browser").check();
  await expect(page.getByLabel("What for")).toHaveCount(0);
  await add(page, "D12").click();
  await roll(page);
  await expect(page.locator("[data-sonner-toast]")).toContainText("1 D12");
  await page.reload();
  await open(page);
  await page.getByRole("button", { name: "Last rolls" }).click();
  await expect(page.getByRole("list", { name: "Last rolls" }).getByRole("listitem")).toHaveCount(1);
  await page.getByRole("button", { name: "Last rolls" }).click();
  const rolls = await creator.api.get(`/api/campaigns/${campaign.id}/rolls`);
  expect(await rolls.json()).toEqual([]);
  await page.getByLabel("My dice stay in this browser").uncheck();
  await add(page, "D12").click();
  await roll(page);
  await expect(log(page)).toHaveCount(1);
});

test("casting a spell offers to spend the energy of its level or of a higher one", async ({
  player,
  campaign,
}) => {
  const id = await addIsolde(player, campaign);
  await addSpell(player, id, { spell_level: 2, spell_description: "A cold chain, 3d6 cold." });
  await addSpell(player, id, { spell_name: "Glow", spell_level: 0 });
  const page = await openBook(player, campaign, "/character");
  await page.getByRole("button", { name: /Isolde Marrow/ }).click();
  await page.getByRole("tab", { name: "Spells" }).click();
  const offer = page.getByRole("group", { name: "Cast Rime shackle" });
  await expect(offer.getByRole("button")).toHaveText([/level 2\s*3 left/, /level 3\s*1 left/]);
  await offer.getByRole("button", { name: /level 3/ }).click();
  await expect(offer.getByRole("button", { name: /level 3/ })).toBeDisabled();
  await expect(page.getByText("Rime shackle: Tides of level 3 spent, 0 left.")).toBeVisible();
  await offer.getByRole("button", { name: /level 2/ }).press("Enter");
  await expect(offer.getByRole("button", { name: /level 2/ })).toContainText("2 left");
  await expectAccessible(page);
  await expect
    .poll(async () => {
      const [origin] = (await (await player.api.get(`/api/character-classes/character/${id}`)).json()) as [
        Record<string, unknown>,
      ];
      return origin["energy_spent"];
    })
    .toBeTruthy();
  await page.getByRole("button", { name: /^Glow Cantrip/ }).click();
  await expect(page.getByRole("group", { name: "Cast Glow" })).toHaveCount(0);
  // A level that the class no longer has keeps its amount, and casts nothing.
  const [origin] = (await (await player.api.get(`/api/character-classes/character/${id}`)).json()) as Record<
    string,
    unknown
  >[];
  const { status } = await player.send("PUT", `/api/character-classes/${String(origin?.["class_id"])}`, {
    max_energy_level: 2,
  });
  expect(status).toBe(200);
  await page
    .getByRole("list", { name: "Spells" })
    .getByRole("button", { name: /^Rime shackle/ })
    .click();
  await expect(offer.getByRole("button")).toHaveText([/level 2/]);
});

test("what a real die shows is thrown once, and not anew where the connection is lost", async ({
  player,
  campaign,
}) => {
  const page = await openBook(player, campaign);
  await open(page);
  await add(page, "D20").click();
  const shown = page.getByLabel(diceTexts.realDie);
  await shown.fill("17");
  await page.route("/api/campaigns/*/rolls", (route) => route.abort());
  await roll(page);
  await expect(page.getByText("The dice could not be thrown.")).toBeVisible();
  await expect(shown).toHaveValue("17");
  await page.unroute("/api/campaigns/*/rolls");
  const { promise: line, resolve: letThrough } = deferred();
  let sent = 0;
  await page.route("/api/campaigns/*/rolls", async (route) => {
    sent += 1;
    await line;
    await route.continue();
  });
  await roll(page);
  // A second press while the answer is out is the same throw.
  await roll(page);
  letThrough();
  await expect(shown).toHaveValue("");
  await expect(log(page)).toHaveText([/17real die/]);
  expect(sent).toBe(1);
});

test("real dice are read as they lie in the hand, whichever kind was added first", async ({
  player,
  campaign,
}) => {
  const page = await openBook(player, campaign);
  await open(page);
  for (const die of ["D6", "D20", "D6"]) await add(page, die).click();
  const shown = page.getByLabel(diceTexts.realDice);
  await shown.fill("3 15 5");
  await roll(page);
  await expect(log(page)).toHaveText([/3515real die23/]);
  await expect(log(page).locator("[data-die=d20]")).toHaveText("15");
  // With advantage the d20 shows two, side by side.
  await page.getByRole("radio", { name: "Advantage", exact: true }).check();
  await shown.fill("6 2 19 1");
  await roll(page);
  await expect(log(page).first().locator("[data-die=d20]")).toHaveText(["2", "19"]);
  await expect(log(page).first().locator("strong")).toHaveText("26");
});
