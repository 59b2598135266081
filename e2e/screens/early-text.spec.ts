import type { Page } from "@playwright/test";
import { expect, openBook, test } from "../support/fixtures";
import { holdScripts } from "../support/held-scripts";
import { waitForHydration } from "../support/wait-for-hydration";

/** A page whose scripts wait until they are let come, as on a slow connection. */
const withoutScript = async (page: Page) => {
  const come = await holdScripts(page);
  return async () => {
    come();
    await waitForHydration(page);
  };
};

const field = (page: Page, name: string) => page.getByRole("textbox", { name });

test("notes that are written before the page's script is there stay, and are saved", async ({
  creator,
  campaign,
}) => {
  await creator.api.post("/api/dm-notes", {
    data: { campaign_id: campaign.id, note_text: "The sexton is dead." },
  });
  const page = await openBook(creator, campaign, "/home");
  const letCome = await withoutScript(page);
  await page.goto("/campaign", { waitUntil: "commit" });
  await field(page, "DM Notes").press("ControlOrMeta+End");
  await page.keyboard.type(" So is the");
  await letCome();
  await page.keyboard.type(" sacristan.");
  await expect(field(page, "DM Notes")).toHaveValue("The sexton is dead. So is the sacristan.");
  await page.getByRole("button", { name: "Save Edits" }).click();
  await expect(page.getByText("DM notes updated successfully!")).toBeVisible();
  const [note] = await (await creator.api.get(`/api/dm-notes/${campaign.id}`)).json();
  expect(note.note_text).toBe("The sexton is dead. So is the sacristan.");
});

test("notes that are written on while the page's script comes keep every letter", async ({
  creator,
  campaign,
}) => {
  await creator.api.post("/api/dm-notes", { data: { campaign_id: campaign.id, note_text: "One bell." } });
  const page = await openBook(creator, campaign, "/home");
  const come = await holdScripts(page);
  await page.goto("/campaign", { waitUntil: "commit" });
  await field(page, "DM Notes").press("ControlOrMeta+End");
  await page.keyboard.type(" Two ");
  come();
  // Slowly enough to still go on when the page has been taken over.
  const rest = "bells, and then no bell at all, for the rope was gone, and the ringer with it.";
  await page.keyboard.type(rest, { delay: 15 });
  await waitForHydration(page);
  await expect(field(page, "DM Notes")).toHaveValue(`One bell. Two ${rest}`);
  await expect(page.getByText("Unsaved changes")).toBeVisible();
});

test("a title that is written before the page's script is there stays on the cover", async ({ stranger }) => {
  const page = await stranger.page();
  const letCome = await withoutScript(page);
  await page.goto("/create", { waitUntil: "commit" });
  await field(page, "Campaign Title").fill("Embers");
  await letCome();
  await expect(field(page, "Campaign Title")).toHaveValue("Embers");
  await expect(page.locator("main").getByText("Embers", { exact: true })).toBeVisible();
});

test("who is in the title before the page's script is there replaces the suggestion", async ({
  stranger,
}) => {
  const page = await stranger.page();
  const letCome = await withoutScript(page);
  await page.goto("/create", { waitUntil: "commit" });
  await field(page, "Campaign Title").focus();
  await letCome();
  await page.keyboard.type("Embers");
  await expect(field(page, "Campaign Title")).toHaveValue("Embers");
});
