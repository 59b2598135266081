// One file: links as they are read, written and found, all of the same few names.
import { addIsolde, addItem } from "../support/characters";
import type { Page } from "@playwright/test";
import { addFight, orderBy } from "../support/fights";
import { expect, expectAccessible, openBook, test } from "../support/fixtures";
import { make } from "../support/make";
import { pressLong } from "../support/press-long";

const KNOWN = "/campaign?tab=description&about=description";

test("a link leads to what it names, and is plain words to who may not see that", async ({
  creator,
  player,
  campaign,
}) => {
  const campaign_id = campaign.id;
  const { handout_id: open } = await make(creator, "handouts", { campaign_id, title: "The third lantern" });
  await make(creator, `handouts/${open}/open`, { for: "all" });
  const { handout_id: sealed } = await make(creator, "handouts", { campaign_id, title: "The keeper’s debt" });
  const description = "Behind [[the third lantern]] lies [[The keeper’s debt]], and [[nobody]] knows it.";
  await creator.api.put(`/api/campaigns/${campaign_id}`, { data: { description } });

  const page = await openBook(player, campaign, KNOWN);
  const known = page.getByRole("tabpanel", { name: "Description", exact: true }).getByRole("tabpanel");
  await expect(known).toContainText("Behind the third lantern lies The keeper’s debt, and nobody knows it.");
  await expect(known.getByRole("link")).toHaveText(["the third lantern"]);
  // The server knows it already, and says nothing of the other.
  const html = await (await page.request.get(KNOWN)).text();
  expect(html).toContain(`handout=${open}`);
  expect(html).not.toContain(`handout=${sealed}`);
  await expectAccessible(page);
  await known.getByRole("link", { name: "the third lantern" }).focus();
  await page.keyboard.press("Enter");
  // It is read for the first time.
  const first = page.getByRole("dialog", { name: "The third lantern" });
  await first.getByRole("button", { name: "Close", exact: true }).click();
  const leaf = page.getByRole("article", { name: "The third lantern" });
  await expect(leaf).toBeVisible();

  const here = leaf.getByRole("region", { name: "What links here" });
  await expect(here.getByRole("listitem")).toHaveText([/Description.*Behind the third lantern lies/]);
  await expectAccessible(page);
  await here.getByRole("link").click();
  await expect(known).toContainText("Behind the third lantern");

  const dm = await openBook(creator, campaign, KNOWN);
  const seen = dm.getByRole("tabpanel", { name: "Description", exact: true }).getByRole("tabpanel");
  await expect(seen.getByRole("link")).toHaveText(["the third lantern", "The keeper’s debt"]);
  // What is sealed again is plain words at once.
  await make(creator, `handouts/${open}/seal`);
  await expect(known.getByRole("link")).toHaveCount(0);
  await expect(seen.getByRole("link")).toHaveCount(2);

  // Through the player's eyes it is as they see it.
  await dm.goto(`${KNOWN}&as=${player.id}`);
  await expect(seen).toContainText("Behind the third lantern lies");
  await expect(seen.getByRole("link")).toHaveCount(0);
});

test("a link leads to another section, to what somebody owns, and from the notes", async ({
  creator,
  player,
  campaign,
}) => {
  const campaign_id = campaign.id;
  await addItem(player, await addIsolde(player, campaign), { item_name: "Boat hook" });
  const { encounter_id } = await make(creator, "encounters", {
    campaign_id,
    encounter_name: "Causeway Wyrm",
  });
  await make(creator, "dm-notes", {
    campaign_id,
    title: "Evening 9",
    note_text: `[[Causeway Wyrm]] fears the [[Boat hook]], as [[causeway wyrm|encounter ${encounter_id}]] does.`,
  });
  const dm = await openBook(creator, campaign);
  await dm.getByRole("link", { name: "Causeway Wyrm", exact: true }).click();
  await expect(dm).toHaveURL(/\/encounter/);
  await expect(dm.getByRole("heading", { name: "Causeway Wyrm" })).toBeVisible();
  const here = dm.getByRole("region", { name: "What links here" });
  await here.getByRole("link", { name: /Evening 9/ }).click();
  await expect(dm.getByRole("textbox", { name: "DM Notes" })).toHaveValue(/fears the/);
  await dm.getByRole("link", { name: "Boat hook" }).click();
  await expect(dm).toHaveURL(/\/character/);
  await expect(dm.getByRole("button", { name: "Boat hook", exact: true })).toBeVisible();
});

