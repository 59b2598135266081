// Turning from section to section: what happens while the leaves fall, and where it ends.
import type { Page, Request } from "@playwright/test";
import { sectionLoading } from "@/lib/messages/sections";
import { addIsolde, openCharacter } from "../support/characters";
import { deferred } from "../support/deferred";
import { type Campaign, expect, expectAccessible, openBook, test } from "../support/fixtures";
import { isRendering } from "../support/is-rendering";
import { make } from "../support/make";
import type { Person } from "../support/people";
import { stopClock } from "../support/stopped-clock";
import { LEAVES, noteTurn, turnTimes } from "../support/turn-times";

/** An encounter, and notes in which a link leads to it. */
const linkTo = async (creator: Person, { id: campaign_id }: Campaign, encounter_name: string) => {
  await make(creator, "encounters", { campaign_id, encounter_name });
  await make(creator, "dm-notes", { campaign_id, title: "Evening 9", note_text: `[[${encounter_name}]]` });
};

/** Whether the router asks for the encounters' section, and not ahead. */
const isOpening = (request: Request) =>
  isRendering(request) && new URL(request.url()).pathname === "/encounter";

/** How the framework tells the router for which query it has rendered a section, in the answer's text too. */
const QUERY_HEADER = "x-nextjs-rewritten-query";
const REWRITTEN = "tab=&about=&own=&handout=&evening=&map=";

/** Waits until the router knows the encounters' section from what it fetched ahead, and guesses by it. */
const knowsAhead = (page: Page) =>
  page.waitForFunction(() =>
    performance
      .getEntriesByType("resource")
      .some(({ name }) => new URL(name).pathname === "/encounter" && name.includes("_rsc=")),
  );

// A link stands in the section that is left, and goes with it.
for (const way of ["bookmark", "link"] as const) {
  const name = way === "link" ? "Causeway Wyrm" : "Encounter";

  test(`a section is fetched while the leaves fall, by one request, and opened after them, by a ${way}`, async ({
    creator,
    campaign,
  }) => {
    await linkTo(creator, campaign, "Causeway Wyrm");
    const page = await openBook(creator, campaign);
    const openings: string[] = [];
    page.on("request", (request) => void (isOpening(request) && openings.push(request.url())));
    await knowsAhead(page);
    await noteTurn(page, "/encounter");
    // While the page's clock stands the leaves are in the air: what is asked for then didn't wait for them.
    await stopClock(page);
    const asked = page.waitForRequest(isOpening);
    await page.getByRole("link", { name, exact: true }).click();
    await asked;
    await page.clock.resume();
    await expect(page).toHaveURL(/\/encounter/);
    const { turn, opened } = await turnTimes(page);
    expect(opened - turn).toBeGreaterThanOrEqual(LEAVES - 1);
    await expect(page.locator("[data-leaves]")).toHaveCount(0);
    expect(openings).toHaveLength(1);
  });

  // The router retries a navigation whose answer has another route tree than it predicted, as after a deployment.
  test(`a section whose answer isn’t what the router guessed is opened after the leaves too, by a ${way}`, async ({
    creator,
    campaign,
  }) => {
    await linkTo(creator, campaign, "Causeway Wyrm");
    const page = await openBook(creator, campaign);
    const openings: string[] = [];
    await page.route(
      (url) => url.pathname === "/encounter",
      async (route) => {
        if (!isOpening(route.request())) return route.continue();
        openings.push(route.request().url());
        const response = await route.fetch();
        const body = (await response.text()).replaceAll(REWRITTEN, "tab=other");
        return route.fulfill({
          response,
          body,
          headers: { ...response.headers(), [QUERY_HEADER]: "tab=other" },
        });
      },
    );
    await knowsAhead(page);
    await noteTurn(page, "/encounter");
    await page.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(/\/encounter/);
    const { turn, opened } = await turnTimes(page);
    expect(opened - turn).toBeGreaterThanOrEqual(LEAVES - 1);
    await expect(page.locator("[data-leaves]")).toHaveCount(0);
    expect(openings).toHaveLength(2);
  });
}

/** Presses one bookmark after the other. The time of the page stands meanwhile: on a busy machine two clicks can take longer than the leaves. */
const pressWhileLeavesFall = async (page: Page, ...bookmarks: string[]) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const name of bookmarks) await page.getByRole("link", { name, exact: true }).click();
  await page.clock.resume();
};

