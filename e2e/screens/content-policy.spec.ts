import type { Page } from "@playwright/test";
import { expect, openBook, test } from "../support/fixtures";

/** Collects what the browser refused to run, load or apply on this page. */
const watch = (page: Page): string[] => {
  const violations: string[] = [];
  page.on("console", (message) => {
    if (/content security policy|refused to/i.test(message.text())) violations.push(message.text());
  });
  page.on("pageerror", (error) => violations.push(String(error)));
  return violations;
};

test("what breaks the content policy is noticed", async ({ page }) => {
  const violations = watch(page);
  await page.goto("/login");
  await page.evaluate(() =>
    document.body.insertAdjacentHTML(
      "beforeend",
      `<img src="data:," onerror="document.title = 'run'"><style>p { color: red }</style>`,
    ),
  );
  await expect.poll(() => violations.length).toBe(2);
  expect(await page.title()).not.toBe("run");
});

const visit = async (page: Page, paths: readonly string[]) => {
  const violations = watch(page);
  // Those that a script catches are not written to the console, and still are reported to the browser's tools.
  await page.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.error(`Content Security Policy: ${violatedDirective} of ${blockedURI}`),
    ),
  );
  for (const path of paths) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    expect([path, violations]).toEqual([path, []]);
  }
};

test("the pages before the log-in break no rule of the content policy", async ({ page }) => {
  await visit(page, ["/login", "/login?tab=signup", "/nowhere", "/home"]);
});

test("the pages of somebody signed in break no rule of the content policy", async ({
  creator,
  campaign,
  player,
}) => {
  const { api } = player;
  await api.post("/api/characters", { data: { campaign_id: campaign.id, character_name: "Ysolt" } });
  await creator.api.post("/api/encounters", {
    data: { campaign_id: campaign.id, encounter_name: "Drowned king" },
  });
  const page = await openBook(creator, campaign);
  await visit(page, [
    "/home",
    "/create",
    "/edit-campaign",
    "/campaign",
    "/character",
    "/encounter",
    "/profile",
    "/messages",
  ]);
});

test("toasts, dialogs and charts break no rule of the content policy", async ({ creator, campaign }) => {
  await creator.api.post("/api/characters", { data: { campaign_id: campaign.id, character_name: "Ysolt" } });
  const page = await openBook(creator, campaign, "/character");
  const violations = watch(page);
  await page.reload();
  await page.getByRole("button", { name: /Ysolt/ }).click();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(page.getByRole("dialog").locator("canvas").first()).toBeVisible();
  await page.keyboard.press("Escape");
  // Until the history has left the dialog's entry it would call the visit off.
  await page.waitForFunction(() => !window.history.state.step.dialogs);
  await page.goto("/messages");
  await page.getByRole("textbox", { name: "Message" }).fill("Lovely");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Message sent successfully!")).toBeVisible();
  expect(violations).toEqual([]);
});

test("the operators' page breaks no rule of the content policy", async ({ superAdmin }) => {
  await visit(await superAdmin.page(), ["/admin-messages"]);
});
