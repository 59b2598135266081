// One file for one tray, as for the other screens.
import type { Page } from "@playwright/test";
import { expect, expectAccessible, openBook, test } from "../support/fixtures";

const knob = (page: Page) => page.getByRole("button", { name: "Dice tray" });
const add = (page: Page, die: string) => page.getByRole("button", { name: `Add a ${die}`, exact: true });
const inPool = (page: Page) => page.getByRole("button", { name: /^Remove one D/ });
const rollButton = (page: Page) => page.getByRole("button", { name: "Roll", exact: true });
const toasts = (page: Page) => page.locator("[data-sonner-toast]");

const openTray = async (page: Page, path = "/home") => {
  await page.goto(path);
  await knob(page).click();
  await expect(add(page, "D4")).toBeFocused();
};

/** Notes which sounds the page plays from here on. */
const listen = async (page: Page) => {
  const played: string[] = [];
  await page.exposeFunction("heard", (address: string) => played.push(new URL(address).pathname));
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = function play() {
      (window as unknown as { heard: (address: string) => void }).heard(this.src);
      return Promise.resolve();
    };
  });
  return played;
};

/** The sum and the single results that a toast such as "14 You rolled 2 D6 (6, 5) + 3" tells, earlier ones having gone. */
const numbersOf = async (page: Page) => {
  await expect(toasts(page)).toHaveCount(1);
  const [sum = "", , detail = ""] = (await toasts(page).innerText()).replaceAll("\u00a0", " ").split("\n");
  const results = [...detail.matchAll(/\(([^)]*)\)/g)].flatMap(([, inside = ""]) => inside.split(", "));
  return { sum: Number(sum), detail, results };
};

test("the dice lie on every page behind the sign-in, and on none before it", async ({
  page,
  superAdmin,
  campaign,
}) => {
  for (const path of ["/login", "/signup", "/"]) {
    await page.goto(path);
    await expect(page.getByRole("heading").first()).toBeVisible();
    await expect(knob(page)).toHaveCount(0);
  }

  const own = await openBook(superAdmin, campaign);
  await expect(knob(own)).toBeVisible();
  for (const path of [
    "/home",
    "/create",
    "/edit-campaign",
    "/character",
    "/encounter",
    "/profile",
    "/messages",
    "/admin-messages",
  ]) {
    await own.goto(path);
    await expect(knob(own)).toBeVisible();
  }
});

test("the tray opens and closes, and Escape gives the focus back", async ({ stranger }) => {
  const page = await stranger.page();
  await openTray(page);
  await expect(knob(page)).toHaveAttribute("aria-expanded", "true");
  // An input method is left by it.
  await add(page, "D4").dispatchEvent("keydown", { key: "Escape", isComposing: true });
  await expect(knob(page)).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(add(page, "D4")).toBeHidden();
  await expect(knob(page)).toBeFocused();
  await expect(knob(page)).toHaveAttribute("aria-expanded", "false");

  await knob(page).click();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(add(page, "D4")).toBeHidden();
  await expect(knob(page)).toBeFocused();
});

test("the pool takes six dice, gives each back at a click, and all at Clear", async ({ stranger }) => {
  const page = await stranger.page();
  await openTray(page);
  await expect(rollButton(page)).toBeDisabled();
  for (const die of ["D4", "D6", "D8", "D10", "D12", "D20"]) await add(page, die).click();
  await expect(page.getByText("6 of 6 dice")).toBeVisible();
  for (const die of ["D4", "D6", "D8", "D10", "D12", "D20", "D100"])
    await expect(add(page, die)).toBeDisabled();

  await page.getByRole("button", { name: "Remove one D10" }).click();
  await expect(page.getByText("1 D4, 1 D6, 1 D8, 1 D12, 1 D20")).toBeVisible();
  await add(page, "D100").click();
  await expect(inPool(page)).toHaveCount(6);

  await page.getByRole("button", { name: "Clear" }).click();
  await expect(inPool(page)).toHaveCount(0);
  await expect(page.getByText("Choose up to six dice")).toBeVisible();
});

