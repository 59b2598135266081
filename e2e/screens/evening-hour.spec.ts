// While an evening is played a candle stands before the book.
import { addIsolde } from "../support/characters";
import { expect, expectAccessible, openBook, test } from "../support/fixtures";
import { make } from "../support/make";

test("an evening begins with the first page shown, burns before every page, and is over by the candle's slip", async ({
  creator,
  player,
  campaign,
}) => {
  const page = await openBook(creator, campaign);
  const theirs = await openBook(player, campaign);
  await expect(page.getByRole("list", { name: /^At the table/ })).toBeVisible();
  await page.getByRole("tab", { name: "Evenings" }).click();
  await expect(page.getByText(/^No evenings yet/)).toBeVisible();
  await creator.api.post(`/api/campaigns/${campaign.id}/shown`, { data: { place: "themes" } });
  await expect(page.getByText("The first evening has begun.")).toBeVisible();
  const candle = page.getByRole("button", { name: /^The first evening, since \d\d:\d\d$/ });
  await expect(candle).toHaveText("The first eveningjust now");
  // Players see it, and have nothing to press there.
  await expect(theirs.getByText("The first evening", { exact: true })).toBeVisible();
  await expect(theirs.getByRole("button", { name: /^The first evening/ })).toHaveCount(0);

  // The switch is one, on the page and in the candle's slip.
  const auto = page.getByRole("checkbox", { name: "Begin and end by itself" });
  const slip = page.getByRole("dialog", { name: /^Since/ });
  const inSlip = slip.getByRole("checkbox", { name: "Begin and end by itself" });
  await auto.click();
  await expect(auto).not.toBeChecked();
  await candle.click();
  await expect(inSlip).not.toBeChecked();
  await inSlip.click();
  await expect(inSlip).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(slip).toBeHidden();
  await expect(auto).toBeChecked();

  await page.getByRole("link", { name: "Character", exact: true }).click();
  await expect(candle).toBeVisible();
  await candle.click();
  await expect(slip.getByRole("list", { name: "Noted so far" })).toContainText("Fights0");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(slip).toBeHidden();

  // Escape closes one thing at a time: the slip, and then the dice.
  const dice = page.getByRole("button", { name: "Dice tray" });
  await dice.click();
  await candle.click();
  await expect(slip).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(slip).toBeHidden();
  await expect(dice).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(dice).toHaveAttribute("aria-expanded", "false");

  await page.setViewportSize({ width: 390, height: 844 });
  await candle.click();
  await expect(slip.getByRole("button", { name: "The evening is over" })).toBeInViewport();
  await expectAccessible(page);
  await slip.getByRole("button", { name: "The evening is over" }).click();
  await expect(page.getByRole("heading", { name: "What happened" })).toBeVisible();
  await expect(candle).toHaveCount(0);
  await expect(theirs.getByText("The first evening", { exact: true })).toHaveCount(0);
});

test("what is noted of an evening counts while its slip is open, and stands in its open draft", async ({
  creator,
  player,
  campaign,
}) => {
  const isolde = await addIsolde(player, campaign);
  const page = await openBook(creator, campaign, "/campaign?tab=evenings");
  await page.getByRole("button", { name: "Begin the evening", exact: true }).click();
  await page.getByRole("button", { name: /^The first evening, since/ }).click();
  const noted = page.getByRole("list", { name: "Noted so far" });
  await expect(noted).toContainText("Twenties and ones0");
  const rolls = `campaigns/${campaign.id}/rolls`;
  await make(player, rolls, { dice: { d20: 1 }, typed: [20], character_id: isolde, label: "Stealth" });
  await expect(noted).toContainText("Twenties and ones1");
  await player.send("PUT", `/api/characters/${isolde}`, { character_current_HP: 0 });
  await expect(noted).toContainText("Fell, and got up1");

  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /Evening 1/ }).click();
  const text = page.getByRole("textbox", { name: "The chapter", exact: true });
  await expect(page.getByText("2 of 2 are told")).toBeVisible();
  await make(creator, `campaigns/${campaign.id}/rest`, { kind: "short" });
  await expect(text).toHaveValue(/rest/);
  // Where the cursor stands in it the text stays as it is, until it has left.
  await text.focus();
  const before = await text.inputValue();
  await make(player, rolls, { dice: { d20: 1 }, typed: [1], character_id: isolde, label: "Arcana" });
  await expect(page.getByRole("checkbox", { name: /Arcana/ })).toBeVisible();
  await expect(text).toHaveValue(before);
  await text.blur();
  await expect(text).toHaveValue(/Arcana/);
  // A press on what is not told yet takes the cursor away, and tells it.
  await text.focus();
  await make(player, rolls, { dice: { d20: 1 }, typed: [20], character_id: isolde, label: "Insight" });
  const insight = page.getByRole("checkbox", { name: /Insight/ });
  await expect(insight).not.toBeChecked();
  await insight.click();
  await expect(insight).toBeChecked();
  await expect(text).toHaveValue(/Insight/);
});

