// What one browser changes, the others show without a reload.
import type { BrowserContext, Page, Request } from "@playwright/test";
import { addIsolde, openCharacter } from "../support/characters";
import { type Campaign, expect, openBook, test, withoutLive } from "../support/fixtures";
import { isRendering } from "../support/is-rendering";
import { PASSWORD, type Person } from "../support/people";
import { waitForHydration } from "../support/wait-for-hydration";

/** Resolves once the page is told what happens: the first event of a book says who is present. */
const listening = async (page: Page) => {
  await page.getByRole("tab", { name: "Players" }).click();
  await expect(page.getByText("has the book open").first()).toBeVisible();
};
const openCampaign = async (person: Person, campaign: Campaign) => {
  const page = await openBook(person, campaign);
  await listening(page);
  return page;
};
/** The streams that a browser has open. */
const countStreams = (context: BrowserContext) => {
  const open = new Set<Request>();
  context.on("request", (request) => request.url().includes("/api/live") && open.add(request));
  for (const end of ["requestfinished", "requestfailed"] as const)
    context.on(end as "requestfinished", (request) => open.delete(request));
  return () => [...open].filter((request) => !request.frame().page().isClosed()).length;
};

test("title, texts, members and hit points follow in other browsers, and who is there is seen", async ({
  creator,
  player,
  otherPlayer,
  campaign,
}) => {
  const id = await addIsolde(player, campaign);
  const page = await openCampaign(player, campaign);
  const other = await openCampaign(creator, campaign);
  const seated = (name: string) => new RegExp(`${name}.*has the book open`, "s");
  await expect(other.getByRole("listitem").filter({ hasText: seated("Tobias") })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: seated("Maren") })).toBeVisible();
  await expect(
    page.getByRole("list", { name: /^At the table: (Maren, Tobias|Tobias, Maren)$/ }).first(),
  ).toBeVisible();
  await creator.api.put(`/api/campaigns/${campaign.id}`, {
    data: { campaign_name: "The Salt Throne", description: "Low tide." },
  });
  await page.getByRole("tab", { name: "Campaign" }).click();
  await expect(page.getByRole("heading", { name: "The Salt Throne", exact: true })).toBeVisible();
  await expect(page.getByText("Low tide.").first()).toBeVisible();
  await otherPlayer.api.post(`/api/campaigns/${campaign.id}/leave`);
  await other.getByRole("tab", { name: "Players" }).click();
  await expect(other.getByText("Ysolt")).toHaveCount(0);
  await page.getByRole("link", { name: "Character", exact: true }).click();
  await page.getByRole("button", { name: /Isolde Marrow/ }).click();
  await expect(page.getByText("31/44")).toBeVisible();
  await creator.api.post(`/api/characters/${id}/hit-points`, { data: { change: -7 } });
  await expect(page.getByText("24/44")).toBeVisible();
});

test("however many changes come, the page is rendered anew once at a time, and shows the last", async ({
  creator,
  player,
  campaign,
}) => {
  const page = await openCampaign(player, campaign);
  await page.getByRole("tab", { name: "Campaign" }).click();
  let [open, most, asked] = [0, 0, 0];
  await page.route("**/campaign*", async (route) => {
    if (!isRendering(route.request())) return route.continue();
    [open, asked] = [open + 1, asked + 1];
    most = Math.max(most, open);
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 500));
    open -= 1;
    return route.fulfill({ response });
  });
  for (const campaign_name of ["First", "Second", "Third", "Last"]) {
    await creator.api.put(`/api/campaigns/${campaign.id}`, { data: { campaign_name } });
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await expect(page.getByRole("heading", { name: "Last", exact: true })).toBeVisible();
  expect([most, asked > 1 && asked < 5]).toEqual([1, true]);
});

