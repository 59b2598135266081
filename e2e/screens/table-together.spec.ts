// What is done to a character while others do the same, and on the way out.
import { addIsolde, openCharacter, typeAmount } from "../support/characters";
import { deferred } from "../support/deferred";
import { expect, test, toastOf } from "../support/fixtures";

test("damage that two browsers deal at the same time is counted twice, and sent as nothing but the change", async ({
  player,
  creator,
  campaign,
}) => {
  const id = await addIsolde(player, campaign);
  const pages = [await openCharacter(player, campaign), await openCharacter(creator, campaign)];
  const sent: unknown[] = [];
  // Both are on their way, and drawn, before either arrives.
  const bothDrawn = deferred();
  for (const page of pages)
    await page.route("/api/characters/**", async (route) => {
      // What the stream has the browsers ask for is no damage.
      if (route.request().method() === "GET") return route.continue();
      sent.push(`${route.request().method()} ${route.request().postData()}`);
      await bothDrawn.promise;
      await route.continue();
    });
  for (const [index, page] of pages.entries()) {
    await typeAmount(page);
    await page.getByLabel("Amount of hit points").fill(String(5 + index));
    await page.getByRole("button", { name: "Damage" }).click();
    await expect(page.getByText(`${26 - index}/44`)).toBeVisible();
  }
  bothDrawn.resolve();
  const stored = async () =>
    ((await (await player.api.get(`/api/characters/id/${id}`)).json()) as Record<string, unknown>)[
      "character_current_HP"
    ];
  await expect.poll(stored).toBe(20);
  expect(sent).toEqual(['POST {"change":-5}', 'POST {"change":-6}']);
  // The one whose answer came last shows both.
  await expect
    .poll(async () => Promise.all(pages.map((page) => page.getByText("20/44").count())))
    .toContain(1);
});

test("what was deleted doesn't come back with a reload", async ({ player, campaign }) => {
  await addIsolde(player, campaign);
  const page = await openCharacter(player, campaign);
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
  const page = await openCharacter(player, campaign);
  await page.getByRole("button", { name: "Delete character" }).click();
  await expect(toastOf(page, "Character deleted successfully!")).toBeVisible();
  await page.getByRole("button", { name: "Log out" }).click();
  await page.waitForURL("**/login");
  expect(await (await player.api.get(`/api/characters/${campaign.id}`)).json()).toEqual([]);
});