test("what was none is taken back, and with the switch off none begins by itself", async ({
  creator,
  campaign,
}) => {
  const page = await openBook(creator, campaign);
  const show = (place: string) =>
    creator.api.post(`/api/campaigns/${campaign.id}/shown`, { data: { place } });
  const evenings = async () =>
    (await (await creator.api.get(`/api/evenings/${campaign.id}`)).json()) as unknown[];
  await page.getByRole("tab", { name: "Evenings" }).click();
  await expect(page.getByText(/^No evenings yet/)).toBeVisible();
  await show("themes");
  await page.getByRole("button", { name: "Not an evening" }).click();
  await expect(page.getByRole("button", { name: /^The first evening, since/ })).toHaveCount(0);
  await expect.poll(evenings).toEqual([]);

  const switches = page.getByRole("checkbox", { name: "Begin and end by itself" });
  await expect(switches).toBeChecked();
  await switches.click();
  await expect(switches).not.toBeChecked();
  await page.reload();
  await expect(switches).not.toBeChecked();
  await show("factions");
  expect(await evenings()).toEqual([]);
});

test("a planned evening that began hours early is put back by what says so, or by the candle's slip", async ({
  creator,
  player,
  campaign,
}) => {
  const starts_at = new Date(Date.now() + 9 * 3_600_000).toISOString();
  const { evening_id } = await make(creator, "evenings", { campaign_id: campaign.id, starts_at });
  const page = await openBook(creator, campaign, "/campaign?tab=evenings");
  const theirs = await openBook(player, campaign, "/campaign?tab=evenings");
  const candle = page.getByRole("button", { name: /^The first evening, since/ });
  // On the page that is shown to them they see the candle alone.
  const played = theirs.getByText("The first evening", { exact: true });
  await expect(page.getByRole("button", { name: /^Evening 1/ })).toBeVisible();
  await creator.api.post(`/api/campaigns/${campaign.id}/shown`, { data: { place: "themes" } });
  await expect(played).toBeVisible();
  await page.getByRole("button", { name: "Not yet", exact: true }).click();
  await expect(candle).toHaveCount(0);
  await expect(played).toHaveCount(0);

  // Begun by hand it is put back too, after a question.
  await make(creator, `evenings/${evening_id}/begin`);
  await candle.click();
  await page
    .getByRole("dialog", { name: /^Since/ })
    .getByRole("button", { name: "Not yet" })
    .click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Put Evening 1 back among the evenings to come?");
  await expectAccessible(page);
  await question.getByRole("button", { name: "Put back", exact: true }).click();
  await expect(candle).toHaveCount(0);
  await expect(played).toHaveCount(0);
  await expect(page.getByText("The first evening has begun.")).toHaveCount(0);

  // So it is in its own dialog, where who is alone at the table finds it after a reload.
  await page.getByRole("button", { name: /^Evening 1/ }).click();
  const dialog = page.getByRole("dialog", { name: "The first evening" });
  await make(creator, `evenings/${evening_id}/begin`);
  // What tells of its beginning lies over the dialog, with the same button.
  await page.getByRole("button", { name: "Close notification" }).click();
  await expect(page.getByText("The first evening has begun.")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Not yet" }).click();
  await question.getByRole("button", { name: "Put back", exact: true }).click();
  await expect(dialog.getByRole("button", { name: "Begin the evening" })).toBeVisible();
});

test("an evening that nobody has told yet stands on the title page, with the way to its draft", async ({
  creator,
  campaign,
}) => {
  const begun = await creator.api.post("/api/evenings", { data: { campaign_id: campaign.id, begin: 1 } });
  const { evening_id: id } = (await begun.json()) as { evening_id: number };
  await creator.api.post(`/api/evenings/${id}/end`);
  const page = await openBook(creator, campaign);
  const last = page.getByRole("region", { name: "The last evening" });
  await expect(last).toContainText(/is over since \d\d:\d\d/);
  await expectAccessible(page);
  await last.getByRole("button", { name: "Write it" }).click();
  await expect(page.getByRole("heading", { name: "What happened" })).toBeVisible();
});
