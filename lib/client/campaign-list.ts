import { roleOf } from "@/lib/contract/roles";
import type { ShelfCampaign } from "@/lib/model/campaign";
import { api, contract } from "./api";
import { call } from "./call";
import { readStored, removeStored, writeStored } from "./storage";

const KEY = "campaigns";
const UPDATED = "campaignsUpdated";

/** Keeps the list as the API writes it; one that doesn't fit is forgotten rather than left to go stale. */
export const cacheCampaigns = (written: string): void => {
  if (!writeStored(KEY, written)) removeStored(KEY);
};

/** The list of the last visit, or null where none is kept that can be read. */
export const cachedCampaigns = async (): Promise<ShelfCampaign[] | null> => {
  const stored = readStored(KEY);
  if (stored === null) return null;
  try {
    return (await contract()).readShelf(stored);
  } catch {
    return null;
  }
};

/** Asks the API for the list and keeps it. @throws CallError */
export const loadCampaigns = async (): Promise<ShelfCampaign[]> => {
  const answer = await call(api.listMyCampaigns);
  const list = answer.map((campaign) => ({ ...campaign, role: roleOf(campaign) }));
  cacheCampaigns((await contract()).writeShelf(list));
  return list;
};

/** Says that campaigns came, went or changed: a shelf that is on the screen loads its list again. */
export const announceCampaigns = (): void => void window.dispatchEvent(new Event(UPDATED));

export const onCampaignsUpdated = (listener: () => void): (() => void) => {
  window.addEventListener(UPDATED, listener);
  return () => window.removeEventListener(UPDATED, listener);
};
