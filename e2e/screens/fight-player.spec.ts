// One file: what players see and do in a fight that runs before them.
import { addCharacter, addIsolde } from "../support/characters";
import { hasFigure } from "../support/figures";
import { addFight, addGoblin, chooser, orderBy, orderOf, rowOf, startSkirmish } from "../support/fights";
import { expect, expectAccessible, openBook, test, toastOf } from "../support/fixtures";

test("a player sees what a player may, and nothing else reaches the browser", async ({
  creator,
  player,
  campaign,
}) => {
  const isolde = await addIsolde(player, campaign);
  const goblin = await addGoblin(creator, campaign);
  const waiting = await addFight(creator, campaign, "The lamplighter’s last round");
  await waiting.act({ type: "add", others: [{ name: "Verrin the traitor", initiative: 3, max_HP: 12 }] });
  const { act, idOf } = await addFight(creator, campaign);
  await act({ type: "add", characters: [isolde], encounters: [{ id: goblin, count: 3 }] });
  await act({ type: "add", others: [{ name: "Hollow Spy", initiative: 1, max_HP: 4321 }], hidden: 1 });
  await act({ type: "add", others: [{ name: "Count Aurel", initiative: 2, max_HP: 8765 }] });
  await act({ type: "unname", targets: [idOf("Count Aurel")] });
  await act({ type: "note", target: idOf("Goblin 1"), text: "carries the silver key" });
  await act(orderBy(idOf, ["Goblin 1", "Isolde Marrow", "Goblin 2", "Goblin 3"]));
  await act({ type: "start" });
  await act({ type: "damage", targets: [idOf("Goblin 2")], amount: 4 });
  const secrets = ["lamplighter", "Verrin", "Hollow Spy", "Count Aurel", "silver key", 'armour_class":15'];

  const page = await openBook(player, campaign, "/fight");
  const heard: Promise<string>[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    // Scripts are the same for everybody, and the live stream never ends.
    if (!/^\/(_next|sounds|api\/live)/.test(pathname)) heard.push(response.text().catch(() => ""));
  });
  await page.reload();
  await expect(orderOf(page)).toContainText([
    /Goblin 1/,
    /Isolde/,
    /Goblin 2/,
    /Goblin 3/,
    /Something in the dark/,
  ]);
  await expect(rowOf(page, "Goblin 2")).toContainText("bloodied");
  await expect(rowOf(page, "Goblin 1")).toContainText("unhurt");
  await expect(rowOf(page, "Isolde")).toContainText("31/44");
  await expect(page.getByText("You are next")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("tab", { name: "Log" }).click();
  await expect(page.getByText("Goblin 1 dealt 4 damage to Goblin 2.")).toBeVisible();
  await page.goto("/fight?view=table");
  await expect(page.getByRole("heading", { name: "Goblin 1" })).toBeVisible();
  const plain = { headers: { rsc: "1" } };
  const prefetch = { headers: { rsc: "1", "next-router-prefetch": "1" } };
  const sources = [
    await (await page.request.get("/fight")).text(),
    await (await page.request.get("/fight", plain)).text(),
    await (await page.request.get("/fight", prefetch)).text(),
    // The screen for the wall is for all to see, whoever has opened it.
    await (await creator.api.get("/fight?view=table", { headers: { cookie: "" } })).text(),
  ];
  const master = await openBook(creator, campaign, "/fight");
  sources.push(await (await master.request.get("/fight?view=table")).text());
  expect(sources[0]).toContain("Something in the dark");
  expect(sources.at(-1)).toContain("Something in the dark");
  const everything = [...sources, ...(await Promise.all(heard))].join("\n");
  expect(secrets.filter((secret) => everything.includes(secret))).toEqual([]);
  expect([4321, 8765].filter((figure) => hasFigure(everything, figure))).toEqual([]);
});

