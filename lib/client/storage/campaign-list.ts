import { roleOf } from "@/lib/contract/roles";
import { sessionTexts } from "@/lib/messages/session";
import type { ShelfCampaign } from "@/lib/model/campaign";
import { api, contract } from "@/lib/client/api/api";
import { CallError, call } from "@/lib/client/api/call";
import { storedToken } from "@/lib/client/api/credentials";
import { loadQuery } from "@/lib/client/api/query-cache";
import { queryKey } from "@/lib/client/api/query-key";
import { isStorageBlocked, readStored, removeStored, writeStored } from "./storage";
import { useQuery } from "@/lib/client/api/use-query";

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
    return (await contract()).campaigns.readShelf(stored);
  } catch {
    return null;
  }
};

/** No call can be made in the name of a person: the page then asks for a log-in. */
export const lacksToken = (): boolean => storedToken() === null && !isStorageBlocked();

/** Fetches the list and keeps it for the next visit. @throws CallError */
const fetchCampaigns = async (): Promise<ShelfCampaign[]> => {
  if (lacksToken()) throw new CallError(sessionTexts.noToken, { status: 401, fields: {} });
  const answer = await call(api.campaigns.listMine);
  const list = answer.map((campaign) => ({ ...campaign, role: roleOf(campaign) }));
  cacheCampaigns((await contract()).campaigns.writeShelf(list));
  return list;
};

/** The campaigns of the person; `initial` as for `useQuery`. */
export const useMyCampaigns = (initial?: ShelfCampaign[]) =>
  useQuery(api.campaigns.listMine, {}, initial, fetchCampaigns);

/** Fetches the campaigns before they are shown; a failure is told where they are. */
export const preloadMyCampaigns = (): Promise<void> =>
  loadQuery(queryKey(api.campaigns.listMine, {}), fetchCampaigns);

/** Says that campaigns came, went or changed: a shelf that is on the screen loads its list again. */
export const announceCampaigns = (): void => void window.dispatchEvent(new Event(UPDATED));

export const onCampaignsUpdated = (listener: () => void): (() => void) => {
  window.addEventListener(UPDATED, listener);
  return () => window.removeEventListener(UPDATED, listener);
};
