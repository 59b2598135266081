import { expect, expectAccessible, openBook, test } from "../support/fixtures";

test("a sheet can be named, and is found by its name", async ({ creator, campaign }) => {
  for (const note_text of ["First", "Second"])
    await creator.api.post("/api/dm-notes", { data: { campaign_id: campaign.id, note_text } });
  const page = await openBook(creator, campaign);
  await page.getByRole("tab", { name: "Sheet 2" }).click();
  await page.getByLabel("Name of this sheet").fill("The sexton");
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  await page.reload();
  await page.getByRole("tab", { name: "The sexton" }).click();
  await expect(page.getByLabel("Name of this sheet")).toHaveValue("The sexton");
  await page.getByRole("button", { name: "Save Edits" }).click();
  await expect(page.getByText("Unsaved changes")).toBeHidden();
  await expect(page.getByRole("tab", { name: "Sheet 1" })).toBeVisible();
  await expectAccessible(page);
  const notes = await (await creator.api.get(`/api/dm-notes/${campaign.id}`)).json();
  expect(notes).toMatchObject([
    { title: "", note_text: "First" },
    { title: "The sexton", note_text: "Second" },
  ]);
});