test("a player beside the dungeon master: turns, own hit points, initiative, and damage that is proposed", async ({
  creator,
  player,
  campaign,
}) => {
  const isolde = await addIsolde(player, campaign);
  const goblin = await addGoblin(creator, campaign);
  const phone = await openBook(player, campaign, "/fight");
  await phone.setViewportSize({ width: 390, height: 844 });
  const sounds: string[] = [];
  phone.on("request", (request) => request.url().endsWith("bell.wav") && sounds.push(request.url()));
  await expect(phone.getByText("No fight is going on.")).toBeVisible();

  const { act, idOf } = await addFight(creator, campaign);
  await act({ type: "add", characters: [isolde], encounters: [{ id: goblin, count: 2 }] });
  await act(orderBy(idOf, ["Goblin 1", "Isolde Marrow", "Goblin 2"]));
  const desk = await openBook(creator, campaign, "/fight");
  await desk.getByRole("button", { name: "Begin Ambush at the Toll Bridge" }).click();

  // Nobody reloads: the phone opens at the fight that has begun.
  await expect(phone.getByText("You are next")).toBeVisible();
  await desk.keyboard.press("n");
  await expect(phone.getByText("It is your turn")).toBeVisible();
  await expect.poll(() => sounds.length).toBe(1);

  await phone.getByRole("button", { name: "Lose a hit point" }).click();
  await expect(rowOf(phone, "Isolde")).toContainText("30/44");
  await expect(phone.getByRole("status").filter({ hasText: /^30\/44$/, visible: true })).toBeVisible();
  await expect(rowOf(desk, "Isolde")).toContainText("30/44");
  await chooser(desk, "Isolde").click();
  const amount = desk.getByLabel("Amount, or dice to roll");
  await desk.keyboard.type("0");
  await desk.keyboard.press("Enter");
  await expect(amount).toHaveAccessibleDescription("An amount such as 7, or dice such as 2d6+3");
  await amount.fill("10");
  await desk.keyboard.press("Enter");
  await expect(rowOf(phone, "Isolde")).toContainText("20/44");

  await phone.getByRole("button", { name: "I deal damage" }).click();
  for (const wrong of ["lots", "0"]) {
    await phone.getByLabel("How much").fill(wrong);
    await phone.getByRole("button", { name: "Tell the table" }).click();
    await expect(phone.getByLabel("How much")).toHaveAccessibleDescription(
      "An amount such as 7, or dice such as 2d6+3",
    );
  }
  await phone.getByLabel("How much").fill("5");
  await phone.getByLabel("To whom").selectOption({ label: "Goblin 2" });
  await phone.getByRole("button", { name: "Tell the table" }).click();
  const waits = phone.getByText("Waits for the dungeon master");
  await expect(waits).toBeVisible();
  // The list isn't read out anew with each answer: what one did is said once.
  const told = phone.getByRole("status").filter({ hasText: /Told to the table|5 to Goblin/ });
  await expect(told).toHaveText(["Told to the table"]);
  const slip = desk.getByRole("region", { name: "A player proposes damage" });
  await expect(slip).toContainText("Isolde Marrow deals 5 to Goblin 2");
  await slip.getByRole("button", { name: "Half, 2" }).click();
  await expect(slip).toHaveCount(0);
  await expect(rowOf(desk, "Goblin 2")).toContainText("5/7");
  await expect(waits).toHaveCount(0);
  await expect(phone.getByRole("region", { name: "What became of it" })).toContainText(
    "Halved 2 to Goblin 2",
  );

  const rolled = phone.getByLabel("Initiative that I rolled");
  await rolled.fill("abc");
  await phone.getByRole("button", { name: "Type it" }).click();
  await expect(rolled).toHaveAccessibleDescription("A number, such as 14");
  await rolled.fill("2");
  await expect(rolled).toHaveAccessibleDescription("");
  await phone.getByRole("button", { name: "Type it" }).click();
  await expect(orderOf(desk)).toContainText([/Goblin 1/, /Goblin 2/, /Isolde/]);
  await chooser(desk, "Goblin 1").click();
  await desk.getByRole("button", { name: "Hide", exact: true }).click();
  await phone.getByRole("button", { name: /turn to/ }).click();
  await expect(orderOf(phone)).toContainText([/Goblin 2/, /Isolde/]);
  await expect(rowOf(phone, "Goblin 1")).toHaveCount(0);
  await desk.getByRole("radio", { name: "As numbers" }).check();
  await expect(rowOf(phone, "Goblin 2")).toContainText("5/7");
});