test("a roll sounds, and shows the sum with its single results for five seconds", async ({ stranger }) => {
  const page = await stranger.page();
  const played = await listen(page);
  await openTray(page);
  // The place of the toasts comes when the browser is idle, which under a clock that stands it never is.
  await expect(page.locator("section[aria-live=polite]")).toHaveCount(1);
  // By a clock of the test: how late a busy machine looks must not count.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const die of ["D20", "D6", "D6"]) await add(page, die).click();
  await rollButton(page).click();
  await page.clock.runFor(50);
  await expect(toasts(page)).toContainText("You rolled");
  const { sum, results } = await numbersOf(page);
  expect(results).toHaveLength(3);
  expect(results.reduce((total, result) => total + Number(result), 0)).toBe(sum);
  await expect.poll(() => played).toEqual(["/sounds/dice.wav"]);

  await page.clock.runFor(4_900);
  await expect(toasts(page)).toHaveAttribute("data-removed", "false");
  // Leaving takes it a fifth of a second.
  await page.clock.runFor(500);
  await expect(toasts(page)).toHaveCount(0);
  await expect(inPool(page)).toHaveCount(3);
});

test("a roll is announced: its toast appears in a live region", async ({ stranger }) => {
  const page = await stranger.page();
  await openTray(page);
  await expect(page.locator("section[aria-live=polite]")).toHaveCount(1);
  await add(page, "D4").click();
  await rollButton(page).click();
  await expect(page.locator("section[aria-live=polite]").locator("[data-sonner-toast]")).toContainText(
    "1 D4",
  );
});

test("a second roll takes the place of the first", async ({ stranger }) => {
  const page = await stranger.page();
  await openTray(page);
  await add(page, "D8").click();
  await rollButton(page).click();
  await expect(toasts(page)).toContainText("1 D8");
  await add(page, "D4").click();
  await rollButton(page).click();
  await expect(toasts(page).getByText("1 D4")).toBeVisible();
  await expect(toasts(page)).toHaveCount(1);
});

test("a modifier is added, and an advantage counts the higher of two throws", async ({ stranger }) => {
  const page = await stranger.page();
  await openTray(page);
  const edge = page.getByLabel("Each D20");
  await add(page, "D6").click();
  await expect(edge).toBeDisabled();
  await add(page, "D20").click();
  await edge.selectOption("Advantage");
  for (let times = 0; times < 3; times++) await page.getByRole("button", { name: "Raise Modifier" }).click();
  await rollButton(page).click();
  await expect(toasts(page)).toContainText("You rolled with advantage");
  const { sum, detail, results } = await numbersOf(page);
  expect(detail).toMatch(/^1 D6 \(\d\) \+ 1 D20 \(\d+ not \d+\) \+ 3$/);
  const [six, twenty = ""] = results;
  const [kept = 0, dropped = 0] = twenty.split(" not ").map(Number);
  expect(kept).toBeGreaterThanOrEqual(dropped);
  expect(sum).toBe(Number(six) + kept + 3);
});

test("sounds can be muted, which lasts and holds in every tab", async ({ stranger }) => {
  const page = await stranger.page();
  const played = await listen(page);
  const mute = (where: Page) => where.getByRole("button", { name: "Mute sounds" });
  await openTray(page);
  await mute(page).click();
  await page.reload();
  await knob(page).click();
  await expect(mute(page)).toHaveAttribute("aria-pressed", "true");
  await add(page, "D4").click();
  await rollButton(page).click();
  await expect(toasts(page)).toHaveCount(1);

  await mute(page).click();
  await rollButton(page).click();
  await expect.poll(() => played).toEqual(["/sounds/dice.wav"]);

  const other = await page.context().newPage();
  await openTray(other);
  await mute(other).click();
  await expect(mute(page)).toHaveAttribute("aria-pressed", "true");
  await rollButton(page).click();
  await expect(toasts(page)).toHaveCount(1);
  await mute(other).click();
  await expect(mute(page)).toHaveAttribute("aria-pressed", "false");
  await rollButton(page).click();
  await expect.poll(() => played).toEqual(["/sounds/dice.wav", "/sounds/dice.wav"]);
});

