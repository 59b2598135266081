import "server-only";
import type { OutboxEvent } from "@/db/queries/live";
import { EVENTS } from "@/lib/model/event";
import type { Listener } from "./live-stream";

/** Whether a listener may receive a change: persons whom it concerns, or the campaign's audience of it. */
export const reaches = ({ campaignId, userId, audience, kind }: OutboxEvent, listener: Listener): boolean => {
  const isHere = campaignId !== null && listener.campaignId === campaignId;
  if (userId !== null) return listener.userId === userId && (isHere || EVENTS[kind].isPersonal);
  return isHere && (audience === "members" || listener.role !== "player");
};

/**
 * Changes after which a person may no longer be a member, or be one in another role; also what such a person still hears before the
 * stream ends.
 */
export const mayEndMembership = ({ kind }: OutboxEvent): boolean =>
  kind === "members" || kind === "shelf" || kind === "campaign" || kind === "account";