test("a rendering that can't be had leaves the page as it is, and comes once the server is reached", async ({
  creator,
  player,
  campaign,
}) => {
  const page = await openCampaign(player, campaign);
  await page.getByRole("tab", { name: "Campaign" }).click();
  await page.evaluate(() => document.body.setAttribute("data-same-document", ""));
  await page.route("/campaign?_rsc=*", (route) =>
    isRendering(route.request()) ? route.abort("internetdisconnected") : route.continue(),
  );
  const failed = page.waitForEvent("requestfailed", isRendering);
  await creator.api.put(`/api/campaigns/${campaign.id}`, { data: { campaign_name: "The Salt Throne" } });
  await failed;
  await expect(page.getByRole("heading", { name: campaign.name, exact: true })).toBeVisible();
  await page.unroute("/campaign?_rsc=*");
  await expect(page.getByRole("heading", { name: "The Salt Throne", exact: true })).toBeVisible();
  await expect(page.locator("body[data-same-document]")).toHaveCount(1);
});

test("a browser holds one stream, which another tab takes over when its own closes", async ({
  creator,
  player,
  campaign,
}) => {
  const id = await addIsolde(player, campaign);
  const page = await openCharacter(player, campaign);
  const streams = countStreams(page.context());
  await page.reload();
  await expect.poll(streams).toBe(1);
  const second = await page.context().newPage();
  await second.goto("/character");
  await expect(second.getByText("31/44")).toBeVisible();
  const third = await page.context().newPage();
  await third.goto("/home");
  await creator.api.post(`/api/characters/${id}/hit-points`, { data: { change: -1 } });
  for (const [index, tab] of [page, second].entries())
    await expect(tab.getByText("30/44"), `tab ${index}`).toBeVisible();
  expect(streams()).toBe(1);
  // A frozen tab hands the stream over, and catches up when it goes on.
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Page.setWebLifecycleState", { state: "frozen" });
  await creator.api.post(`/api/characters/${id}/hit-points`, { data: { change: -1 } });
  await expect(second.getByText("29/44")).toBeVisible();
  await devTools.send("Page.setWebLifecycleState", { state: "active" });
  await expect(page.getByText("29/44")).toBeVisible();
  await expect.poll(streams).toBe(1);
  await page.close();
  await creator.api.post(`/api/characters/${id}/hit-points`, { data: { change: -1 } });
  await expect(second.getByText("28/44")).toBeVisible();
  await expect.poll(streams).toBe(1);
  // Nothing is told to a browser of which nothing is seen, and all of it once it is.
  await third.close();
  await second.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect.poll(streams).toBe(0);
  await creator.api.post(`/api/characters/${id}/hit-points`, { data: { change: -1 } });
  await second.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "visible", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect(second.getByText("27/44")).toBeVisible();
});

test("where the browser lends no locks and no channels, or refuses locks, each tab listens itself", async ({
  creator,
  player,
  otherPlayer,
  campaign,
}) => {
  const page = await player.page();
  await page.addInitScript(() => {
    Object.defineProperty(window, "BroadcastChannel", { value: undefined });
    Object.defineProperty(Navigator.prototype, "locks", { value: undefined });
  });
  const refused = await otherPlayer.page();
  await refused.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException("Storage is blocked", "SecurityError"));
    Object.defineProperty(Navigator.prototype, "locks", { value: { request: refuse, query: refuse } });
  });
  await Promise.all([player, otherPlayer].map((person) => openCampaign(person, campaign)));
  await creator.api.put(`/api/campaigns/${campaign.id}`, { data: { campaign_name: "Alone" } });
  for (const tab of [page, refused]) {
    await tab.getByRole("tab", { name: "Campaign" }).click();
    await expect(tab.getByRole("heading", { name: "Alone", exact: true })).toBeVisible();
  }
});

