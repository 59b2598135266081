import { useState } from "react";
import { changeHandout, createHandout, openHandout, sealHandout } from "@/lib/client/mutations/handouts";
import { creator } from "@/lib/client/mutations/idempotently";
import type { Handout, KeptHandout } from "@/lib/model/handout";
import { changedParts } from "@/lib/rules/changed-parts";
import { NEW, openingOf, type OpeningValues, openingValues } from "./opening";

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

const writes = { create: createHandout, change: changeHandout };

/** Sends the form of a handout: what stands in it, and then for whom it is open, where that is another than before. */
export function useKeepHandout(campaignId: number, handout: KeptHandout | undefined) {
  const [creating] = useState(() => creator(writes, campaignId, { campaignId }));
  const write = async ({ title, text, image }: HandoutValues, before: HandoutValues): Promise<Handout> => {
    const sent = { body: { title, text }, pictures: image ? { image } : {} };
    if (!handout) return creating.save(sent);
    const body = changedParts({ title: before.title, text: before.text }, sent.body);
    const params = { id: handout.id };
    return changeHandout(campaignId, { params, body, pictures: sent.pictures });
  };
  return async (fields: HandoutValues, before: HandoutValues): Promise<Handout> => {
    const written = await write(fields, before);
    const opening = openingOf(before, fields);
    const params = { id: written.id };
    if (opening === undefined) return written;
    if (opening === "seal") return sealHandout(campaignId, { params });
    return openHandout(campaignId, { params, body: { audience: opening.for } });
  };
}
