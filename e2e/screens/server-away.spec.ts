// What a page does by itself while the server stumbles, or a script that it needs can't be had.
import type { Page } from "@playwright/test";
import { addIsolde } from "../support/characters";
import { expect, openBook, test, withoutLive } from "../support/fixtures";
import { isRendering } from "../support/is-rendering";
import { stopClock } from "../support/stopped-clock";

const HEALTH = "/api/health";
const away = (page: Page) => page.getByText(/Away from the table since/);

/** Keeps away the script that exports this; the answer lets it come. */
const withoutScriptOf = async (page: Page, name: string) => {
  const scripts = "**/*.js";
  await page.route(scripts, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes(`"${name}"`)) await route.abort();
    else await route.fulfill({ response });
  });
  // Not before those that are on their way have come.
  return () => page.unrouteAll({ behavior: "wait" });
};

test("who comes back while the server is away keeps the page, which is made anew once that answers and nothing is written", async ({
  creator,
  player,
  campaign,
}) => {
  const page = await player.page();
  await withoutLive(page);
  await openBook(player, campaign);
  // What keeps the page live has come by then, and with it what has renderings wait.
  await expect(away(page)).toBeVisible();
  await stopClock(page);
  await page.evaluate(() => document.body.setAttribute("data-same-document", ""));
  await creator.api.put(`/api/campaigns/${campaign.id}`, { data: { campaign_name: "The Salt Throne" } });
  const renderings: string[] = [];
  page.on("request", (request) => {
    if (isRendering(request)) renderings.push(request.url());
  });

  await page.route(HEALTH, (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  const refused = page.waitForResponse(HEALTH);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  expect((await refused).status()).toBe(503);
  const answered = page.waitForResponse(HEALTH);
  await page.keyboard.press("ControlOrMeta+k");
  await expect(page.locator("dialog[open]")).toBeVisible();
  await page.clock.runFor(5000);
  expect((await answered).status()).toBe(200);
  await page.clock.runFor(1000);
  expect(renderings).toEqual([]);

  // A proxy answers in the server's place.
  await page.route("**/campaign?*_rsc=*", (route) =>
    isRendering(route.request())
      ? route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" })
      : route.fallback(),
  );
  const stumbled = page.waitForResponse((response) => response.status() === 502);
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  // The dialog leaves its entry of the history first: the framework would call off a rendering that began before.
  await page.clock.runFor(1);
  await page.waitForFunction(() => !history.state?.step?.dialogs);
  await page.clock.runFor(300);
  await stumbled;
  await page.unrouteAll();
  await page.clock.resume();
  await expect(page.getByRole("heading", { name: "The Salt Throne", exact: true })).toBeVisible();
  await expect(page.locator("body[data-same-document]")).toHaveCount(1);
});

test("a page that could not be made is tried again by itself once the server answers", async ({
  creator,
}) => {
  const page = await creator.page();
  await page.clock.install();
  await page.goto("/home");
  await page.route(
    ({ pathname }) => pathname === "/messages",
    async (route) => {
      if (!isRendering(route.request())) return route.fallback();
      const response = await route.fetch();
      const body = await response.text();
      // As where the database goes away after the page's root has been sent, which is its row 0.
      const root = body.search(/^0:/m);
      return route.fulfill({ response, body: body.slice(0, body.indexOf("\n", root) + 1) });
    },
  );
  await page.route(HEALTH, (route) => route.fulfill({ status: 503, json: {} }));
  await page
    .getByRole("navigation", { name: "Main", exact: true })
    .getByRole("link", { name: "Messages" })
    .click();
  await expect(page.getByText("This page would not open")).toBeVisible();
  const refused = page.waitForResponse(HEALTH);
  await page.clock.runFor(5000);
  await refused;
  await expect(page.getByText("This page would not open")).toBeVisible();
  await page.unrouteAll();
  await page.clock.runFor(5000);
  await expect(page.getByLabel("Message", { exact: true })).toBeVisible();
});

test("the script that keeps a page live is asked for until it comes, and the page says meanwhile that it hears nothing", async ({
  creator,
  player,
  campaign,
}) => {
  const page = await player.page();
  await page.clock.install();
  const come = await withoutScriptOf(page, "startLive");
  await openBook(player, campaign);
  await expect(away(page)).toBeVisible();
  await come();
  await page.clock.runFor(5000);
  await expect(away(page)).toBeHidden();
  await page.getByRole("tab", { name: "Players" }).click();
  await expect(page.getByText("has the book open")).toBeVisible();
  await creator.api.put(`/api/campaigns/${campaign.id}`, { data: { campaign_name: "The Salt Throne" } });
  await page.getByRole("tab", { name: "Campaign" }).click();
  await expect(page.getByRole("heading", { name: "The Salt Throne", exact: true })).toBeVisible();
});

test("conditions are in the party also while the script of their crosses can't be had, which comes by itself", async ({
  player,
  campaign,
}) => {
  const id = await addIsolde(player, campaign);
  const conditions = JSON.stringify([{ name: "Poisoned", rounds: 3 }]);
  await player.api.put(`/api/characters/${id}`, { data: { conditions } });
  const page = await player.page();
  await page.clock.install();
  const come = await withoutScriptOf(page, "OwnConditions");
  const lost = page.waitForEvent("requestfailed", (request) => request.url().endsWith(".js"));
  await openBook(player, campaign, "/character?tab=party");
  await lost;
  const member = page.getByRole("list", { name: "The party" }).getByRole("listitem");
  await expect(member.getByText("Poisoned")).toBeVisible();
  await come();
  await page.clock.runFor(6000);
  await expect(member.getByRole("button", { name: "Remove Poisoned from Isolde Marrow" })).toBeVisible();
});
