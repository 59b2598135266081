import "server-only";
import type { Database } from "@/db/connect";
import { belongingsOf } from "./belongings";
import { charactersOfCampaign } from "./characters";
import { encounterStatsOfCampaign, oneEncounterHere } from "./encounters";
import { invitesOfCampaign } from "./invites";
import { membersOfCampaign } from "./members";
import { originsOf } from "./origins";
import { batchQuery } from "./batch-query";

// What lies open in a book, each in one statement. Which creature that is only a cookie says, so nothing of a campaign other
// than the one that is asked for is found.

const HERE = { inCampaign: true } as const;
const belongings = (owner: "character" | "encounter") => ({
  item: belongingsOf(owner, "item", HERE),
  spell: belongingsOf(owner, "spell", HERE),
  action: belongingsOf(owner, "action", HERE),
});

const character = batchQuery("an open character", {
  race: originsOf("race", HERE),
  background: originsOf("background", HERE),
  class: originsOf("class", HERE),
  ...belongings("character"),
});

/** What a character of the campaign is by origin, and what it owns. */
export const openCharacter = async (db: Database, campaign: number, id: number) => {
  const { item, spell, action, ...origins } = await character(db, { campaign, id });
  return { origins, belongings: { item, spell, action } };
};

const encounter = batchQuery("an open encounter", { whole: oneEncounterHere, ...belongings("encounter") });

/** An encounter of the campaign with all its texts, and what it owns; null where it is none of the campaign's. */
export const openEncounter = async (db: Database, campaign: number, id: number) => {
  const { whole = [], ...owned } = await encounter(db, { campaign, id });
  return whole.length === 0 ? null : { id, whole, belongings: owned };
};

const company = batchQuery("members and invites of a campaign", {
  members: membersOfCampaign,
  invites: invitesOfCampaign,
});

export const listCompany = (db: Database, campaignId: number) => company(db, { id: campaignId });

const characters = batchQuery("the characters of a page", { list: charactersOfCampaign });
const encounters = batchQuery("the encounters of a page", { list: encounterStatsOfCampaign });

/** The campaign's characters; undefined where they are too many for a page. */
export const listCharacters = async (db: Database, campaignId: number) =>
  (await characters(db, { id: campaignId })).list;

/** The campaign's encounters without their long texts; undefined where they are too many for a page. */
export const listEncounterStats = async (db: Database, campaignId: number) =>
  (await encounters(db, { id: campaignId })).list;
