// What is in hand in a fight stays there: while it is half typed, while others act, and where a press is repeated.
import type { Page } from "@playwright/test";
import { addCharacter, addIsolde } from "../support/characters";
import { deferred } from "../support/deferred";
import { addFight, addGoblin, chooser, orderBy, rowOf } from "../support/fights";
import { type Campaign, expect, openBook, test } from "../support/fixtures";
import { make } from "../support/make";
import type { Person } from "../support/people";
import { reloadCutOff } from "../support/reload-cut-off";

interface Combatant {
  combatant_id: number;
  name: string;
  hidden: number;
  note: string;
  current_HP: number;
  conditions: { name: string; rounds: number | null }[];
}
const read = async (by: Person, id: number) => {
  const fight = (await (await by.api.get(`/api/fights/id/${id}`)).json()) as { combatants: Combatant[] };
  return fight.combatants;
};
const one = async (by: Person, id: number, name: string) =>
  (await read(by, id)).find((combatant) => combatant.name === name);

/** A fight that runs, with so many goblins in the order of their numbers. */
const goblins = async (by: Person, campaign: Campaign, count: number) => {
  const goblin = await addGoblin(by, campaign);
  const fight = await addFight(by, campaign);
  await fight.act({ type: "add", encounters: [{ id: goblin, count }] });
  const names = count === 1 ? ["Goblin"] : Array.from({ length: count }, (_, at) => `Goblin ${at + 1}`);
  await fight.act(orderBy(fight.idOf, names));
  return { ...fight, start: () => fight.act({ type: "start" }) };
};
const amountOf = (page: Page) => page.getByLabel("Amount, or dice to roll");
/** Until the server has carried out what is done on the page: what is drawn by then may be ahead of it. */
const done = async (page: Page, work: Promise<unknown>) => {
  const answered = page.waitForResponse(/\/acts$/);
  await work;
  await answered;
};
const notesOf = (page: Page) => page.getByLabel("Notes for this fight");

test("a half-typed number of foes takes none away, and those that come to hidden ones are hidden", async ({
  creator,
  campaign,
}) => {
  const { id, act, idOf } = await goblins(creator, campaign, 3);
  await act({ type: "hide", targets: [1, 2, 3].map((number) => idOf(`Goblin ${number}`)) });
  const before = await read(creator, id);
  const page = await openBook(creator, campaign, "/fight");
  await page.getByRole("button", { name: "Change Ambush at the Toll Bridge" }).click();
  const many = page.getByRole("spinbutton", { name: "number of Goblin" });
  await many.click();
  await page.keyboard.type("12");
  await many.press("Tab");
  await expect(page.getByText("Goblin 1 to Goblin 12")).toBeVisible();
  const after = await read(creator, id);
  expect(after).toHaveLength(12);
  expect(after.filter((goblin) => goblin.hidden !== 1)).toEqual([]);
  const ids = new Set(after.map(({ combatant_id }) => combatant_id));
  expect(before.filter(({ combatant_id }) => !ids.has(combatant_id))).toEqual([]);
  // The arrows count from what is typed.
  await many.click();
  await page.keyboard.type("13");
  await many.press("ArrowUp");
  await expect(page.getByText("Goblin 1 to Goblin 14")).toBeVisible();
});

test("what is typed into a fight that is prepared is neither sent half composed nor refused in silence", async ({
  creator,
  campaign,
}) => {
  const { id } = await goblins(creator, campaign, 1);
  const page = await openBook(creator, campaign, "/fight");
  await page.getByRole("button", { name: "Change Ambush at the Toll Bridge" }).click();
  // Enter takes what an input method offers.
  const name = page.getByLabel("Name", { exact: true });
  await name.focus();
  await name.dispatchEvent("keydown", { key: "Enter", isComposing: true });
  await expect(name).toBeFocused();
  await name.press("Enter");
  await expect(name).not.toBeFocused();

  // The name says what a press does; it isn't pressed beside.
  await page.getByRole("button", { name: "Unname Goblin" }).press("Enter");
  const unnamed = page.getByRole("button", { name: "Name Goblin" });
  await expect(unnamed).toBeFocused();
  await expect(unnamed).not.toHaveAttribute("aria-pressed");

  await page.getByRole("button", { name: "A nameless other" }).click();
  const other = page.getByRole("dialog").getByLabel("Name", { exact: true });
  await other.fill("   ");
  await page.getByRole("dialog").getByRole("button", { name: "Add", exact: true }).click();
  await expect(other).toBeFocused();
  expect(await other.evaluate((field: HTMLInputElement) => field.validity.valid)).toBe(false);
  await other.fill("Bystander");
  for (const label of ["Hit points", "Initiative"]) {
    // Left out they would be missing without a word.
    const figure = page.getByRole("dialog").getByLabel(label, { exact: true });
    await figure.fill("2d6");
    await other.press("Enter");
    await expect(figure).toBeFocused();
    await figure.fill(" 12 ");
  }
  await done(page, other.press("Enter"));
  expect(await one(creator, id, "Bystander")).toMatchObject({ initiative: 12, current_HP: 12 });
});

