import { addCharacter, addIsolde, addSpell, openCharacter } from "../support/characters";
import { expect, expectAccessible, openBook, test, withoutLive } from "../support/fixtures";
import { isRendering } from "../support/is-rendering";
import { runUntilShown, stopClock } from "../support/stopped-clock";

test("the party is seen at a glance, hurt and rested from there, and follows what others do", async ({
  creator,
  player,
  otherPlayer,
  campaign,
}) => {
  const id = await addIsolde(player, campaign);
  await addCharacter(otherPlayer, campaign, { character_name: "Otho Reed", character_current_HP: 9 });
  const page = await openBook(creator, campaign, "/character?tab=party");
  const row = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: "Isolde Marrow", exact: true }) });
  await expect(row.getByText("31/44")).toBeVisible();
  // 10, her wisdom's 3, and 2 each for herself and her race.
  await expect(row.getByText("17", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await row.getByRole("button", { name: "Lose a hit point" }).click();
  await expect(row.getByText("30/44")).toBeVisible();
  await row.getByRole("button", { name: "Type an amount" }).press("Enter");
  await expect(row.getByLabel("Amount of hit points")).toBeFocused();
  await row.getByLabel("Amount of hit points").fill("8");
  await row.getByRole("button", { name: "Damage", exact: true }).click();
  await expect(row.getByText("22/44")).toBeVisible();
  const renderings: string[] = [];
  page.on("request", (request) => {
    if (isRendering(request)) renderings.push(request.url());
  });
  const asked = page.waitForResponse(`/api/campaigns/${campaign.id}/party`);
  await player.api.post(`/api/characters/${id}/hit-points`, { data: { change: -2 } });
  await expect(row.getByText("20/44")).toBeVisible();
  // What a row doesn't hold is asked for by a call of its own, and the page is not rendered for it.
  await asked;
  expect(renderings).toEqual([]);
  await row.getByRole("button", { name: "Long rest" }).click();
  await expect(row.getByText("44/44")).toBeVisible();
  await expect(page.getByText("Isolde Marrow: 20 of 44 hit points.")).toBeAttached();
  const other = page.getByRole("listitem").filter({ hasText: "Otho Reed" });
  await expect(other.getByText("played by Ysolt")).toBeVisible();
  const rest = page.getByRole("region", { name: "Rest for all" });
  const hurt = await other.getByText(/^9\/\d+$/).textContent();
  await rest.getByRole("button", { name: "Long rest" }).click();
  await expect(other.getByText(/^(\d+)\/\1$/)).toBeVisible();
  await rest.getByRole("button", { name: "Undo the rest" }).click();
  await expect(other.getByText(hurt ?? "9/")).toBeVisible();
  const seen = await openBook(otherPlayer, campaign, "/character?tab=party");
  await expect(seen.getByRole("heading", { name: "The party", exact: true })).toBeVisible();
  await expect(seen.getByRole("button", { name: "Long rest" })).toHaveCount(0);
  await row.getByRole("button", { name: "Isolde Marrow", exact: true }).click();
  await expect(page.getByRole("tab", { name: "Character Sheet" })).toHaveAttribute("aria-selected", "true");
});

test("what is unread of somebody in the party isn't told as none, and comes by itself", async ({
  creator,
  player,
  campaign,
}) => {
  await addIsolde(player, campaign);
  const page = await openBook(creator, campaign, "/character?tab=party");
  const members = page.getByRole("list", { name: "The party" }).getByRole("listitem");
  await expect(members.filter({ hasText: "Isolde Marrow" })).toBeVisible();
  const party = `/api/campaigns/${campaign.id}/party`;
  await page.route(party, (route) => route.fulfill({ status: 503, json: {} }));
  await addCharacter(player, campaign, { character_name: "Otho Reed" });
  const otho = members.filter({ hasText: "Otho Reed" });
  await expect(otho.getByText("–", { exact: true })).toBeVisible();
  const none = otho.getByText("no spell energy");
  await expect(none).toHaveCount(0);
  await page.unroute(party);
  await expect(none).toBeVisible();
});

