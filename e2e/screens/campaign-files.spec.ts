import { readFile } from "node:fs/promises";
import type { FileChooser, Page } from "@playwright/test";
import { campaign, campaignFile, character } from "../support/campaign-file";
import { expect, expectAccessible, openBook, test } from "../support/fixtures";
import { pngFile, textFile } from "../support/images";

const zipFile = (buffer: Buffer, name = "book.zip") => ({ name, mimeType: "application/zip", buffer });
const openDialog = async (page: Page) => {
  await page.goto("/home");
  await page.getByRole("button", { name: "Import a campaign" }).click();
  const dialog = page.getByRole("dialog", { name: "Import a campaign" });
  await expect(dialog.getByLabel("Campaign file")).toBeFocused();
  return dialog;
};
/** What a click or a key makes the browser save. */
const saved = async (page: Page, act: () => Promise<void>) => {
  const [download] = await Promise.all([page.waitForEvent("download"), act()]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
};

test("a book is downloaded by its creator, and imported and opened by somebody else", async ({
  creator,
  stranger,
}) => {
  const made = await creator.api.post("/api/campaigns/create", {
    multipart: {
      campaign_name: "The Salt Crown",
      description: "It rises with the tide.",
      cover_img: pngFile(),
    },
  });
  const { campaign_id: id } = (await made.json()) as { campaign_id: number };
  const book = await openBook(creator, { id, name: "The Salt Crown" });
  await expectAccessible(book);
  const { name, content } = await saved(book, () =>
    book.getByRole("button", { name: "Download a copy" }).click(),
  );
  expect(name).toBe("The-Salt-Crown.zip");
  await expect(book.getByText("The book was downloaded.")).toBeVisible();

  const page = await stranger.page();
  const dialog = await openDialog(page);
  await expectAccessible(page);
  await dialog.getByLabel("Campaign file").setInputFiles(zipFile(content, name));
  await expect(dialog.getByText(name)).toBeVisible();
  await dialog.getByRole("button", { name: "Import", exact: true }).click();
  const report = page.getByRole("dialog", { name: "The Salt Crown stands on your shelf" });
  await expect(report.getByText("Nothing was left out.")).toBeVisible();
  await expect(report.locator("div", { has: page.getByText("Pictures", { exact: true }) }).last()).toHaveText(
    "Pictures1",
  );
  await expectAccessible(page);
  await report.getByRole("button", { name: "Open the book" }).click();
  await expect(page).toHaveURL("/campaign");
  await expect(page.getByRole("heading", { name: "The Salt Crown", exact: true })).toBeVisible();
  await expect(page.getByText("It rises with the tide.")).toBeVisible();
});

test("with the keyboard alone a book goes out and comes in again", async ({ creator, campaign: own }) => {
  const page = await openBook(creator, own);
  const { content } = await saved(page, async () => {
    await page.getByRole("button", { name: "Download a copy" }).focus();
    await page.keyboard.press("Enter");
  });
  await page.goto("/home");
  await page.getByRole("button", { name: "Import a campaign" }).focus();
  await page.keyboard.press("Enter");
  const field = page.getByLabel("Campaign file");
  await expect(field).toBeFocused();
  let chooser: FileChooser | undefined;
  page.once("filechooser", (opened) => {
    chooser = opened;
  });
  // A busy browser loses a key now and then.
  await expect(async () => {
    await page.keyboard.press("Space");
    await expect.poll(() => chooser, { timeout: 3000 }).toBeDefined();
  }).toPass();
  await chooser?.setFiles(zipFile(content));
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Import", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Open the book" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Import a campaign" })).toBeFocused();
  await expect(page.getByText("2 books on the shelf")).toBeVisible();
});

test("the report names what was left out", async ({ stranger }) => {
  const page = await stranger.page();
  const dialog = await openDialog(page);
  const book = campaign({ characters: [character({ image: "pictures/gone.webp" })] });
  await dialog.getByLabel("Campaign file").setInputFiles(zipFile(campaignFile({ book })));
  await dialog.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("listitem")).toHaveText([
    "The players: Tobias. Their characters came in as yours; invite them again.",
    "The picture of Ysolt: it is not in the file.",
  ]);
});

test("a file that is refused says why, and another can be chosen", async ({ stranger }) => {
  const page = await stranger.page();
  const dialog = await openDialog(page);
  const submit = dialog.getByRole("button", { name: "Import", exact: true });
  const sentence = dialog.getByRole("alert");
  await submit.click();
  await expect(sentence).toHaveText("Please choose a campaign file first.");
  await dialog.getByLabel("Campaign file").setInputFiles(textFile("cover.zip"));
  await submit.click();
  await expect(sentence).toHaveText(
    "Only campaign files can be imported: zip files that were downloaded from a campaign’s book",
  );
  await expectAccessible(page);
  // As a host answers that takes smaller bodies than the product.
  await page.route("**/api/campaigns/import", (route) => route.fulfill({ status: 413, body: "Too large" }));
  await dialog.getByLabel("Campaign file").setInputFiles(zipFile(campaignFile()));
  await submit.click();
  await expect(sentence).toHaveText("This file is larger than the server takes.");
  await page.unroute("**/api/campaigns/import");
  await page.route("**/api/campaigns/import", (route) => route.abort());
  await submit.click();
  await expect(sentence).toHaveText("Failed to import the campaign.");
  await page.unroute("**/api/campaigns/import");
  await submit.dblclick();
  await expect(page.getByRole("button", { name: "Open the book" })).toBeVisible();
  await expect(page.getByText("1 book on the shelf")).toBeVisible();
});

test("admins and players are offered no copy of the book", async ({ admin, player, campaign: own }) => {
  for (const person of [admin, player]) {
    const page = await openBook(person, own);
    await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Download a copy" })).toHaveCount(0);
  }
});

test("a download that fails says so, and can be tried again", async ({ creator, campaign: own }) => {
  const page = await openBook(creator, own);
  const button = page.getByRole("button", { name: "Download a copy" });
  await page.route("**/export", (route) => route.abort());
  await button.click();
  await expect(page.getByText("Failed to download the book.")).toBeVisible();
  await page.unroute("**/export");
  // What is too much of one thing to come back is said with it.
  await page.route("**/export", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "over-limit": "texts" } });
  });
  await saved(page, () => button.click());
  await expect(page.getByText("The texts of this book are longer than can be imported")).toBeVisible();
  await page.unroute("**/export");
  expect((await saved(page, () => button.click())).name).toBe("The-Salt-Crown.zip");
});

test("everybody can download their own data from the profile", async ({ player, campaign: own }) => {
  expect(own.id).toBeGreaterThan(0);
  const page = await player.page();
  await page.goto("/profile");
  const { name, content } = await saved(page, () =>
    page.getByRole("button", { name: "Download my data" }).click(),
  );
  expect(name).toBe("Tomekeeper-Tobias.zip");
  expect(content.subarray(0, 2).toString()).toBe("PK");
  await expect(page.getByText("Your data was downloaded.")).toBeVisible();
  await expectAccessible(page);
});
