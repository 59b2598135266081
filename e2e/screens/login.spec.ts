// One file: logging in, signing up and a new password, on the same few pages.
import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/fixtures";
import { PASSWORD } from "../support/people";
import { callsOf, runUntilShelf, stored } from "../support/signing-in";
import { runUntilShown, stopClock } from "../support/stopped-clock";

const logInButton = (page: Page) => page.getByRole("button", { name: "Log In" });

const fillLogin = async (page: Page, email: string, password: string) => {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password").fill(password);
};

test("the root leads to the log-in page, and /signup to its other tab", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole("tab", { name: "Log In" })).toHaveAttribute("aria-selected", "true");
  await page.goto("/signup");
  await expect(page).toHaveURL(/\/login\?tab=signup$/);
  await expect(page.getByRole("tab", { name: "Sign Up" })).toHaveAttribute("aria-selected", "true");
  await expect(page).toHaveTitle("Log in · Tomekeeper");
});

test("the title page says what the product is, on a phone too", async ({ page }) => {
  const purpose = page.getByText("dungeon masters and players keep their worlds").filter({ visible: true });
  await page.goto("/login");
  await expect(purpose).toHaveCount(1);
  await expect(page.getByText("Free to all who sit at the table")).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(purpose).toHaveCount(1);
});

test("both tabs are accessible, with the keyboard alone", async ({ page }) => {
  await page.goto("/login");
  await expectAccessible(page);
  await page.getByRole("tab", { name: "Log In" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Sign Up" })).toBeFocused();
  await expect(page.getByLabel("Confirm password")).toBeVisible();
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByText("All fields are required")).toBeVisible();
  await expectAccessible(page);
});

test("a browser keeps a password under the e-mail address, with which one logs in, and not under the name", async ({
  page,
}) => {
  await page.goto("/login");
  await expect(page.getByLabel("E-mail")).toHaveAttribute("autocomplete", "username");
  await page.getByRole("tab", { name: "Sign Up" }).click();
  await expect(page.getByLabel("Confirm password")).toBeVisible();
  await expect(page.getByLabel("E-mail")).toHaveAttribute("autocomplete", "username");
  await expect(page.getByLabel("Username")).toHaveAttribute("autocomplete", "nickname");
});

test("an e-mail address and a password are required, and nothing is sent without", async ({ page }) => {
  const calls = callsOf(page);
  await page.goto("/login");
  for (const [email, password] of [
    ["", ""],
    ["maren@tomekeeper.example", ""],
    ["", PASSWORD],
  ] as const) {
    await fillLogin(page, email, password);
    await logInButton(page).click();
    await expect(page.getByText("Email and password are required")).toBeVisible();
  }
  expect(calls).toEqual([]);
});

test("a wrong password is refused in the server's words, and what was typed stays", async ({
  page,
  stranger,
}) => {
  await page.goto("/login");
  await fillLogin(page, stranger.email, "candle");
  const answer = page.waitForResponse("**/api/users/login");
  await logInButton(page).click();
  const { error } = (await (await answer).json()) as { error: string };
  await expect(page.getByRole("alert").filter({ hasText: error })).toBeVisible();
  await expect(page.getByLabel("E-mail")).toHaveValue(stranger.email);
  await expect(page.getByLabel("Password")).toHaveValue("candle");
  await page.getByRole("tab", { name: "Sign Up" }).click();
  await page.getByRole("tab", { name: "Log In" }).click();
  await expect(page.getByLabel("E-mail")).toHaveValue(stranger.email);
  expect(await stored(page, "token")).toBeNull();
});

test("without a word of the server it is 'Login failed'", async ({ page, stranger }) => {
  await page.route("**/api/users/login", (route) => route.fulfill({ status: 500, body: "" }));
  await page.goto("/login");
  await fillLogin(page, stranger.email, PASSWORD);
  await logInButton(page).click();
  await expect(page.getByText("Login failed")).toBeVisible();
});

test("without a connection it is 'Login failed' first, and then why", async ({ page, stranger }) => {
  await page.route("**/api/users/login", (route) => route.abort());
  await page.goto("/login");
  await fillLogin(page, stranger.email, PASSWORD);
  await logInButton(page).click();
  await expect(page.getByText("Login failed. The server could not be reached.")).toBeVisible();
});

test("an answer without a token is no log-in", async ({ page, stranger }) => {
  await page.route("**/api/users/login", (route) => route.fulfill({ json: {} }));
  await page.goto("/login");
  await fillLogin(page, stranger.email, PASSWORD);
  await logInButton(page).click();
  await expect(page.getByText("No token received from login")).toBeVisible();
  expect(await stored(page, "token")).toBeNull();
});

test("a person that can't be fetched leaves nothing behind", async ({ page, stranger }) => {
  await page.route("**/api/users/me", (route) => route.fulfill({ status: 500, json: { error: "Away" } }));
  await page.goto("/login");
  await fillLogin(page, stranger.email, PASSWORD);
  await logInButton(page).click();
  await expect(page.getByText("Failed to retrieve user ID.")).toBeVisible();
  expect(await stored(page, "token")).toBeNull();
  expect(await stored(page, "user_id")).toBeNull();
});

test("while it isn't known whose token it is, nothing is kept in the name of who was logged in before", async ({
  stranger,
  creator,
}) => {
  const page = await stranger.page();
  await page.goto("/login");
  await page.route("**/api/users/me", () => {});
  await fillLogin(page, creator.email, PASSWORD);
  const asked = page.waitForRequest("**/api/users/me");
  await logInButton(page).click();
  await asked;
  expect(await stored(page, "token")).not.toBe(stranger.token);
  expect(await stored(page, "user_id")).toBeNull();
});

test("a stored id of somebody else gives way to whose the session is, and the page comes to rest", async ({
  stranger,
  creator,
  campaign,
}) => {
  await creator.select({ user_id: String(stranger.id) }, []);
  const page = await creator.page();
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.goto("/home");
  await page.waitForFunction((id) => localStorage.getItem("user_id") === id, String(creator.id));
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("link", { name: campaign.name })).toBeVisible();
  expect(loads).toBe(2);
});

