import { deferred } from "../support/deferred";
import {
  addEncounter,
  cards,
  leftPage,
  openEncounter,
  rightPage,
  storedEncounter,
} from "../support/encounters";
import { expect, expectAccessible, found, openBook, test, toastOf } from "../support/fixtures";

test("asks to open a campaign first", async ({ newcomer }) => {
  const page = await (await newcomer("Wilmot")).page();
  await page.goto("/encounter");
  await expect(page.getByText("You must open a campaign to see encounters.")).toBeVisible();
});

test("finds no campaign for somebody who is no member", async ({ stranger, campaign }) => {
  const page = await openBook(stranger, campaign, "/encounter");
  await expect(page.getByText("Campaign not found.")).toBeVisible();
});

test("names the open campaign in the title, also when another book was open before", async ({
  creator,
  campaign,
}) => {
  const other = await found(creator, "The Glass Tide");
  const page = await openBook(creator, campaign);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const bookmark = (name: string) => page.getByRole("link", { name, exact: true });
  await expect(page).toHaveTitle("The Salt Crown: Campaign · Tomekeeper");
  await bookmark("Encounter").click();
  await expect(page).toHaveTitle("The Salt Crown: Encounters · Tomekeeper");
  await page.getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveTitle("Your campaigns · Tomekeeper");
  await page.getByRole("link", { name: other.name }).click();
  await expect(page).toHaveTitle("The Glass Tide: Campaign · Tomekeeper");
  await bookmark("Encounter").click();
  await expect(page.getByRole("heading", { name: "Encounters for The Glass Tide" })).toBeVisible();
  await expect(page).toHaveTitle("The Glass Tide: Encounters · Tomekeeper");
  await bookmark("Character").click();
  await expect(page).toHaveTitle("The Glass Tide: Character · Tomekeeper");
  await page.goBack();
  await expect(page).toHaveTitle("The Glass Tide: Encounters · Tomekeeper");
});

test("says where there is nothing yet", async ({ creator, campaign }) => {
  const page = await openBook(creator, campaign, "/encounter");
  const left = leftPage(page);
  await expect(left.getByRole("heading", { name: "Encounters for The Salt Crown" })).toBeVisible();
  await expect(left.getByText("No encounters available for this campaign.")).toBeVisible();
  await expect(left.getByRole("button", { name: "Add Encounter" })).toBeInViewport();
  for (const tab of ["Sheet", "Description", "Races"]) {
    await page.getByRole("tab", { name: tab }).click();
    await expect(left.getByText("Select an encounter to view details.")).toBeVisible();
  }
  await expect(rightPage(page).getByText("Select an encounter to view details.")).toBeVisible();
  await expectAccessible(page);
});

test("shows all figures of a card and opens its sheet", async ({ creator, admin, campaign }) => {
  const id = await addEncounter(creator, campaign);
  await addEncounter(creator, campaign, { encounter_name: "Saltback Wyrm", race_name: "Dragon" });
  const page = await openBook(admin, campaign, "/encounter");
  await expect(cards(page)).toHaveText([
    /Drowned Sexton.*Undead.*Lvl 4.*AC 11.*Speed 20.*HP 30\/38/,
    /Saltback Wyrm.*Dragon/,
    /Add Encounter/,
  ]);
  await expectAccessible(page);
  await cards(page).filter({ hasText: "Drowned Sexton" }).getByRole("button").click();
  await expect(page.getByRole("tab", { name: "Sheet" })).toHaveAttribute("aria-selected", "true");
  expect(await storedEncounter(page)).toBe(String(id));
  const left = leftPage(page);
  await expect(left.getByRole("heading", { name: "Drowned Sexton" })).toBeVisible();
  await expect(left.getByText("Undead")).toBeVisible();
  await expect(left.getByRole("definition")).toHaveText(["11", "4", "20ft"]);
  await expect(left.getByRole("meter", { name: "Hit points" })).toHaveAttribute("aria-valuetext", "30 of 38");
  await expect(left.getByRole("img", { name: /^Ability scores: Strength 16, Dexterity 12/ })).toBeVisible();
  await expect(left.getByRole("img", { name: /^Saving throws: Strength \+3, Dexterity \+1/ })).toBeVisible();
  await expect(left.getByRole("tab")).toHaveText(["Str", "Dex", "Con", "Int", "Wis", "Cha"]);
  await left.getByRole("tab", { name: "Int" }).click();
  await expect(left.getByRole("button", { name: /Religion \(chosen\)/ })).toContainText("+2");
  await left.getByRole("tab", { name: "Dex" }).click();
  await expect(left.getByRole("button", { name: /Stealth \(chosen\)/ })).toContainText("+3");
  await expectAccessible(page);

  await page.reload();
  await expect(left.getByRole("heading", { name: "Drowned Sexton" })).toBeVisible();
  await page.getByRole("tab", { name: "Encounters" }).click();
  expect(await storedEncounter(page)).toBeNull();
  await expect(rightPage(page).getByText("Select an encounter to view details.")).toBeVisible();
  await page.reload();
  await expect(left.getByRole("heading", { name: "Encounters for The Salt Crown" })).toBeVisible();
});

