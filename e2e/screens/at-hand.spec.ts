import { addCharacter } from "../support/characters";
import { expect, openBook, test } from "../support/fixtures";
import { seedSelectedBook } from "../support/seed-selected-book";

test("on a phone, hit points and dice are one tap away on every page of the books", async ({
  creator,
  campaign,
}) => {
  const page = await (await seedSelectedBook(creator, campaign)).newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  // The party counts its hit points on its page too.
  const hurt = page.locator("[data-thumb-bar]").getByRole("button", { name: /^Lose a hit point/ });
  const dice = page.getByRole("button", { name: "Dice tray" });
  for (const [path, name] of [
    ["/character", "Ysolt"],
    ["/encounter", "Goblin"],
  ]) {
    await page.goto(path ?? "");
    for (const tabs of [/pages$/, "Belongings"]) {
      const list = page.getByRole("tablist", { name: tabs });
      // Turning to the list lets go of the creature; its card shows the hit points.
      for (const tab of await list.getByRole("tab", { name: /^(?!.*List|Encounters)/ }).all()) {
        await tab.click();
        await page.mouse.wheel(0, 3000);
        await hurt.click({ trial: true });
        await dice.click({ trial: true });
      }
      if (tabs !== "Belongings") await page.getByRole("button", { name: /^turn to/ }).click();
    }
    const meter = page.getByRole("meter", { name: "Hit points" });
    const before = (await meter.getAttribute("aria-valuetext")) ?? "";
    const [current = 0, max = 0] = [...before.matchAll(/\d+/g)].map(Number);
    await hurt.click();
    await expect(meter).toHaveAttribute("aria-valuetext", `${current - 1} of ${max}`);
    // Held it takes any amount.
    await hurt.click({ delay: 600 });
    const slip = page.getByRole("region", { name: `Hit points of ${name}` });
    await slip.getByLabel("Amount of hit points").fill("2");
    await slip.getByRole("button", { name: "Damage" }).click();
    await expect(meter).toHaveAttribute("aria-valuetext", `${current - 3} of ${max}`);
    await page.keyboard.press("Escape");
    await expect(slip).toBeHidden();
    await dice.click();
    await expect(page.getByRole("button", { name: "Add a D20", exact: true })).toBeVisible();
  }
});

test("in a low window, as with a keyboard on the screen, what has the focus is clear of the bars", async ({
  creator,
  campaign,
}) => {
  const page = await (await seedSelectedBook(creator, campaign)).newPage();
  await page.setViewportSize({ width: 390, height: 400 });
  await page.goto("/campaign?tab=players");
  const ribbons = await page.getByRole("navigation", { name: "Bookmarks" }).boundingBox();
  await page.getByRole("tab", { name: "Invitations" }).click();
  const field = page.getByLabel("Or invite by user id");
  await field.focus();
  const place = await field.boundingBox();
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(ribbons?.y ?? 0);
  expect(place?.y).toBeGreaterThan(100);
});

test("at 1440x900 the fold cuts no button of a sheet without energy", async ({ creator, campaign }) => {
  const id = await addCharacter(creator, campaign);
  await creator.api.post("/api/character-races", { data: { character_id: id, race_name: "Wood Elf" } });
  const page = await openBook(creator, campaign, "/character");
  await page.getByRole("button", { name: /Isolde Marrow/ }).click();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  expect([width, height]).toEqual([1440, 900]);
  const last = await page.getByRole("button", { name: "Delete character" }).boundingBox();
  const folio = await page.getByText("40", { exact: true }).boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(folio?.y ?? 0);
});
