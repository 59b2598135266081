import type { Page } from "@playwright/test";
import { expect, openBook, test } from "../support/fixtures";
import { make } from "../support/make";
import { stopClock } from "../support/stopped-clock";

const seats = (page: Page) => page.getByRole("list", { name: /^At the table/ });

test("on a phone one reads what another's die shows, in the bar and for four seconds", async ({
  creator,
  player,
  otherPlayer,
  campaign,
}) => {
  const { character_id } = await make(otherPlayer, "characters", {
    campaign_id: campaign.id,
    character_name: "Kettil",
  });
  // Somebody else is at the table.
  const table = await openBook(creator, campaign);
  const phone = await openBook(player, campaign);
  await phone.setViewportSize({ width: 390, height: 844 });
  const bar = phone.getByRole("banner");
  // Scripts that come by themselves, and show what falls from then on.
  for (const page of [table, phone]) await expect(seats(page)).toBeVisible();
  await expect(bar.getByRole("status", { includeHidden: true })).toHaveCount(1);
  for (const page of [table, phone]) await stopClock(page);
  const roll = async (of: typeof creator, label: string, typed: number, other: object = {}) => {
    const data = { dice: { d20: 1 }, typed: [typed], label, ...other };
    const answer = await of.api.post(`/api/campaigns/${campaign.id}/rolls`, { data });
    expect(await answer.json()).toMatchObject({ total: typed });
  };
  const gilt = bar.getByRole("status").locator("[data-natural]");
  const title = bar.getByText(campaign.name, { exact: true });
  await roll(creator, "Strength save", 19);
  await expect(bar.getByText("Maren 19, Strength save")).toBeVisible();
  await expect(gilt).toHaveCount(0);
  await expect(title).toBeHidden();
  // In a character's name, and a natural 20 in gilt.
  await roll(otherPlayer, "Stealth", 20, { character_id });
  await expect(bar.getByText("Kettil 20, Stealth")).toBeVisible();
  await expect(gilt).toHaveText("20");
  // It lies at the place of a person who is there.
  await roll(creator, "Strength save", 20);
  await expect(seats(table).locator("[data-natural]")).toHaveText("20");
  await expect(bar.getByText("Maren 20, Strength save")).toBeVisible();
  await phone.clock.runFor(3900);
  await expect(title).toBeHidden();
  await phone.clock.runFor(200);
  await expect(title).toBeVisible();
});
