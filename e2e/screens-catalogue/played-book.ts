import type { Send } from "../support/client";
import { addFight, orderBy } from "../support/fights";
import { enlist, make } from "../support/make";
import { png } from "../support/images";
import { mapForm } from "../support/map-form";
import type { Person } from "../support/people";
import type { ScreenState } from "./screen-state";

const DATES = ["2026-11-27T19:00:00Z", "2026-11-29T15:00:00Z", "2026-12-03T20:00:00Z"];
const NIGHT = [
  "The tide stood under the third plank when the bell rang the second time, and nobody had touched the rope. Ilse counted the lanterns on the far bank and came to nine, where there had been eight.",
  "They paid the ferryman with the coin that was one of forty, and he laughed, for he had been paid with it before. So the crossing was free, and so it was expensive.",
].join("\n\n");
const put = ({ send }: { send: Send }, path: string, data: object) => send("PUT", `/api/${path}`, data);

const character = (campaign_id: number, character_name: string, fields: object) => ({
  campaign_id,
  character_name,
  character_level: 5,
  character_speed: 30,
  ...fields,
});

const makeParty = async (campaign: number, keeper: Person, hero: Person) => {
  const ilse = await make(
    hero,
    "characters",
    character(campaign, "Ilse of the Ninth Lantern", {
      character_current_HP: 19,
      character_max_HP: 44,
      temporary_HP: 5,
      encounter_ability_score_dex: 18,
      encounter_ability_score_wis: 16,
      skill_selected_1: "Stealth",
      skill_selected_2: "Perception",
      conditions: '[{"name":"Poisoned","rounds":2},{"name":"Blessed","rounds":null}]',
    }),
  );
  const character_id = ilse["character_id"] ?? 0;
  await make(hero, "character-classes", {
    character_id,
    class_name: "Warden",
    energy_name: "Tides",
    max_energy_level: 3,
    amount_lv1: 4,
    amount_lv2: 3,
    amount_lv3: 1,
    energy_spent: [2, 1, 0, 0, 0, 0],
  });
  await make(hero, "character-inventory", {
    character_id,
    item_name: "Yew longbow of the Marrow Fens",
    item_type: "Weapon",
    item_description: "Strung with the hair of the one who carried it before. It hums below a drawn moon.",
    item_effect: "+7 to hit, 1d8+4 piercing",
    damage_types: ["Piercing"],
  });
  const others = ["Corvin", "Osgar Ironfoot"].map((name, at) =>
    make(
      keeper,
      "characters",
      character(campaign, name, { character_current_HP: at * 21, character_max_HP: 38 }),
    ),
  );
  const ids = (await Promise.all(others)).map((made) => made["character_id"] ?? 0);
  return [character_id, ...ids];
};

const makeFights = async (campaign: number, keeper: Person, party: readonly number[]) => {
  const { encounter_id = 0 } = await make(keeper, "encounters", {
    campaign_id: campaign,
    encounter_name: "Goblin",
    encounter_current_HP: 17,
    encounter_max_HP: 17,
    encounter_AC: 15,
  });
  const book = { id: campaign, name: "The Salt Crown" };
  const waiting = await addFight(keeper, book, "The lamplighter’s last round");
  await waiting.act({
    type: "add",
    characters: party,
    others: [{ name: "Verrin", initiative: 3, max_HP: 12 }],
  });
  const past = await addFight(keeper, book, "The weir at night");
  await past.act({ type: "add", others: [{ name: "Eel", initiative: 3, max_HP: 12 }] });
  await past.act({ type: "start" });
  await past.act({ type: "damage", targets: [past.idOf("Eel")], amount: 12 });
  await past.act({ type: "end" });
  const { act, idOf } = await addFight(keeper, book, "Ambush at the Toll Bridge");
  await act({
    type: "add",
    characters: party,
    encounters: [{ id: encounter_id, count: 3 }],
    rows: [{ name: "The lamps gutter", initiative: 4 }],
  });
  await act({
    type: "add",
    others: [{ name: "The Captain of the Drowned Guard", initiative: 18, max_HP: 58 }],
  });
  await act({ type: "add", others: [{ name: "Hollow Spy", initiative: 1, max_HP: 30 }], hidden: 1 });
  await act(
    orderBy(idOf, [
      "Corvin",
      "Goblin 1",
      "The Captain of the Drowned Guard",
      "Ilse of the Ninth Lantern",
      "Goblin 2",
      "Goblin 3",
    ]),
  );
  await act({ type: "start" });
  await act({ type: "damage", targets: [idOf("Goblin 2")], amount: 11 });
  await act({ type: "damage", targets: [idOf("Goblin 3")], amount: 17 });
  await act({ type: "condition", targets: [idOf("Goblin 1")], name: "Frightened", rounds: 3 });
  await act({
    type: "condition",
    targets: [idOf("The Captain of the Drowned Guard")],
    name: "Cursed by the ninth lantern",
    rounds: null,
  });
  await act({ type: "concentrate", target: idOf("Ilse of the Ninth Lantern"), on: "Pass without Trace" });
  await act({ type: "next" });
};

