import { api } from "@/lib/client/api/api";
import { CallError, call } from "@/lib/client/api/call";
import { isAnswerLost } from "@/lib/client/api/failures";
import type { Invite } from "@/lib/model/invite";

/** Whether an invite may have been answered before, by this try or an earlier one: one that was withdrawn wasn't. */
const mayBeAnswered = (error: unknown): boolean =>
  isAnswerLost(error) || (error instanceof CallError && error.status === 409);

/**
 * Whether an answer to an invite that failed is given all the same, by the person's own lists: the server's answer to it got lost.
 * Nobody accepts in vain who is in the campaign.
 */
export const isAnswered = async (
  { id, campaignId }: Pick<Invite, "id" | "campaignId">,
  accept: boolean,
  error: unknown,
): Promise<boolean> => {
  if (!mayBeAnswered(error)) return false;
  try {
    const [campaigns, invites] = await Promise.all([
      call(api.campaigns.listMine),
      call(api.invites.listMine),
    ]);
    const isIn = campaigns.some((one) => one.id === campaignId);
    return isIn === accept && invites.every((one) => one.id !== id);
  } catch {
    return false;
  }
};
