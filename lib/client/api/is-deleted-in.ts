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
 * Whether what could not be deleted from a book is deleted already, by a try whose answer got lost or by somebody else. Who is no member
 * any more is answered 404 too, for all that still stands in it. What stands in no book has no id of one.
 */
export const isDeletedIn = (campaignId: number | null) => async (error: unknown) =>
  isGone(error) && (campaignId === null || (await isMember(campaignId)));
