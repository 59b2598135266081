import { isStorageBlocked, readStored, removeStored, writeStored } from "./storage";

/**
 * What is selected stands in browser storage (the truth) and in cookies of the same names (their shadow), so that the server
 * can render the selected campaign. This file is the only writer of both.
 */
const SELECTION_KEYS = [
  "selectedCampaignId",
  "editCampaignId",
  "selectedCharacterId",
  "selectedEncounterId",
] as const;
export type SelectionKey = (typeof SELECTION_KEYS)[number];
const CAMPAIGN_DATA = "selectedCampaignData";
const YEAR_SECONDS = 31_536_000;
const ID = /^[1-9]\d{0,9}$/;

const writeCookie = (key: SelectionKey, id: string | null): void => {
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  const age = id === null ? 0 : YEAR_SECONDS;
  // The Cookie Store API is missing in browsers that the product serves.
  document.cookie = `${key}=${id ?? ""}; Path=/; SameSite=Lax; Max-Age=${age}${secure}`;
  // Chromium writes cookies behind the script's back, and a request may overtake them; it answers a reader once they are written.
  readCookie(key);
};

const readCookie = (key: SelectionKey): string | undefined =>
  document.cookie
    .split("; ")
    .find((pair) => pair.startsWith(`${key}=`))
    ?.slice(key.length + 1);

export const selectedId = (key: SelectionKey): number | null => {
  const stored = readStored(key);
  return stored !== null && ID.test(stored) ? Number(stored) : null;
};

/** Nothing is selected, as far as this browser can tell: one that keeps nothing can't, and the page knows better. */
export const isForgotten = (key: SelectionKey): boolean => selectedId(key) === null && !isStorageBlocked();

export const select = (key: SelectionKey, id: number | null): void => {
  if (id === null) removeStored(key);
  else writeStored(key, String(id));
  writeCookie(key, id === null ? null : String(id));
};

/** Opening a book forgets the creatures that were selected in another one. */
export const selectCampaign = (campaign: { id: number; name: string }): void => {
  if (selectedId("selectedCampaignId") !== campaign.id) {
    select("selectedCharacterId", null);
    select("selectedEncounterId", null);
  }
  select("selectedCampaignId", campaign.id);
  writeStored(CAMPAIGN_DATA, JSON.stringify({ campaign_id: campaign.id, campaign_name: campaign.name }));
};

export const forgetCampaign = (): void => {
  for (const key of SELECTION_KEYS) select(key, null);
  removeStored(CAMPAIGN_DATA);
};

/**
 * Brings the cookie in line with storage; answers whether the page should be rendered again because of it. Where storage is
 * empty or blocked, what the cookie says stays. A cookie that says the same already is not written again, so that a page
 * that can't show the selection is rendered again once and not for ever.
 */
export const syncSelection = (key: SelectionKey, rendered: number | null): boolean => {
  const stored = selectedId(key);
  if (stored === null || stored === rendered || readCookie(key) === String(stored)) return false;
  writeCookie(key, String(stored));
  return true;
};
