// What becomes of combatants beside wounds, and what becomes of a fight whose parts go while somebody looks.
import { addIsolde } from "../support/characters";
import {
  addFight,
  addGoblin,
  addGoblinFight,
  chooser,
  orderBy,
  orderOf,
  rowOf,
  startSkirmish,
} from "../support/fights";
import { expect, openBook, test } from "../support/fixtures";
import { textOnPaper } from "../support/pdf";

test("one delays, is ready, hides and comes back, falls and is up again; and the order prints with boxes", async ({
  creator,
  player,
  campaign,
}) => {
  const { act, idOf } = await addGoblinFight(creator, campaign, 3);
  await act(orderBy(idOf, ["Goblin 1", "Goblin 2", "Goblin 3"]));
  await act({ type: "start" });
  const desk = await openBook(creator, campaign, "/fight");
  const phone = await openBook(player, campaign, "/fight");
  const press = (name: string) => desk.getByRole("button", { name, exact: true }).click();

  await chooser(desk, "Goblin 2").click();
  await press("Ready");
  await expect(rowOf(desk, "Goblin 2")).toContainText("ready");
  await expect(rowOf(phone, "Goblin 2")).toContainText("ready");
  await chooser(desk, "Goblin 1").click();
  await press("Delay");
  // The turn goes to who was ready, and that ends with it.
  await expect(orderOf(desk)).toContainText([/Goblin 2/, /Goblin 1/, /Goblin 3/]);
  await expect(desk.getByRole("img", { name: "Round 1, turn 1 of 3" })).toBeVisible();
  await expect(rowOf(desk, "Goblin 2")).not.toContainText("ready");

  await chooser(desk, "Goblin 3").click();
  await press("Hide");
  await expect(rowOf(desk, "Goblin 3")).toContainText("hidden");
  await expect(orderOf(phone)).toHaveCount(2);
  await press("Show");
  await expect(orderOf(phone)).toContainText([/Goblin 2/, /Goblin 1/, /Goblin 3/]);
  await press("Defeat");
  await expect(rowOf(phone, "Goblin 3")).toContainText("down");
  await press("Revive");
  await expect(rowOf(desk, "Goblin 3")).not.toContainText("down");
  await expect(rowOf(phone, "Goblin 3")).toContainText("unhurt");
  await desk.getByRole("button", { name: /^Undo/ }).click();
  await expect(rowOf(desk, "Goblin 3")).toContainText("down");

  const paper = await textOnPaper(desk);
  expect(paper).toMatch(/Ambush at the Toll Bridge[\s\S]*29\s+Goblin 2\s+15\s+7 of 7/);
  expect(paper).not.toContain("Next turn");
  await desk.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  const boxes = desk.locator("table tbody tr").first().locator("i");
  await expect(boxes).toHaveCount(8);
  await expect(boxes.first()).toBeVisible();
});

test("the phone of whoever has the turn vibrates, once", async ({ creator, player, campaign }) => {
  const isolde = await addIsolde(player, campaign);
  const goblin = await addGoblin(creator, campaign);
  const { act, idOf } = await addFight(creator, campaign);
  await act({ type: "add", characters: [isolde], encounters: [{ id: goblin, count: 1 }] });
  await act(orderBy(idOf, ["Goblin", "Isolde Marrow"]));
  await act({ type: "start" });
  const phone = await openBook(player, campaign, "/fight");
  await expect(phone.getByText("You are next")).toBeVisible();
  await phone.evaluate(() => {
    Object.assign(window, { felt: [] });
    navigator.vibrate = (pattern) => {
      (window as unknown as { felt: unknown[] }).felt.push(pattern);
      return true;
    };
  });
  await act({ type: "next" });
  await expect(phone.getByText("It is your turn")).toBeVisible();
  await act({ type: "damage", targets: [idOf("Goblin")], amount: 1 });
  await expect(rowOf(phone, "Goblin")).toContainText("hurt");
  const felt = () => phone.evaluate(() => (window as unknown as { felt: unknown[] }).felt);
  expect(await felt()).toEqual([[120, 60, 120]]);

  // Whoever reads elsewhere in the book is told too, and led back.
  await phone.getByRole("link", { name: "Campaign", exact: true }).click();
  await expect(phone).toHaveURL(/\/campaign/);
  await act({ type: "next" });
  await act({ type: "next" });
  await phone.getByRole("button", { name: "To the fight" }).click();
  await expect(phone).toHaveURL(/\/fight/);
  await expect(phone.getByText("It is your turn").first()).toBeVisible();
  expect(await felt()).toHaveLength(2);
});

