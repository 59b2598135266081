import { chooser } from "../support/fights";
import { dialog, inTurn, onRight, type ScreenState, press, tab } from "./screen-state";

const played = (
  name: string,
  path: string,
  act?: ScreenState["act"],
  as: ScreenState["as"] = "keeper",
): ScreenState => ({ name, as, path, ...(act && { act }) });

/** The fight, the handouts, the evenings and the party of a book that is played. */
export const playedPlaces: readonly ScreenState[] = [
  played("fight", "/fight"),
  played("fight-combatant", "/fight", onRight),
  played("fight-chosen", "/fight", (page) => chooser(page, "Goblin 1").click()),
  played("fight-log", "/fight", inTurn(onRight, tab("Log"))),
  played("fight-list", "/fight", tab("Fights")),
  played("fight-reinforce", "/fight", inTurn(press("Reinforce"), dialog)),
  played("fight-wall", "/fight?view=table"),
  played("fight-player", "/fight", undefined, "hero"),
  played("fight-player-mine", "/fight", onRight, "hero"),
  played("handouts", "/campaign?tab=handouts"),
  played("handouts-new", "/campaign?tab=handouts", inTurn(press("New handout"), dialog)),
  played("handouts-player", "/campaign?tab=handouts", undefined, "hero"),
  played("maps", "/campaign?tab=map"),
  played("maps-map", "/campaign?tab=map", press(/^The Drowned Chapel/)),
  played("maps-new", "/campaign?tab=map", inTurn(press("Add a map"), dialog)),
  played("maps-player", "/campaign?tab=map", undefined, "hero"),
  played("evenings", "/campaign?tab=evenings"),
  played("evenings-player", "/campaign?tab=evenings", undefined, "hero"),
  played("party", "/character?tab=party"),
  played("party-player", "/character?tab=party", undefined, "hero"),
  played("search", "/campaign", async (page) => {
    await page.keyboard.press("Control+k");
    await dialog(page);
    await page.keyboard.type("lantern");
    await page.getByRole("option").first().waitFor();
  }),
];
