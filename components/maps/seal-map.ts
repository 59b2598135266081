import { attempt } from "@/lib/client/mutations/attempt";
import { openMap, sealMap } from "@/lib/client/mutations/maps";
import { mapTexts } from "@/lib/messages/maps";
import type { KeptMap } from "@/lib/model/map";

type Sealed = Pick<KeptMap, "id" | "campaignId">;

export const openMapToAll = async ({ id, campaignId }: Sealed): Promise<void> => {
  const body = { audience: "all" as const };
  await attempt(() => openMap(campaignId, { params: { id }, body }), {
    failed: mapTexts.openFailed,
    done: mapTexts.opened,
    about: "map",
  });
};

export const sealMapAgain = async ({ id, campaignId }: Sealed): Promise<void> => {
  await attempt(() => sealMap(campaignId, { params: { id } }), {
    failed: mapTexts.sealFailed,
    done: mapTexts.sealed,
    about: "map",
  });
};