test("what links to a character or a fight stands on all of its pages", async ({
  creator,
  player,
  campaign,
}) => {
  await addIsolde(player, campaign);
  const { act, idOf } = await addFight(creator, campaign);
  await creator.api.put(`/api/campaigns/${campaign.id}`, {
    data: { description: "[[Isolde Marrow]] was in the [[Ambush at the Toll Bridge]]." },
  });
  const here = (page: Page) => page.getByRole("region", { name: "What links here" }).getByRole("listitem");
  const page = await openBook(creator, campaign, "/character");
  await page.getByRole("button", { name: /^Isolde/ }).click();
  for (const tab of ["Background", "Class", "Race"]) {
    await page.getByRole("tab", { name: tab, exact: true }).click();
    await expect(here(page)).toHaveText([/Description.*Isolde Marrow was in/]);
  }
  await act({ type: "add", others: [{ name: "Bandit", initiative: 2, max_HP: 12 }] });
  await act(orderBy(idOf, ["Bandit"]));
  await act({ type: "start" });
  for (const one of [page, await openBook(player, campaign, "/fight")]) {
    await one.goto("/fight");
    await expect(here(one)).toHaveText([/Description.*Ambush at the Toll Bridge/]);
  }
});

test("names are completed while a link is typed, by keys and by touch, in notes and in dialogs", async ({
  creator,
  campaign,
}) => {
  const campaign_id = campaign.id;
  for (const title of ["A summons to the toll house", "The Toll Bridge"])
    await make(creator, "handouts", { campaign_id, title });
  const page = await openBook(creator, campaign);
  const pad = page.getByRole("textbox", { name: "DM Notes" });
  const names = page.getByRole("listbox", { name: "Names" });
  await pad.click();
  await page.keyboard.type("Receipts behind the [[tol");
  await expect(names.getByRole("option")).toHaveCount(2);
  const chosen = names.getByRole("option", { selected: true });
  await expect(pad).toHaveAttribute("aria-activedescendant", (await chosen.getAttribute("id")) ?? "");
  await expectAccessible(page);
  await names.getByRole("option", { name: /The Toll Bridge/ }).click();
  await expect(pad).toHaveValue("Receipts behind the [[The Toll Bridge]]");
  await expect(pad).toBeFocused();
  await page.keyboard.type(" and [[summ");
  await expect(names.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await page.keyboard.type(", [[toll");
  await expect(names.getByRole("option")).toHaveCount(2);
  await page.keyboard.press("Escape");
  await expect(names).toHaveCount(0);
  await page.keyboard.type(".");
  await expect(pad).toHaveValue(
    "Receipts behind the [[The Toll Bridge]] and [[A summons to the toll house]], [[toll.",
  );

  await page.goto("/campaign?tab=handouts");
  await page.getByRole("button", { name: "New handout" }).click();
  const editor = page.getByRole("dialog", { name: "New handout" });
  await editor.getByLabel("Text").click();
  await page.keyboard.type("See [[bridge");
  await expect(names.getByRole("option")).toHaveText([/The Toll Bridge/]);
  await page.keyboard.press("Escape");
  await expect(editor).toBeVisible();
  await page.keyboard.type(" [[bridge");
  await expect(names.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Tab");
  await expect(editor.getByLabel("Text")).toHaveValue("See [[bridge [[The Toll Bridge]]");
});

test("names are completed in the lines that are drawn with links, a thread’s and a faction’s role", async ({
  creator,
  campaign,
}) => {
  const campaign_id = campaign.id;
  await make(creator, "handouts", { campaign_id, title: "The Toll Bridge" });
  const { evening_id } = await make(creator, "evenings", { campaign_id, begin: 1 });
  const page = await openBook(creator, campaign, `/campaign?tab=evenings&evening=${evening_id}`);
  const name = page.getByRole("listbox", { name: "Names" }).getByRole("option", { name: /The Toll Bridge/ });
  await page.getByRole("textbox", { name: "New thread" }).click();
  await page.keyboard.type("Who burnt [[tol");
  await expect(name).toBeVisible();
  await page.keyboard.press("Enter");
  const thread = page.getByRole("textbox", { name: /^Thread/ });
  await expect(thread).toHaveValue("Who burnt [[The Toll Bridge]]");
  await expect(thread).toBeFocused();
  // A title is drawn without links.
  await page.getByRole("textbox", { name: "Title of the chapter" }).fill("[[The Toll Bridge");
  await expect(name).toHaveCount(0);

  await page.evaluate((id) => localStorage.setItem("editCampaignId", String(id)), campaign_id);
  await page.goto("/edit-campaign");
  await page.getByRole("button", { name: "Next: Campaign Details" }).click();
  const details = page.getByRole("dialog", { name: "Campaign details" });
  await details.getByRole("textbox", { name: "Description" }).click();
  await page.keyboard.type("Beyond [[toll");
  await name.click();
  await expect(details.getByRole("textbox", { name: "Description" })).toHaveValue(
    "Beyond [[The Toll Bridge]]",
  );
  await details.getByRole("tab", { name: "Factions" }).click();
  await details.getByRole("button", { name: "Add faction" }).click();
  await details.getByLabel("Role").fill("");
  await details.getByLabel("Role").click();
  await page.keyboard.type("They keep [[bridge");
  await name.click();
  await expect(details.getByLabel("Role")).toHaveValue("They keep [[The Toll Bridge]]");
});

test("a card says what a link leads to, by pointer, by keys and by a long press, and nothing that is hidden", async ({
  creator,
  player,
  campaign,
}) => {
  const campaign_id = campaign.id;
  const text = "It is warm to Isolde alone.";
  const { handout_id: open } = await make(creator, "handouts", { campaign_id, title: "Cold Lantern", text });
  await make(creator, `handouts/${open}/open`, { for: "all" });
  await make(creator, "handouts", { campaign_id, title: "The keeper’s debt", text: "Forty candles." });
  const description = "They carried the [[Cold Lantern]], and owe [[The keeper’s debt]].";
  await creator.api.put(`/api/campaigns/${campaign_id}`, { data: { description } });
  const page = await openBook(player, campaign, KNOWN);
  const link = page.getByRole("link", { name: "Cold Lantern" });
  const card = page.getByRole("tooltip");
  await link.hover();
  await expect(card).toContainText("It is warm to Isolde alone.");
  await expect(link).toHaveAttribute("aria-describedby", (await card.getAttribute("id")) ?? "");
  await expectAccessible(page);
  // The pointer may go onto it, and Escape takes it away.
  await card.hover();
  await expect(card).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(card).toHaveCount(0);
  await page.getByText("and owe").hover();
  await link.focus();
  await expect(card).toContainText("Cold Lantern");
  await page.keyboard.press("Tab");
  await expect(card).toHaveCount(0);

  // A real finger, on a page that has loaded nothing for it yet.
  await page.reload();
  const sheet = page.getByRole("dialog", { name: "Cold Lantern" });
  await pressLong(page, link, sheet);
  await expect(sheet).toContainText("It is warm to Isolde alone.");
  await sheet.getByRole("button", { name: "What links there" }).click();
  await expect(sheet.getByRole("region", { name: "What links here" })).toContainText("Description");
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Go there" }).click();
  await page.getByRole("dialog", { name: "Cold Lantern" }).getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("article", { name: "Cold Lantern" })).toBeVisible();
});
