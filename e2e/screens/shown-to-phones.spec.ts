// What the dungeon master shows reaches whoever holds a phone, whatever lies open on it.
import type { Page } from "@playwright/test";
import { addIsolde, openCharacter } from "../support/characters";
import { deferred } from "../support/deferred";
import { pngFile } from "../support/images";
import { type Campaign, expect, expectAccessible, openBook, test } from "../support/fixtures";
import { PASSWORD, type Person } from "../support/people";

const PHONE = { width: 390, height: 844 };

const showTo = (creator: Person, campaign: Campaign) => (place: string, id?: number) =>
  creator.api.post(`/api/campaigns/${campaign.id}/shown`, { data: { place, ...(id && { id }) } });

/** A phone whose stream is open. */
const takePhone = async (person: Person, campaign: Campaign): Promise<Page> => {
  const phone = await openBook(person, campaign);
  await phone.setViewportSize(PHONE);
  await expect(phone.getByRole("list", { name: /^At the table/ })).toBeVisible();
  return phone;
};

/** A player's phone, and what shows a page to it; the dungeon master has the book open too. */
const sitDown = async ({
  creator,
  player,
  campaign,
}: {
  creator: Person;
  player: Person;
  campaign: Campaign;
}) => {
  await openBook(creator, campaign);
  return { phone: await takePhone(player, campaign), show: showTo(creator, campaign) };
};

