import type { Locator, Page } from "@playwright/test";
import { addIsolde } from "./characters";
import { addEncounter } from "./encounters";
import { type Campaign, expect } from "./fixtures";
import { make } from "./make";
import type { Person } from "./people";

interface Combatant {
  combatant_id: number;
  name: string;
  current_HP?: number;
}
interface Fight {
  fight_id: number;
  version: number;
  combatants: Combatant[];
  proposals: { proposal_id: number }[];
}

export const addGoblin = (by: Person, campaign: Campaign, name = "Goblin"): Promise<number> =>
  addEncounter(by, campaign, {
    encounter_name: name,
    encounter_current_HP: 7,
    encounter_max_HP: 7,
    encounter_AC: 15,
  });

/** A fight by the API: `act` does what its dungeon master does, once more where the fight was changed meanwhile, and answers the fight. */
export const addFight = async (by: Person, campaign: Campaign, name = "Ambush at the Toll Bridge") => {
  const { fight_id: id = 0 } = await make(by, "fights", { campaign_id: campaign.id, name });
  let fight: Fight | undefined;
  const read = async () => (await (await by.api.get(`/api/fights/id/${id}`)).json()) as Fight;
  // A page may act in between: what it draws is ahead of the server.
  const act = async (what: object): Promise<Fight> => {
    const { version } = await read();
    const done = await by.api.post(`/api/fights/${id}/acts`, { data: { version, act: what } });
    if (done.status() === 409 && (await read()).version !== version) return act(what);
    expect(done.status(), await done.text()).toBe(200);
    fight = (await done.json()) as Fight;
    return fight;
  };
  const idOf = (of: string) => fight?.combatants.find((one) => one.name === of)?.combatant_id ?? 0;
  return { id, act, idOf };
};

/** A fight that is prepared, of so many goblins. */
export const addGoblinFight = async (by: Person, campaign: Campaign, goblins: number) => {
  const goblin = await addGoblin(by, campaign);
  const fight = await addFight(by, campaign);
  await fight.act({ type: "add", encounters: [{ id: goblin, count: goblins }] });
  return { ...fight, goblin };
};

/** A fight that runs: the player's Isolde against so many goblins, in this order. */
export const startSkirmish = async (
  { creator, player, campaign }: { creator: Person; player: Person; campaign: Campaign },
  goblins: number,
  order: readonly string[],
  others: readonly number[] = [],
) => {
  const isolde = await addIsolde(player, campaign);
  const goblin = await addGoblin(creator, campaign);
  const { id, act, idOf } = await addFight(creator, campaign);
  await act({ type: "add", characters: [isolde, ...others], encounters: [{ id: goblin, count: goblins }] });
  await act(orderBy(idOf, order));
  await act({ type: "start" });
  return { id, act, idOf, isolde, goblin };
};

/** Initiative by hand, so that the order is known: the first named is the first to act. */
export const orderBy = (idOf: (name: string) => number, names: readonly string[]) => ({
  type: "initiative",
  values: Object.fromEntries(names.map((name, at) => [idOf(name), 30 - at])),
});

export const orderOf = (page: Page): Locator =>
  page
    .getByRole("region", { name: "Fight, page contents" })
    .getByRole("list", { name: "Order of turns" })
    .getByRole("listitem");
/** The row of one in the order. */
export const rowOf = (page: Page, name: string): Locator => orderOf(page).filter({ hasText: name });
/** What chooses one. */
export const chooser = (page: Page, name: string): Locator => rowOf(page, name).locator("[data-row]");
