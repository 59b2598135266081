import { useState } from "react";
import { keepInTwoSteps } from "@/components/handouts/keep-in-two-steps";
import { NEW, type OpeningValues, openingValues } from "@/components/handouts/opening";
import { creator } from "@/lib/client/mutations/creator";
import { changeMap, createMap, openMap, sealMap } from "@/lib/client/mutations/maps";
import { sentPlace } from "@/lib/client/storage/sent-creates";
import type { BookMap, KeptMap } from "@/lib/model/map";
import { changedParts } from "@/lib/rules/changed-parts";

export interface MapValues extends OpeningValues {
  name: string;
  alt: string;
  image: File | undefined;
}

export const mapValues = (map: KeptMap | undefined): MapValues => ({
  name: map?.name ?? "",
  alt: map?.alt ?? "",
  image: undefined,
  ...openingValues(map ?? NEW),
});

/**
 * Sends the form of a map: what it is, and then for whom it is open, where that is another than before. `draft` is the name of its draft.
 */
export function useKeepMap(campaignId: number, map: KeptMap | undefined, draft: string) {
  const [{ creating, change, steps }] = useState(() => {
    const place = sentPlace(draft);
    const twoSteps = keepInTwoSteps<MapValues, BookMap>(place.read() !== undefined);
    const closed = twoSteps.closingFirst(changeMap);
    const writes = { create: createMap, change: closed, place };
    return { steps: twoSteps, change: closed, creating: creator(writes, campaignId, { campaignId }) };
  });
  const write = async ({ name, alt, image }: MapValues, before: Partial<MapValues>): Promise<BookMap> => {
    const sent = { body: { name, alt }, pictures: image ? { image } : {} };
    if (!map || creating.record()) return creating.save(sent);
    const body = changedParts({ name: before.name, alt: before.alt }, sent.body);
    const given = { params: { id: map.id }, body, pictures: sent.pictures };
    return steps.changeOrMakeAnew(
      () => change(campaignId, given),
      () => creating.save(sent),
    );
  };
  return {
    /** The form goes on from what was read just now. */
    forget: steps.forget,
    keep: (fields: MapValues, before: MapValues): Promise<BookMap> =>
      steps.save(fields, before, {
        write,
        seal: (id) => sealMap(campaignId, { params: { id } }),
        open: (id, audience) => openMap(campaignId, { params: { id }, body: { audience } }),
      }),
  };
}