/** Whether anybody looks at a phone, as its browser sees it. */
const turnScreen = (phone: Page, state: "hidden" | "visible") =>
  phone.evaluate((value) => {
    Object.defineProperty(document, "visibilityState", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);

test("after a handout a phone follows again: what is shown next takes its place, and turns to the page that holds it", async ({
  creator,
  player,
  campaign,
}) => {
  await creator.api.put(`/api/campaigns/${campaign.id}`, { data: { setting: "A drowned coast." } });
  const made = await creator.api.post("/api/handouts", {
    multipart: {
      campaign_id: String(campaign.id),
      title: "The ferryman’s drawing",
      text: "A lamp under water.",
      image: pngFile("lamp.png"),
    },
  });
  const { handout_id: id } = (await made.json()) as { handout_id: number };
  const { phone, show } = await sitDown({ creator, player, campaign });
  await creator.api.post(`/api/handouts/${id}/open`, { data: { for: "all", show: 1 } });
  const letter = phone.getByRole("dialog", { name: "The ferryman’s drawing" });
  await expect(letter.getByRole("button", { name: "Close" })).toBeVisible();
  // Nobody has pressed Close.
  await show("setting");
  await expect(letter).toHaveCount(0);
  await expect(phone.getByRole("tab", { name: "Setting" })).toBeVisible();
  await expect(phone.getByText("A drowned coast.").filter({ visible: true })).toBeVisible();

  await show("handout", id);
  await expect(letter.getByRole("button", { name: "Close" })).toBeVisible();
  await letter.getByRole("button", { name: "Close" }).click();
  await expect(phone.getByRole("article", { name: "The ferryman’s drawing" })).toBeVisible();
  await show("themes");
  await expect(phone.getByRole("tab", { name: "Themes" })).toBeVisible();
  await expect(phone.getByRole("tab", { name: "Themes" })).toHaveAttribute("aria-selected", "true");
  await expect(phone.getByText("The dungeon master opens")).toHaveCount(0);
});

test("Go there over a form with typed words asks, and goes there once it is closed; kept open, it stays", async ({
  creator,
  player,
  campaign,
}) => {
  await addIsolde(player, campaign);
  // Somebody else is at the table.
  await openBook(creator, campaign);
  const phone = await openCharacter(player, campaign);
  await phone.setViewportSize(PHONE);
  await expect(phone.getByRole("list", { name: /^At the table/ })).toBeVisible();
  await phone.getByRole("button", { name: "Edit", exact: true }).click();
  const editor = phone.getByRole("dialog", { name: "Edit character" });
  await editor.getByRole("tab", { name: "Character", exact: true }).click();
  await editor.getByLabel("Character description").fill("Early for everything since.");
  await showTo(creator, campaign)("factions");
  const notice = phone.getByRole("status").filter({ hasText: "The dungeon master opens the factions" });
  await expect(notice).toBeVisible();
  // Above the dialog, whole, and over the bar: what it is for is read.
  const isRead = () =>
    notice.getByText("The dungeon master opens").evaluate((text) => {
      const { left, top, width, height } = text.getBoundingClientRect();
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      if (top < 0) return `above the window by ${-top}`;
      return at === text || text.contains(at) ? "read" : `under ${at?.outerHTML.slice(0, 200)}`;
    });
  // Once it hangs.
  await expect.poll(isRead).toBe("read");
  await expectAccessible(phone);
  // The dialog makes room below it: neither its head nor its foot is covered, nor a word typed.
  for (const size of [PHONE, { width: 1024, height: 768 }, { width: 1366, height: 641 }]) {
    await phone.setViewportSize(size);
    for (const button of await editor.getByRole("button", { name: /^(Close|Save now|Save|Cancel)$/ }).all())
      await button.click({ trial: true });
    await expect(editor.getByLabel("Character description")).toHaveValue("Early for everything since.");
    await expect.poll(isRead).toBe("read");
  }
  await phone.setViewportSize(PHONE);
  const question = phone.getByRole("alertdialog");
  const go = notice.getByRole("button", { name: "Go there" });
  await go.click();
  await question.getByRole("button", { name: "Keep writing" }).click();
  await expect(question).toHaveCount(0);
  await expect(notice).toBeVisible();
  await expect(editor.getByLabel("Character description")).toHaveValue("Early for everything since.");
  await go.click();
  await question.getByRole("button", { name: "Close", exact: true }).click();
  await expect(phone).toHaveURL(/\/campaign/);
  await expect(phone.getByRole("tab", { name: "Factions" })).toHaveAttribute("aria-selected", "true");
  await expect(notice).toHaveCount(0);
});

test("a notice goes where its reader has found the way, and is not given to who is there", async ({
  creator,
  player,
  campaign,
}) => {
  const { phone, show } = await sitDown({ creator, player, campaign });
  await phone.evaluate(() => localStorage.setItem("letMeRead", "1"));
  await show("themes");
  const notice = phone.getByText("The dungeon master opens the themes");
  await expect(notice).toBeVisible();
  // By the keyboard: on a phone the notice hangs over the index tabs.
  await phone
    .getByRole("tablist", { name: "Campaign pages" })
    .getByRole("tab", { name: "Description" })
    .press("Enter");
  await expect(notice).toBeVisible();
  await phone.getByRole("tab", { name: "Themes" }).click();
  await expect(notice).toHaveCount(0);
  await show("factions");
  await expect(phone.getByText("The dungeon master opens the factions")).toBeVisible();
  await phone.getByRole("button", { name: "Not now" }).click();
  const read = phone.waitForResponse((response) => response.url().endsWith("/shown"));
  await phone.reload();
  await read;
  await expect(phone.getByRole("button", { name: "On the table lies the factions. Go there" })).toBeVisible();
  await expect(phone.getByText("It was shown before you came.")).toHaveCount(0);
});

test("what is shown while the page is still coming turns it all the same", async ({
  creator,
  player,
  campaign,
}) => {
  const page = await openBook(player, campaign, "/campaign?tab=players");
  await expect(page.getByText("has the book open").first()).toBeVisible();
  // The script that follows what is shown is held until something was shown.
  const shown = deferred();
  await page.route("**/_next/static/**", async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    if (text.includes("shownSeen") && !text.includes("diceHistory")) await shown.promise;
    await route.fulfill({ response, body: text });
  });
  const joins = page.waitForRequest((request) => request.url().includes("/api/live"));
  await page.reload();
  await joins;
  await showTo(creator, campaign)("themes");
  shown.resolve();
  await expect(page.getByRole("tab", { name: "Themes" })).toHaveAttribute("aria-selected", "true");
});

test("a phone that comes back to a past that is not known finds what lies on the table, and that nothing does", async ({
  creator,
  player,
  campaign,
}) => {
  const { phone, show } = await sitDown({ creator, player, campaign });
  await show("themes");
  await expect(phone.getByRole("tab", { name: "Themes" })).toHaveAttribute("aria-selected", "true");
  await turnScreen(phone, "hidden");
  const lost = { contentType: "text/event-stream", body: "event: resync\ndata: {}\n\n" };
  await phone.route("/api/live*", (route) => route.fulfill(lost));
  await show("factions");
  await turnScreen(phone, "visible");
  await expect(phone.getByRole("tab", { name: "Factions" })).toHaveAttribute("aria-selected", "true");

  await turnScreen(phone, "hidden");
  await phone.evaluate(() => localStorage.setItem("letMeRead", "1"));
  await show("setting");
  await turnScreen(phone, "visible");
  await expect(phone.getByText("The dungeon master opens the setting")).toBeVisible();
  await phone.getByRole("button", { name: "Not now" }).click();
  const link = phone.getByRole("button", { name: "On the table lies the setting. Go there" });
  await expect(link).toBeVisible();

  await turnScreen(phone, "hidden");
  await creator.api.delete(`/api/campaigns/${campaign.id}/shown`);
  await turnScreen(phone, "visible");
  await expect(link).toHaveCount(0);
});

test("what one person has seen is told to the next one who logs in at the same browser", async ({
  creator,
  player,
  otherPlayer,
  campaign,
}) => {
  await showTo(creator, campaign)("themes");
  const page = await openBook(player, campaign);
  const notice = page.getByRole("status").filter({ hasText: "It was shown before you came." });
  await notice.getByRole("button", { name: "Not now" }).click();
  await expect(notice).toHaveCount(0);
  await page.goto("/home");
  await page.getByRole("button", { name: "Log out" }).click();
  await page.waitForURL("**/login");
  await page.getByLabel("E-mail").fill(otherPlayer.email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Log In" }).click();
  await page.getByRole("link", { name: new RegExp(campaign.name) }).click();
  await expect(notice).toBeVisible();
});
