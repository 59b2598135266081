// One file for one editor: /create and /edit-campaign are the same form.
import type { Page } from "@playwright/test";
import { expect, expectAccessible, found, openBook, test } from "../support/fixtures";
import { pngFile, textFile } from "../support/images";
import type { Person } from "../support/people";
import { waitForShelf } from "../support/signing-in";
import { waitingForHydration } from "../support/wait-for-hydration";

const title = (page: Page) => page.getByLabel("Campaign Title");
const preview = (page: Page, text: string) => page.locator("main").getByText(text, { exact: true });
const details = (page: Page) => page.getByRole("dialog", { name: "Campaign details" });
const openDetails = async (page: Page, tab = "Description") => {
  await page.getByRole("button", { name: "Next: Campaign Details" }).click();
  await details(page).getByRole("tab", { name: tab }).click();
};
const text = (page: Page, name: string) => details(page).getByRole("textbox", { name });
const submit = (page: Page) => details(page).getByRole("button", { name: "Submit" });

const openCreate = async (person: Person) => {
  const page = await person.page();
  await page.goto("/create");
  await expect(title(page)).toHaveValue("New Campaign");
  return page;
};
const openEdit = async (person: Person, campaignId: number) => {
  const page = await person.page();
  await page.goto("/home");
  await page.evaluate((id) => localStorage.setItem("editCampaignId", String(id)), campaignId);
  await page.goto("/edit-campaign");
  return page;
};
const campaignOf = async (person: Person, name: string) => {
  const list = await (await person.api.get("/api/campaigns/my")).json();
  return list.find((one: { campaign_name: string }) => one.campaign_name === name);
};

test("the title starts as New Campaign, which the first letter replaces", async ({ stranger }) => {
  const page = await openCreate(stranger);
  await title(page).focus();
  await page.keyboard.type("Embers");
  await expect(title(page)).toHaveValue("Embers");
  await expect(preview(page, "Embers")).toBeVisible();
});

test("a campaign without a title is refused where the title stands", async ({ stranger }) => {
  const page = await openCreate(stranger);
  await title(page).fill("");
  await expect(preview(page, "Create a Campaign")).toBeVisible();
  await openDetails(page);
  await text(page, "Description").fill("A cold archipelago.");
  await submit(page).click();
  await expect(details(page)).toBeHidden();
  await expect(page.getByText("Campaign name is required").first()).toBeVisible();
  await expect(title(page)).toBeFocused();
  await expect(title(page)).toHaveAccessibleDescription(/Campaign name is required/);
  await openDetails(page);
  await expect(text(page, "Description")).toHaveValue("A cold archipelago.");
});

test("the cover is dyed as chosen", async ({ stranger }) => {
  const page = await openCreate(stranger);
  await expect(page.getByRole("radio", { name: "Lapis" })).toBeChecked();
  const dye = () =>
    page.evaluate(() => {
      const cover = [...document.querySelectorAll<HTMLElement>("main [style*='--accent']")][0];
      return cover?.style.getPropertyValue("--accent");
    });
  expect(await dye()).toBe("#2a6ca6");
  await page.getByRole("radio", { name: "Madder" }).check();
  expect(await dye()).toBe("#9c2b1e");
  await page.getByLabel("Any other accent color").fill("#123456");
  expect(await dye()).toBe("#123456");
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
});

