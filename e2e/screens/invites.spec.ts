import type { Page } from "@playwright/test";
import { addIsolde, openEditor } from "../support/characters";
import { expect, expectAccessible, found, test, withoutLive } from "../support/fixtures";
import type { Person } from "../support/people";

const open = async (person: Person) => {
  const page = await person.page();
  await page.goto("/profile");
  await expect(page.getByRole("heading", { name: "My Profile" })).toBeVisible();
  return page;
};
const send = (by: Person, campaignId: number, guest: Person) =>
  by.api.post("/api/campaigns/invite", { data: { campaign_id: campaignId, receiver_id: guest.id } });

/** Tells how often the page has announced that its campaigns changed. */
const countAnnouncements = async (page: Page) => {
  await page.evaluate(() => {
    window.addEventListener("campaignsUpdated", () => {
      document.body.dataset["announced"] = String(Number(document.body.dataset["announced"] ?? 0) + 1);
    });
  });
  return () => page.evaluate(() => Number(document.body.dataset["announced"] ?? 0));
};

test("an invite that is accepted leaves the list, and its campaign stands on the shelf", async ({
  creator,
  campaign,
  stranger,
}) => {
  await send(creator, campaign.id, stranger);
  const page = await stranger.page();
  await page.goto("/home");
  await page
    .getByRole("navigation", { name: "Main", exact: true })
    .getByRole("link", { name: "Profile" })
    .click();
  await expect(page.getByText("Maren asks you to join the campaign")).toBeVisible();
  await expectAccessible(page);
  const announced = await countAnnouncements(page);
  const refreshed = page.waitForRequest("**/api/campaigns/my");
  await page.getByRole("button", { name: "Accept the invite to The Salt Crown" }).click();
  await expect(page.getByText("You joined The Salt Crown.")).toBeVisible();
  await expect(page.getByText("No notifications")).toBeVisible();
  await refreshed;
  expect(await announced()).toBe(1);
  await page.goBack();
  await expect(page.getByRole("link", { name: "The Salt Crown" })).toBeVisible();
});

test("a sender whose name turns the direction turns nothing but the name", async ({
  creator,
  campaign,
  stranger,
}) => {
  const username = "\u202EneraM";
  expect((await creator.api.put("/api/users/me", { data: { username } })).status()).toBe(200);
  await send(creator, campaign.id, stranger);
  const page = await stranger.page();
  await page.goto("/profile");
  const name = page.locator("bdi", { hasText: "neraM" });
  await expect(name).toHaveText(username);
  const line = page.getByText(`${username} asks you to join the campaign`);
  await expect(line).toBeVisible();
  const [ofName, ofLine] = [await name.boundingBox(), await line.boundingBox()];
  // At the beginning of its line: turned around it would end it.
  expect(ofName?.x).toBe(ofLine?.x);
});

test("an invite that is accepted leads into the book", async ({ creator, campaign, stranger }) => {
  await send(creator, campaign.id, stranger);
  const page = await open(stranger);
  await page.getByRole("button", { name: "Accept the invite to The Salt Crown" }).click();
  const way = page.getByRole("link", { name: "Open the book" });
  await expect(way).toBeFocused();
  await expectAccessible(page);
  await way.press("Enter");
  await expect(page).toHaveURL("/campaign");
  await expect(page.getByRole("heading", { name: "The Salt Crown", exact: true })).toBeVisible();
});

test("an invite that is declined leaves the list, and the shelf is as before", async ({
  creator,
  campaign,
  stranger,
}) => {
  await send(creator, campaign.id, stranger);
  await send(creator, (await found(creator, "Embers of Khar Dul")).id, stranger);
  const page = await open(stranger);
  const announced = await countAnnouncements(page);
  await page.getByRole("button", { name: "Decline the invite to The Salt Crown" }).click();
  await expect(page.getByText("You declined the invite to The Salt Crown.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Decline the invite to The Salt Crown" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Accept the invite to Embers of Khar Dul" })).toBeVisible();
  expect(await announced()).toBe(0);
  expect(await (await stranger.api.get("/api/campaigns/my")).json()).toEqual([]);
});

test("an invite that was withdrawn meanwhile can't be answered, and goes", async ({
  creator,
  campaign,
  stranger,
}) => {
  const { invite_id } = await (await send(creator, campaign.id, stranger)).json();
  await withoutLive(await stranger.page());
  const page = await open(stranger);
  await creator.api.delete(`/api/invites/${invite_id}`);
  await page.getByRole("button", { name: "Accept the invite to The Salt Crown" }).click();
  await expect(page.getByText("Failed to accept/decline the invite. Please try again.")).toBeVisible();
  await expect(page.getByText("No notifications")).toBeVisible();
});

test("an answer that doesn't arrive leaves the invite in the list", async ({
  creator,
  campaign,
  stranger,
}) => {
  await send(creator, campaign.id, stranger);
  const page = await open(stranger);
  await page.route("**/api/invites/respond", (route) => route.abort());
  await page.getByRole("button", { name: "Decline the invite to The Salt Crown" }).click();
  await expect(page.getByText("Failed to accept/decline the invite. Please try again.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Decline the invite to The Salt Crown" })).toBeEnabled();
});

test("an acceptance whose answers get lost is told as what it is", async ({
  creator,
  campaign,
  stranger,
}) => {
  await send(creator, campaign.id, stranger);
  const page = await open(stranger);
  await page.route("**/api/invites/respond", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole("button", { name: "Accept the invite to The Salt Crown" }).click();
  await expect(page.getByText("You joined The Salt Crown.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Open the book" })).toBeFocused();
});

test("an answer that is refused and then taken is told to the shelf once", async ({
  creator,
  campaign,
  stranger,
}) => {
  await send(creator, campaign.id, stranger);
  const page = await open(stranger);
  const announced = await countAnnouncements(page);
  await page.route("**/api/invites/respond", (route) => route.fulfill({ status: 500, json: {} }), {
    times: 1,
  });
  const accept = page.getByRole("button", { name: "Accept the invite to The Salt Crown" });
  await accept.click();
  await expect(page.getByText("Failed to accept/decline the invite. Please try again.")).toBeVisible();
  await accept.click();
  await expect(page.getByText("You joined The Salt Crown.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Open the book" })).toBeFocused();
  expect(await announced()).toBe(1);
});

test("a look at an invite asks before it takes a dialog in which something is not saved", async ({
  player,
  campaign,
  stranger,
}) => {
  await addIsolde(player, campaign);
  const { page, form } = await openEditor(player, campaign);
  const speed = form.getByLabel("Speed");
  await speed.fill("40");
  const question = page.getByRole("alertdialog", { name: "Close without saving?" });
  const look = async (name: string) => {
    await send(stranger, (await found(stranger, name)).id, player);
    await page.getByRole("button", { name: "Look" }).click();
  };
  await look("Embers of Khar Dul");
  await question.getByRole("button", { name: "Keep writing" }).click();
  await expect(speed).toHaveValue("40");
  await expect(page).toHaveURL(/\/character/);
  await look("The Drowned Choir");
  await question.getByRole("button", { name: "Close", exact: true }).click();
  await expect(page).toHaveURL("/profile");
});
