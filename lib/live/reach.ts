import "server-only";
import type { ToldChange } from "@/db/queries/live";
import { REACH } from "@/lib/live-policy";
import type { Listener } from "./live-stream";

/** Whether a listener may receive a change: persons whom it concerns, or the campaign's audience of it. */
export const reaches = ({ campaignId, userId, audience, kind }: ToldChange, listener: Listener): boolean => {
  const isHere = campaignId !== null && listener.campaignId === campaignId;
  if (userId !== null) return listener.userId === userId && (isHere || REACH[kind].isPersonal);
  return isHere && (audience === "members" || listener.role !== "player");
};

/**
 * Changes after which a person may no longer be a member, or be one in another role; also what such a person still hears before the
 * stream ends.
 */
export const mayEndMembership = ({ kind }: ToldChange): boolean =>
  kind === "members" || kind === "shelf" || kind === "campaign" || kind === "account";