test("a campaign is created once, with all that was filled in, and the shelf follows after a second", async ({
  stranger,
}) => {
  const page = await openCreate(stranger);
  await title(page).fill("The Salt Crown");
  await page.getByRole("radio", { name: "Verdigris" }).check();
  await page.getByLabel("Campaign Image").setInputFiles(pngFile());
  await expect(page.getByText("Campaign image selected!")).toBeVisible();
  await openDetails(page);
  await text(page, "Description").fill("When the tide failed to turn.\n\nIt never did.");
  await details(page).getByRole("tab", { name: "Setting" }).click();
  await text(page, "Setting").fill("Salt pans.");
  await details(page).getByRole("tab", { name: "Factions" }).click();
  for (const [index, name] of ["House Verrin", "The Tidewardens", "Gone soon"].entries()) {
    await details(page).getByRole("button", { name: "Add faction" }).click();
    await expect(details(page).getByRole("textbox", { name: "Role" }).nth(index)).toHaveValue("Player");
    await details(page).getByRole("textbox", { name: "Faction name" }).nth(index).fill(name);
  }
  const verrin = details(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: "Remove House Verrin" }) });
  await verrin.getByRole("textbox", { name: "Role" }).fill("Rival");
  await details(page).getByRole("button", { name: "Move The Tidewardens up" }).click();
  await details(page).getByRole("button", { name: "Remove Gone soon" }).click();
  await details(page).getByRole("tab", { name: "Themes" }).click();
  await details(page).getByRole("button", { name: "Add theme" }).click();
  await details(page).getByRole("textbox", { name: "Theme 1" }).fill("Grief");
  // The end of a line, not of the form.
  await page.keyboard.press("Enter");
  await details(page).getByRole("tab", { name: "Map" }).click();
  await details(page).getByLabel("Map image").setInputFiles(pngFile("map.png"));
  await expect(details(page).getByRole("img", { name: "Map of the campaign" })).toBeVisible();

  let calls = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/campaigns/create") calls += 1;
  });
  const waited = await waitForShelf(page, "/api/campaigns/create", async () => {
    await submit(page).dblclick();
    await expect(page.getByText("Campaign created successfully!")).toBeVisible();
  });
  expect(waited).toBeGreaterThan(990);
  await expect(page.getByRole("link", { name: "The Salt Crown" })).toBeVisible();
  expect(calls).toBe(1);

  expect(await campaignOf(stranger, "The Salt Crown")).toMatchObject({
    cover_color: "#3f7a3a",
    cover_img: expect.stringContaining("/images/"),
    map_img: expect.stringContaining("/images/"),
    description: "When the tide failed to turn.\n\nIt never did.",
    setting: "Salt pans.",
    factions: JSON.stringify([
      { name: "The Tidewardens", role: "Player" },
      { name: "House Verrin", role: "Rival" },
    ]),
    themes: JSON.stringify(["Grief"]),
  });
});

test("what is written before the shelf follows is a draft of the campaign that was made", async ({
  stranger,
}) => {
  const page = await openCreate(stranger);
  await title(page).fill("The Salt Crown");
  await openDetails(page);
  await text(page, "Description").fill("The tide failed to turn");
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft:")));
  await expect.poll(drafts).toHaveLength(1);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await submit(page).click();
  await expect.poll(drafts).toEqual([]);
  await text(page, "Description").fill("The tide failed to turn.");
  const { campaign_id: id } = await campaignOf(stranger, "The Salt Crown");
  await expect.poll(drafts).toEqual([`draft:${stranger.id}:form:campaign:${id}`]);
  await page.clock.runFor(1000);
  await expect(page).toHaveURL("/home");
  await page.clock.resume();
  await page.goto("/create");
  await expect(title(page)).toHaveValue("New Campaign");

  await page.evaluate((made) => localStorage.setItem("editCampaignId", String(made)), id);
  await page.goto("/edit-campaign");
  await expect(title(page)).toHaveValue("The Salt Crown");
  await openDetails(page);
  await expect(text(page, "Description")).toHaveValue("The tide failed to turn.");
});

test("what is no picture is refused", async ({ stranger }) => {
  const page = await openCreate(stranger);
  const field = page.getByLabel("Campaign Image");
  await expect(field).toHaveAttribute("accept", "image/*");
  await field.setInputFiles(textFile());
  await expect(page.getByText("Only image files are allowed")).toBeVisible();
  await expect(page.getByText("Campaign image selected!")).toHaveCount(0);
});

test("a picture that is taken back while another one is prepared leaves no picture", async ({ stranger }) => {
  const page = await openCreate(stranger);
  const field = page.getByLabel("Campaign Image");
  await field.setInputFiles(pngFile());
  await page.evaluate(() => {
    window.createImageBitmap = () => new Promise(() => {});
  });
  await field.setInputFiles({ ...pngFile(), name: "another.png" });
  await expect(page.getByText("Preparing…")).toBeVisible();
  await page.getByRole("button", { name: /^Take back/ }).click();
  await expect(page.getByText("No file chosen")).toBeVisible();
});

