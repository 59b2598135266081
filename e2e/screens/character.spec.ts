// One file: the tests share one character with all that it owns.
import sharp from "sharp";
import { addCharacter, addIsolde, addItem, openCharacter } from "../support/characters";
import { expect, expectAccessible, openBook, test } from "../support/fixtures";
import { deferred } from "../support/deferred";
import { pngFile } from "../support/images";
import { stopClock } from "../support/stopped-clock";

const left = "Character, page contents";

test("says so where no campaign is open", async ({ stranger, campaign }) => {
  const page = await openBook(stranger, campaign, "/character");
  await expect(page.getByText("Campaign not found.")).toBeVisible();
  await page.evaluate(() => localStorage.removeItem("selectedCampaignId"));
  await page.context().clearCookies({ name: "selectedCampaignId" });
  await page.goto("/character");
  await expect(page.getByText("You must open a campaign to see characters.")).toBeVisible();
  await page.getByRole("link", { name: "Back to the shelf" }).click();
  await expect(page).toHaveURL("/home");
});

test("lists the characters as cards, with the slot for a new one last", async ({ player, campaign }) => {
  await addIsolde(player, campaign);
  await addCharacter(player, campaign, { character_name: "Nim Quickwater", current_hp: 3, max_hp: 29 });
  const page = await openBook(player, campaign, "/character");
  const cards = page.getByRole("region", { name: left }).getByRole("listitem");
  await expect(cards).toHaveText([
    /Isolde Marrow.*Wood Elf Warden, Outlander.*Lvl 5.*AC 14.*HP 31\/44/,
    /Nim Quickwater.*HP 3\/29/,
    "Create New Character",
  ]);
  for (const [tab, prompt] of [
    ["Inventory", "Select a character to view inventory."],
    ["Spells", "Select a character to view spells."],
    ["Actions", "Select a character to view actions."],
  ] as const) {
    await page.getByRole("tab", { name: tab }).click();
    await expect(page.getByText(prompt)).toBeVisible();
  }
  await page.getByRole("tab", { name: "Character Sheet" }).click();
  await expect(page.getByText("No character selected.")).toBeVisible();
  await expectAccessible(page);
});

test("has whole labels on its tabs at 1440 pixels, and room around them", async ({ player, campaign }) => {
  await addIsolde(player, campaign);
  const page = await openCharacter(player, campaign);
  const tabs = page.getByRole("tablist", { name: "Character pages" }).getByRole("tab");
  await expect(tabs).toHaveText([/List/, "Party", /Sheet/, "Description", "Background", "Class", "Race"]);
  const cramped = await tabs.evaluateAll((all) =>
    all
      .filter((tab) => {
        const text = document.createRange();
        text.selectNodeContents(tab);
        const [words, box] = [text.getBoundingClientRect(), tab.getBoundingClientRect()];
        return words.left < box.left + 4 || words.right > box.right - 4;
      })
      .map(({ textContent }) => textContent),
  );
  expect(cramped).toEqual([]);
  for (const label of ["Character List", "Character Sheet"])
    expect((await page.getByText(label, { exact: true }).boundingBox())?.width).toBeGreaterThan(60);
});

