// What is done to a character while others do the same, and on the way out.
import { addIsolde, openSheet, toastOf } from "../characters";
import { expect, test } from "../fixtures";

test("damage that two people deal at the same time is counted twice", async ({
  player,
  creator,
  campaign,
}) => {
  const id = await addIsolde(player, campaign);
  const page = await openSheet(player, campaign);
  await expect(page.getByText("31/44")).toBeVisible();
  await creator.api.put(`/api/characters/${id}`, { data: { character_current_HP: 20 } });
  const damage = page.getByRole("button", { name: "Damage" });
  await damage.click();
  await damage.click();
  await expect(page.getByText("18/44")).toBeVisible();
  const stored = await (await player.api.get(`/api/characters/id/${id}`)).json();
  expect(stored).toMatchObject({ character_current_HP: 18 });
});

test("what was deleted doesn't come back with a reload", async ({ player, campaign }) => {
  await addIsolde(player, campaign);
  const page = await openSheet(player, campaign);
  await page.getByRole("button", { name: "Delete character" }).click();
  await expect(toastOf(page, "Character deleted successfully!")).toBeVisible();
  const deleted = page.waitForRequest((request) => request.method() === "DELETE");
  await page.reload();
  await deleted;
  await expect(page.getByText("Create New Character")).toBeVisible();
  await expect(page.getByRole("button", { name: /Isolde Marrow/ })).toHaveCount(0);
  expect(await (await player.api.get(`/api/characters/${campaign.id}`)).json()).toEqual([]);
});

test("a deletion that could still be taken back is carried out when its person logs out", async ({
  player,
  campaign,
}) => {
  await addIsolde(player, campaign);
  const page = await openSheet(player, campaign);
  await page.getByRole("button", { name: "Delete character" }).click();
  await expect(toastOf(page, "Character deleted successfully!")).toBeVisible();
  await page.getByRole("button", { name: "Log out" }).click();
  await page.waitForURL("**/login");
  expect(await (await player.api.get(`/api/characters/${campaign.id}`)).json()).toEqual([]);
});
