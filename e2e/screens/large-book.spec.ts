import { deferred } from "../support/deferred";
import { expect, openBook, test, withoutLive } from "../support/fixtures";
import { addFight } from "../support/fights";
import { makeLargeBook } from "../support/large-book";

test("another fight is loaded when it is opened, whole, and says so while it is not there", async ({
  creator,
  campaign,
}) => {
  const ids: number[] = [];
  for (const [name, foe] of [
    ["Ambush", "Ogre"],
    ["The chapel", "Drowned one"],
  ]) {
    const { id, act, idOf } = await addFight(creator, campaign, name);
    await act({ type: "add", others: [{ name: foe, max_HP: 9, initiative: 5 }] });
    await act({ type: "start" });
    await act({ type: "defeat", targets: [idOf(foe ?? "")] });
    await act({ type: "end" });
    ids.push(id);
  }
  // The stream would have it fetched once more where it opens late, and take the button away.
  await withoutLive(await creator.page());
  const page = await openBook(creator, campaign, "/fight");
  const fallen = page.getByRole("region", { name: "Who fell" });
  await expect(fallen.getByText("Drowned one")).toBeVisible();
  const older = page.getByRole("button", { name: /^Ambush.*Ogre fell/ });
  const [first] = ids;
  await page.route(`/api/fights/id/${first}`, (route) => route.abort());
  await older.click();
  await expect(page.getByRole("alert").getByText("This fight could not be loaded.")).toBeVisible();
  await expect(fallen).toBeHidden();
  await page.unroute(`/api/fights/id/${first}`);
  const answer = deferred();
  await page.route(`/api/fights/id/${first}`, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: "Try again" }).click();
  answer.resolve();
  await expect(fallen.getByText("Ogre")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Ambush" })).toBeVisible();
});

test("characters that are too many for a page are all there, and one opens whole", async ({ creator }) => {
  test.slow();
  const size = { notes: 0, noteLength: 0, fights: 0, combatants: 0, characters: 60 };
  const id = await makeLargeBook(creator, size);
  const page = await openBook(creator, { id, name: "The Salt Crown" }, "/character");
  await page.getByRole("button", { name: /^Ysolt 60/ }).click();
  await page.getByRole("tab", { name: "Description" }).click();
  await expect(page.getByText("Born on a causeway between two tides.").filter({ visible: true })).toHaveCount(
    1,
  );
});