test("shows the race with its skills, tools and languages", async ({ creator, campaign }) => {
  await addEncounter(creator, campaign);
  const page = await openEncounter(creator, campaign);
  await page.getByRole("tab", { name: "Races" }).click();
  const left = leftPage(page);
  await expect(left.getByRole("heading", { name: "Undead" })).toBeVisible();
  await expect(left.getByText("What the tide brings back is patient.")).toBeVisible();
  await expect(left.getByRole("list", { name: "Skills of the race" }).getByRole("listitem")).toHaveText([
    "+2Stealth",
    "+2Perception",
  ]);
  await expect(left.getByText("No data")).toBeVisible();
  await left.getByRole("tab", { name: "Languages" }).click();
  await expect(left.getByText("Tidespeech")).toBeVisible();
  await expectAccessible(page);
});

test("shows every encounter again when the last of the chosen level is gone", async ({
  creator,
  campaign,
}) => {
  for (let made = 1; made <= 10; made += 1)
    await addEncounter(creator, campaign, { encounter_name: `Wolf ${made}`, encounter_level: made });
  const page = await openBook(creator, campaign, "/encounter");
  await page.getByLabel("Level").selectOption("Level 7");
  await cards(page)
    .getByRole("button", { name: /^Wolf 7/ })
    .click();
  await page.getByRole("button", { name: "Delete encounter" }).click();
  await expect(page.getByLabel("Level")).toHaveValue("");
  await expect(cards(page)).toHaveCount(10);
});

test("stays quick with three hundred encounters", async ({ creator, campaign }) => {
  test.setTimeout(180_000);
  const long = "Salt. ".repeat(1000);
  for (let made = 0; made < 300; made += 20)
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        addEncounter(creator, campaign, {
          encounter_name: `Wolf ${made + index}`,
          encounter_level: 1 + ((made + index) % 10),
          race_name: (made + index) % 3 ? "Beast" : "Undead",
          encounter_dec: long,
        }),
      ),
    );
  const page = await openBook(creator, campaign, "/encounter");
  const answer = await page.request.get("/encounter");
  const source = await answer.text();
  expect(source).not.toContain(long);
  expect(source.length).toBeLessThan(400_000);
  await expect(cards(page)).toHaveCount(301);
  const count = leftPage(page).getByRole("status");
  await page.getByLabel("Find by name or race").fill("wolf 29");
  await expect(count).toHaveText("13 of 300 encounters");
  await expect(cards(page)).toHaveCount(14);
  await expectAccessible(page);
  await page.getByLabel("Find by name or race").fill("undead");
  await expect(count).toHaveText("100 of 300 encounters");
  await page.getByLabel("Level").selectOption("Level 4");
  await expect(count).toHaveText("10 of 300 encounters");
  await page.getByLabel("Find by name or race").fill("dragon");
  await expect(page.getByText("No encounter is like that.")).toBeVisible();
  await page.getByLabel("Find by name or race").fill("");
  await page.getByLabel("Level").selectOption("Any level");
  await expect(cards(page)).toHaveCount(301);
  await cards(page)
    .filter({ has: page.getByText("Wolf 0", { exact: true }) })
    .getByRole("button")
    .click();
  await expect(page.getByRole("heading", { name: "Wolf 0" })).toBeVisible();
  await page.getByRole("tab", { name: "Encounters" }).click();
  await cards(page).filter({ hasText: "Wolf 250" }).getByRole("button").click();
  await expect(page.getByRole("heading", { name: "Wolf 250" })).toBeVisible();
  await page.getByRole("tab", { name: "Encounters" }).click();
  await expect(cards(page).filter({ hasText: "Wolf 250" })).toBeInViewport();
});

test("more of one kind are not left while they are being added", async ({ creator, campaign }) => {
  await addEncounter(creator, campaign);
  const page = await openEncounter(creator, campaign);
  await page.getByRole("button", { name: "Add more of these" }).click();
  const dialog = page.getByRole("dialog", { name: "Add more of these" });
  const answer = deferred();
  const address = "**/api/encounters/*/duplicate";
  await page.route(address, async (route) => {
    await answer.promise;
    await route.fallback();
  });
  const sent = page.waitForRequest(address);
  await dialog.getByRole("button", { name: "Add 3" }).click();
  await sent;
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeVisible();
  answer.resolve();
  await expect(toastOf(page, "3 more encounters added!")).toBeVisible();
  await expect(dialog).toBeHidden();
});
