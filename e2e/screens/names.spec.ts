import { deferred } from "../support/deferred";
import { expect, expectAccessible, openBook, test } from "../support/fixtures";
import { make } from "../support/make";

test("who renames something may write the new name in the texts that link to it, or leave them", async ({
  creator,
  campaign,
  player,
}) => {
  const campaign_id = campaign.id;
  const { handout_id: id } = await make(creator, "handouts", { campaign_id, title: "Lantern of Ashmere" });
  const note = await make(creator, "dm-notes", {
    campaign_id,
    title: "Evening 9",
    note_text: "The wyrm wants the [[lantern of ashmere]], not the party.",
  });
  const { evening_id } = await make(creator, "evenings", { campaign_id, title: "Draft" });
  const chapter = "They found the [[Lantern of Ashmere]].";
  await creator.api.put(`/api/evenings/${evening_id}`, { data: { chapter } });
  const description = "Carried before the kings: the [[Lantern of Ashmere|old lantern]].";
  await creator.api.put(`/api/campaigns/${campaign_id}`, { data: { description } });

  const page = await openBook(creator, campaign, "/campaign?tab=handouts");
  const slips = page.getByRole("region", { name: "Names in texts" });
  const turnTo = (title: string) => page.getByRole("button", { name: new RegExp(`^${title}`) }).click();
  const rename = async (title: string) => {
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    const editor = page.getByRole("dialog", { name: "Edit handout" });
    await editor.getByLabel("Title").fill(title);
    await editor.getByRole("button", { name: "Save" }).click();
    await expect(editor).toHaveCount(0);
  };
  await turnTo("Lantern of Ashmere");
  await rename("Cold Lantern");
  await expect(slips).toContainText("“Lantern of Ashmere” still stands in three texts.");
  await expect(slips.getByRole("listitem")).toHaveText([
    /Description: Carried before the kings: the old lantern/,
    "Draft: They found the Lantern of Ashmere Cold Lantern.",
    "Evening 9: The wyrm wants the lantern of ashmere Cold Lantern, not the party.",
  ]);
  // The handout is sealed, and of these texts players read one.
  await expect(slips).toContainText(
    "Players would read the new name in Description. They may not see what it leads to, so to them it is plain words.",
  );
  await expectAccessible(page);
  // It stays until it is answered, and knows the last name.
  await page.reload();
  await expect(slips).toContainText("“Lantern of Ashmere” still stands in three texts.");
  await turnTo("Cold Lantern");
  await rename("Colder Lantern");
  await expect(slips).toContainText("lantern of ashmere Colder Lantern");
  await slips.getByRole("button", { name: "Write the new name in 3 texts" }).click();
  await expect(page.getByText("The new name stands in 3 texts now.")).toBeVisible();
  await expect(slips).toHaveCount(0);
  const { note_text: text } = (await (
    await creator.api.get(`/api/dm-notes/id/${note["note_id"]}`)
  ).json()) as {
    note_text: string;
  };
  expect(text).toBe("The wyrm wants the [[Colder Lantern]], not the party.");
  const here = page.getByRole("article", { name: "Colder Lantern" });
  await expect(here.getByRole("region", { name: "What links here" }).getByRole("listitem")).toHaveCount(3);

  // Texts that are left keep the name of before, and nothing asks again.
  await make(creator, `handouts/${id}/open`, { for: [player.id] });
  await rename("Lamp");
  await expect(slips).toContainText("still stands in three texts.");
  await expect(slips).not.toContainText("Players would read");
  await slips.getByRole("button", { name: "Leave them" }).click();
  await expect(slips).toHaveCount(0);
  await page.reload();
  await turnTo("Lamp");
  await expect(page.getByRole("article", { name: "Lamp" })).toBeVisible();
  await expect(slips).toHaveCount(0);
});

test("a text that players read says which of its names they can't follow", async ({
  creator,
  player,
  campaign,
}) => {
  const campaign_id = campaign.id;
  await make(creator, "handouts", { campaign_id, title: "The keeper’s debt" });
  const { handout_id: open } = await make(creator, "handouts", { campaign_id, title: "The toll house" });
  await make(creator, `handouts/${open}/open`, { for: "all" });
  await make(creator, "handouts", { campaign_id, title: "A summons" });
  const page = await openBook(creator, campaign, "/campaign?tab=handouts");
  await page.getByRole("button", { name: /^A summons/ }).click();
  const slips = page.getByRole("region", { name: "Names in texts" });
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const editor = page.getByRole("dialog", { name: "Edit handout" });
  await editor
    .getByLabel("Text")
    .fill("Come to [[The toll house]] with [[the keeper’s debt]] and [[a coin]].");
  // The words are there as the editor closes, whenever the list comes: they would move the button from under the pointer.
  const list = deferred();
  await page.route(`/api/handouts/${campaign_id}`, async (route) => {
    await list.promise;
    await route.continue();
  });
  await editor.getByRole("button", { name: "Save" }).click();
  await expect(editor).toHaveCount(0);
  await expect(page.getByRole("article").getByText("Come to", { exact: false })).toBeVisible();
  list.resolve();
  await expect(slips).toHaveCount(0);
  await page.getByRole("button", { name: "Break the seal", exact: true }).click();
  await expect(slips).toContainText(
    "Players read this name: the keeper’s debt. They may not see what it leads to, so to them it is plain words.",
  );
  await page.keyboard.press("Escape");
  await expectAccessible(page);
  await slips.getByRole("button", { name: "Close" }).click();
  await expect(slips).toHaveCount(0);
  // It is as the player's own index has it.
  const names = `/api/campaigns/${campaign_id}/names?exact=the%20toll%20house&exact=The%20keeper%E2%80%99s%20debt`;
  expect(await (await player.api.get(names)).json()).toEqual([expect.objectContaining({ id: open })]);
});
