import { isAnswerLost } from "@/lib/client/api/failures";
import { isDeletedIn } from "@/lib/client/api/is-deleted-in";
import { untilDone } from "./attempt";

/**
 * Deletes a record of a campaign, once more where the answer got lost; done as well where it is gone already, by the lost try or by another
 * dungeon master. @throws CallError
 */
export const deleteUntilGone = (campaignId: number, remove: () => Promise<unknown>): Promise<true> => {
  const twice = () =>
    remove().catch((error: unknown) => {
      if (!isAnswerLost(error)) throw error;
      return remove();
    });
  return untilDone(twice, isDeletedIn(campaignId))();
};