test("a second bookmark while leaves fall changes where the book opens", async ({ creator, campaign }) => {
  const page = await openBook(creator, campaign);
  const steps = await page.evaluate(() => history.length);
  await pressWhileLeavesFall(page, "Character", "Encounter");
  await expect(page.getByRole("heading", { name: /Encounters$/ }).first()).toBeAttached();
  await expect(page).toHaveURL(/\/encounter$/);
  expect(await page.evaluate(() => history.length)).toBe(steps + 1);
  await page.goBack();
  await expect(page).toHaveURL(/\/campaign$/);
});

test("the bookmark of the open section, while leaves fall, keeps it open", async ({ creator, campaign }) => {
  const page = await openBook(creator, campaign);
  const fallen = () =>
    page.evaluate(async () => {
      const leaves = document.getAnimations().map(({ finished }) => finished);
      // Those that are called off are at an end too.
      await Promise.allSettled(leaves);
    });
  await pressWhileLeavesFall(page, "Character", "Campaign");
  await fallen();
  await expect(page).toHaveURL(/\/campaign$/);
  await expect(page.getByRole("heading", { name: "The Salt Crown", exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Character", exact: true }).click();
  await expect(page).toHaveURL(/\/character$/);
});

test("a section is whole after the leaves, and the same without them", async ({ player, campaign }) => {
  await addIsolde(player, campaign);
  const page = await openCharacter(player, campaign);
  const bookmark = (name: string) => page.getByRole("link", { name, exact: true }).click();
  const whole = () => page.getByRole("main").ariaSnapshot();
  for (const loaded of ["Athletics", "Tides left at level 3: 1", "No items yet"])
    await expect(page.getByText(loaded).first()).toBeAttached();
  const before = await whole();
  await bookmark("Campaign");
  await expect(page).toHaveURL(/\/campaign$/);
  await bookmark("Character");
  await expect.poll(whole).toBe(before);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await bookmark("Campaign");
  await expect(page).toHaveURL(/\/campaign$/);
  await bookmark("Character");
  await expect.poll(whole).toBe(before);
});

test("the old right page is the first leaf that rises, the complete new left page the last that lands", async ({
  player,
  campaign,
}) => {
  await addIsolde(player, campaign);
  const page = await openCharacter(player, campaign);
  await page.getByRole("link", { name: "Campaign", exact: true }).click();
  await expect(page).toHaveURL(/\/campaign$/);
  await expect(page.locator("[data-leaves]")).toHaveCount(0);
  await page.evaluate(() => {
    const pages = () => [...document.querySelectorAll<HTMLElement>("section[data-side]")];
    const block = pages()[0]?.parentElement;
    const note = () =>
      performance.mark("leaves", {
        detail: {
          phase: block?.dataset["leaves"] ?? "none",
          path: location.pathname,
          moving: pages()
            .filter((one) => one.getAnimations().length > 0)
            .map((one) => one.dataset["side"]),
          texts: pages().map(({ innerText }) => innerText),
        },
      });
    new MutationObserver(note).observe(block ?? document, {
      attributes: true,
      attributeFilter: ["data-leaves"],
    });
  });
  await page.getByRole("link", { name: "Character", exact: true }).click();
  const marks = () =>
    page.evaluate(() =>
      performance
        .getEntriesByName("leaves")
        .map((mark) => (mark instanceof PerformanceMark ? (mark.detail as unknown) : null)),
    );
  await expect.poll(async () => (await marks()).length).toBe(4);
  expect(await marks()).toEqual([
    expect.objectContaining({ phase: "rise", path: "/campaign", moving: ["right"] }),
    expect.objectContaining({ phase: "wait", path: "/campaign", moving: [] }),
    expect.objectContaining({
      phase: "land",
      path: "/character",
      moving: ["left"],
      texts: [
        expect.stringMatching(/Isolde Marrow[^]*Athletics[^]*Tides/),
        expect.stringContaining("No items yet"),
      ],
    }),
    expect.objectContaining({ phase: "none", moving: [] }),
  ]);
});

for (const [way, reducedMotion] of [
  ["bookmark", "no-preference"],
  ["bookmark", "reduce"],
  ["link", "no-preference"],
] as const)
  test(`a section that is long in coming is told on the blank page, its bookmark chosen at once: by a ${way}, motion: ${reducedMotion}`, async ({
    creator,
    campaign,
  }) => {
    await linkTo(creator, campaign, "Causeway Wyrm");
    const page = await openBook(creator, campaign);
    await page.emulateMedia({ reducedMotion });
    const answered = deferred();
    await page.route(/\/encounter\?.*_rsc=/, async (route) => {
      await answered.promise;
      await route.continue();
    });
    const bookmark = (name: string) => page.getByRole("link", { name, exact: true });
    await bookmark(way === "link" ? "Causeway Wyrm" : "Encounter").click();
    await expect(bookmark("Encounter")).toHaveAttribute("aria-current", "page");
    await expect(bookmark("Campaign")).not.toHaveAttribute("aria-current");
    await expect(page.getByText(sectionLoading["/encounter"])).toBeVisible();
    await expect(page).toHaveURL(/\/campaign$/);
    await expect(page.getByRole("heading", { name: campaign.name, exact: true })).toBeHidden();
    await expectAccessible(page);
    answered.resolve();
    await expect(page).toHaveURL(/\/encounter/);
    await expect(page.getByText(sectionLoading["/encounter"])).toHaveCount(0);
    await expect(
      page
        .getByRole("button", { name: /^Causeway Wyrm/ })
        .or(page.getByRole("heading", { name: "Causeway Wyrm" })),
    ).toBeVisible();
    await bookmark("Campaign").click();
    await expect(page.getByRole("heading", { name: campaign.name, exact: true })).toBeVisible();
    await expect(bookmark("Campaign")).toHaveAttribute("aria-current", "page");
  });

test("what lies over the book turns it with the press that takes it away", async ({
  creator,
  player,
  campaign,
}) => {
  const campaign_id = campaign.id;
  const last = await make(creator, "evenings", { campaign_id, title: "The Toll Bridge" });
  await creator.send("POST", `/api/evenings/${last["evening_id"]}/sign`, {
    chapter: "Four wicks were burning.",
  });
  await make(creator, "evenings", { campaign_id, begin: 1 });
  await addIsolde(player, campaign);
  const page = await openBook(player, campaign, "/character");
  await page.mouse.move(200, 200);
  await page.getByRole("button", { name: "Read the whole chapter" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText("Four wicks were burning.")).toBeVisible();
  await expect(page).toHaveURL(/\/campaign/);
  await expect(page.locator("[data-leaves]")).toHaveCount(0);
});

/** Holds back the section that the bookmark Encounter asks for until `answer` is resolved. */
const holdEncounter = async (page: Page) => {
  const answer = deferred();
  const isHeld = deferred();
  await page.route(/\/encounter\?.*_rsc=/, async (route) => {
    isHeld.resolve();
    await answer.promise;
    await route.continue().catch(() => {});
  });
  return { isHeld, answer };
};

test("a turn goes on after a dialog that was opened and closed meanwhile, as one step of the history", async ({
  creator,
  campaign,
}) => {
  const page = await openBook(creator, campaign);
  const { isHeld, answer } = await holdEncounter(page);
  const bookmark = page.getByRole("link", { name: "Encounter", exact: true });
  await bookmark.click();
  await isHeld.promise;
  await page.keyboard.press("ControlOrMeta+k");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.waitForFunction(() => !history.state?.step?.dialogs);
  answer.resolve();
  await expect(page).toHaveURL(/\/encounter/);
  await expect(page.locator("[data-leaves]")).toHaveCount(0);
  await page.unrouteAll({ behavior: "wait" });
  await page.goBack();
  await expect(page).toHaveURL(/\/campaign$/);
  await bookmark.click();
  await expect(page).toHaveURL(/\/encounter/);
  await expect(page.locator("[data-leaves]")).toHaveCount(0);
});

test("a place that is chosen in the open section calls off the turn to another one", async ({
  creator,
  campaign,
}) => {
  await creator.api.put(`/api/campaigns/${campaign.id}`, { data: { setting: "A drowned coast." } });
  const page = await openBook(creator, campaign);
  const { isHeld, answer } = await holdEncounter(page);
  await page.getByRole("link", { name: "Encounter", exact: true }).click();
  await isHeld.promise;
  await page.keyboard.press("ControlOrMeta+k");
  const finder = page.getByRole("dialog");
  await finder.getByRole("combobox").fill("drowned");
  await finder.getByRole("option", { name: /drowned/ }).click();
  await expect(page.getByText("A drowned coast.").filter({ visible: true })).toBeVisible();
  answer.resolve();
  await page.unrouteAll({ behavior: "wait" });
  await expect(page.getByRole("link", { name: "Campaign", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expect(page.locator("[data-leaves]")).toHaveCount(0);
  await expect(page).toHaveURL(/\/campaign/);
});
