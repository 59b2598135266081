// Where the control that has the focus goes away or is disabled by its own press, the keyboard goes on from around it.
import type { Locator, Page } from "@playwright/test";
import { addIsolde } from "../support/characters";
import { addFight, addGoblin, chooser, orderBy } from "../support/fights";
import { type Campaign, expect, openBook, test } from "../support/fixtures";
import { make } from "../support/make";
import type { Person } from "../support/people";

/** A fight that runs: Isolde, who concentrates and is blinded, before a goblin. */
const isoldeFights = async (creator: Person, player: Person, campaign: Campaign) => {
  const isolde = await addIsolde(player, campaign);
  const goblin = await addGoblin(creator, campaign);
  const { act, idOf } = await addFight(creator, campaign);
  await act({ type: "add", characters: [isolde], encounters: [{ id: goblin, count: 1 }] });
  await act(orderBy(idOf, ["Isolde Marrow", "Goblin"]));
  await act({ type: "start" });
  const targets = [idOf("Isolde Marrow")];
  await act({ type: "condition", targets, name: "Blinded", rounds: null });
  await act({ type: "condition", targets, name: "Prone", rounds: null });
  await act({ type: "concentrate", target: idOf("Isolde Marrow"), on: "Bless" });
  return { act, targets };
};

/** Whether a button that goes away hands its focus on. */
const isKept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const button = document.createElement("button");
        document.querySelector("main")?.append(button);
        button.focus();
        button.remove();
        const look = () => setTimeout(() => resolve(document.activeElement !== document.body));
        requestAnimationFrame(() => setTimeout(look));
      }),
  );
/** A page that is used by now: what keeps the focus comes with its use. */
const openUsed = async (by: Person, campaign: Campaign, path: string): Promise<Page> => {
  const page = await openBook(by, campaign, path);
  await page.mouse.move(4, 4);
  await expect.poll(() => isKept(page)).toBe(true);
  return page;
};
const drawsRing = (one: Locator) => one.evaluate((element) => element.matches(":focus-visible"));

test("in a fight the focus stays near what was pressed, and goes back to what can be used again", async ({
  creator,
  player,
  campaign,
}) => {
  const { act, targets } = await isoldeFights(creator, player, campaign);
  const page = await openUsed(creator, campaign, "/fight");
  const conditions = page.getByRole("region", { name: "Conditions" });

  await page.getByRole("button", { name: "Remove Prone" }).press("Enter");
  await expect(conditions).toBeFocused();
  await expect(page.getByText("Prone", { exact: true })).toHaveCount(0);
  // By mouse nothing is framed.
  await page.getByRole("button", { name: "End concentration on Bless" }).click();
  await expect(conditions).toBeFocused();
  expect(await drawsRing(conditions)).toBe(false);
  // Its paper takes no focus once it was left.
  await page.getByRole("button", { name: "Blinded", exact: true }).focus();
  await expect(conditions).not.toHaveAttribute("tabindex");

  // Hidden and shown again it is the same button.
  await chooser(page, "Goblin").click();
  await page.getByRole("button", { name: "Hide", exact: true }).press("Enter");
  await expect(page.getByRole("button", { name: "Show", exact: true })).toBeFocused();

  // A click on the empty page blurs on purpose: no focus is given back, even where the blurred control is removed afterwards.
  await chooser(page, "Isolde Marrow").click();
  const blinded = page.getByRole("button", { name: "Remove Blinded" });
  await blinded.focus();
  await page.mouse.click(4, 4);
  await expect(page.locator("body")).toBeFocused();
  await act({ type: "clear", targets, name: "Blinded" });
  await expect(blinded).toHaveCount(0);
  await expect(page.locator("body")).toBeFocused();
});

test("a button that is disabled by its press hands the focus on, and has it back once it can be pressed again", async ({
  creator,
  campaign,
}) => {
  const page = await openUsed(creator, campaign, "/campaign?tab=evenings");
  const offer = page.getByRole("button", { name: "Offer dates" });
  const disable = (disabled: boolean) =>
    offer.evaluate((button: HTMLButtonElement, value) => {
      button.disabled = value;
    }, disabled);
  await offer.focus();
  await disable(true);
  await expect(page.getByRole("tabpanel").filter({ has: offer })).toBeFocused();
  await disable(false);
  await expect(offer).toBeFocused();
});

test("the focus of a dialog stays in it, and goes around what had opened it where that is gone", async ({
  creator,
  campaign,
}) => {
  await make(creator, "handouts", { campaign_id: campaign.id, title: "A torn map", text: "North is up." });
  const page = await openUsed(creator, campaign, "/campaign?tab=handouts");
  await page.getByRole("button", { name: /^A torn map/ }).press("Enter");
  await page.getByRole("button", { name: /^Edit/ }).press("Enter");
  const editor = page.getByRole("dialog");
  await editor.getByRole("button", { name: "Delete" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).press("Enter");
  await expect(editor).toHaveCount(0);
  await expect(page.getByRole("article", { name: "A torn map" })).toHaveCount(0);
  await expect(page.locator("body")).not.toBeFocused();
});

test("who looks to the months before today stays at their button", async ({ creator, campaign }) => {
  const page = await openBook(creator, campaign, "/campaign?tab=evenings");
  await page.getByRole("button", { name: "Offer dates" }).click();
  await page.getByRole("button", { name: "The month after" }).click();
  const before = page.getByRole("button", { name: "The month before" });
  await before.press("Enter");
  await expect(before).toBeDisabled();
  await expect(before).toBeFocused();
});