test("logging in keeps token, id and cookie, says so, and opens the shelf after three seconds", async ({
  page,
  context,
  stranger,
}) => {
  const calls = callsOf(page);
  await page.goto("/login");
  await fillLogin(page, stranger.email.toUpperCase(), PASSWORD);
  // The toast and the form go after three seconds of the page's clock, however long they are looked at.
  await stopClock(page);
  await logInButton(page).dblclick();
  await runUntilShown(page, page.getByText("Logged in. Opening your shelf..."));
  await page.getByLabel("Password").press("Enter");
  expect(await runUntilShelf(page)).toBeGreaterThan(2990);
  expect(calls.filter((one) => one === "POST /api/users/login")).toHaveLength(1);
  expect(await stored(page, "token")).toBeTruthy();
  expect(await stored(page, "user_id")).toBe(String(stranger.id));
  expect((await context.cookies()).some(({ name, httpOnly }) => name.includes("session") && httpOnly)).toBe(
    true,
  );
  await expect(page.getByRole("heading", { name: "Your campaigns" })).toBeVisible();
  await expect(page.getByText("Please log in to continue using this website.")).toHaveCount(0);
});

test("logging in works where the browser has no room left to keep anything", async ({
  page,
  creator,
  campaign,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("No room", "QuotaExceededError");
    };
  });
  await page.goto("/login");
  await fillLogin(page, creator.email, PASSWORD);
  await logInButton(page).click();
  await page.waitForURL("**/home");
  await page.reload();
  await page.getByRole("link", { name: campaign.name }).click();
  await page.waitForURL("**/campaign");
  await expect(page.getByRole("heading", { name: campaign.name, exact: true })).toBeVisible();
  await expect(page.getByText("Please log in to continue using this website.")).toHaveCount(0);
  // What is typed lasts as long as the page.
  const go = (name: string) =>
    page.getByRole("navigation", { name: "Main", exact: true }).getByRole("link", { name }).click();
  await go("Messages");
  await page.getByLabel("Message", { exact: true }).fill("The candle is out.");
  await go("Home");
  await expect(page.getByRole("heading", { name: "Your campaigns" })).toBeVisible();
  await go("Messages");
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("The candle is out.");
});

test("who is logged in may continue, and may also log in as somebody else", async ({
  stranger,
  newcomer,
}) => {
  const page = await stranger.page();
  await page.goto("/login");
  await expect(page.getByText("You are logged in as Sable.")).toBeVisible();
  await expect(page.getByLabel("E-mail")).toBeVisible();
  await expectAccessible(page);
  const second = await page.context().newPage();
  const wren = await newcomer("Wren");
  await second.goto("/login");
  await fillLogin(second, wren.email, PASSWORD);
  await logInButton(second).click();
  await expect(page.getByText("You are logged in as Sable.")).toBeHidden();
  await second.close();
  await page.reload();
  await expect(page.getByText("You are logged in as Wren.")).toBeVisible();
  await page.getByRole("link", { name: "Continue" }).click();
  await page.waitForURL("**/home");
});

test("a new password whose answer got lost may have been taken, and the way to log in is shown", async ({
  page,
}) => {
  await page.goto("/reset/0123456789abcdefghijkl");
  const change = page.getByRole("button", { name: "Change password" });
  await page.getByLabel("New password").fill("candle1");
  const said = page.getByRole("alert").filter({ hasText: /\S/ });
  await page.route("/api/users/reset-password", (route) => route.abort(), { times: 1 });
  await change.click();
  await expect(said).toHaveText("That did not work. Please try again.");
  // By the first try the link is used up.
  await change.click();
  await expect(said).toContainText("your password may have been changed by it already");
  await page.getByRole("link", { name: "Log in" }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test("a link to a new password that opens nothing leads on to another one, and back to log in", async ({
  page,
}) => {
  await page.goto("/reset/0123456789abcdefghijkl");
  await expect(page.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login");
  await page.getByLabel("New password").fill("candle1");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveText(
    "This link opens nothing any more. Please ask for a new one.",
  );
  await expectAccessible(page);
  await page.getByRole("link", { name: "Ask for a new link" }).click();
  await expect(page).toHaveURL(/\/forgot$/);
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
});
