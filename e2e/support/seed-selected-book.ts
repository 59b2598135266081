import type { BrowserContext } from "@playwright/test";
import type { Campaign } from "./fixtures";
import { furnish, make } from "./make";
import type { Person } from "./people";

/** A fresh browser of the creator's, in which a character and an encounter with something of everything are selected. */
export const seedSelectedBook = async (
  creator: Person,
  { id: campaign_id, name }: Campaign,
): Promise<BrowserContext> => {
  const { character_id } = await make(creator, "characters", { campaign_id, character_name: "Ysolt" });
  const { encounter_id } = await make(creator, "encounters", { campaign_id, encounter_name: "Goblin" });
  await furnish({ owner: creator, character_id, master: creator, encounter_id });
  await make(creator, "dm-notes", { campaign_id, note_text: "Hidden below the bells" });
  const context = await creator.browser();
  const selected = {
    selectedCampaignId: campaign_id,
    editCampaignId: campaign_id,
    selectedCharacterId: character_id,
    selectedEncounterId: encounter_id,
  };
  const texts = Object.entries(selected).map(([key, id]) => [key, String(id)] as const);
  const [session] = await context.cookies();
  const domain = session?.domain ?? "localhost";
  await context.addCookies(texts.map(([key, value]) => ({ name: key, value, domain, path: "/" })));
  const kept = [...texts, ["selectedCampaignData", JSON.stringify({ campaign_id, campaign_name: name })]];
  await context.addInitScript((entries) => {
    for (const [key, value] of entries) if (key && value) localStorage.setItem(key, value);
  }, kept);
  return context;
};
