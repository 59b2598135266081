// An item goes from one character to another.
import { addCharacter, addIsolde, addItem, belongingsOf, openCharacter } from "../support/characters";
import { deferred } from "../support/deferred";
import { expect, expectAccessible, openBook, test, toastOf } from "../support/fixtures";
import { loseAnswer } from "../support/lose-answer";

test("an item is given in two taps, and its new bearer is told", async ({
  player,
  otherPlayer,
  campaign,
}) => {
  const isolde = await addIsolde(player, campaign);
  await addItem(player, isolde, { item_name: "Lantern of Ashmere" });
  await addItem(player, isolde);
  await addCharacter(otherPlayer, campaign, { character_name: "Otho Reed" });
  // The toast comes from comparing two reads: the first is made once somebody else is present, so wait for that.
  const known = (await otherPlayer.page()).waitForResponse(`/api/characters/${campaign.id}`);
  const theirs = await openCharacter(otherPlayer, campaign, "Otho Reed");
  const page = await openCharacter(player, campaign);
  await known;
  await belongingsOf(page).getByRole("button", { name: "Give Lantern of Ashmere" }).click();
  const dialog = page.getByRole("dialog", { name: "Give Lantern of Ashmere" });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Otho Reed" }).click();
  await expect(toastOf(page, "Otho Reed has Lantern of Ashmere now.")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(belongingsOf(page).getByText("Lantern of Ashmere")).toHaveCount(0);
  await expect(belongingsOf(theirs).getByRole("heading", { name: "Lantern of Ashmere" })).toBeVisible();
  await expect(toastOf(theirs, "Tobias gave Otho Reed Lantern of Ashmere.")).toBeVisible();
  // What is another's can't be given.
  await theirs.getByRole("tab", { name: "Character List" }).click();
  await theirs.getByRole("button", { name: /Isolde Marrow/ }).click();
  await expect(belongingsOf(theirs).getByRole("heading", { name: "Yew longbow" })).toBeVisible();
  await expect(theirs.getByRole("button", { name: /^Give / })).toHaveCount(0);
});

test("who founded the book and plays along is told what their character is given", async ({
  creator,
  player,
  campaign,
}) => {
  const { character_inventory_id } = await addItem(player, await addIsolde(player, campaign));
  const otho = await addCharacter(creator, campaign, { character_name: "Otho Reed" });
  const page = await openCharacter(creator, campaign, "Otho Reed");
  // The toast comes from comparing two reads, of which the first is the list and then the items: made once somebody else is present.
  let isListed = false;
  const known = page.waitForResponse((answer) => {
    const { pathname } = new URL(answer.url());
    isListed ||= pathname === `/api/characters/${campaign.id}`;
    return isListed && pathname === `/api/character-inventory/character/${otho}`;
  });
  await openBook(player, campaign);
  await known;
  const given = await player.api.post(`/api/character-inventory/${character_inventory_id}/give`, {
    data: { character_id: otho },
  });
  expect(given.status()).toBe(200);
  await expect(toastOf(page, "Tobias gave Otho Reed Yew longbow.")).toBeVisible();
});

test("an item that is on its way is not called off by closing the dialog", async ({
  player,
  otherPlayer,
  campaign,
}) => {
  const isolde = await addIsolde(player, campaign);
  await addItem(player, isolde);
  await addCharacter(otherPlayer, campaign, { character_name: "Otho Reed" });
  const page = await openCharacter(player, campaign);
  const [asked, answer] = [deferred(), deferred()];
  await page.route("**/api/character-inventory/*/give", async (route) => {
    asked.resolve();
    await answer.promise;
    await route.continue();
  });
  await belongingsOf(page).getByRole("button", { name: "Give Yew longbow" }).click();
  const dialog = page.getByRole("dialog", { name: "Give Yew longbow" });
  await dialog.getByRole("button", { name: "Otho Reed" }).click();
  await asked.promise;
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  answer.resolve();
  await expect(toastOf(page, "Otho Reed has Yew longbow now.")).toBeVisible();
  await expect(dialog).toBeHidden();
});

test("an item whose answer was lost is said to be given, and one that stayed is not", async ({
  player,
  otherPlayer,
  campaign,
}) => {
  const isolde = await addIsolde(player, campaign);
  await addItem(player, isolde);
  await addItem(player, isolde, { item_name: "Lantern of Ashmere" });
  const otho = await addCharacter(otherPlayer, campaign, { character_name: "Otho Reed" });
  const page = await openCharacter(player, campaign);
  const calls = "**/api/character-inventory/*/give";
  const give = async (name: string) => {
    await belongingsOf(page)
      .getByRole("button", { name: `Give ${name}` })
      .click();
    const dialog = page.getByRole("dialog", { name: `Give ${name}` });
    await dialog.getByRole("button", { name: "Otho Reed" }).click();
    return dialog;
  };
  // The call is repeated by itself, for an item that is another's by then.
  await page.route(calls, loseAnswer, { times: 1 });
  const dialog = await give("Yew longbow");
  await expect(toastOf(page, "Otho Reed has Yew longbow now.")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(belongingsOf(page).getByText("Yew longbow")).toHaveCount(0);
  const theirs = await otherPlayer.api.get(`/api/character-inventory/character/${otho}`);
  expect(await theirs.json()).toMatchObject([{ item_name: "Yew longbow" }]);
  // Refused for another reason.
  const error = "You may not do this in this campaign";
  await page.route(calls, (route) => route.fulfill({ status: 403, json: { error } }));
  const open = await give("Lantern of Ashmere");
  await expect(toastOf(page, error)).toBeVisible();
  await expect(open).toBeVisible();
});
