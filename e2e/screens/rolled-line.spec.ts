import { expect, openBook, test } from "../support/fixtures";

test("on a phone one reads what another's die shows, in the bar and for four seconds", async ({
  creator,
  player,
  campaign,
}) => {
  // Somebody else is at the table.
  await openBook(creator, campaign);
  const phone = await openBook(player, campaign);
  await phone.setViewportSize({ width: 390, height: 844 });
  await expect(phone.getByRole("list", { name: /^At the table/ })).toBeVisible();
  const { total } = (await (
    await creator.api.post(`/api/campaigns/${campaign.id}/rolls`, {
      data: { dice: { d20: 1 }, typed: [20], label: "Strength save" },
    })
  ).json()) as { total: number };
  expect(total).toBe(20);
  const line = phone.getByRole("banner").getByText("Maren 20, Strength save");
  const title = phone.getByRole("banner").getByText(campaign.name, { exact: true });
  await expect(line).toBeVisible();
  await expect(title).toBeHidden();
  await expect(line).toHaveCount(0);
  await expect(title).toBeVisible();
});