const makeEvenings = async (campaign_id: number, keeper: Person, hero: Person) => {
  const planned = await make(keeper, "evenings", { campaign_id, dates: DATES });
  const { dates } = planned as unknown as { dates: { date_id: number }[] };
  const [first] = dates;
  const id = planned["evening_id"];
  if (first) await make(hero, `evenings/${id}/answers`, { date_id: first.date_id, answer: "yes" });
  for (const title of ["The Ferryman’s Due", "What the Bell Counted"]) {
    const { evening_id } = await make(keeper, "evenings", { campaign_id, title, there: [hero.id] });
    await make(keeper, `evenings/${evening_id}/sign`, { chapter: NIGHT });
  }
  await make(keeper, "evenings", { campaign_id, title: "Nine Lanterns" });
};

const MAPS = [
  [
    "The Drowned Chapel",
    "A chapel on a tidal rock; nave, choir and bell tower above, four vaults below.",
    "all",
  ],
  ["Verrin Harbour, street by street", "", "some"],
  ["Kingsgrave", "", "nobody"],
] as const;
const makeMaps = async (campaign: number, keeper: Person, hero: Person) => {
  const world = new FormData();
  world.set("map_img", new Blob([new Uint8Array(png(360, 250, [214, 193, 147]))]), "world.png");
  await put(keeper, `campaigns/${campaign}`, world);
  for (const [name, alt, audience] of MAPS) {
    const picture = png(1440, 1000, [230, 212, 170]);
    const made = (await keeper.send("POST", "/api/maps", mapForm(campaign, { name, alt }, picture))).json();
    const { map_id } = made as { map_id: number };
    if (audience !== "nobody")
      await make(keeper, `maps/${map_id}/open`, { for: audience === "all" ? "all" : [hero.id] });
  }
};

/** A book that is played: people, a party, fights, handouts, maps and evenings, by the calls that the product makes itself. */
export const playBook = async (keeper: Person, hero: Person): Promise<ScreenState["selected"]> => {
  const { campaign_id: campaign = 0 } = await make(keeper, "campaigns/create", {
    campaign_name: "The Salt Crown",
    cover_color: "#4d6a3c",
    description: "Whoever wears it hears the tide count.",
    setting: "A coast of causeways.",
  });
  await put(keeper, `campaigns/${campaign}`, { auto_evenings: 0 });
  await enlist(keeper, campaign, hero);
  const party = await makeParty(campaign, keeper, hero);
  for (const [title, opened] of [
    ["The ferryman’s drawing", true],
    ["A letter in two hands", true],
    ["What lies under the weir", false],
  ] as const) {
    const file = new FormData();
    for (const [name, value] of Object.entries({ campaign_id: campaign, title, text: NIGHT }))
      file.set(name, String(value));
    file.set("image", new Blob([new Uint8Array(png(360, 250))]), "a.png");
    const { handout_id } = await make(keeper, "handouts", file);
    if (opened) await make(keeper, `handouts/${handout_id}/open`, { for: "all" });
  }
  await makeMaps(campaign, keeper, hero);
  await makeEvenings(campaign, keeper, hero);
  await makeFights(campaign, keeper, party);
  return { selectedCampaignId: campaign, editCampaignId: campaign };
};
