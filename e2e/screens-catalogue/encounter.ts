import type { Page } from "@playwright/test";
import { dialog, inTurn, onRight, type ScreenState, press, tab } from "./screen-state";

const wizardStep = (step: number) => async (page: Page) => {
  await press("Add Encounter")(page);
  await dialog(page);
  for (let at = 1; at < step; at++) await press(/^Next: /)(page);
};
const encounter = (name: string, act?: ScreenState["act"]): ScreenState => ({
  name: `encounter-${name}`,
  as: "dm",
  path: "/encounter",
  selected: { selectedEncounterId: 1 },
  ...(act && { act }),
});
const list = (
  name: string,
  act?: ScreenState["act"],
  selected: ScreenState["selected"] = {},
): ScreenState => ({
  ...encounter(name, act),
  selected,
});

/** The book of the encounters. */
export const encounterPlaces: readonly ScreenState[] = [
  list("list"),
  list("list-empty", undefined, { selectedCampaignId: 3 }),
  list("none-selected", tab("Description")),
  ...[1, 2, 3].map((step) => list(`wizard-${step}`, wizardStep(step))),
  { ...list("closed"), as: "player" },
  { ...list("no-campaign", undefined, { selectedCampaignId: 0 }) },
  encounter("sheet"),
  encounter("description", tab("Description")),
  encounter("race", tab("Races")),
  encounter("items", onRight),
  encounter("actions", inTurn(onRight, tab("Actions"))),
  encounter("action-view", inTurn(onRight, tab("Actions", "Full Action View"))),
  encounter("create-item", inTurn(onRight, press("+ Create New Item"), dialog)),
  encounter("edit", inTurn(press("Edit"), dialog)),
  encounter("more", inTurn(press(/^Add more/), dialog)),
];
