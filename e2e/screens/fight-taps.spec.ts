import type { Page } from "@playwright/test";
import { addGoblinFight, chooser, orderBy, orderOf, rowOf } from "../support/fights";
import { expect, openBook, test } from "../support/fixtures";

/** Counts what is pressed: the ten most frequent acts have to take so few taps. */
const tapping = async (page: Page) => {
  await page.evaluate(() => {
    const counted = window as unknown as { taps: number };
    counted.taps = 0;
    document.addEventListener(
      "click",
      (event) => event.isTrusted && event.detail > 0 && (counted.taps += 1),
      true,
    );
  });
  return () =>
    page.evaluate(() => {
      const counted = window as unknown as { taps: number };
      const { taps } = counted;
      counted.taps = 0;
      return taps;
    });
};

for (const [name, width, height] of [
  ["desk", 1440, 900],
  ["phone", 390, 844],
] as const)
  test(`what is done most takes the fewest taps on a ${name}`, async ({ creator, campaign }) => {
    const { act, idOf } = await addGoblinFight(creator, campaign, 4);
    await act(orderBy(idOf, ["Goblin 1", "Goblin 2", "Goblin 3", "Goblin 4"]));
    await act({ type: "start" });
    const page = await openBook(creator, campaign, "/fight");
    await page.setViewportSize({ width, height });
    const isPhone = width < 1024;
    const toOrder = async () => isPhone && page.getByRole("button", { name: /turn to/ }).click();
    await expect(orderOf(page)).toHaveCount(4);
    const taps = await tapping(page);
    const used: Record<string, number> = {};

    await page.getByRole("button", { name: /Next turn/ }).click();
    used["next turn"] = await taps();
    await expect(page.getByRole("img", { name: /turn 2 of 4/ })).toBeVisible();

    await chooser(page, "Goblin 1").click();
    // The number: on a desk the field has the focus already.
    await page.getByLabel("Amount, or dice to roll").fill("3");
    await page.getByRole("button", { name: "Damage", exact: true }).click();
    used["damage"] = await taps();
    await toOrder();
    await expect(rowOf(page, "Goblin 1")).toContainText("4/7");
    await taps();

    for (const one of ["Goblin 2", "Goblin 3", "Goblin 4"])
      await page.getByRole("button", { name: `${one} with others` }).click();
    await page.getByLabel("Amount, or dice to roll").fill("4");
    for (const one of ["Goblin 2", "Goblin 3"])
      if (isPhone) await page.getByRole("checkbox", { name: `${one} saved: half` }).check();
      else
        await page
          .getByRole("group", { name: `Share of ${one}` })
          .getByRole("radio", { name: "half" })
          .check();
    await page.getByRole("button", { name: "Damage three" }).click();
    used["damage to three, two saved"] = await taps();
    await expect(rowOf(page, "Goblin 2")).toContainText("5/7");
    await expect(rowOf(page, "Goblin 4")).toContainText("3/7");

    await page.getByRole("button", { name: "Done" }).click();
    await taps();
    await page.getByRole("button", { name: /^Undo/ }).click();
    used["undo"] = await taps();
    await expect(rowOf(page, "Goblin 4")).toContainText("7/7");

    await chooser(page, "Goblin 3").click();
    await page.getByRole("button", { name: "+ Condition" }).click();
    await page.getByRole("button", { name: "Prone" }).click();
    used["condition"] = await taps();
    await toOrder();
    await expect(rowOf(page, "Goblin 3")).toContainText("Prone");
    await taps();

    await page.getByRole("button", { name: "Reinforce" }).click();
    await page.getByRole("button", { name: /Goblin AC 15/ }).click();
    await page.getByRole("radio", { name: "3", exact: true }).check();
    await page.getByRole("button", { name: "Add 3" }).click();
    used["three goblins more"] = await taps();
    await expect(orderOf(page)).toHaveCount(7);

    await toOrder();
    await page.getByRole("tab", { name: "Initiative" }).click();
    await taps();
    await page.getByRole("button", { name: "Roll for the missing" }).click();
    used["initiative of all monsters"] = await taps();
    await expect(page.getByLabel("Initiative of Goblin 7")).not.toHaveValue("");

    expect(used).toEqual({
      "next turn": 1,
      damage: 2,
      "damage to three, two saved": 6,
      undo: 1,
      condition: 3,
      "three goblins more": 4,
      "initiative of all monsters": 1,
    });
  });

test("a fight is run from the keyboard", async ({ creator, campaign }) => {
  const { act, idOf } = await addGoblinFight(creator, campaign, 3);
  await act(orderBy(idOf, ["Goblin 1", "Goblin 2", "Goblin 3"]));
  await act({ type: "start" });
  const page = await openBook(creator, campaign);
  await page.keyboard.press("4");
  await expect(page).toHaveURL("/fight");
  await expect(orderOf(page)).toHaveCount(3);
  await page.keyboard.press("n");
  await expect(page.getByRole("img", { name: /turn 2 of 3/ })).toBeVisible();
  await chooser(page, "Goblin 1").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(chooser(page, "Goblin 3")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.type("4");
  await page.keyboard.press("Enter");
  await expect(rowOf(page, "Goblin 3")).toContainText("3/7");
  // The turns go on while one is in the empty field.
  await page.keyboard.press("n");
  await expect(page.getByRole("img", { name: /turn 3 of 3/ })).toBeVisible();
  await page.keyboard.press("p");
  await expect(page.getByRole("img", { name: /turn 2 of 3/ })).toBeVisible();
  // What is being typed is taken back before the last act is.
  const amount = page.getByLabel("Amount, or dice to roll");
  await page.keyboard.type("5");
  await page.keyboard.press("Control+z");
  await expect(amount).toHaveValue("");
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("img", { name: /turn 3 of 3/ })).toBeVisible();
  await chooser(page, "Goblin 2").focus();
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("img", { name: /turn 2 of 3/ })).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(rowOf(page, "Goblin 3")).toContainText("7/7");
  await page.keyboard.press("d");
  await expect(amount).toBeFocused();
  // A key that is held ends one turn.
  for (const [key, turn] of [
    ["n", "Round 1, turn 3 of 3"],
    ["p", "Round 1, turn 2 of 3"],
  ] as const) {
    await page.keyboard.down(key);
    await page.keyboard.down(key);
    await page.keyboard.up(key);
    await expect(page.getByRole("img", { name: turn })).toBeVisible();
  }
  // Not while something is typed, which Escape takes back before it leaves the field for the row of who is chosen.
  await page.keyboard.type("2");
  await page.keyboard.press("n");
  await expect(page.getByRole("img", { name: /turn 2 of 3/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(amount).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(chooser(page, "Goblin 3")).toBeFocused();
});
