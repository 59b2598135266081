import { leftPage } from "../support/encounters";
import { expect, openBook, test } from "../support/fixtures";
import { loseAnswer } from "../support/lose-answer";

test("a search that fails says so, takes nothing, and goes on when the connection is back", async ({
  creator,
  campaign,
}) => {
  const page = await openBook(creator, campaign, "/encounter");
  await leftPage(page).getByRole("button", { name: "From the library" }).click();
  const dialog = page.getByRole("dialog", { name: "The library" });
  await expect(dialog.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("kobold");
  await expect(dialog.getByRole("heading", { name: "Kobold", exact: true })).toBeVisible();
  await page.context().setOffline(true);
  await dialog.getByRole("searchbox").fill("tarrasque");
  await expect(dialog.getByRole("alert")).toContainText("The library can’t be read.");
  await expect(dialog.getByRole("button", { name: /^Kobold/ })).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: "Try again" })).toBeVisible();
  await page.context().setOffline(false);
  await expect(dialog.getByRole("heading", { name: "Tarrasque" })).toBeVisible();
  // What doesn't count as a number of copies is put right first.
  const copies = dialog.getByRole("spinbutton", { name: "Copies" });
  await copies.fill("25");
  await page.keyboard.press("Enter");
  await expect(copies).toHaveValue("20");
  await copies.fill("2");
  // The first answer is lost on its way; trying again doubles nothing.
  await page.route("**/api/encounters/from-library", loseAnswer, { times: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByText("It could not be taken.")).toBeVisible();
  await dialog.getByRole("button", { name: "Take 2 × Tarrasque" }).click();
  await expect(page.getByText("Taken from the library: Tarrasque, Tarrasque 2.")).toBeVisible();
  // After the arrows a blank ticks.
  await dialog.getByRole("searchbox").fill("adult-black");
  await expect(dialog.getByText("1 of 322 monsters")).toBeVisible();
  await dialog.getByRole("searchbox").fill("owl");
  await expect(dialog.getByRole("heading", { name: "Owl", exact: true })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await expect(dialog.getByRole("checkbox", { name: "Tick Owlbear" })).toBeChecked();
  await expect(dialog.getByRole("searchbox")).toHaveValue("owl");
});