test("a player heals another, takes back what waits, and hears what became of the rest, on a phone", async ({
  creator,
  player,
  campaign,
}) => {
  const oswin = await addCharacter(creator, campaign, {
    character_name: "Oswin Thorne",
    character_current_HP: 0,
    character_max_HP: 20,
  });
  const order = ["Isolde Marrow", "Oswin Thorne", "Goblin"];
  await startSkirmish({ creator, player, campaign }, 1, order, [oswin]);
  const desk = await openBook(creator, campaign, "/fight");
  const phone = await openBook(player, campaign, "/fight");
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.getByRole("button", { name: /turn to/ }).click();

  await phone.getByRole("radio", { name: "I heal" }).check();
  // Whoever is down is offered first.
  await expect(phone.getByLabel("To whom").locator("option")).toHaveText([
    "Oswin Thorne",
    "Isolde Marrow",
    "Goblin",
  ]);
  const tell = async (amount: string) => {
    await phone.getByLabel("How much").fill(amount);
    await phone.getByRole("button", { name: "Tell the table" }).click();
  };
  const became = phone.getByRole("region", { name: "What became of it" }).getByRole("listitem");
  // A press whose line is cut is seen to wait where it was pressed.
  await phone.route("**/acts", (route) => route.abort(), { times: 1 });
  await tell("8");
  await expect(phone.getByText("Waiting for the connection")).toBeVisible();
  await expect(phone.getByText("Waiting for the connection")).toHaveCount(0);
  await expect(became).toHaveText([/^Waits for the dungeon master healing, 8 for Oswin Thorne/]);
  const slip = desk.getByRole("region", { name: "A player offers healing" });
  await expect(slip).toContainText("Isolde Marrow gives 8 to Oswin Thorne");
  await slip.getByRole("button", { name: "Take 8" }).click();
  await expect(rowOf(desk, "Oswin Thorne")).toContainText("8/20");
  await expect(toastOf(phone, "Taken: healing, 8 for Oswin Thorne")).toBeVisible();
  await expect(became).toHaveText([/^Taken healing, 8 for Oswin Thorne\d\d:\d\d$/]);

  await tell("5");
  await slip.getByRole("button", { name: "Wave away" }).click();
  await expect(became).toHaveText([/^Waved away healing, 5/, /^Taken healing, 8/]);
  await phone.getByRole("radio", { name: "I deal damage" }).check();
  await tell("3");
  await phone.getByRole("button", { name: "Take it back: 3 to Goblin" }).click();
  await expect(became).toHaveText([/^Taken back 3 to Goblin/, /^Waved away/, /^Taken healing/]);
  await expect(desk.getByRole("region", { name: "A player proposes damage" })).toHaveCount(0);
  await expectAccessible(phone);
});

test("a player with two characters has the hit points of whichever has the turn under the thumb, with the name", async ({
  creator,
  player,
  campaign,
}) => {
  const oswin = await addCharacter(player, campaign, {
    character_name: "Oswin Thorne",
    character_current_HP: 12,
    character_max_HP: 20,
  });
  const order = ["Isolde Marrow", "Oswin Thorne", "Goblin"];
  const { act } = await startSkirmish({ creator, player, campaign }, 1, order, [oswin]);
  const phone = await openBook(player, campaign, "/fight");
  await phone.setViewportSize({ width: 390, height: 844 });
  const bar = phone.getByRole("group", { name: /’s hit points$/ });
  await expect(bar.getByRole("status")).toHaveText("Isolde Marrow 31/44");
  await act({ type: "next" });
  await expect(bar.getByRole("status")).toHaveText("Oswin Thorne 12/20");
  await bar.getByRole("button", { name: "Lose a hit point" }).click();
  await expect(rowOf(phone, "Oswin")).toContainText("11/20");
  await expect(rowOf(phone, "Isolde")).toContainText("31/44");
  await expectAccessible(phone);
  await act({ type: "next" });
  await expect(bar.getByRole("status")).toHaveText("Isolde Marrow 31/44");
});

test("a condition stands in the middle of its wax where nobody may take it off, and is counted on the wall in its size", async ({
  creator,
  player,
  campaign,
}) => {
  const { act, idOf } = await startSkirmish({ creator, player, campaign }, 1, ["Isolde Marrow", "Goblin"]);
  for (const name of ["Prone", "Poisoned"])
    await act({ type: "condition", targets: [idOf("Isolde Marrow")], name });
  const page = await openBook(player, campaign, "/fight");
  const word = page.getByRole("region", { name: "Conditions" }).getByRole("button", { name: "Prone" });
  const [text, wax] = [await word.boundingBox(), await word.locator("..").boundingBox()];
  if (!text || !wax) throw new Error("The wax is there");
  const left = text.x - wax.x;
  const right = wax.x + wax.width - text.x - text.width;
  expect(Math.abs(left - right)).toBeLessThan(1);

  const wall = await page.context().newPage();
  await wall.goto("/fight?view=table");
  const name = wall.getByRole("listitem").filter({ hasText: "Isolde" }).getByText("Prone", { exact: true });
  const size = await name.evaluate((element) => getComputedStyle(element).fontSize);
  await expect(wall.getByText("+1")).toHaveCSS("font-size", size);
});
