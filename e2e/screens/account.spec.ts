import type { Page } from "@playwright/test";
import { expect, expectAccessible, test, withoutLive } from "../support/fixtures";
import { loseAnswer } from "../support/lose-answer";
import { PASSWORD, type Person } from "../support/people";

const open = async (person: Person) => {
  const page = await person.page();
  await page.goto("/profile");
  await expect(page.getByRole("heading", { name: "My Profile" })).toBeVisible();
  return page;
};
test("a new password ends every other session and keeps this one", async ({ stranger }) => {
  const page = await open(stranger);
  await page.getByRole("button", { name: "Change password" }).click();
  const dialog = page.getByRole("dialog", { name: "Change password" });
  const change = dialog.getByRole("button", { name: "Change", exact: true });
  const type = async (current: string, next: string, again = next) => {
    await dialog.getByLabel("Current password").fill(current);
    await dialog.getByLabel("New password", { exact: true }).fill(next);
    await dialog.getByLabel("Confirm new password").fill(again);
    await change.click();
  };
  await expect(dialog.getByLabel("Current password")).toBeFocused();
  // A browser keeps the new password under the account with which one logs in.
  await expect(dialog.locator("[autocomplete=username]")).toHaveValue(stranger.email);
  await expectAccessible(page);
  await change.click();
  await expect(dialog.getByText("All fields are required")).toBeVisible();
  await type(PASSWORD, "candle", "candel");
  await expect(dialog.getByText("Passwords do not match")).toBeVisible();
  await type(PASSWORD, "short");
  await expect(dialog.getByText("Password must be between 6 and 12 characters")).toBeVisible();
  await type("guessed", "candle");
  await expect(dialog.getByText("The password is not right")).toBeVisible();
  // The page hears of the change, and its old token is refused, before the answer brings the new one.
  await page.route("**/api/users/me/password", async (route) => {
    const refused = page.waitForResponse(
      (heard) => new URL(heard.url()).pathname === "/api/users/me" && heard.status() === 401,
    );
    const response = await route.fetch();
    await refused;
    // Its answer would close what was opened in the dialog's place.
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toBeVisible();
    await route.fulfill({ response });
  });
  await type(PASSWORD, "candle");
  await expect(page.getByText("Password changed successfully!")).toBeVisible();
  await expect(dialog).toBeHidden();

  expect((await stranger.api.get("/api/users/me")).status()).toBe(401);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Sable" })).toBeVisible();
  const [token, userId] = await page.evaluate(() => [
    localStorage.getItem("token"),
    localStorage.getItem("user_id"),
  ]);
  expect([token === stranger.token, userId]).toEqual([false, String(stranger.id)]);
});

test("logging out everywhere asks first, and ends this session too", async ({ stranger }) => {
  const page = await open(stranger);
  const button = page.getByRole("button", { name: "Log out everywhere" });
  await button.click();
  const question = page.getByRole("alertdialog");
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Cancel" }).click();
  expect((await stranger.api.get("/api/users/me")).status()).toBe(200);

  await button.click();
  await question.getByRole("button", { name: "Log out everywhere" }).click();
  await page.waitForURL("**/login");
  await expect(page.getByText("You are logged out everywhere.")).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem("token"), localStorage.getItem("user_id")])).toEqual(
    [null, null],
  );
  expect((await stranger.api.get("/api/users/me")).status()).toBe(401);
});

/** Loses the first answer of what is sent by this method to the address. */
const loseFirst = async (page: Page, address: string, method: string) => {
  let isLost = false;
  await page.route(address, (route) => {
    if (isLost || route.request().method() !== method) return route.fallback();
    isLost = true;
    return loseAnswer(route);
  });
};
const keptOf = (page: Page, person: Person) =>
  page.evaluate((id) => Object.keys(localStorage).filter((key) => key.includes(`:${id}:`)), person.id);

for (const [name, farewell, leave] of [
  [
    "logging out everywhere",
    "You are logged out everywhere.",
    async (page: Page) => {
      await loseFirst(page, "**/api/users/logout", "POST");
      await page.getByRole("button", { name: "Log out everywhere" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Log out everywhere" }).click();
    },
  ],
  [
    "deleting the account",
    "Account deleted.",
    async (page: Page) => {
      await page.getByRole("button", { name: "Delete account" }).click();
      const dialog = page.getByRole("dialog", { name: "Delete your account?" });
      await dialog.getByLabel("Password").fill(PASSWORD);
      await loseFirst(page, "**/api/users/me", "DELETE");
      await dialog.getByRole("button", { name: "Delete account" }).click();
    },
  ],
] as const)
  test(`${name} is said to be done where its answer was lost, and forgets the person`, async ({
    stranger,
  }) => {
    await withoutLive(await stranger.page());
    const page = await open(stranger);
    const draft = `draft:${stranger.id}:note:1:new`;
    await page.evaluate((key) => localStorage.setItem(key, "kept"), draft);
    await leave(page);
    await page.waitForURL("**/login");
    await expect(page.getByText(farewell)).toBeVisible();
    expect(await keptOf(page, stranger)).toEqual([]);
  });

test("a new password whose answer was lost may have been changed, and is said to", async ({ stranger }) => {
  await withoutLive(await stranger.page());
  const page = await open(stranger);
  await page.getByRole("button", { name: "Change password" }).click();
  const dialog = page.getByRole("dialog", { name: "Change password" });
  await dialog.getByLabel("Current password").fill(PASSWORD);
  await dialog.getByLabel("New password", { exact: true }).fill("candle");
  await dialog.getByLabel("Confirm new password").fill("candle");
  await loseFirst(page, "**/api/users/me/password", "PUT");
  await dialog.getByRole("button", { name: "Change", exact: true }).click();
  await expect(dialog.getByText(/^No answer came, and your password may have been changed/)).toBeVisible();
});

test("deleting the account names what goes along and asks for the password", async ({
  creator,
  campaign,
  request,
}) => {
  const page = await open(creator);
  const openDialog = page.getByRole("button", { name: "Delete account" });
  await openDialog.click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  const confirm = dialog.getByRole("button", { name: "Delete account" });
  await expect(dialog.getByRole("listitem")).toHaveText([campaign.name]);
  await expectAccessible(page);
  await confirm.click();
  await expect(dialog.getByText("Password is required")).toBeVisible();
  await dialog.getByLabel("Password").fill("guessed");
  await confirm.click();
  await expect(dialog.getByText("The password is not right")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await openDialog.click();
  await dialog.getByLabel("Password").fill(PASSWORD);
  await confirm.click();
  await page.waitForURL("**/login");
  await expect(page.getByText("Account deleted.")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  const again = await request.post("/api/users/login", {
    data: { email: creator.email, password: PASSWORD },
  });
  expect(again.status()).toBe(401);
});
