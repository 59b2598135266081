import "server-only";
import type { OutboxEvent } from "@/db/queries/live";
import { isForOneselfAlone } from "@/lib/contract/see-as";
import { EVENTS } from "@/lib/model/event";
import { holderOf, type Listener } from "./live-stream";

type Reaching = Pick<OutboxEvent, "campaignId" | "userId" | "audience" | "kind" | "payload">;

/** Whether a change to a person concerns that person more than the campaign. What is told of evenings to one person is what that person added. */
const isOwn = ({ kind, payload }: Reaching) =>
  EVENTS[kind].isPersonal || kind === "evenings" || isForOneselfAlone(payload);

/**
 * Whether a listener may receive a change: persons whom it concerns, or the campaign's audience of it. Who looks through a person's eyes
 * hears what concerns that person as a member of the campaign, and nothing that is for them alone.
 */
export const reaches = (event: Reaching, listener: Listener): boolean => {
  const { campaignId, userId, audience, kind } = event;
  const isHere = campaignId !== null && listener.campaignId === campaignId;
  if (userId !== null && listener.looker) return listener.userId === userId && isHere && !isOwn(event);
  if (userId !== null) return listener.userId === userId && (isHere || EVENTS[kind].isPersonal);
  return isHere && (audience === "members" || listener.role !== "player");
};

/**
 * Changes after which a person may no longer be a member, or be one in another role; also what such a person still hears before the
 * stream ends.
 */
export const mayEndMembership = ({ kind }: OutboxEvent): boolean =>
  kind === "members" || kind === "shelf" || kind === "campaign" || kind === "account";

/** Whether the session is over by which a listener opened the stream. */
export const endsSession = ({ kind, userId }: OutboxEvent, listener: Listener): boolean =>
  kind === "account" && userId === holderOf(listener).userId;
