import type { Locator, Page } from "@playwright/test";
import { type Campaign, openBook } from "./fixtures";
import { make } from "./make";
import type { Person } from "./people";

type Fields = Record<string, string | number>;

/** Its scores give AC 11 and a Strength saving throw of +3. */
const SEXTON: Fields = {
  encounter_name: "Drowned Sexton",
  encounter_level: 4,
  encounter_speed: 20,
  encounter_current_HP: 30,
  encounter_max_HP: 38,
  encounter_ability_score_str: 16,
  encounter_ability_score_dex: 12,
  encounter_dec: "He rang the chapel bell for forty years.",
  skill_modefed_1: "Religion",
  race_name: "Undead",
  race_dec: "What the tide brings back is patient.",
  race_skill_modefed_1: "Stealth",
  race_skill_modefed_2: "Perception",
  race_proficiencie_languages: '["Common","Tidespeech"]',
};

/** Makes an encounter by the API and answers its id; it is the drowned sexton where nothing else is said. */
export const addEncounter = async (
  person: Person,
  campaign: Campaign,
  fields: Fields = {},
): Promise<number> => {
  const made = await make(person, "encounters", { campaign_id: campaign.id, ...SEXTON, ...fields });
  return made["encounter_id"] ?? 0;
};

/** Opens the book at the sheet of an encounter, by its card. */
export const openEncounter = async (
  person: Person,
  campaign: Campaign,
  name: string | RegExp = /Drowned Sexton/,
): Promise<Page> => {
  const page = await openBook(person, campaign, "/encounter");
  await cards(page).getByRole("button", { name }).click();
  await page.getByRole("tab", { name: "Sheet", selected: true }).waitFor();
  return page;
};

/** Opens the editor of the encounter at which the book is open. */
export const openEncounterEditor = async (page: Page): Promise<Locator> => {
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  return page.getByRole("dialog", { name: "Edit encounter" });
};

export const leftPage = (page: Page): Locator =>
  page.getByRole("region", { name: "Encounter, page contents" });
export const rightPage = (page: Page): Locator =>
  page.getByRole("region", { name: "Belongings, page contents" });
export const cards = (page: Page): Locator => leftPage(page).getByRole("listitem");
export const storedEncounter = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem("selectedEncounterId"));
