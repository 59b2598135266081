import { creator } from "@/lib/client/mutations/creator";
import { addToEvening, changeAddition } from "@/lib/client/mutations/evenings";
import type { SentPlace } from "@/lib/client/storage/sent-creates";
import type { Addition, Evening } from "@/lib/model/evening";
import type { BodyOf } from "@/lib/client/mutations/mutation";
import type { Contract } from "@/lib/client/api/api";

/**
 * Creates one addition to the chapter of an evening; trying again after a lost answer creates it no second time, and what was written since is
 * a change of it, also on a later page. `place` is its draft's alone.
 */
export const additionCreator = ({ id, campaignId }: Evening, place: SentPlace) => {
  const create: typeof addToEvening = (campaign, given) =>
    addToEvening(campaign, { ...given, params: { id } });
  const writes = { create, change: changeAddition, place, identity: null };
  const { save } = creator(writes, campaignId, {});
  return (body: BodyOf<Contract["evenings"]["add"]>): Promise<Addition> => save({ body });
};
