import { test as base, expect, type Page } from "@playwright/test";
import { pngFile } from "../support/images";
import { AppServer } from "../support/app-server";

/** The first evening of two people, on a product that nobody has used before. */
const test = base.extend<{ product: AppServer; someone: () => Promise<Page> }>({
  product: async ({ browserName: _ }, use) => {
    const product = await AppServer.make("embedded");
    await product.start();
    await use(product);
    await product.remove();
  },
  someone: async ({ browser, product }, use) => {
    const contexts: { close: () => Promise<void> }[] = [];
    await use(async () => {
      const context = await browser.newContext({
        baseURL: product.address,
        viewport: { width: 1440, height: 900 },
      });
      contexts.push(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

const signUp = async (page: Page, username: string) => {
  await page.goto("/");
  await expect(page).toHaveURL("/login");
  await page.getByRole("tab", { name: "Sign Up" }).click();
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("E-mail").fill(`${username.toLowerCase()}@tomekeeper.example`);
  await page.getByLabel("Password", { exact: true }).fill("lantern");
  await page.getByLabel("Confirm password").fill("lantern");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page).toHaveURL("/home");
};

const bindBook = async (page: Page) => {
  await page.getByRole("link", { name: "Create a Campaign" }).click();
  await expect(page).toHaveURL("/create");
  await page.getByLabel("Campaign Title").fill("The Lantern Road");
  await page.getByLabel("Campaign Image").setInputFiles(pngFile());
  await expect(page.getByText("Campaign image selected!")).toBeVisible();
  await page.getByRole("radio", { name: "Verdigris" }).click();
  await page.getByRole("button", { name: "Next: Campaign Details" }).click();
  const details = page.getByRole("dialog", { name: "Campaign details" });
  await details.getByRole("textbox", { name: "Description" }).fill("Every night one more lantern goes out.");
  await details.getByRole("tab", { name: "Setting" }).click();
  await details.getByRole("textbox", { name: "Setting" }).fill("A road of nine days.");
  await details.getByRole("tab", { name: "Factions" }).click();
  for (const [index, name] of ["The Wardens", "Those Who Walk Unlit"].entries()) {
    await details.getByRole("button", { name: "Add faction" }).click();
    await details.getByLabel("Faction name").nth(index).fill(name);
    await expect(details.getByLabel("Role").nth(index)).toHaveValue("Player");
  }
  await details.getByRole("tab", { name: "Themes" }).click();
  for (const [index, theme] of ["Old debts", "Found family"].entries()) {
    await details.getByRole("button", { name: "Add theme" }).click();
    await details.getByRole("textbox", { name: `Theme ${index + 1}` }).fill(theme);
  }
  await details.getByRole("tab", { name: "Map" }).click();
  await details.getByLabel("Map image").setInputFiles(pngFile("map.png"));
  await details.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Campaign created successfully!")).toBeVisible();
  await expect(page).toHaveURL("/home");
};

const openFromShelf = async (page: Page) => {
  await page.goto("/home");
  await page.getByRole("link", { name: /The Lantern Road/ }).click();
  await expect(page.getByText("Opening The Lantern Road")).toBeVisible();
  await expect(page).toHaveURL("/campaign");
};

test("two people share a book, and a restart loses nothing", async ({ product, someone }) => {
  // Two starts of a server, and what two people do in between.
  test.setTimeout(300_000);
  const dm = await someone();
  await signUp(dm, "Maren");
  await bindBook(dm);
  await openFromShelf(dm);
  await dm.getByRole("tablist", { name: "Campaign pages" }).getByRole("tab", { name: "Description" }).click();
  await expect(dm.getByText("Every night one more lantern goes out.").first()).toBeVisible();
  await dm.getByRole("tab", { name: "Setting" }).click();
  await expect(dm.getByText("A road of nine days.")).toBeVisible();
  await dm.getByRole("tab", { name: "Factions" }).click();
  await expect(dm.getByText("Those Who Walk Unlit")).toBeVisible();
  await dm.getByRole("tab", { name: "Themes" }).click();
  await expect(dm.getByText("Found family")).toBeVisible();
  await dm.getByRole("textbox", { name: "DM Notes" }).fill("The innkeeper lights no lamp.");
  await dm.getByRole("button", { name: "Save", exact: true }).click();
  await expect(dm.getByText("DM notes saved successfully!")).toBeVisible();

  const player = await someone();
  await signUp(player, "Tobias");
  await player.getByRole("link", { name: "Profile" }).click();
  await expect(player.getByRole("heading", { name: "My Profile" })).toBeVisible();
  await expect(player.getByText("No notifications")).toBeVisible();
  const id = await player.evaluate(() => localStorage.getItem("user_id"));
  await expect(player.getByText(id ?? "no id", { exact: true })).toBeVisible();

  await dm.getByRole("tab", { name: "Players" }).click();
  await dm.getByRole("tab", { name: "Invitations" }).click();
  await dm.getByLabel("Or invite by user id").fill(id ?? "");
  await dm.getByRole("button", { name: "Send invite" }).click();
  await expect(dm.getByText("Invite sent! The invited user must accept it before they join.")).toBeVisible();

  await player.reload();
  await expect(player.getByText("The Lantern Road")).toBeVisible();
  await player.getByRole("button", { name: /Accept/ }).click();
  await expect(player.getByText("You joined The Lantern Road.")).toBeVisible();
  const requests: string[] = [];
  player.on("request", (request) => requests.push(request.url()));
  await openFromShelf(player);
  await expect(player.getByText("Every night one more lantern goes out.").first()).toBeVisible();
  await expect(player.getByRole("textbox", { name: "DM Notes" })).toHaveCount(0);
  expect(await player.content()).not.toContain("The innkeeper lights no lamp.");
  expect(requests.filter((url) => url.includes("dm-notes"))).toEqual([]);
  await player.getByRole("tab", { name: "Players" }).click();
  await expect(player.getByRole("listitem").filter({ hasText: "Tobias" }).first()).toBeVisible();

  await product.stop();
  await product.start();
  await dm.reload();
  await expect(dm.getByRole("textbox", { name: "DM Notes" })).toHaveValue("The innkeeper lights no lamp.");
  await expect(dm.getByRole("button", { name: "Save Edits" })).toBeVisible();
  await dm.getByRole("tab", { name: "Players" }).click();
  await expect(dm.getByRole("listitem").filter({ hasText: "Tobias" }).first()).toBeVisible();
  await player.goto("/home");
  await expect(player.getByRole("link", { name: /The Lantern Road/ })).toBeVisible();
});
