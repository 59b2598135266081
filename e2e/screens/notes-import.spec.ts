import { readFile } from "node:fs/promises";
import type { Route } from "@playwright/test";
import { unpack } from "../support/archives";
import { deferred } from "../support/deferred";
import { expect, expectAccessible, openBook, test } from "../support/fixtures";
import { png, SIGNATURE } from "../support/images";
import { loseAnswer } from "../support/lose-answer";
import { verrinVault, zipOf } from "../support/vaults";

const vault = (files = verrinVault(png()), name = "verrin-vault.zip") => ({
  name,
  mimeType: "application/zip",
  buffer: zipOf(files),
});

test("a vault is looked through before it comes in as sealed handouts", async ({ creator, campaign }) => {
  const page = await openBook(creator, campaign, "/campaign?tab=handouts");
  await page.getByRole("button", { name: "Bring notes" }).click();
  const dialog = page.getByRole("dialog", { name: "Bring your notes" });
  await expect(dialog.getByText("every text in it is listed here")).toBeVisible();
  await expectAccessible(page);
  const file = dialog.getByLabel("Choose a file");
  await file.setInputFiles({ name: "a.zip", mimeType: "application/zip", buffer: Buffer.from("no zip") });
  await expect(dialog.getByRole("alert")).toHaveText(/Only a zip of Markdown files/);
  await file.setInputFiles(vault());
  await expect(dialog.getByText("verrin-vault.zip")).toBeVisible();
  await expect(dialog.getByText("Cannot be brought in: a canvas is no text.")).toBeVisible();
  await expect(
    dialog.getByText("One name leads to nothing in this book or in the file: links to it stay plain words."),
  ).toBeVisible();
  const tick = (name: string) => dialog.getByRole("checkbox", { name: `Bring in ${name}` });
  await expect(tick("Templates: Evening")).not.toBeChecked();
  await expect(tick("Places: Ashmere")).toBeChecked();
  await expectAccessible(page);

  // Something else may become of it, and what is ticked stays so.
  await tick("People: Old Verrin").uncheck();
  await dialog.getByRole("radio", { name: "Notes of yours" }).check();
  await expect(dialog.getByText("Their pictures become sealed handouts")).toBeVisible();
  await dialog.getByRole("radio", { name: "Sealed handouts" }).check();
  await expect(tick("People: Old Verrin")).not.toBeChecked();

  // It is written, but nobody hears of it, nor of its repetition; the same once more doubles nothing.
  const answer = deferred();
  const lose = async (route: Route) => {
    await answer.promise;
    await loseAnswer(route);
  };
  await page.route("**/notes-import", lose, { times: 2 });
  await dialog.getByRole("button", { name: "Bring in 2" }).click();
  // It stays open until that is said.
  await expect(dialog.getByRole("button", { name: "Another file" })).toBeDisabled();
  await page.keyboard.press("Escape");
  // What was sent is what is told of: nothing else is ticked until then.
  await expect(tick("People: Old Verrin")).toBeDisabled();
  answer.resolve();
  await expect(dialog.getByRole("alert")).toContainText("nothing comes in twice");
  await expect(tick("Places: Ashmere")).toBeDisabled();
  await expect(dialog.getByRole("radio", { name: "Notes of yours" })).toBeDisabled();
  await dialog.getByRole("button", { name: "Bring in 2" }).click();
  await expect(dialog.getByRole("status").filter({ hasText: "Two came in" })).toBeVisible();
  await expect(dialog.getByText("2 handouts, sealed")).toBeVisible();
  await expect(dialog.getByText("Not ticked")).toBeVisible();
  await expectAccessible(page);
  await expect(dialog.getByRole("button", { name: "To the handouts" })).toBeFocused();
  await page.keyboard.press("Enter");
  const sealed = page.getByRole("list", { name: "Sealed" });
  await expect(sealed.getByRole("listitem")).toHaveCount(3);
  await expect(sealed.getByRole("button", { name: /^Places: The Toll Bridge/ })).toBeVisible();
});

test("single texts become notes on a phone, from one page to the other", async ({ creator, campaign }) => {
  const page = await openBook(creator, campaign, "/campaign?tab=handouts");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Bring notes" }).click();
  const dialog = page.getByRole("dialog", { name: "Bring your notes" });
  const text = (name: string, content: string) => ({
    name,
    mimeType: "text/markdown",
    buffer: Buffer.from(content),
  });
  await dialog
    .getByLabel("Choose a file")
    .setInputFiles([text("Rumours.md", "The salt is **short**."), text("Prices.md", "| a | b |")]);
  await dialog.getByRole("radio", { name: "Notes of yours" }).check();
  await dialog.getByRole("button", { name: "See what is in it" }).click();
  const list = dialog.getByRole("region", { name: "What is in the file, contents" });
  await expect(list.getByText("A table becomes lines.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "The file" }).click();
  await dialog.getByRole("button", { name: "See what is in it" }).click();
  await dialog.getByRole("button", { name: "Bring in 2" }).click();
  await dialog.getByRole("button", { name: "To the notes" }).click();
  await page.getByRole("tab", { name: "Rumours" }).click();
  await expect(page.getByRole("textbox", { name: "DM Notes" })).toHaveValue("The salt is short.");
});

test("what came in names the pictures that were lost when they were written", async ({
  creator,
  campaign,
}) => {
  const page = await openBook(creator, campaign, "/campaign?tab=handouts");
  await page.getByRole("button", { name: "Bring notes" }).click();
  const dialog = page.getByRole("dialog", { name: "Bring your notes" });
  // It begins as a picture does, which is all that is looked at before.
  const files = { "Ashmere.md": "![[bridge.png]]\nA town.", "Inn.md": "Ale.", "bridge.png": SIGNATURE };
  await dialog.getByLabel("Choose a file").setInputFiles(vault(files));
  const pictures = dialog.locator("dl > div", { hasText: "pictures" });
  await expect(pictures).toHaveText("pictures1");
  await dialog.getByRole("checkbox", { name: "Bring in Inn" }).uncheck();
  await dialog.getByRole("button", { name: "Bring in 1" }).click();
  await expect(dialog.getByText("The picture “bridge” is left out: it can’t be read.")).toBeVisible();
  await expect(pictures).toHaveText("pictures0");
  await expect(dialog.getByText("Not ticked")).toBeVisible();
});

test("every member takes along what they see, as Markdown", async ({ creator, player, campaign }) => {
  const title = "The ferryman’s drawing";
  await creator.send("POST", "/api/handouts", {
    campaign_id: campaign.id,
    title,
    text: "Mind the third arch.",
  });
  await creator.send("POST", "/api/dm-notes", { campaign_id: campaign.id, title: "Secret", note_text: "x" });
  const saved = async (person: typeof creator) => {
    const page = await openBook(person, campaign, "/campaign");
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download as Markdown" }).click(),
    ]);
    await expect(page.getByText("What you see of this book was downloaded.")).toBeVisible();
    return [...(await unpack(await readFile(await file.path()))).keys()];
  };
  expect(await saved(creator)).toEqual(expect.arrayContaining([`Handouts/${title}.md`, "Notes/Secret.md"]));
  const theirs = await saved(player);
  expect(theirs.filter((name) => /^(?:Handouts|Notes)/.test(name))).toEqual([]);
});
