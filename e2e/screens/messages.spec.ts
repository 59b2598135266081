import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/fixtures";
import type { Person } from "../support/people";
import { waitingForHydration } from "../support/wait-for-hydration";

const submit = (page: Page) => page.getByRole("button", { name: "Submit" }).click();
const message = (page: Page) => page.getByLabel("Message");
const filter = (page: Page, name: string) =>
  page.getByRole("group", { name: "Filter" }).getByRole("button", { name });
const entry = (page: Page, id: number) => page.getByRole("article", { name: `Message ${id}`, exact: true });

/**
 * Leads to a message however many were written since: the list is everybody's and shows the newest fifty, and the other tests of this file
 * write meanwhile.
 */
const reach = async (page: Page, id: number) => {
  const all = page.getByRole("article", { name: /^Message \d+$/ });
  await expect(all).not.toHaveCount(0);
  while ((await entry(page, id).count()) === 0) {
    const before = await all.count();
    await page.getByRole("button", { name: "Show more" }).click();
    await expect(all).not.toHaveCount(before);
  }
  await expect(entry(page, id)).toBeVisible();
};

const write = async (by: Person, type: "error" | "review", text: string): Promise<number> => {
  const answer = await by.api.post("/api/messages", { data: { type, text } });
  return ((await answer.json()) as { id: number }).id;
};
const open = async (person: Person, path: string) => {
  const page = await person.page();
  await page.goto(path);
  return page;
};

test("a message is required", async ({ stranger }) => {
  const page = await open(stranger, "/messages");
  await expect(page).toHaveTitle("Send Feedback · Tomekeeper");
  await expectAccessible(page);
  await submit(page);
  await expect(page.getByText("Please write a message first.")).toBeVisible();
  await expect(message(page)).toBeFocused();
});

for (const [label, type] of [
  ["Report Error", "error"],
  ["Write a Review", "review"],
] as const)
  test(`'${label}' is sent as ${type}, confirmed and cleared`, async ({ stranger }) => {
    const page = await open(stranger, "/messages");
    await page.getByLabel("Type").selectOption(label);
    await message(page).fill("The bell rings twice.");
    const sent = page.waitForRequest("**/api/messages");
    await page.getByRole("button", { name: "Submit" }).dblclick();
    expect((await sent).postDataJSON()).toEqual({ type, text: "The bell rings twice." });
    await expect(page.getByText("Message sent successfully!")).toHaveCount(1);
    await expect(message(page)).toHaveValue("");
    await page.reload();
    await expect(message(page)).toHaveValue("");
  });

for (const [body, sentence] of [
  [{ error: "Too many messages. Please wait a while." }, "Too many messages. Please wait a while."],
  [{}, "Failed to send message"],
] as const)
  test(`a refusal says '${sentence}', and the text stays, even after a reload`, async ({ stranger }) => {
    const page = await open(stranger, "/messages");
    await page.route("**/api/messages", (route) => route.fulfill({ status: 429, json: body }));
    await page.getByLabel("Type").selectOption("Write a Review");
    await message(page).fill("Three campaigns,\nand not a page lost.");
    await submit(page);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(message(page)).toHaveValue("Three campaigns,\nand not a page lost.");
    await page.reload();
    await expect(message(page)).toHaveValue("Three campaigns,\nand not a page lost.");
    await expect(page.getByLabel("Type")).toHaveValue("review");
  });

test("what is written in one tab outlives that another sends what stood there before", async ({
  stranger,
}) => {
  const page = await open(stranger, "/messages");
  await message(page).fill("The bell rings twice.");
  const other = waitingForHydration(await page.context().newPage());
  await other.goto("/messages");
  await expect(message(other)).toHaveValue("The bell rings twice.");
  await message(other).fill("The bell rings thrice.");
  await submit(page);
  await expect(page.getByText("Message sent successfully!")).toBeVisible();
  await expect(message(page)).toHaveValue("");
  await other.close();
  await page.reload();
  await expect(message(page)).toHaveValue("The bell rings thrice.");
});

