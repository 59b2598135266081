import { addIsolde, addItem } from "../support/characters";
import { expect, expectAccessible, openBook, test } from "../support/fixtures";
import { make } from "../support/make";

const KNOWN = "/campaign?tab=description&about=description";

test("a link leads to what it names, and is plain words to who may not see that", async ({
  creator,
  player,
  campaign,
}) => {
  const campaign_id = campaign.id;
  const { handout_id: open } = await make(creator, "handouts", { campaign_id, title: "The third lantern" });
  await make(creator, `handouts/${open}/open`, { for: "all" });
  const { handout_id: sealed } = await make(creator, "handouts", { campaign_id, title: "The keeper’s debt" });
  const description = "Behind [[the third lantern]] lies [[The keeper’s debt]], and [[nobody]] knows it.";
  await creator.api.put(`/api/campaigns/${campaign_id}`, { data: { description } });

  const page = await openBook(player, campaign, KNOWN);
  const known = page.getByRole("tabpanel", { name: "Description", exact: true }).getByRole("tabpanel");
  await expect(known).toContainText("Behind the third lantern lies The keeper’s debt, and nobody knows it.");
  await expect(known.getByRole("link")).toHaveText(["the third lantern"]);
  // The server knows it already, and says nothing of the other.
  const html = await (await page.request.get(KNOWN)).text();
  expect(html).toContain(`handout=${open}`);
  expect(html).not.toContain(`handout=${sealed}`);
  await expectAccessible(page);
  await known.getByRole("link", { name: "the third lantern" }).focus();
  await page.keyboard.press("Enter");
  // It is read for the first time.
  const first = page.getByRole("dialog", { name: "The third lantern" });
  await first.getByRole("button", { name: "Close", exact: true }).click();
  const leaf = page.getByRole("article", { name: "The third lantern" });
  await expect(leaf).toBeVisible();

  const here = leaf.getByRole("region", { name: "What links here" });
  await expect(here.getByRole("listitem")).toHaveText([/Description.*Behind the third lantern lies/]);
  await expectAccessible(page);
  await here.getByRole("link").click();
  await expect(known).toContainText("Behind the third lantern");

  const dm = await openBook(creator, campaign, KNOWN);
  const seen = dm.getByRole("tabpanel", { name: "Description", exact: true }).getByRole("tabpanel");
  await expect(seen.getByRole("link")).toHaveText(["the third lantern", "The keeper’s debt"]);
  // What is sealed again is plain words at once.
  await make(creator, `handouts/${open}/seal`);
  await expect(known.getByRole("link")).toHaveCount(0);
  await expect(seen.getByRole("link")).toHaveCount(2);

  // Through the player's eyes it is as they see it.
  await dm.goto(`${KNOWN}&as=${player.id}`);
  await expect(seen).toContainText("Behind the third lantern lies");
  await expect(seen.getByRole("link")).toHaveCount(0);
});

test("a link leads to another section, to what somebody owns, and from the notes", async ({
  creator,
  player,
  campaign,
}) => {
  const campaign_id = campaign.id;
  await addItem(player, await addIsolde(player, campaign), { item_name: "Boat hook" });
  const { encounter_id } = await make(creator, "encounters", {
    campaign_id,
    encounter_name: "Causeway Wyrm",
  });
  await make(creator, "dm-notes", {
    campaign_id,
    title: "Evening 9",
    note_text: `[[Causeway Wyrm]] fears the [[Boat hook]], as [[causeway wyrm|encounter ${encounter_id}]] does.`,
  });
  const dm = await openBook(creator, campaign);
  await dm.getByRole("link", { name: "Causeway Wyrm", exact: true }).click();
  await expect(dm).toHaveURL(/\/encounter/);
  await expect(dm.getByRole("heading", { name: "Causeway Wyrm" })).toBeVisible();
  const here = dm.getByRole("region", { name: "What links here" });
  await here.getByRole("link", { name: /Evening 9/ }).click();
  await expect(dm.getByRole("textbox", { name: "DM Notes" })).toHaveValue(/fears the/);
  await dm.getByRole("link", { name: "Boat hook" }).click();
  await expect(dm).toHaveURL(/\/character/);
  await expect(dm.getByRole("button", { name: "Boat hook", exact: true })).toBeVisible();
});
