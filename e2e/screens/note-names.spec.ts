import { expect, expectAccessible, openBook, test } from "../support/fixtures";
import { make } from "../support/make";

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

test("a link is completed by what was found for the name that stands there, and where the caret is", async ({
  creator,
  campaign,
}) => {
  for (const title of ["A summons to the toll house", "The Toll Bridge"])
    await make(creator, "handouts", { campaign_id: campaign.id, title });
  const page = await openBook(creator, campaign);
  const pad = page.getByRole("textbox", { name: "DM Notes" });
  const names = page.getByRole("listbox", { name: "Names" });
  await pad.click();
  // What was found for fewer letters is not taken for more, whether the answer to these comes or not.
  await page.keyboard.type("[[tol");
  await expect(names.getByRole("option")).toHaveCount(2);
  await page.route("**/names?*", (route) => route.abort());
  await page.keyboard.type("l was paid");
  await expect(names).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(pad).toHaveValue("[[toll was paid\n");
  await page.unroute("**/names?*");
  // Neither is a link completed that the caret has left.
  await page.keyboard.type("[[toll");
  await expect(names.getByRole("option")).toHaveCount(2);
  await page.keyboard.press("ControlOrMeta+Home");
  await expect(names).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(pad).toHaveValue("\n[[toll was paid\n[[toll");
});
