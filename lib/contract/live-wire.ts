import type { ChangeKind } from "@/lib/model/event";
import { SEE_AS } from "./see-as";

/** From where a stream goes on: after an event, or at the moment at which the page was read; with neither from now on. */
export type LivePast = { lastEventId?: string; since?: string };

/** The address of a stream; without codecs, so that listening loads none. */
export const liveAddress = (
  campaignId: number | null,
  past: LivePast,
  seeAs: number | null = null,
): string => {
  const query = new URLSearchParams();
  if (campaignId !== null) query.set("campaign_id", String(campaignId));
  if (campaignId !== null && seeAs !== null) query.set(SEE_AS, String(seeAs));
  if (past.since !== undefined) query.set("since", past.since);
  if (past.lastEventId !== undefined) query.set("last_event_id", past.lastEventId);
  return `/api/live?${query}`;
};

interface TellsChange {
  kind: ChangeKind;
  id: number;
  campaignId: number | null;
  by: number;
}

/** What an event `change` tells. */
export const readLiveChange = (data: unknown): TellsChange => {
  const {
    kind,
    id,
    campaign_id: campaignId,
    by,
  } = data as Omit<TellsChange, "campaignId"> & {
    campaign_id: number | null;
  };
  return { kind, id, campaignId, by };
};

/** Who an event `presence` names. */
export const readPresent = (data: unknown): { id: number; username: string }[] =>
  (data as { present: { user_id: number; username: string }[] }).present.map(({ user_id: id, username }) => ({
    id,
    username,
  }));
