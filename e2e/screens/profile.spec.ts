import type { Page } from "@playwright/test";
import { deferred } from "../support/deferred";
import { expect, expectAccessible, test, withoutLive } from "../support/fixtures";
import { pngFile, textFile } from "../support/images";
import type { Person } from "../support/people";
import { tryAgain } from "../support/try-again";

const open = async (person: Person) => {
  const page = await person.page();
  await page.goto("/profile");
  await expect(page.getByRole("heading", { name: "My Profile" })).toBeVisible();
  return page;
};
const edit = (page: Page) => page.getByRole("button", { name: "Edit Profile" }).click();
const save = (page: Page) => page.getByRole("button", { name: "Save" }).click();
/** As the browser says it when its reader comes back to the tab. */
const comeBack = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange")));

test("the profile shows picture, name and id, and says when there is nothing to answer", async ({
  stranger,
}) => {
  const page = await open(stranger);
  await expect(page).toHaveTitle("Profile · Tomekeeper");
  await expect(page.getByRole("heading", { name: "Sable" })).toBeVisible();
  await expect(page.getByText(`ID ${stranger.id}`)).toBeVisible();
  await expect(page.getByText("No notifications")).toBeVisible();
  await expectAccessible(page);
});

test("the id is copied at a click", async ({ stranger }) => {
  const page = await open(stranger);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy ID" }).click();
  await expect(page.getByText("ID copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(String(stranger.id));
});

test("a new name is saved, and Cancel saves nothing", async ({ stranger }) => {
  const page = await open(stranger);
  await edit(page);
  await expect(page.getByLabel("Username")).toBeFocused();
  await expect(page.getByLabel("Username")).toHaveAttribute("autocomplete", "nickname");
  await expectAccessible(page);
  await page.getByLabel("Username").fill("Nobody");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("heading", { name: "Sable" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Edit Profile" })).toBeFocused();
  await edit(page);
  await page.getByLabel("Username").fill("Sable of the Marsh");
  await save(page);
  await expect(page.getByText("Profile updated successfully!")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Sable of the Marsh" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Sable of the Marsh" })).toBeVisible();
});

test("a name is required, with at most 40 characters", async ({ stranger }) => {
  const page = await open(stranger);
  await edit(page);
  await page.getByLabel("Username").fill("  ");
  await save(page);
  await expect(page.getByText("Username is required")).toBeVisible();
  await page.getByLabel("Username").fill("x".repeat(50));
  await expect(page.getByLabel("Username")).toHaveValue("x".repeat(40));
});

test("a picture takes the place of the initial, and what is no picture is refused", async ({ stranger }) => {
  const page = await open(stranger);
  await edit(page);
  await page.getByLabel("Profile image").setInputFiles(textFile("portrait.png"));
  await expect(page.getByText("Only image files are allowed")).toBeVisible();
  await page.getByLabel("Profile image").setInputFiles(pngFile("portrait.png"));
  await save(page);
  await expect(page.getByText("Profile updated successfully!")).toBeVisible();
  await page.reload();
  const portrait = page.getByRole("img", { name: "Portrait of Sable" });
  await expect(portrait).toBeVisible();
  expect(await portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test("a new picture alone leaves a name that was changed elsewhere, which the field follows", async ({
  stranger,
}) => {
  await withoutLive(await stranger.page());
  const page = await open(stranger);
  const rename = (username: string) => stranger.api.put("/api/users/me", { data: { username } });
  await edit(page);
  await page.getByLabel("Profile image").setInputFiles(pngFile("portrait.png"));
  await rename("Sable Elsewhere");
  await save(page);
  await expect(page.getByText("Profile updated successfully!")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Sable Elsewhere" })).toBeVisible();
  await edit(page);
  await rename("Sable Once More");
  await comeBack(page);
  await expect(page.getByLabel("Username")).toHaveValue("Sable Once More");
  await rename("Sable At Last");
  await save(page);
  await expect(page.getByRole("heading", { name: "Sable At Last" })).toBeVisible();
});

test("a profile that can't be saved stays open with what was typed", async ({ stranger }) => {
  const page = await open(stranger);
  await page.route("**/api/users/me", (route) =>
    route.request().method() === "PUT" ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await edit(page);
  await page.getByLabel("Username").fill("Sable the Patient");
  await save(page);
  await expect(page.getByText("Failed to update profile.")).toBeVisible();
  await expect(page.getByLabel("Username")).toHaveValue("Sable the Patient");
});

test("Cancel doesn't close a profile that is being saved", async ({ stranger }) => {
  const page = await open(stranger);
  const [asked, answer] = [deferred(), deferred()];
  await page.route("**/api/users/me", async (route) => {
    if (route.request().method() !== "PUT") return route.fallback();
    asked.resolve();
    await answer.promise;
    await route.continue();
  });
  await edit(page);
  await page.getByLabel("Username").fill("Sable the Slow");
  await save(page);
  await asked.promise;
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByLabel("Username")).toHaveValue("Sable the Slow");
  answer.resolve();
  await expect(page.getByRole("heading", { name: "Sable the Slow" })).toBeVisible();
});

test("coming back to the tab brings changes from elsewhere, or says that it can't", async ({
  creator,
  campaign,
  stranger,
}) => {
  await withoutLive(await stranger.page());
  const page = await open(stranger);
  await stranger.api.put("/api/users/me", { data: { username: "Sable Elsewhere" } });
  await creator.api.post("/api/campaigns/invite", {
    data: { campaign_id: campaign.id, receiver_id: stranger.id },
  });
  await comeBack(page);
  await expect(page.getByRole("heading", { name: "Sable Elsewhere" })).toBeVisible();
  await expect(page.getByText("The Salt Crown", { exact: true })).toBeVisible();

  await page.route("**/api/**", (route) => route.fulfill({ status: 503, json: {} }));
  await comeBack(page);
  await expect(page.getByText("Failed to fetch user data.")).toBeVisible();
  await expect(page.getByText("Failed to load invites.")).toBeVisible();
  await tryAgain(page, "**/api/**");
  await expect(page.getByText("Failed to load invites.")).toBeHidden();
});

test("who isn't logged in is asked to log in", async ({ page }) => {
  await page.goto("/profile");
  await expect(page.getByText("Please log in to continue using this website.")).toBeVisible();
  await page.getByRole("link", { name: "Login" }).click();
  await page.waitForURL("**/login");
});