test("acts are taken back down to one, and no further by a second press", async ({ creator, campaign }) => {
  const { id, act, start, idOf } = await goblins(creator, campaign, 1);
  await start();
  for (const name of ["Charmed", "Deafened", "Prone", "Stunned"])
    await act({ type: "condition", targets: [idOf("Goblin")], name });
  const page = await openBook(creator, campaign, "/fight");
  await page.getByRole("tab", { name: "Log" }).click();
  const line = deferred();
  let undone = 0;
  await page.route("/api/fights/*/undo", async (route) => {
    undone += 1;
    await line.promise;
    await route.continue();
  });
  const back = page.getByRole("button", { name: "Undo back to here: Goblin is Prone." });
  await back.dblclick();
  line.resolve();
  await expect(back).toHaveCount(0);
  // Sent behind whatever is taken back.
  await done(page, page.keyboard.press("n"));
  expect(undone).toBe(2);
  const names = (await one(creator, id, "Goblin"))?.conditions.map(({ name }) => name);
  expect(names).toEqual(["Charmed", "Deafened"]);
});

test("a condition lasts as many rounds as are typed", async ({ creator, campaign }) => {
  const { id, start } = await goblins(creator, campaign, 1);
  await start();
  const page = await openBook(creator, campaign, "/fight");
  await page.getByRole("button", { name: "+ Condition" }).click();
  const rounds = page.getByLabel("Another number of rounds");
  await rounds.fill("abc");
  await page.getByRole("button", { name: "Poisoned" }).click();
  await expect(rounds).toHaveAccessibleDescription("A number of rounds, from 1 on");
  await expect(rounds).toBeFocused();
  await rounds.fill("");
  await rounds.pressSequentially("20");
  await page.getByRole("button", { name: "Poisoned" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect
    .poll(async () => (await read(creator, id))[0]?.conditions)
    .toEqual([{ name: "Poisoned", rounds: 20 }]);
});

test("what is typed, asked or written is about the same combatant though somebody else ends the turn", async ({
  creator,
  admin,
  campaign,
}) => {
  const { id, act, start } = await goblins(creator, campaign, 4);
  await start();
  const page = await openBook(admin, campaign, "/fight");
  const turnOf = (name: string) => expect(page.locator('[aria-current="step"]')).toContainText(name);
  await turnOf("Goblin 1");

  await amountOf(page).fill("3");
  await act({ type: "next" });
  await turnOf("Goblin 2");
  await done(page, amountOf(page).press("Enter"));
  await expect(rowOf(page, "Goblin 1")).toContainText("4/7");
  await expect(page.getByRole("heading", { name: "Goblin 2" })).toBeVisible();

  await page.getByRole("button", { name: "+ Condition" }).click();
  await act({ type: "next" });
  await turnOf("Goblin 3");
  await done(page, page.getByRole("button", { name: "Prone" }).click());
  await expect(rowOf(page, "Goblin 2")).toContainText("Prone");

  await expect(page.getByRole("heading", { name: "Goblin 3" })).toBeVisible();
  await notesOf(page).pressSequentially("carries ");
  await act({ type: "next" });
  await turnOf("Goblin 4");
  await notesOf(page).pressSequentially("the key");
  await done(page, notesOf(page).blur());
  await expect(page.getByRole("heading", { name: "Goblin 4" })).toBeVisible();
  await expect.poll(async () => (await one(creator, id, "Goblin 3"))?.note).toBe("carries the key");

  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await act({ type: "next" });
  await turnOf("Goblin 1");
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove", exact: true }).click();
  await expect(rowOf(page, "Goblin 4")).toHaveCount(0);
  await expect(rowOf(page, "Goblin 1")).toHaveCount(1);
});

test("who is let go of is dealt nothing", async ({ creator, campaign }) => {
  const { start } = await goblins(creator, campaign, 3);
  await start();
  const page = await openBook(creator, campaign, "/fight");
  await chooser(page, "Goblin 2").click({ modifiers: ["ControlOrMeta"] });
  await chooser(page, "Goblin 3").click({ modifiers: ["ControlOrMeta"] });
  await expect(page.getByRole("heading", { name: "Two chosen" })).toBeVisible();
  await amountOf(page).fill("3");
  await page.getByRole("button", { name: "Let go of all" }).click();
  await expect(page.getByRole("heading", { name: "Goblin 1" })).toBeVisible();
  await expect(amountOf(page)).toHaveValue("3");
  await done(page, amountOf(page).press("Enter"));
  await expect(rowOf(page, "Goblin 1")).toContainText("4/7");
  await expect(rowOf(page, "Goblin 2")).toContainText("7/7");
});

test("each blow asks for the save that keeps concentration, until it is taken back or the concentration ends", async ({
  creator,
  campaign,
}) => {
  const { act, idOf, start } = await goblins(creator, campaign, 1);
  await act({ type: "temporary", targets: [idOf("Goblin")], amount: 20 });
  await start();
  await act({ type: "concentrate", target: idOf("Goblin"), on: "Bless" });
  const page = await openBook(creator, campaign, "/fight");
  const holding = page.getByRole("status").filter({ hasText: "Bless holds on a Constitution save of 10" });
  const hit = async () => {
    await amountOf(page).fill("4");
    await done(page, amountOf(page).press("Enter"));
  };
  await hit();
  await holding.getByRole("button", { name: "Held" }).click();
  await expect(holding).toHaveCount(0);
  await hit();
  await expect(holding).toHaveCount(1);
  await hit();
  await expect(holding).toHaveCount(2);
  await holding.nth(0).getByRole("button", { name: "Roll" }).click();
  const rolled = holding.filter({ hasText: /save of 10: \d+/ });
  await rolled.getByRole("button", { name: "Held" }).click();
  await expect(holding).toHaveCount(1);
  await expect(holding.getByRole("button", { name: "Roll" })).toBeVisible();
  await page.getByRole("button", { name: /^Undo: Goblin took 4 damage/ }).click();
  await expect(holding).toHaveCount(0);

  await hit();
  await expect(holding).toHaveCount(1);
  const end = page.getByRole("button", { name: "End concentration on Bless" });
  await end.click();
  await expect(end).toHaveCount(0);
  await page.getByRole("button", { name: "+ Condition" }).click();
  await page.getByLabel("Concentrates on").fill("Bless");
  await page.getByRole("button", { name: "Hold it" }).click();
  await expect(end).toBeVisible();
  await expect(holding).toHaveCount(0);
});

test("a save that keeps concentration is asked of whom nobody has before them, also after another section was open", async ({
  creator,
  campaign,
}) => {
  const { act, idOf, start } = await goblins(creator, campaign, 2);
  await act({ type: "temporary", targets: [idOf("Goblin 2")], amount: 20 });
  await start();
  await act({ type: "concentrate", target: idOf("Goblin 2"), on: "Bless" });
  const page = await openBook(creator, campaign, "/fight");
  await expect(page.getByRole("heading", { name: "Goblin 1" })).toBeVisible();
  const named = page
    .getByRole("status")
    .filter({ hasText: "Goblin 2: Bless holds on a Constitution save of 10" });
  await act({ type: "damage", targets: [idOf("Goblin 2")], amount: 4 });
  await expect(named).toHaveCount(1);
  const pressed = (section: string) => page.getByRole("link", { name: section, exact: true }).click();
  await pressed("Encounter");
  await expect(page).toHaveURL(/\/encounter/);
  await act({ type: "damage", targets: [idOf("Goblin 2")], amount: 4 });
  await pressed("Fight");
  await expect(named).toHaveCount(2);
  await named.first().getByRole("button", { name: "Held" }).click();
  await expect(named).toHaveCount(1);
  // On its own page it needs no name, and what was rolled for it stands there too.
  await named.getByRole("button", { name: "Roll" }).click();
  const rolled = page.getByText(/Bless holds on a Constitution save of 10: \d+/);
  await expect(rolled).toBeVisible();
  await chooser(page, "Goblin 2").click();
  await expect(named).toHaveCount(0);
  await expect(rolled).toBeVisible();
  // Two turns later nobody is asked beside the order any more.
  await chooser(page, "Goblin 1").click();
  await expect(named).toHaveCount(1);
  await act({ type: "next" });
  await act({ type: "next" });
  await expect(named).toHaveCount(0);
});

test("what is typed or asked about one who is removed meanwhile hits nobody else", async ({
  creator,
  admin,
  campaign,
}) => {
  const { act, idOf, start } = await goblins(creator, campaign, 4);
  await start();
  const page = await openBook(admin, campaign, "/fight");
  const remove = (name: string) => act({ type: "remove", combatants: [idOf(name)] });
  await expect(page.getByRole("heading", { name: "Goblin 1" })).toBeVisible();
  await amountOf(page).fill("3");
  await remove("Goblin 1");
  await expect(page.getByRole("heading", { name: "Goblin 2" })).toBeVisible();
  const said = page.getByText("Whom it was for is gone from the fight: choose somebody.");
  await expect(said).toBeVisible();
  await amountOf(page).press("Enter");
  await expect(amountOf(page)).toHaveValue("3");
  await chooser(page, "Goblin 3").click();
  await expect(said).toHaveCount(0);
  await done(page, amountOf(page).press("Enter"));
  await expect(rowOf(page, "Goblin 3")).toContainText("4/7");
  await expect(rowOf(page, "Goblin 2")).toContainText("7/7");

  await page.getByRole("button", { name: "+ Condition" }).click();
  await expect(page.getByRole("dialog", { name: "A condition: Goblin 3" })).toBeVisible();
  await remove("Goblin 3");
  await expect(page.getByRole("heading", { name: "Goblin 2" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a note that two write is lost by neither", async ({ creator, admin, campaign }) => {
  const { id, act, idOf, start } = await goblins(creator, campaign, 1);
  await start();
  const page = await openBook(admin, campaign, "/fight");
  await notesOf(page).pressSequentially("mine");
  await act({ type: "note", target: idOf("Goblin"), text: "theirs" });
  const slip = page.getByRole("region", { name: "A newer version" });
  await expect(slip).toContainText("theirs");
  await notesOf(page).blur();
  expect((await read(creator, id))[0]?.note).toBe("theirs");
  await slip.getByRole("button", { name: "Keep mine" }).click();
  await expect(slip).toHaveCount(0);
  await expect.poll(async () => (await read(creator, id))[0]?.note).toBe("mine");
});

test("notes that are being written outlive the page, and a log-out saves them or asks", async ({
  creator,
  campaign,
}) => {
  const { id, start } = await goblins(creator, campaign, 1);
  await start();
  const page = await openBook(creator, campaign, "/fight");
  await page.route("/api/fights/*/acts", (route) => route.abort());
  await notesOf(page).pressSequentially("carries the key");
  await reloadCutOff(page);
  await expect(notesOf(page)).toHaveValue("carries the key");

  // In place of the first, between which a save would get through.
  await page.route("/api/fights/*/acts", (route) =>
    route.fulfill({ status: 400, json: { error: "Not now." } }),
  );
  const logOut = page.getByRole("button", { name: "Log out", exact: true });
  await logOut.click();
  const question = page.getByRole("alertdialog", { name: "Log out without saving?" });
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(notesOf(page)).toHaveValue("carries the key");
  await page.unrouteAll();

  await logOut.click();
  await page.waitForURL("**/login");
  expect((await read(creator, id))[0]?.note).toBe("carries the key");
});

test("what is written in a fight is there still where it was refused", async ({
  creator,
  player,
  campaign,
}) => {
  const { id, act } = await goblins(creator, campaign, 1);
  const refuse = (on: Page) =>
    on.route(/\/api\/fights\/\d+/, (route) =>
      route.request().method() === "GET"
        ? route.continue()
        : route.fulfill({ status: 400, json: { error: "Not now." } }),
    );
  const page = await openBook(creator, campaign, "/fight");
  await page.getByRole("button", { name: "Change Ambush at the Toll Bridge" }).click();
  await refuse(page);
  const said = page.getByText("Not now.").first();
  const name = page.getByLabel("Name", { exact: true });
  await name.fill("Ambush at the ford");
  await name.press("Enter");
  await expect(said).toBeVisible();
  await expect(name).toHaveValue("Ambush at the ford");
  const add = page.getByRole("button", { name: "A nameless other" });
  const dialog = page.getByRole("dialog");
  await add.click();
  await dialog.getByLabel("Name", { exact: true }).fill("Bystander");
  await done(page, dialog.getByRole("button", { name: "Add", exact: true }).click());
  await expect(dialog).toHaveCount(0);
  // It is kept a moment after the answer, and the dialog reads it as it opens.
  await expect(async () => {
    if ((await dialog.count()) > 0) await page.keyboard.press("Escape");
    await add.click();
    await expect(dialog.getByLabel("Name", { exact: true })).toHaveValue("Bystander", { timeout: 1000 });
  }).toPass();
  await page.keyboard.press("Escape");

  await act({ type: "start" });
  await notesOf(page).fill("carries the key");
  await done(page, notesOf(page).blur());
  await expect(said).toBeVisible();
  await expect(notesOf(page)).toHaveValue("carries the key");
  await page.unrouteAll();
  await notesOf(page).fill("carries the key and a lamp");
  await notesOf(page).blur();
  await expect.poll(async () => (await read(creator, id))[0]?.note).toBe("carries the key and a lamp");

  const phone = await openBook(player, campaign, "/fight");
  await refuse(phone);
  await phone.getByLabel("How much").fill("2d8");
  await done(phone, phone.getByLabel("How much").press("Enter"));
  await expect(phone.getByText("Not now.").first()).toBeVisible();
  await expect(phone.getByLabel("How much")).toHaveValue("2d8");
});

test("a condition and a spell that are written come back into the dialog where they were refused", async ({
  creator,
  campaign,
}) => {
  const { act } = await goblins(creator, campaign, 1);
  await act({ type: "start" });
  const page = await openBook(creator, campaign, "/fight");
  const written = { Another: "Blessed", "Concentrates on": "Bless" };
  const press = { Another: "Add it", "Concentrates on": "Hold it" };
  const lines = ["Another", "Concentrates on"] as const;
  const dialog = page.getByRole("dialog");
  const line = (label: string) => dialog.getByLabel(label, { exact: true });
  const open = () => page.getByRole("button", { name: "+ Condition" }).click();
  for (const label of lines) {
    const error = `Not ${written[label]}.`;
    await page.route("/api/fights/*/acts", (route) => route.fulfill({ status: 400, json: { error } }));
    await open();
    await line(label).fill(written[label]);
    await dialog.getByRole("button", { name: press[label], exact: true }).click();
    await expect(page.getByText(error)).toBeVisible();
    await open();
    await expect(line(label)).toHaveValue(written[label]);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  }
  await page.unrouteAll();
  for (const label of lines) {
    await open();
    await expect(line(label)).toHaveValue(written[label]);
    await done(page, dialog.getByRole("button", { name: press[label], exact: true }).click());
    await open();
    await expect(line(label)).toHaveValue("");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  }
});

test("of several that are refused at once each comes back, and of two initiatives the newer", async ({
  creator,
  player,
  campaign,
}) => {
  const isolde = await addIsolde(player, campaign);
  const { act } = await goblins(creator, campaign, 1);
  await act({ type: "add", characters: [isolde] });
  const refuseAtOnce = async (on: Page) => {
    const refusal = deferred();
    await on.route("/api/fights/*/acts", async (route) => {
      await refusal.promise;
      await route.fulfill({ status: 400, json: { error: "Not now." } });
    });
    return async () => {
      refusal.resolve();
      await expect(on.getByText("Not now.")).not.toHaveCount(0);
      await on.unrouteAll();
    };
  };
  const page = await openBook(creator, campaign, "/fight");
  await page.getByRole("button", { name: "Change Ambush at the Toll Bridge" }).click();
  const adder = page.getByRole("button", { name: "A nameless other" });
  const dialog = page.getByRole("dialog");
  const name = dialog.getByLabel("Name", { exact: true });
  const add = () => dialog.getByRole("button", { name: "Add", exact: true }).click();
  const refuseOthers = await refuseAtOnce(page);
  for (const other of ["Bystander", "Carter"]) {
    await adder.click();
    await expect(name).toHaveValue("");
    await name.fill(other);
    await add();
  }
  await refuseOthers();
  for (const other of ["Bystander", "Carter", ""]) {
    await adder.click();
    await expect(name).toHaveValue(other);
    if (other === "") await page.keyboard.press("Escape");
    else await add();
    await expect(dialog).toHaveCount(0);
  }
  await expect(page.getByText("Four in the order")).toBeVisible();

  await act({ type: "start" });
  const phone = await openBook(player, campaign, "/fight");
  const refuseInitiatives = await refuseAtOnce(phone);
  const rolled = phone.getByLabel("Initiative that I rolled");
  for (const initiative of ["14", "17"]) {
    await rolled.fill(initiative);
    await rolled.press("Enter");
    await expect(rolled).toHaveValue("");
  }
  await refuseInitiatives();
  await expect(rolled).toHaveValue("17");

  const refuseProposals = await refuseAtOnce(phone);
  const amount = phone.getByLabel("How much");
  for (const damage of ["2d8", "5"]) {
    await amount.fill(damage);
    await amount.press("Enter");
    await expect(amount).toHaveValue("");
  }
  await refuseProposals();
  for (const damage of ["2d8", "5"]) {
    await expect(amount).toHaveValue(damage);
    await amount.press("Enter");
  }
  await expect(amount).toHaveValue("");
});

test("another fight that begins leaves the one in which somebody writes open", async ({
  creator,
  admin,
  campaign,
}) => {
  const { id } = await goblins(creator, campaign, 1);
  const other = await addFight(creator, campaign, "The Drowned Chapel");
  await other.act({ type: "add", others: [{ name: "Eel", count: 1 }] });
  const page = await openBook(admin, campaign, "/fight");
  await page.getByRole("button", { name: "Change Ambush at the Toll Bridge" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Ambush at the ford");
  await other.act({ type: "start" });
  const begin = page.getByRole("button", { name: /^Begin the fight/ });
  await expect(begin).toContainText("Another fight is going on");
  await page.getByRole("textbox", { name: "Name" }).press("Enter");
  await expect
    .poll(
      async () => ((await (await creator.api.get(`/api/fights/id/${id}`)).json()) as { name: string }).name,
    )
    .toBe("Ambush at the ford");
});

test("initiative that is being thrown is not thrown again by a second press", async ({
  creator,
  player,
  campaign,
}) => {
  const character = await addIsolde(player, campaign);
  const { act } = await goblins(creator, campaign, 1);
  await act({ type: "add", characters: [character] });
  await act({ type: "start", call: 1 });
  // Alone at the table nobody is asked.
  await openBook(creator, campaign, "/fight");
  const page = await openBook(player, campaign);
  let sent = 0;
  const answer = deferred();
  await page.route("/api/fights/*/acts", async (route) => {
    sent += 1;
    await answer.promise;
    await route.continue();
  });
  const roll = page.getByRole("button", { name: "Roll d20" });
  await roll.click();
  await roll.click();
  answer.resolve();
  await expect(roll).toHaveCount(0);
  expect(sent).toBe(1);
});

test("a proposal is for whom it was typed, though that one goes down meanwhile", async ({
  creator,
  player,
  campaign,
}) => {
  const character = await addIsolde(player, campaign);
  const { act, idOf, start } = await goblins(creator, campaign, 2);
  await act({ type: "add", characters: [character] });
  await start();
  const page = await openBook(player, campaign, "/fight");
  const whom = page.getByLabel("To whom").locator("option:checked");
  await expect(whom).toHaveText("Goblin 1");
  await page.getByLabel("How much").fill("5");
  await act({ type: "damage", targets: [idOf("Goblin 1")], amount: 7, half: [] });
  await expect(rowOf(page, "Goblin 1")).toContainText("down");
  await expect(whom).toHaveText("Goblin 1");
  await page.getByRole("button", { name: "Tell the table" }).click();
  await expect(page.getByText("5 to Goblin 1")).toBeVisible();
  await expect(whom).toHaveText("Goblin 2");
});

test("a fight whose answer got lost stands in the list once", async ({ creator, campaign }) => {
  const page = await openBook(creator, campaign, "/fight");
  let sent = 0;
  await page.route("/api/fights", async (route) => {
    sent += 1;
    if (sent > 2) return route.continue();
    await route.fetch();
    return route.abort();
  });
  const prepare = page.getByRole("button", { name: "Prepare a fight" });
  await prepare.click();
  await expect(page.getByText("The fight could not be prepared.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Change A new fight" })).toHaveCount(1);
  await prepare.click();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("A new fight");
  await page.getByRole("tab", { name: "Fights" }).click();
  await expect(page.getByRole("button", { name: "Change A new fight" })).toHaveCount(1);
});

test("monsters that are made while the fight is open are there to be added", async ({
  creator,
  admin,
  campaign,
}) => {
  await goblins(creator, campaign, 1);
  const page = await openBook(admin, campaign, "/fight");
  await page.getByRole("button", { name: "Change Ambush at the Toll Bridge" }).click();
  await page.getByRole("button", { name: "From this book" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: /Goblin/ })).toBeVisible();
  await make(creator, "encounters", { campaign_id: campaign.id, encounter_name: "Ogre" });
  await expect(dialog.getByRole("button", { name: /Ogre/ })).toBeVisible();

  await dialog.getByRole("button", { name: "From the library" }).click();
  await page.getByRole("searchbox", { name: "Search monsters" }).fill("kobold");
  await expect(page.getByRole("heading", { name: "Kobold", exact: true })).toBeVisible();
  await page.keyboard.type("10");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Taken from the library: 10 × Kobold.")).toBeVisible();
});

test("only who is in the fight, or comes in, is ticked", async ({ creator, player, campaign }) => {
  await addIsolde(player, campaign);
  await addCharacter(player, campaign, { character_name: "Otho Reed" });
  const { id } = await goblins(creator, campaign, 1);
  const page = await openBook(creator, campaign, "/fight");
  await page.getByRole("button", { name: "Change Ambush at the Toll Bridge" }).click();
  const acts = "/api/fights/*/acts";
  const isolde = page.getByRole("checkbox", { name: "Isolde Marrow" });
  const otho = page.getByRole("checkbox", { name: "Otho Reed" });
  const refusal = deferred();
  await page.route(acts, async (route) => {
    await refusal.promise;
    await route.fulfill({ status: 500, json: {} });
  });
  await isolde.check();
  refusal.resolve();
  await expect(page.getByText("This could not be done.")).toBeVisible();
  await expect(isolde).not.toBeChecked();
  await page.unroute(acts);

  const [more, first, second] = [deferred(), deferred(), deferred()];
  const answers = [more, first, second];
  await page.route(acts, async (route) => {
    await answers.shift()?.promise;
    await route.continue();
  });
  // Who was refused doesn't come in with something else.
  const asked = page.waitForRequest(acts);
  await page.getByRole("button", { name: "Raise number of Goblin" }).click();
  await asked;
  await expect(isolde).not.toBeChecked();
  more.resolve();
  await expect(page.getByText("Two in the order")).toBeVisible();
  // Who came in is taken out while another one is to come.
  await isolde.check();
  await otho.check();
  first.resolve();
  await expect(page.getByText("Three in the order")).toBeVisible();
  await isolde.uncheck();
  await expect(isolde).not.toBeChecked();
  await expect(otho).toBeChecked();
  second.resolve();
  const names = async () => (await read(creator, id)).map(({ name }) => name).toSorted();
  await expect.poll(names).toEqual(["Goblin 1", "Goblin 2", "Otho Reed"]);
});

test("each fight that is opened shows what others do in it, also what they did while another one was open", async ({
  creator,
  admin,
  campaign,
}) => {
  const page = await openBook(creator, campaign, "/fight");
  const list = page.getByRole("tab", { name: "Fights" });
  const add = async (id: number, name: string) => {
    const { version } = (await (await admin.api.get(`/api/fights/id/${id}`)).json()) as { version: number };
    await make(admin, `fights/${id}/acts`, { version, act: { type: "add", others: [{ name, count: 1 }] } });
  };
  const numberOf = (name: string) => page.getByRole("spinbutton", { name: `number of ${name}` });
  const ids: number[] = [];
  for (const name of ["Eel", "Toad"]) {
    await list.click();
    const made = page.waitForResponse("/api/fights");
    await page.getByRole("button", { name: "Prepare a fight" }).click();
    const { fight_id: id } = (await (await made).json()) as { fight_id: number };
    ids.push(id);
    const title = page.getByRole("textbox", { name: "Name" });
    await title.fill(`The ${name}`);
    await title.press("Enter");
    await add(id, name);
    await expect(numberOf(name)).toBeVisible();
  }
  await add(ids[0] ?? 0, "Heron");
  await list.click();
  await page.getByRole("button", { name: "Change The Eel" }).click();
  await expect(numberOf("Heron")).toBeVisible();
});