test("a failed creation says why and keeps everything", async ({ stranger }) => {
  const page = await openCreate(stranger);
  await title(page).fill("Embers of Khar Dul");
  await openDetails(page, "Setting");
  await text(page, "Setting").fill("Ash.");
  const answer = { status: 429, json: { error: "Too many campaigns at once." } };
  await page.route("/api/campaigns/create", (route) => route.fulfill(answer));
  await submit(page).click();
  await expect(page.getByText("Too many campaigns at once.")).toBeVisible();
  await page.unroute("/api/campaigns/create");
  await page.route("/api/campaigns/create", (route) => route.abort());
  await submit(page).click();
  await expect(page.getByText("Error creating campaign")).toBeVisible();
  await expect(text(page, "Setting")).toHaveValue("Ash.");
  await page.unroute("/api/campaigns/create");
  await submit(page).click();
  await expect(page.getByText("Campaign created successfully!")).toBeVisible();
});

test("a text that is too long is shown on its page before anything is sent", async ({ stranger }) => {
  const page = await openCreate(stranger);
  await openDetails(page, "Themes");
  await details(page).getByRole("button", { name: "Add theme" }).click();
  await details(page).getByRole("textbox", { name: "Theme 1" }).fill("x".repeat(121));
  await details(page).getByRole("tab", { name: "Map" }).click();
  await submit(page).click();
  await expect(details(page).getByText("At most 120 characters")).toBeVisible();
});

test("leaving with unsaved changes asks first", async ({ stranger }) => {
  const page = await openCreate(stranger);
  await title(page).fill("Half a book");
  await page.getByRole("link", { name: "Profile" }).click();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(title(page)).toHaveValue("Half a book");
  await page.getByRole("link", { name: "Profile" }).click();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL("/profile");
});

test("an edit changes what was changed and keeps the pictures", async ({ creator }) => {
  const made = await creator.api.post("/api/campaigns/create", {
    multipart: {
      campaign_name: "The Salt Crown",
      cover_color: "#9c2b1e",
      cover_img: pngFile(),
      map_img: pngFile(),
      description: "Before.",
      factions: JSON.stringify([{ name: "House Verrin", role: "Rival" }]),
    },
  });
  const before = await made.json();
  const page = await openEdit(creator, before.campaign_id);
  await expect(title(page)).toHaveValue("The Salt Crown");
  await expect(page.getByRole("radio", { name: "Madder" })).toBeChecked();
  await title(page).fill("The Salt Crown Returns");
  await openDetails(page);
  await expect(text(page, "Description")).toHaveValue("Before.");
  await text(page, "Description").fill("After.");
  await details(page).getByRole("tab", { name: "Factions" }).click();
  await expect(details(page).getByRole("textbox", { name: "Faction name" })).toHaveValue("House Verrin");
  await submit(page).click();
  await expect(page.getByText("Campaign updated!")).toBeVisible();
  await page.waitForURL("/campaign");
  await expect(page.getByRole("heading", { name: "The Salt Crown Returns", exact: true })).toBeVisible();
  expect(await campaignOf(creator, "The Salt Crown Returns")).toMatchObject({
    description: "After.",
    cover_color: "#9c2b1e",
    cover_img: before.cover_img,
    map_img: before.map_img,
    factions: before.factions,
  });
  await page.getByRole("link", { name: "Home" }).click();
  await expect(page.getByRole("link", { name: "The Salt Crown Returns" })).toBeVisible();
});

test("an edit keeps what somebody else changed meanwhile", async ({ creator, admin, campaign }) => {
  const page = await openEdit(creator, campaign.id);
  await title(page).fill("The Salt Crown Returns");
  await admin.api.put(`/api/campaigns/${campaign.id}`, {
    multipart: { setting: "A cold archipelago.", themes: JSON.stringify(["Old money"]) },
  });
  await openDetails(page);
  await text(page, "Description").fill("Every night the sea takes a street.");
  await submit(page).click();
  await page.waitForURL("/campaign");
  expect(await campaignOf(creator, "The Salt Crown Returns")).toMatchObject({
    description: "Every night the sea takes a street.",
    setting: "A cold archipelago.",
    themes: expect.stringContaining("Old money"),
  });
});

test("an edit that changes nothing goes through", async ({ creator, campaign }) => {
  const page = await openEdit(creator, campaign.id);
  await openDetails(page);
  await submit(page).click();
  await expect(page.getByText("Campaign updated!")).toBeVisible();
  await page.waitForURL("/campaign");
  expect(await campaignOf(creator, campaign.name)).toMatchObject({ campaign_id: campaign.id });
});