test("what of a fight can't be loaded is said, and loaded by another try", async ({
  creator,
  player,
  campaign,
}) => {
  const { act } = await addGoblinFight(creator, campaign, 1);
  const desk = await openBook(creator, campaign, "/fight");
  const phone = await openBook(player, campaign, "/fight");
  const wall = await phone.context().newPage();
  await wall.goto("/fight?view=table");
  for (const page of [desk, phone, wall])
    await page.route(page === desk ? "/api/encounter-actions/**" : "/api/fights/id/*", (route) =>
      route.fulfill({ status: 500, json: {} }),
    );
  await expect(wall.getByText("No fight is going on.")).toBeVisible();
  await act({ type: "start" });
  const failed = phone
    .getByRole("tabpanel", { name: "Order" })
    .getByRole("alert")
    .filter({ hasText: "This fight could not be loaded." });
  await expect(failed).toBeVisible();
  for (const page of [phone, wall]) await expect(page.getByText("No fight is going on.")).toHaveCount(0);
  await Promise.all([phone, wall].map((page) => page.unrouteAll()));
  await failed.getByRole("button", { name: "Try again" }).click();
  await expect(rowOf(phone, "Goblin")).toBeVisible();
  // Where there is nothing to press it comes by itself.
  await expect(wall.getByRole("status")).toContainText("Goblin");

  const deeds = desk.getByText("Failed to load attacks and spells.");
  await expect(deeds).toBeVisible();
  await desk.unrouteAll();
  await desk.getByRole("button", { name: "Try again" }).click();
  await expect(deeds).toHaveCount(0);
  await expect(chooser(desk, "Goblin")).toBeVisible();
});

test("an encounter, a character and the fight itself are deleted while others look", async ({
  creator,
  player,
  campaign,
}) => {
  const { goblin, id, isolde } = await startSkirmish({ creator, player, campaign }, 2, [
    "Goblin 1",
    "Isolde Marrow",
    "Goblin 2",
  ]);
  const desk = await openBook(creator, campaign, "/fight");
  const phone = await openBook(player, campaign, "/fight");
  await chooser(desk, "Goblin 1").click();
  await expect(rowOf(phone, "Isolde")).toContainText("31/44");

  await creator.api.delete(`/api/encounters/${goblin}`);
  await player.api.delete(`/api/characters/${isolde}`);
  // Nobody is lost from the order, and the fight goes on with what was last seen of them.
  await expect(
    desk.getByText("A nameless other").or(desk.getByText("From this book’s encounters")),
  ).toBeVisible();
  await expect(phone.getByText("None of your characters is in this fight.")).toBeAttached();
  await desk.keyboard.type("3");
  await desk.keyboard.press("Enter");
  await expect(rowOf(desk, "Goblin 1")).toContainText("4/7");
  await chooser(desk, "Isolde").click();
  await desk.keyboard.type("5");
  await desk.keyboard.press("Enter");
  await expect(rowOf(desk, "Isolde")).toContainText("26/44");
  await expect(orderOf(phone)).toHaveCount(3);

  await creator.api.delete(`/api/fights/${id}`);
  await expect(phone.getByText("This fight is no longer in the book.")).toBeVisible();
  await expect(phone.getByText("No fight is going on.").first()).toBeVisible();
  await expect(desk.getByText("No fight is going on. Prepare one")).toBeVisible();
});
