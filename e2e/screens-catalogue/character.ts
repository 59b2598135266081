import type { Page } from "@playwright/test";
import { dialog, inTurn, onRight, type ScreenState, press, tab } from "./screen-state";

const wizardStep = (step: number) => async (page: Page) => {
  await press("Create New Character")(page);
  await dialog(page);
  for (let at = 1; at < step; at++) await press(/^Next: /)(page);
};
const edit = (...tabs: string[]) =>
  inTurn(press("Edit"), dialog, async (page) => {
    for (const name of tabs) await page.getByRole("dialog").getByRole("tab", { name, exact: true }).click();
  });
const create = (kind: string, button: string) => inTurn(onRight, tab(kind), press(button), dialog);
/** By the keyboard, which alone reaches the button on a phone: there plus and minus are held. */
const hitPoints = (page: Page) => page.getByRole("button", { name: /^Type an amount/ }).press("Enter");

const character = (name: string, act?: ScreenState["act"], as: ScreenState["as"] = "dm"): ScreenState => ({
  name: `character-${name}`,
  as,
  path: "/character",
  selected: { selectedCharacterId: 1 },
  ...(act && { act }),
});
const list = (
  name: string,
  act?: ScreenState["act"],
  selected: ScreenState["selected"] = {},
): ScreenState => ({
  name: `character-${name}`,
  as: "player",
  path: "/character",
  selected,
  ...(act && { act }),
});

/** The book of the characters. */
export const characterPlaces: readonly ScreenState[] = [
  list("list"),
  list("list-empty", undefined, { selectedCampaignId: 2 }),
  list("none-selected", tab("Description")),
  list("party", tab("Party")),
  list("no-belongings-owner", onRight),
  ...[1, 2, 3, 4, 5].map((step) => list(`wizard-${step}`, wizardStep(step))),
  character("sheet"),
  character("sheet-own", undefined, "player"),
  { ...character("sheet-of-another", undefined, "player"), selected: { selectedCharacterId: 2 } },
  character("description", tab("Description")),
  character("background", tab("Background")),
  character("class", tab("Class")),
  character("race", tab("Race")),
  character("items", onRight),
  character("item-view", inTurn(onRight, tab("Full Item View"))),
  character("spells", inTurn(onRight, tab("Spells"))),
  character("spell-view", inTurn(onRight, tab("Spells", "Full Spell View"))),
  character("actions", inTurn(onRight, tab("Actions"))),
  character("action-view", inTurn(onRight, tab("Actions", "Full Action View"))),
  character("create-item", create("Inventory", "+ Create Item")),
  character("create-spell", create("Spells", "+ Create Spell")),
  character("create-action", create("Actions", "+ Create Action")),
  character("edit-item", inTurn(onRight, press(/^Edit .*$/), dialog)),
  character("hit-points", hitPoints),
  character("edit", edit()),
  character("edit-race", edit("Race")),
  character("edit-class", edit("Class")),
];
