import { addIsolde, openSheet, toastOf } from "../characters";
import { expect, openBook, test } from "../fixtures";
import { latch } from "../latch";

test("energy that the server doesn't keep comes back, and is spent at the next try", async ({
  player,
  campaign,
}) => {
  await addIsolde(player, campaign);
  const page = await openSheet(player, campaign);
  const first = page.getByRole("region", { name: "Tides" }).getByRole("listitem").first();
  const spend = page.getByRole("button", { name: "Spend Tides, level 1" });
  const address = /\/api\/character-classes\/\d+$/;
  await page.route(address, (route) => route.fulfill({ status: 500, json: {} }));
  await spend.click();
  await expect(toastOf(page, "Failed to update character.").first()).toBeVisible();
  await expect(first).not.toHaveText(/\/4/);
  await page.unroute(address);
  await spend.click();
  await expect(first).toHaveText(/3\/4/);
});

test("a role that can't be changed stays, and changes once at the next try", async ({
  creator,
  player,
  campaign,
}) => {
  const page = await openBook(creator, campaign);
  await page.getByRole("tab", { name: "Players" }).click();
  const make = page.getByRole("button", { name: `Make admin of ${player.username}` });
  const address = /\/roles\/\d+$/;
  await page.route(address, (route) => route.abort());
  await make.click();
  await expect(page.getByText("Failed to change role.")).toBeVisible();
  await page.unroute(address);
  let calls = 0;
  const answer = latch();
  await page.route(address, async (route) => {
    calls += 1;
    await answer.opened;
    await route.fallback();
  });
  await make.dblclick();
  for (let count = 0; count < 5; count += 1) await page.keyboard.press("Enter");
  answer.open();
  await expect(page.getByText("Tobias is now an admin.")).toBeVisible();
  expect(calls).toBe(1);
});
