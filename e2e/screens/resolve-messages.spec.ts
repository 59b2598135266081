import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import type { Person } from "../support/people";

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
  await page.clock.install();
  await page.goto("/admin-messages");
  const removed: string[] = [];
  page.on("request", (request) => request.method() === "DELETE" && removed.push(request.url()));
  for (const id of [newer, kept, older]) {
    await resolveIn(page, id).click();
    await expect(entry(page, id)).toHaveCount(0);
  }
  await expect(page.getByText("Message resolved.")).toHaveCount(3);
  await page
    .getByRole("listitem")
    .filter({ hasText: "Message resolved." })
    .nth(1)
    .getByRole("button", { name: "Undo" })
    .click();
  await expect(entry(page, kept)).toBeVisible();
  // Far from the ten seconds, because the time of the test itself counts too.
  await page.clock.runFor(1000);
  expect(removed).toEqual([]);
  // What somebody else has resolved meanwhile is resolved.
  await superAdmin.api.delete(`/api/messages/${older}`);
  await page.clock.runFor(10_000);
  await expect.poll(() => removed.length).toBe(2);
  await page.reload();
  await expect(entry(page, kept)).toBeVisible();
  for (const id of [newer, older]) await expect(entry(page, id)).toHaveCount(0);
});

test("a message that can't be resolved is there again", async ({ creator, superAdmin }) => {
  const id = await write(creator, "Stays");
  const page = await superAdmin.page();
  await page.clock.install();
  await page.goto("/admin-messages");
  await page.route("**/api/messages/*", (route) => route.fulfill({ status: 500, json: {} }));
  await resolveIn(page, id).click();
  await expect(entry(page, id)).toHaveCount(0);
  await page.clock.runFor(10_000);
  await expect(page.getByText("Failed to resolve message.")).toBeVisible();
  await expect(entry(page, id)).toBeVisible();
});
