import { api } from "./api";
import { call, isGone } from "./call";

const isMember = async (campaignId: number): Promise<boolean> => {
  try {
    await call(api.campaigns.readDungeonMaster, { params: { id: campaignId } });
    return true;
  } catch {
    return false;
  }
};

/**
 * Tells whether a DELETE that failed has its effect already: it was answered 404 and the caller is still a member of the campaign. Membership is asked for because
 * a former member gets 404 for records that still exist. `campaignId` is null for records outside of campaigns, whose 404 is enough.
 */
export const isDeletedIn = (campaignId: number | null) => async (error: unknown) =>
  isGone(error) && (campaignId === null || (await isMember(campaignId)));
