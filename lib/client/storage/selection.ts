import { readStored, removeStored, writeStored } from "./storage";

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
type SelectionKey = (typeof SELECTION_KEYS)[number];
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

interface SelectedCampaign {
  id: number;
  name: string;
}

/** The book that this tab shows. */
let open: SelectedCampaign | null = null;

export const openBookId = (): number | null => open?.id ?? null;

/**
 * The campaign of the open book stays the selected one as far as this tab is concerned; the answer ends that. Without it the page would
 * turn into another tab's book when it is rendered again: the cookie is the browser's, not the tab's.
 */
export const holdCampaign = (campaign: SelectedCampaign): (() => void) => {
  open = campaign;
  return () => {
    if (open === campaign) open = null;
  };
};

/** The campaign that this tab's editor shows. */
let edited: number | null = null;

/** The same of the campaign in the editor. */
export const holdEdited = (id: number): (() => void) => {
  edited = id;
  return () => {
    if (edited === id) edited = null;
  };
};

/** Selects what this tab shows again where another tab has selected something else: before each request for a page of it. */
export const selectOpenBook = (): void => {
  const inEditor = readCookie("editCampaignId");
  if (edited !== null && inEditor && inEditor !== String(edited)) write("editCampaignId", edited);
  const selected = readCookie("selectedCampaignId");
  // What was forgotten meanwhile, as log-out does, stays forgotten.
  if (open && selected && selected !== String(open.id)) selectCampaign(open);
};

export const select = (key: SelectionKey, id: number | null): void => {
  if (key === "selectedCharacterId" || key === "selectedEncounterId") selectOpenBook();
  write(key, id);
};

const write = (key: SelectionKey, id: number | null): void => {
  if (id === null) removeStored(key);
  else writeStored(key, String(id));
  writeCookie(key, id === null ? null : String(id));
};

/** Opening a book forgets the creatures that were selected in another one. */
export const selectCampaign = (campaign: SelectedCampaign): void => {
  if (selectedId("selectedCampaignId") !== campaign.id) {
    write("selectedCharacterId", null);
    write("selectedEncounterId", null);
  }
  write("selectedCampaignId", campaign.id);
  writeStored(CAMPAIGN_DATA, JSON.stringify({ campaign_id: campaign.id, campaign_name: campaign.name }));
};

/** The book is no longer this person's to open. Another one that a second tab has opened stays selected. */
export const closeBook = (id: number): void => {
  if (open?.id === id) open = null;
  if (selectedId("selectedCampaignId") === id) forgetCampaign();
};

export const forgetCampaign = (): void => {
  open = null;
  edited = null;
  for (const key of SELECTION_KEYS) write(key, null);
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