test("a book without a colour gets the one in which the editor shows it", async ({ creator, campaign }) => {
  const path = `/api/campaigns/${campaign.id}`;
  await creator.api.put(path, { data: { cover_color: "" } });
  const page = await openEdit(creator, campaign.id);
  await expect(page.getByRole("radio", { name: "Lapis" })).toBeChecked();
  await openDetails(page);
  await submit(page).click();
  await expect(page).toHaveURL("/campaign");
  expect((await campaignOf(creator, "The Salt Crown")).cover_color).toBe("#2a6ca6");
});

test("a failed edit says so and keeps everything", async ({ creator, campaign }) => {
  const page = await openEdit(creator, campaign.id);
  await title(page).fill("Another name");
  await openDetails(page);
  await page.route(`/api/campaigns/${campaign.id}`, (route) =>
    route.fulfill({ status: 413, json: { error: "Images may be at most 4 MB" } }),
  );
  await submit(page).click();
  await expect(page.getByText("Failed to update campaign.")).toBeVisible();
  await expect(page.getByText("Images may be at most 4 MB")).toBeVisible();
  await details(page).getByRole("button", { name: "Back" }).click();
  await expect(title(page)).toHaveValue("Another name");
});

test("what one may not change can't be loaded for editing", async ({ creator, player, campaign }) => {
  const page = await openEdit(player, campaign.id);
  await expect(page.getByText("Failed to load campaign data.")).toBeVisible();
  await expect(title(page)).toHaveCount(0);
  await expectAccessible(page);
  const own = await creator.page();
  await own.goto("/edit-campaign");
  await expect(own.getByText("Failed to load campaign data.")).toBeVisible();
});

test("the editor saves the book that it shows, whatever another tab has opened", async ({
  creator,
  campaign,
}) => {
  const other = await found(creator, "Embers of Khar Dul");
  const page = await openEdit(creator, campaign.id);
  await title(page).fill("Still the Salt Crown");
  await page.evaluate((id) => {
    localStorage.setItem("editCampaignId", String(id));
    localStorage.setItem("selectedCampaignId", String(id));
  }, other.id);
  await openDetails(page);
  await submit(page).click();
  await expect(page.getByText("Campaign updated!")).toBeVisible();
  expect(await campaignOf(creator, "Embers of Khar Dul")).toMatchObject({ campaign_id: other.id });
  expect(await campaignOf(creator, "Still the Salt Crown")).toMatchObject({ campaign_id: campaign.id });
});

test("an editor in which nothing was written stays with its campaign when another tab edits another one", async ({
  creator,
  campaign,
}) => {
  const other = await found(creator, "Embers of Khar Dul");
  const page = await openEdit(creator, campaign.id);
  await expect(title(page)).toHaveValue("The Salt Crown");
  const second = waitingForHydration(await page.context().newPage());
  await second.goto("/home");
  await second.getByRole("link", { name: /Embers of Khar Dul/ }).click();
  await second.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(title(second)).toHaveValue("Embers of Khar Dul");
  await second.close();
  // It is rendered again, by what somebody changes of its campaign.
  const asked = page.waitForRequest(
    async (request) =>
      request.url().includes("/edit-campaign?") && !("next-router-prefetch" in (await request.allHeaders())),
  );
  await creator.api.put(`/api/campaigns/${campaign.id}`, { data: { campaign_name: "The Salt Throne" } });
  expect((await (await asked).allHeaders())["cookie"]).toContain(`editCampaignId=${campaign.id}`);
  await expect(title(page)).toHaveValue("The Salt Throne");
  expect(await campaignOf(creator, "Embers of Khar Dul")).toMatchObject({ campaign_id: other.id });
});

test("the Edit button of a campaign leads to its editor", async ({ admin, campaign }) => {
  const page = await openBook(admin, campaign);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.waitForURL("/edit-campaign");
  await expect(title(page)).toHaveValue("The Salt Crown");
  expect(await page.evaluate(() => localStorage.getItem("editCampaignId"))).toBe(String(campaign.id));
});

for (const width of [1440, 390])
  test(`the editor and its details are accessible at ${width} px`, async ({ stranger }) => {
    const page = await openCreate(stranger);
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page);
    await openDetails(page, "Factions");
    await details(page).getByRole("button", { name: "Add faction" }).click();
    await expectAccessible(page);
  });