test("the last twenty rolls are kept in this browser, whatever else was stored", async ({ stranger }) => {
  const page = await stranger.page();
  await page.goto("/home");
  await page.evaluate(() => {
    const old = Array.from({ length: 20 }, (_, at) => ({ at, label: "Old", total: 4, detail: "1 D4 (4)" }));
    const key = `diceHistory:${localStorage.getItem("user_id")}`;
    localStorage.setItem(key, JSON.stringify([{ at: 1e99, total: "?" }, 7, ...old]));
  });
  await openTray(page);
  await add(page, "D12").click();
  await rollButton(page).click();
  const { sum, detail } = await numbersOf(page);
  await page.reload();
  await knob(page).click();
  await page.getByRole("button", { name: "Last rolls" }).click();
  const rolls = page.getByRole("list", { name: "Last rolls" }).getByRole("listitem");
  await expect(rolls).toHaveCount(20);
  await expect(rolls.first()).toContainText(`${sum}You rolled${detail}`);
  await expect(rolls.last()).toContainText("Old");
});

test("the keyboard is enough", async ({ stranger }) => {
  const page = await stranger.page();
  await page.goto("/home");
  await knob(page).focus();
  await page.keyboard.press("Enter");
  await expect(add(page, "D4")).toBeFocused();
  for (let die = 1; die <= 6; die++) await page.keyboard.press("Enter");
  await expect(rollButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(toasts(page)).toContainText("6 D4");

  await inPool(page).last().focus();
  for (let die = 6; die >= 1; die--) {
    await expect(inPool(page)).toHaveCount(die);
    await page.keyboard.press("Enter");
  }
  await expect(add(page, "D4")).toBeFocused();
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`the open tray is accessible and inside the window at ${width} px`, async ({ stranger }) => {
    const page = await stranger.page();
    await page.setViewportSize({ width, height });
    await openTray(page);
    await add(page, "D20").click();
    const tray = page.getByRole("region", { name: "Dice" });
    const box = await tray.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    await expectAccessible(page);

    if (width >= 1024) return;
    for (const target of await tray.locator("button:visible, select:visible, input:visible").all()) {
      const size = await target.boundingBox();
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });

test("on a phone the tray closes with the throw, and what fell is shown above the strip and on the die", async ({
  creator,
  campaign,
}) => {
  const page = await openBook(creator, campaign);
  await page.setViewportSize({ width: 390, height: 844 });
  await openTray(page, "/campaign");
  await add(page, "D4").click();
  await rollButton(page).click();
  await expect(page.getByRole("region", { name: "Dice" })).toBeHidden();
  await expect(knob(page)).toBeFocused();
  const { sum } = await numbersOf(page);
  await expect(knob(page)).toHaveAttribute("data-face", String(sum));
  const strip = await page.getByRole("navigation", { name: "Bookmarks" }).boundingBox();
  const die = await knob(page).boundingBox();
  expect(die?.y).toBeGreaterThanOrEqual(strip?.y ?? 0);
  await expect
    .poll(async () => {
      const toast = await toasts(page).boundingBox();
      return (toast?.y ?? 0) + (toast?.height ?? 0);
    })
    .toBeLessThanOrEqual(strip?.y ?? 0);
});

test("on a phone the knob covers nothing once a page is scrolled to its end", async ({
  creator,
  campaign,
}) => {
  const page = await openBook(creator, campaign);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [
    "/campaign",
    "/character",
    "/encounter",
    "/home",
    "/create",
    "/edit-campaign",
    "/profile",
    "/messages",
  ]) {
    await page.goto(path);
    const box = await knob(page).boundingBox();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const bar = await page.getByRole("banner").boundingBox();
    const covered: string[] = [];
    for (const one of await page
      .locator("a:visible, button:visible, input:visible, textarea:visible, select:visible")
      .all()) {
      const its = await one.boundingBox();
      if (!box || !its || (await one.getAttribute("aria-label")) === "Dice tray") continue;
      // What is scrolled away lies below the top bar, as it does without a die in it.
      const isAway = its.y < (bar?.height ?? 0) && !(await one.evaluate((it) => it.closest("header")));
      if (isAway) continue;
      const apart =
        its.x + its.width <= box.x ||
        box.x + box.width <= its.x ||
        its.y + its.height <= box.y ||
        box.y + box.height <= its.y;
      if (!apart) covered.push(`${path}: ${await one.innerText()}`);
    }
    expect(covered).toEqual([]);
  }
});
