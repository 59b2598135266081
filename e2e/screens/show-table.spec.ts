// The dungeon master turns the page for everybody.
import { addIsolde } from "../characters";
import { expect, expectAccessible, openBook, test } from "../fixtures";

test("players' books turn to what is shown, from another section and within one", async ({
  creator,
  player,
  campaign,
}) => {
  const id = await addIsolde(player, campaign);
  await creator.api.put(`/api/campaigns/${campaign.id}`, { data: { setting: "A drowned coast." } });
  const page = await openBook(player, campaign);
  await page.getByRole("tab", { name: "Players" }).click();
  await expect(page.getByText("has the book open").first()).toBeVisible();
  await page.getByRole("tab", { name: "Players" }).blur();
  const master = await openBook(creator, campaign, "/campaign?tab=description&about=setting");
  await master.getByRole("button", { name: "Show the table: this page" }).click();
  await expect(page.getByRole("tab", { name: "Setting" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText("A drowned coast.").first()).toBeVisible();
  await expect(master.getByRole("button", { name: "On the table: this page" })).toBeVisible();
  await master.getByRole("link", { name: "Character", exact: true }).click();
  await master.getByRole("button", { name: /Isolde Marrow/ }).click();
  await master.getByRole("button", { name: "Show the table: this sheet" }).click();
  await expect(page).toHaveURL(/\/character/);
  await expect(page.getByRole("heading", { name: "Isolde Marrow" }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("selectedCharacterId"))).toBe(String(id));
});

test("who writes keeps the page and gets a bookmark, and who comes late finds what was shown", async ({
  creator,
  player,
  otherPlayer,
  campaign,
}) => {
  const page = await openBook(player, campaign, "/campaign?tab=players");
  await expect(page.getByText("has the book open").first()).toBeVisible();
  await page.getByRole("tab", { name: "Invitations" }).click();
  await page.getByRole("textbox").or(page.getByRole("spinbutton")).first().focus();
  const show = (place: string) =>
    creator.api.post(`/api/campaigns/${campaign.id}/shown`, { data: { place } });
  await show("themes");
  await expect(page.getByText(/(opens|lies) the themes/)).toBeVisible();
  await expect(page).toHaveURL(/tab=players/);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Let me read" }).click();
  await page.getByRole("tab", { name: "Campaign", exact: true }).click();
  await show("factions");
  await expect(page.getByText(/(opens|lies) the factions/)).toBeVisible();
  await page.getByRole("button", { name: "Go there" }).click();
  await expect(page.getByRole("tab", { name: "Factions" })).toHaveAttribute("aria-selected", "true");
  const late = await openBook(otherPlayer, campaign);
  await expect(late.getByText("On the table lies the factions")).toBeVisible();
  await late.getByRole("button", { name: "Go there" }).click();
  await expect(late.getByRole("tab", { name: "Factions" })).toHaveAttribute("aria-selected", "true");
});
