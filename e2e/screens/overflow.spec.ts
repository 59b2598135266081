import type { Locator } from "@playwright/test";
import { addCharacter, openCharacter } from "../support/characters";
import { addFight, chooser } from "../support/fights";
import { expect, openBook, test } from "../support/fixtures";
import { make } from "../support/make";

const boxOf = async (at: Locator) => (await at.boundingBox()) ?? { x: Number.NaN, width: Number.NaN };
const rightOf = async (at: Locator): Promise<number> => {
  const { x, width } = await boxOf(at);
  return x + width;
};

test("the slip in a closed book is as wide as its words in every window", async ({
  creator,
  player,
  campaign,
}) => {
  await make(creator, "evenings", {
    campaign_id: campaign.id,
    dates: ["2031-12-04T19:00:00Z", "2031-12-11T19:00:00Z", "2031-12-18T19:00:00Z"],
  });
  const page = await player.page();
  await page.goto("/home");
  await page.mouse.move(200, 200);
  const slip = page.getByRole("button", { name: "Three dates wait for you" });
  await expect(slip).toBeVisible();
  for (const [width, height] of [
    [1024, 768],
    [844, 390],
    [390, 844],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    const over = await slip.evaluate((element) => {
      const words = document.createRange();
      if (element.firstChild) words.selectNodeContents(element.firstChild);
      const { right } = words.getBoundingClientRect();
      return right - Math.min(element.getBoundingClientRect().right, window.innerWidth);
    });
    expect(over, `at ${width} x ${height}`).toBeLessThan(0);
  }
});

test("on a phone large hit points don't overflow their row, and the button that removes a long condition stays 44 px wide", async ({
  creator,
  campaign,
}) => {
  const character = await addCharacter(creator, campaign, {
    character_name: "Osgar",
    character_current_HP: 1285,
    character_max_HP: 1285,
    temporary_HP: 130,
  });
  const { act, idOf } = await addFight(creator, campaign);
  await act({ type: "add", characters: [character] });
  await act({ type: "start" });
  await act({
    type: "condition",
    targets: [idOf("Osgar")],
    name: "Wühlmäusefallensteller".repeat(2).slice(0, 40),
    rounds: 3,
  });
  const page = await openBook(creator, campaign, "/fight");
  await page.setViewportSize({ width: 390, height: 844 });
  const row = chooser(page, "Osgar");
  await expect(row).toContainText("1285/1285");
  expect(await rightOf(row.getByText("1285/1285"))).toBeLessThanOrEqual(await rightOf(row));
  await page.getByRole("button", { name: /^turn to/ }).click();
  const cross = page.getByRole("button", { name: /^Remove Wühl/ });
  await expect(cross).toBeVisible();
  expect((await boxOf(cross)).width).toBeGreaterThanOrEqual(44);
});

test("at twice the font size on a phone a button's label wraps", async ({ creator, campaign }) => {
  const page = await openBook(creator, campaign, "/campaign?tab=evenings");
  // A width in em shrinks where type grows: to rules of narrow windows both are the same.
  await page.setViewportSize({ width: 200, height: 640 });
  const begin = page.getByRole("button", { name: "Begin the evening" });
  await expect(begin).toBeVisible();
  expect(await rightOf(begin)).toBeLessThanOrEqual(200);
});

test("hit points of four digits stay beside their vial", async ({ player, campaign }) => {
  await addCharacter(player, campaign, {
    character_name: "Isolde Marrow",
    character_max_HP: 9999,
    character_current_HP: 9999,
    temporary_HP: 9999,
  });
  const page = await openCharacter(player, campaign, "Isolde Marrow");
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 768 });
    const figures = await page.getByText("9999/9999").evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return words.getBoundingClientRect().right;
    });
    const { x } = await boxOf(page.getByRole("meter", { name: "Hit points" }));
    expect(figures, `at ${width}`).toBeLessThan(x);
  }
});

test("a sheet of notes with a long name leaves the next one in sight", async ({ creator, campaign }) => {
  for (const title of ["A title that is longer than a leaf of the book is wide", "Short"])
    await make(creator, "dm-notes", { campaign_id: campaign.id, title, note_text: "Salt" });
  const page = await openBook(creator, campaign);
  await page.setViewportSize({ width: 1024, height: 768 });
  const strip = page.getByRole("tablist", { name: "Sheets of notes" });
  expect(await rightOf(page.getByRole("tab", { name: "Short" }))).toBeLessThan(await rightOf(strip));
});