test("keeps the chosen character until the list is chosen", async ({ player, campaign }) => {
  const id = await addIsolde(player, campaign);
  const page = await openCharacter(player, campaign);
  await expect(page.getByRole("tab", { name: "Character Sheet", selected: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("selectedCharacterId"))).toBe(String(id));
  await page.reload();
  await expect(page.getByRole("heading", { name: "Isolde Marrow" })).toBeVisible();
  // Storage alone is enough.
  await page.context().clearCookies({ name: "selectedCharacterId" });
  await page.reload();
  await expect(page.getByRole("heading", { name: "Isolde Marrow" })).toBeVisible();
  await page.getByRole("tab", { name: "Character List" }).click();
  expect(await page.evaluate(() => localStorage.getItem("selectedCharacterId"))).toBeNull();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Characters" })).toBeVisible();
  await expect(page.getByText("Select a character to view inventory.")).toBeVisible();
});

test("shows the sheet with figures that need no picture", async ({ player, campaign }) => {
  await addIsolde(player, campaign);
  const page = await openCharacter(player, campaign);
  const sheet = page.getByRole("region", { name: left });
  await expect(sheet.getByText("Wood Elf Warden, an Outlander")).toBeVisible();
  await expect(sheet.getByRole("definition")).toHaveText(["14", "5", "35ft"]);
  await expect(
    sheet.getByRole("img", {
      name: "Ability scores: Strength 12, Dexterity 18, Constitution 14, Intelligence 10, Wisdom 16, Charisma 8",
    }),
  ).toBeVisible();
  await expect(
    sheet.getByRole("img", {
      name: "Saving throws: Strength +1, Dexterity +4, Constitution +2, Intelligence +0, Wisdom +3, Charisma −1",
    }),
  ).toBeVisible();
  const meter = sheet.getByRole("meter", { name: "Hit points" });
  await expect(meter).toHaveAttribute("aria-valuenow", "31");
  await expect(meter).toHaveAttribute("aria-valuemax", "44");
  await expect(sheet.getByText("31/44")).toBeVisible();
  await sheet.getByRole("tab", { name: "Wis" }).click();
  const skills = sheet.getByRole("tabpanel", { name: "Wis" }).getByRole("button");
  await expect(skills).toHaveText([
    /Animal Handling.*\+3/,
    /Insight.*\+3/,
    /Medicine.*\+3/,
    /Perception \(chosen\).*\+7/,
    /Survival \(chosen\).*\+5/,
  ]);
  await sheet.getByRole("tab", { name: "Dex" }).click();
  await expect(sheet.getByRole("button", { name: /Stealth/ })).toHaveText(/\+8/);
  await expectAccessible(page);
});

test("shows description, background, race and class", async ({ player, campaign }) => {
  await addIsolde(player, campaign);
  const page = await openCharacter(player, campaign);
  const book = page.getByRole("region", { name: left });
  const turnTo = (name: string) => page.getByRole("tab", { name, exact: true }).click();

  await turnTo("Description");
  await expect(book.getByText("Her coat is always wet at the hem.")).toBeVisible();

  await turnTo("Background");
  await expect(book.getByRole("heading", { name: "Outlander" })).toBeVisible();
  await expect(book.getByRole("list", { name: "Skills of the background" }).getByRole("listitem")).toHaveText(
    ["+2Athletics", "+2Survival"],
  );
  await expect(book.getByText("Reed flute")).toBeVisible();
  await turnTo("Languages");
  await expect(book.getByText("No data")).toBeVisible();

  await turnTo("Race");
  await expect(book.getByRole("heading", { name: "Wood Elf" })).toBeVisible();
  await expect(book.getByRole("list", { name: "Skills of the race" }).getByRole("listitem")).toHaveText([
    "+2Perception",
    "+2Stealth",
  ]);
  await turnTo("Languages");
  await expect(book.getByText("Sylvan")).toBeVisible();

  await turnTo("Class");
  await expect(book.getByRole("heading", { name: "Warden" })).toBeVisible();
  const tides = book.getByRole("region", { name: "Tides" });
  await expect(tides.getByRole("listitem")).toHaveText([/Level 1.*4/, /Level 2.*3/, /Level 3.*1/]);
  await expectAccessible(page);
});

test("says what is missing", async ({ player, campaign }) => {
  await addCharacter(player, campaign, { character_name: "Nobody" });
  const page = await openCharacter(player, campaign, "Nobody");
  for (const [tab, text] of [
    ["Description", "No description available."],
    ["Background", "No background data found for this character."],
    ["Race", "No race data found for this character."],
    ["Class", "No class data found for this character."],
  ] as const) {
    await page.getByRole("tab", { name: tab, exact: true }).click();
    await expect(page.getByText(text)).toBeVisible();
  }
});

test("says what is on its way, and that it can't be had", async ({ player, campaign }) => {
  await addIsolde(player, campaign);
  const page = await openBook(player, campaign, "/character");
  const answer = deferred();
  await page.route(/character-(races|backgrounds|classes)\/character/, async (route) => {
    await answer.promise;
    await route.abort();
  });
  await page.getByRole("button", { name: /Isolde Marrow/ }).click();
  await page.getByRole("tab", { name: "Race", exact: true }).click();
  await expect(page.getByText("Loading race...")).toBeVisible();
  await page.getByRole("tab", { name: "Background", exact: true }).click();
  await expect(page.getByText("Loading background...")).toBeVisible();
  answer.resolve();
  await expect(page.getByText("No background data found for this character.")).toBeVisible();
  await page.getByRole("tab", { name: "Race", exact: true }).click();
  await expect(page.getByText("No race data found for this character.")).toBeVisible();
});

test("asks again for a race that could not be loaded, without which no skill is rolled", async ({
  player,
  campaign,
}) => {
  await addIsolde(player, campaign);
  const page = await openBook(player, campaign, "/character");
  await stopClock(page);
  await page.route(
    "**/api/character-races/character/*",
    (route) => route.fulfill({ status: 503, json: { error: "Away" } }),
    { times: 1 },
  );
  await page.getByRole("button", { name: /Isolde Marrow/ }).click();
  await page.getByRole("tab", { name: "Race", exact: true }).click();
  await expect(page.getByText("No race data found for this character.")).toBeVisible();
  await page.clock.runFor(5000);
  await expect(page.getByText("Quick, quiet and long in memory.")).toBeVisible();
  await page.getByRole("tab", { name: "Character Sheet" }).click();
  await page.getByRole("tab", { name: "Dex" }).click();
  await expect(page.getByRole("button", { name: /Stealth/ })).toHaveText(/\+8/);
});

test("has the initial in place of a portrait that can't be loaded", async ({ player, campaign }) => {
  const id = await addIsolde(player, campaign);
  await player.api.put(`/api/characters/${id}`, { multipart: { character_img: pngFile() } });
  const page = await player.page();
  await page.route("**/images/*", (route) => route.fulfill({ status: 404 }));
  await openCharacter(player, campaign);
  const portrait = page.getByRole("img", { name: "Portrait of Isolde Marrow" });
  await expect.poll(() => portrait.evaluate((one: HTMLImageElement) => one.complete)).toBe(true);
  // Of dark ink, where the browser's own mark stands on paper.
  const { channels } = await sharp(await portrait.screenshot())
    .greyscale()
    .stats();
  expect(channels[0]?.mean).toBeLessThan(128);
});

test("loads nothing of characters that nobody looks at", async ({ player, campaign }) => {
  await addIsolde(player, campaign);
  const other = await addCharacter(player, campaign, { character_name: "Nim Quickwater" });
  await addItem(player, other);
  const page = await openCharacter(player, campaign);
  // What the first page asks for is none of the second one's.
  await page.goto("about:blank");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/character");
  await expect(page.getByRole("heading", { name: "Isolde Marrow" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Dexterity check/ })).toBeVisible();
  expect(asked.filter((path) => path.startsWith("/api/character"))).toEqual([]);
  await page.getByRole("tab", { name: "Character List" }).click();
  await page.getByRole("button", { name: /Nim Quickwater/ }).click();
  await expect(page.getByText("Yew longbow").first()).toBeVisible();
  expect(asked.filter((path) => path.startsWith("/api/character")).sort()).toEqual([
    `/api/character-actions/${other}`,
    ...["backgrounds", "classes", "inventory", "races", "spells"].map(
      (what) => `/api/character-${what}/character/${other}`,
    ),
  ]);
});