test("a rest can follow one that can be taken back, which is taken back once, also at the second try", async ({
  creator,
  player,
  campaign,
}) => {
  await addIsolde(player, campaign);
  const page = await openBook(creator, campaign, "/character?tab=party");
  const row = page.getByRole("listitem").filter({ hasText: "Isolde Marrow" });
  await expect(row.getByText("31/44")).toBeVisible();
  const id = await addCharacter(player, campaign, {
    character_name: "Otho Reed",
    character_max_HP: 12,
    character_current_HP: 9,
  });
  const other = page.getByRole("listitem").filter({ hasText: "Otho Reed" });
  await expect(other.getByText("9/12")).toBeVisible();
  const rest = page.getByRole("region", { name: "Rest for all" });
  const undo = rest.getByRole("button", { name: "Undo the rest" });
  await rest.getByRole("button", { name: "Long rest" }).press("Enter");
  await expect(row.getByText("44/44")).toBeVisible();
  await expect(undo).toBeVisible();
  await expect(rest.getByRole("button", { name: "Long rest" })).toBeFocused();
  // A second one restores nothing: the first can be taken back still.
  const isDone = () => expect(rest.locator("[aria-busy]")).toHaveCount(0);
  await isDone();
  await rest.getByRole("button", { name: "Long rest" }).click();
  await isDone();
  await rest.getByRole("button", { name: "Short rest" }).click();
  await expect(page.getByText("The party takes a short rest.")).toBeVisible();

  const address = `**/api/characters/${id}/hit-points`;
  await page.route(address, (route) => route.fulfill({ status: 500, json: {} }));
  await undo.press("Enter");
  await expect(page.getByText("The rest could not be saved.")).toBeVisible();
  await expect(row.getByText("31/44")).toBeVisible();
  await page.unroute(address);
  await undo.press("Enter");
  await expect(page.getByText("The rest is taken back.")).toBeVisible();
  await expect(other.getByText("9/12")).toBeVisible();
  await expect(row.getByText("31/44")).toBeVisible();
  await expect(undo).toHaveCount(0);
  await expect(page.locator("body")).not.toBeFocused();
});

// The page brings both; the party is shown later, and hears nothing before.
test("the party shows what was spent while a sheet was open", async ({ player, campaign }) => {
  const id = await addIsolde(player, campaign);
  await addSpell(player, id, { spell_level: 3 });
  const page = await openCharacter(player, campaign);
  await page.getByRole("button", { name: "Level 3: 1 of 1 left, spend one" }).click();
  await expect(page.getByRole("button", { name: /^Level 3: 0 of 1 left/ })).toBeVisible();
  await page.getByRole("tab", { name: "Party", exact: true }).click();
  const row = page.getByRole("listitem").filter({ hasText: "Isolde Marrow" });
  await expect(row).toContainText("lvl 3: 0 of 1");
});

test("a condition that outlasts its fight is taken off in the party, and put back", async ({
  creator,
  player,
  otherPlayer,
  campaign,
}) => {
  const id = await addIsolde(player, campaign);
  const lying = async () => {
    const { conditions } = await (await player.api.get(`/api/characters/id/${id}`)).json();
    return (JSON.parse(conditions) as { name: string }[]).map(({ name }) => name);
  };
  const conditions = [
    { name: "Poisoned", rounds: 3 },
    { name: "Prone", rounds: null },
  ];
  await player.api.put(`/api/characters/${id}`, { data: { conditions: JSON.stringify(conditions) } });
  const theirs = await openBook(otherPlayer, campaign, "/character?tab=party");
  await expect(theirs.getByText("Poisoned")).toBeVisible();
  await expect(theirs.getByRole("button", { name: /^Remove/ })).toHaveCount(0);
  const page = await openBook(creator, campaign, "/character?tab=party");
  const off = page.getByRole("button", { name: "Remove Poisoned from Isolde Marrow" });
  await expect(off).toBeVisible();
  await expectAccessible(page);
  await stopClock(page);
  await off.press("Enter");
  await runUntilShown(page, page.getByText("Poisoned is taken off Isolde Marrow."));
  expect(await lying()).toEqual(["Prone"]);
  await expect(theirs.getByText("Poisoned")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(lying).toEqual(["Prone", "Poisoned"]);
  await expect(theirs.getByText("Poisoned")).toBeVisible();
});

test("a cross takes its own condition off, and leaves what a fight did to the others since", async ({
  creator,
  player,
  campaign,
}) => {
  const id = await addIsolde(player, campaign);
  const address = `/api/characters/${id}`;
  const lies = async (...conditions: { name: string; rounds: number | null }[]) =>
    creator.api.put(address, { data: { conditions: JSON.stringify(conditions) } });
  const lying = async () => {
    const { conditions } = await (await player.api.get(`/api/characters/id/${id}`)).json();
    return JSON.parse(conditions) as object[];
  };
  const prone = { name: "Prone", rounds: null };
  await lies({ name: "Poisoned", rounds: 3 }, prone);
  await withoutLive(await player.page());
  const page = await openBook(player, campaign, "/character?tab=party");
  const off = page.getByRole("button", { name: "Remove Prone from Isolde Marrow" });
  await expect(off).toBeVisible();
  await stopClock(page);
  const since = [
    { name: "Poisoned", rounds: 2 },
    { name: "Restrained", rounds: null },
  ];
  await lies(...since, prone);
  await off.click();
  await runUntilShown(page, page.getByText("Prone is taken off Isolde Marrow."));
  expect(await lying()).toEqual(since);
  await expect(page.getByText("Restrained")).toBeVisible();
  // Neither does what puts it back bring a condition back that was taken off meanwhile.
  await lies({ name: "Blinded", rounds: null });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(lying).toEqual([{ name: "Blinded", rounds: null }, prone]);
});