test("another account that logs in at the same browser is shown nothing of the first one's, in no tab", async ({
  creator,
  player,
  campaign,
}) => {
  const data = { campaign_id: campaign.id, title: "The ferryman lies" };
  await creator.api.post("/api/handouts", { data });
  const page = await openBook(creator, campaign, "/campaign?tab=handouts");
  await expect(page.getByText("The ferryman lies").first()).toBeVisible();
  const streams = countStreams(page.context());
  const second = await page.context().newPage();
  await second.goto("/home");
  await second.getByRole("button", { name: "Log out" }).click();
  await second.waitForURL("**/login");
  await expect(page.getByText("Login Required")).toBeVisible();
  // What the first one had loaded would be shown until the server answers. Set while the page rests: a route that is set while it loads
  // anew may come too late for what it asks for.
  await page.route("/api/handouts/**", () => {});
  await second.getByLabel("E-mail").fill(player.email);
  await second.getByLabel("Password").fill(PASSWORD);
  // The question goes at once, and then the document of another account is loaded.
  const anew = page.waitForEvent("load");
  await second.getByRole("button", { name: "Log In" }).click();
  await expect(page.getByText("Login Required")).toBeHidden();
  await anew;
  await waitForHydration(page);
  await page
    .getByRole("navigation", { name: "Main", exact: true })
    .getByRole("link", { name: "Home" })
    .click();
  await page.getByRole("link", { name: /The Salt Crown/ }).click();
  await page.getByRole("tab", { name: "Handouts" }).click();
  await expect(page.getByRole("heading", { name: "Handouts" })).toBeVisible();
  await expect(page.getByText("The ferryman lies")).toHaveCount(0);
  await second.waitForURL("**/home");
  await expect.poll(streams).toBe(1);
  await creator.api.put(`/api/campaigns/${campaign.id}`, { data: { campaign_name: "The Salt Throne" } });
  for (const tab of [page, second])
    await expect(tab.getByText("The Salt Throne").filter({ visible: true }).first()).toBeVisible();
});

test("a removed member's book closes, and an invite is told wherever one is", async ({
  creator,
  player,
  campaign,
}) => {
  const page = await openCampaign(player, campaign);
  await creator.api.delete(`/api/campaigns/${campaign.id}/roles/${player.id}`);
  await expect(page.getByText("Campaign not found.")).toBeVisible();
  await creator.api.post("/api/campaigns/invite", {
    data: { campaign_id: campaign.id, receiver_id: player.id },
  });
  await expect(page.getByText("Maren asks you to join The Salt Crown.")).toBeVisible();
});

test("while nothing comes through one line says so, and what was missed is there afterwards", async ({
  creator,
  player,
  campaign,
}) => {
  const id = await addIsolde(player, campaign);
  const page = await openCharacter(player, campaign);
  await withoutLive(page);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  const line = page.getByText(/Away from the table since/);
  await expect(line).toBeVisible();
  await creator.api.post(`/api/characters/${id}/hit-points`, { data: { change: -9 } });
  await page.unrouteAll();
  await expect(page.getByText("22/44")).toBeVisible();
  await expect(line).toBeHidden();
});

test("logged out everywhere, every open page asks for a log-in", async ({ newcomer }) => {
  const person = await newcomer("Wren");
  const page = await person.page();
  const streams = countStreams(page.context());
  await page.goto("/profile");
  await expect.poll(streams).toBe(1);
  await person.api.post("/api/users/logout", { data: { everywhere: true } });
  await expect(page.getByText("Login Required")).toBeVisible();
  await expect.poll(streams).toBe(0);
});

test("behind Login Required nothing of the book can be read, and nothing more is asked", async ({
  newcomer,
}) => {
  const person = await newcomer("Wren");
  const page = await person.page();
  await page.clock.install();
  const streams = countStreams(page.context());
  await page.goto("/profile");
  await expect.poll(streams).toBe(1);
  await person.api.post("/api/users/logout", { data: { everywhere: true } });
  const overlay = page.getByRole("dialog", { name: "Login Required" });
  await expect(overlay).toBeVisible();
  await expect.poll(streams).toBe(0);
  const asked: string[] = [];
  // The framework may fetch the page behind the link "Log in" ahead of a press.
  const isLogIn = (address: string) => new URL(address).pathname === "/login";
  page.on("request", (request) => {
    if (!isLogIn(request.url())) asked.push(request.url());
  });
  for (let times = 0; times < 5; times += 1) await page.clock.fastForward(30_000);
  expect(asked).toEqual([]);
  const background = await overlay.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(background).toMatch(/^rgb\(/);
});

test("logging out ends the stream of the browser, of all its tabs", async ({ player, campaign }) => {
  const page = await openCampaign(player, campaign);
  const streams = countStreams(page.context());
  await page.reload();
  const second = await page.context().newPage();
  await second.goto("/home");
  await expect.poll(streams).toBe(1);
  await page.getByRole("button", { name: "Log out" }).click();
  await page.waitForURL("**/login");
  await expect.poll(streams).toBe(0);
});
