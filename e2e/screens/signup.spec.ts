import { randomUUID } from "node:crypto";
import type { Page, Route } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { loseAnswer } from "../support/lose-answer";
import { PASSWORD } from "../support/people";
import { callsOf, stored, waitForShelf } from "../support/signing-in";

const freshAddress = () => `reader.${randomUUID()}@tomekeeper.example`;
const signUpButton = (page: Page) => page.getByRole("button", { name: "Sign Up" });

interface Newcomer {
  username?: string;
  email?: string;
  password?: string;
  confirmation?: string;
}

const fillSignup = async (page: Page, given: Newcomer = {}) => {
  const { username = "Maren", email = freshAddress(), password = PASSWORD } = given;
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(given.confirmation ?? password);
};

for (const field of ["username", "email", "password"] as const)
  test(`signing up without ${field} is refused`, async ({ page }) => {
    const calls = callsOf(page);
    await page.goto("/login?tab=signup");
    await fillSignup(page, { [field]: "" });
    await signUpButton(page).click();
    await expect(page.getByText("All fields are required")).toBeVisible();
    expect(calls).toEqual([]);
  });

test("the two passwords must match", async ({ page }) => {
  const calls = callsOf(page);
  await page.goto("/login?tab=signup");
  await fillSignup(page, { confirmation: "lamtern" });
  await signUpButton(page).click();
  await expect(page.getByText("Passwords do not match")).toBeVisible();
  await page.getByLabel("Confirm password").fill(PASSWORD);
  await expect(page.getByText("Passwords do not match")).toBeHidden();
  expect(calls).toEqual([]);
});

test("a password has 6 to 12 characters", async ({ page }) => {
  const sentence = page.getByText("Password must be between 6 and 12 characters");
  await page.route("**/api/users/signup", (route) => route.fulfill({ status: 409, json: { error: "Sent" } }));
  await page.goto("/login?tab=signup");
  for (const length of [5, 13]) {
    await fillSignup(page, { password: "x".repeat(length) });
    await signUpButton(page).click();
    await expect(sentence).toBeVisible();
    await expect(page.getByText("Sent", { exact: true })).toBeHidden();
  }
  for (const length of [6, 12]) {
    await fillSignup(page, { password: "x".repeat(length) });
    await signUpButton(page).click();
    await expect(page.getByText("Sent", { exact: true })).toBeVisible();
    await expect(sentence).toBeHidden();
  }
});

test("an address that is taken is refused in the server's words, and the form keeps its fields", async ({
  page,
  stranger,
}) => {
  await page.goto("/login?tab=signup");
  await fillSignup(page, { username: "Ysolt", email: stranger.email });
  await signUpButton(page).click();
  await expect(page.getByText("This e-mail address is already taken")).toBeVisible();
  await expect(page.getByLabel("Username")).toHaveValue("Ysolt");
  await expect(page.getByLabel("Confirm password")).toHaveValue(PASSWORD);
});

test("without a word of the server it is 'Signup/Login failed'", async ({ page }) => {
  await page.route("**/api/users/signup", (route) => route.fulfill({ status: 500, body: "" }));
  await page.goto("/login?tab=signup");
  await fillSignup(page);
  await signUpButton(page).click();
  await expect(page.getByText("Signup/Login failed")).toBeVisible();
});

test("signing up makes one account, logs in, and opens the shelf after half a second", async ({ page }) => {
  const calls = callsOf(page);
  await page.goto("/login?tab=signup");
  await fillSignup(page, { username: "Newcomer" });
  const waited = await waitForShelf(page, "/api/users/me", async () => {
    await signUpButton(page).dblclick();
    await expect(page.getByText("Account created successfully!")).toBeVisible();
  });
  expect(waited).toBeGreaterThan(490);
  expect(calls.filter((one) => one.startsWith("POST"))).toEqual([
    "POST /api/users/signup",
    "POST /api/users/login",
  ]);
  expect(await stored(page, "token")).toBeTruthy();
  expect(await stored(page, "user_id")).toMatch(/^\d+$/);
});

const failed: Record<string, [call: string, handler: (route: Route) => Promise<void>]> = {
  "was not logged in": ["**/api/users/login", (route) => route.fulfill({ status: 500, body: "" })],
  "was not answered": ["**/api/users/signup", loseAnswer],
};
for (const [who, [call, handler]] of Object.entries(failed))
  test(`a newcomer who ${who} gets in by the same button`, async ({ page }) => {
    await page.goto("/login?tab=signup");
    await fillSignup(page);
    await page.route(call, handler, { times: 1 });
    await signUpButton(page).click();
    await expect(page.getByText("Signup/Login failed")).toBeVisible();
    await waitForShelf(page, "/api/users/me", () => signUpButton(page).click());
    expect(await stored(page, "token")).toBeTruthy();
  });

test("an address that somebody else has is taken after a lost answer too", async ({ page, stranger }) => {
  await page.goto("/login?tab=signup");
  await fillSignup(page, { email: stranger.email, password: "candle1" });
  await page.route("**/api/users/signup", (route) => route.abort(), { times: 1 });
  await signUpButton(page).click();
  await expect(page.getByText("Signup/Login failed")).toBeVisible();
  await signUpButton(page).click();
  await expect(page.getByText("This e-mail address is already taken")).toBeVisible();
  expect(await stored(page, "token")).toBeNull();
});
