import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import type { Person } from "../support/people";
import { runUntilShown, stopClock } from "../support/stopped-clock";

const entry = (page: Page, id: number) => page.getByRole("article", { name: `Message ${id}`, exact: true });
const resolveIn = (page: Page, id: number) =>
  page.getByRole("button", { name: `Resolve message ${id}`, exact: true });

const write = async (by: Person, text: string): Promise<number> => {
  const answer = await by.api.post("/api/messages", { data: { type: "error", text } });
  return ((await answer.json()) as { id: number }).id;
};

test("a resolved message leaves the list at once, for ten seconds it can be taken back, and then it is gone", async ({
  creator,
  superAdmin,
}) => {
  const [older, kept, newer] = [
    await write(creator, "Resolved by the other operator"),
    await write(creator, "Resolved by mistake"),
    await write(creator, "Resolved here"),
  ];
  const page = await superAdmin.page();
  await page.goto("/admin-messages");
  await stopClock(page);
  const removed: string[] = [];
  page.on("request", (request) => request.method() === "DELETE" && removed.push(request.url()));
  for (const id of [newer, kept, older]) {
    await resolveIn(page, id).click();
    await expect(entry(page, id)).toHaveCount(0);
  }
  await runUntilShown(page, page.getByText("Message resolved.").nth(2));
  await expect(page.getByText("Message resolved.")).toHaveCount(3);
  await page
    .getByRole("listitem")
    .filter({ hasText: "Message resolved." })
    .nth(1)
    .getByRole("button", { name: "Undo" })
    .click();
  await expect(entry(page, kept)).toBeVisible();
  // Some milliseconds of the ten seconds went by until the toasts were there.
  await page.clock.runFor(9900);
  expect(removed).toEqual([]);
  // What somebody else has resolved meanwhile is resolved.
  await superAdmin.api.delete(`/api/messages/${older}`);
  const answers = [newer, older].map((id) => page.waitForResponse(`/api/messages/${id}`));
  await page.clock.runFor(10_000);
  await Promise.all(answers);
  expect(removed).toHaveLength(2);
  await page.clock.resume();
  await page.reload();
  await expect(entry(page, kept)).toBeVisible();
  for (const id of [newer, older]) await expect(entry(page, id)).toHaveCount(0);
});

test("a message that can't be resolved is there again", async ({ creator, superAdmin }) => {
  const id = await write(creator, "Stays");
  const page = await superAdmin.page();
  await page.goto("/admin-messages");
  await stopClock(page);
  await page.route("**/api/messages/*", (route) => route.fulfill({ status: 500, json: {} }));
  await resolveIn(page, id).click();
  await expect(entry(page, id)).toHaveCount(0);
  await page.clock.runFor(10_000);
  await runUntilShown(page, page.getByText("Failed to resolve message."));
  await expect(entry(page, id)).toBeVisible();
});