test("only a super_admin sees the way to the messages, and anybody else is led to the shelf", async ({
  stranger,
  superAdmin,
}) => {
  const theirs = await open(superAdmin, "/messages");
  await expect(
    theirs.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Admin messages" }),
  ).toBeVisible();
  const page = await open(stranger, "/messages");
  await expect(page.getByRole("link", { name: "Admin messages" })).toHaveCount(0);
  await page.goto("/admin-messages");
  await page.waitForURL("**/home");
});

test("who has no token is led to the shelf", async ({ page, superAdmin }) => {
  await page.goto("/admin-messages");
  await page.waitForURL("**/home");
  await expect(page.getByText("Please log in to continue using this website.")).toBeVisible();

  const cookieOnly = await open(superAdmin, "/messages");
  await cookieOnly.evaluate(() => localStorage.clear());
  await cookieOnly.goto("/admin-messages");
  await cookieOnly.waitForURL("**/home");
});

test("while the role is being checked there is a loading text, with the token alone too", async ({
  superAdmin,
}) => {
  const page = await open(superAdmin, "/messages");
  await page.context().clearCookies();
  await page.route("**/api/users/me", async (route) => {
    await expect(page.getByText("Loading...")).toBeVisible();
    await route.continue();
  });
  await page.goto("/admin-messages");
  await expect(page.getByRole("heading", { name: "User Messages" })).toBeVisible();
});

test("messages show id, type, time and text, newest first, and are filtered by type", async ({
  creator,
  superAdmin,
}) => {
  const text = `The ribbon frays ${randomUUID()}`;
  const error = await write(creator, "error", text);
  const review = await write(creator, "review", "Lovely.\n  Truly.");
  const page = await open(superAdmin, "/admin-messages");
  await expect(page).toHaveTitle("User Messages · Tomekeeper");
  await reach(page, error);
  await expect(entry(page, error)).toContainText(`Error`);
  await expect(entry(page, error)).toContainText(`No. ${error}`);
  await expect(entry(page, error)).toContainText(text);
  await expect(entry(page, error)).toContainText(`by ${creator.username} (id ${creator.id})`);
  await expect(entry(page, error).getByRole("time")).toHaveText(/^\d{1,2} \w{3,4} \d{4}, \d\d:\d\d$/);
  await expect(entry(page, review)).toContainText("Review");
  const labels = await page.getByRole("article", { name: /^Message \d+$/ }).all();
  const ids = await Promise.all(labels.map(async (one) => (await one.getAttribute("aria-label"))?.slice(8)));
  expect(ids.indexOf(String(review))).toBeLessThan(ids.indexOf(String(error)));
  await expectAccessible(page);

  await expect(filter(page, "All")).toHaveAttribute("aria-pressed", "true");
  await filter(page, "Errors").click();
  await expect(entry(page, review)).toHaveCount(0);
  await reach(page, error);
  await filter(page, "Reviews").click();
  await expect(entry(page, error)).toHaveCount(0);
  await reach(page, review);
  await filter(page, "All").click();
  await reach(page, error);
});

test("a list that can't be loaded says so and is tried again", async ({ creator, superAdmin }) => {
  const id = await write(creator, "error", "Worth waiting for");
  const page = await open(superAdmin, "/admin-messages");
  await page.route("**/api/messages?*", (route) => route.fulfill({ status: 503, json: {} }));
  await filter(page, "Errors").click();
  await expect(page.getByText("Failed to load messages.")).toBeVisible();
  await page.unroute("**/api/messages?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(entry(page, id)).toBeVisible();
});

test("a long list comes page by page, every message once", async ({ creator, superAdmin }) => {
  const own: number[] = [];
  for (let count = 0; count < 60; count += 1) own.push(await write(creator, "review", `Page ${count}`));
  const page = await superAdmin.browser().then((browser) => browser.newPage());
  const answer = await page.goto("/admin-messages");
  expect((await answer?.text())?.match(/Resolve message/g)?.length).toBeLessThanOrEqual(50);
  await filter(page, "Reviews").click();
  const entries = page.getByRole("article", { name: /^Message \d+$/ });
  await expect(entries).toHaveCount(50);
  await page.getByRole("button", { name: "Show more" }).click();
  for (const id of own) await expect(entry(page, id)).toHaveCount(1);
});
