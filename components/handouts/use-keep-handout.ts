import { useState } from "react";
import { changeHandout, createHandout, openHandout, sealHandout } from "@/lib/client/mutations/handouts";
import { creator } from "@/lib/client/mutations/creator";
import { sentPlace } from "@/lib/client/storage/sent-creates";
import type { Handout, KeptHandout } from "@/lib/model/handout";
import { changedParts } from "@/lib/rules/changed-parts";
import { keepInTwoSteps } from "./keep-in-two-steps";
import { NEW, type OpeningValues, openingValues } from "./opening";

export interface HandoutValues extends OpeningValues {
  title: string;
  text: string;
  image: File | undefined;
}

export const handoutValues = (handout: KeptHandout | undefined): HandoutValues => ({
  title: handout?.title ?? "",
  text: handout?.text ?? "",
  image: undefined,
  ...openingValues(handout ?? NEW),
});

/**
 * Sends the form of a handout: what stands in it, and then for whom it is open, where that is another than before. `draft` is the name of its
 * draft.
 */
export function useKeepHandout(campaignId: number, handout: KeptHandout | undefined, draft: string) {
  const [{ creating, change, steps }] = useState(() => {
    const place = sentPlace(draft);
    const twoSteps = keepInTwoSteps<HandoutValues, Handout>(place.read() !== undefined);
    const closed = twoSteps.closingFirst(changeHandout);
    const writes = { create: createHandout, change: closed, place, identity: "title" };
    return { steps: twoSteps, change: closed, creating: creator(writes, campaignId, { campaignId }) };
  });
  const write = async (
    { title, text, image }: HandoutValues,
    before: Partial<HandoutValues>,
  ): Promise<Handout> => {
    const sent = { body: { title, text }, pictures: image ? { image } : {} };
    if (!handout || creating.record()) return creating.save(sent);
    const body = changedParts({ title: before.title, text: before.text }, sent.body);
    const given = { params: { id: handout.id }, body, pictures: sent.pictures };
    return steps.changeOrMakeAnew(
      () => change(campaignId, given),
      () => creating.save(sent),
    );
  };
  return {
    /** The form goes on from what was read just now. */
    forget: steps.forget,
    keep: (fields: HandoutValues, before: HandoutValues): Promise<Handout> =>
      steps.save(fields, before, {
        write,
        seal: (id) => sealHandout(campaignId, { params: { id } }),
        open: (id, audience) => openHandout(campaignId, { params: { id }, body: { audience } }),
      }),
  };
}
