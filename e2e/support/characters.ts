import type { Locator, Page } from "@playwright/test";
import { type Campaign, expect, openBook } from "./fixtures";
import { make } from "./make";
import type { Person } from "./people";

type Fields = Record<string, unknown>;

/** Isolde Marrow, as the wire has her; her skills, race and background give Perception and Stealth twice. */
const ISOLDE = {
  character_name: "Isolde Marrow",
  character_description:
    "She was born on a causeway between two tides.\n\nHer coat is always wet at the hem.",
  character_level: 5,
  character_speed: 35,
  character_current_HP: 31,
  character_max_HP: 44,
  encounter_ability_score_str: 12,
  encounter_ability_score_dex: 18,
  encounter_ability_score_con: 14,
  encounter_ability_score_int: 10,
  encounter_ability_score_wis: 16,
  encounter_ability_score_cha: 8,
  skill_selected_1: "Stealth",
  skill_selected_2: "Perception",
};

/** A character by the API; its id. */
export const addCharacter = async (
  by: Person,
  campaign: Campaign,
  fields: Fields = ISOLDE,
): Promise<number> =>
  Number((await make(by, "characters", { campaign_id: campaign.id, ...fields }))["character_id"]);

/** Isolde with her race, background and class. */
export const addIsolde = async (by: Person, campaign: Campaign): Promise<number> => {
  const id = await addCharacter(by, campaign);
  await make(by, "character-races", {
    character_id: id,
    race_name: "Wood Elf",
    race_description: "Quick, quiet and long in memory.",
    race_skill_1: "Perception",
    race_skill_2: "Stealth",
    tool_proficiencies: ["Woodcarver’s tools"],
    language_proficiencies: ["Elvish", "Sylvan"],
  });
  await make(by, "character-backgrounds", {
    character_id: id,
    background_name: "Outlander",
    background_description: "You grew up where the maps stop.",
    skill_selected_1: "Athletics",
    skill_selected_2: "Survival",
    tool_proficiencies: ["Reed flute"],
    language_proficiencies: [],
  });
  await make(by, "character-classes", {
    character_id: id,
    class_name: "Warden",
    class_description: "Wardens keep the tidal roads.",
    energy_name: "Tides",
    max_energy_level: 3,
    amount_lv1: 4,
    amount_lv2: 3,
    amount_lv3: 1,
    tool_proficiencies: ["Herbalist’s kit"],
    language_proficiencies: ["Tidespeech"],
    selected_skills: [],
  });
  return id;
};

export const addItem = (by: Person, character: number, fields: Fields = {}) =>
  make(by, "character-inventory", { character_id: character, item_name: "Yew longbow", ...fields });
export const addSpell = (by: Person, character: number, fields: Fields = {}) =>
  make(by, "character-spells", { character_id: character, spell_name: "Rime shackle", ...fields });

/** The character book, open at a character of its list. */
export const openCharacter = async (
  person: Person,
  campaign: Campaign,
  name = "Isolde Marrow",
): Promise<Page> => {
  const page = await openBook(person, campaign, "/character");
  await page.getByRole("button", { name: new RegExp(name) }).click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
  return page;
};

/** Opens the editor of Isolde Marrow. */
export const openEditor = async (person: Person, campaign: Campaign) => {
  const page = await openCharacter(person, campaign);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  return { page, form: page.getByRole("dialog", { name: "Edit character" }) };
};

/** The characters of a campaign as the wire has them. */
export const listOf = async (person: Person, campaign: Campaign) =>
  (await (await person.api.get(`/api/characters/${campaign.id}`)).json()) as Fields[];

/** What the right page shows. */
export const belongingsOf = (page: Page) => page.getByRole("region", { name: "Belongings, page contents" });

/** Opens the slip in which an amount of hit points is typed. */
export const typeAmount = (scope: Page | Locator): Promise<void> =>
  scope.getByRole("button", { name: /^Type an amount/ }).click();
