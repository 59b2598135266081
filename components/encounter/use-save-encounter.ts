"use client";

import { useState } from "react";
import { creator } from "@/lib/client/mutations/creator";
import { changeEncounter, createEncounter } from "@/lib/client/mutations/encounters";
import { sentPlace } from "@/lib/client/storage/sent-creates";
import type { Encounter } from "@/lib/model/creature";
import { type CreatureFields, sentEncounter } from "@/lib/model/creature-form";

const writes = { create: createEncounter, change: changeEncounter };

/** Creates one new encounter; trying again creates it no second time. `draft` is the name of its draft. */
export function useSaveEncounter(campaignId: number, draft: string) {
  const [encounter] = useState(() =>
    creator({ ...writes, place: sentPlace(draft) }, campaignId, { campaignId }),
  );
  return (fields: CreatureFields): Promise<Encounter> =>
    encounter.save({
      body: sentEncounter(fields),
      pictures: fields.portrait ? { image: fields.portrait } : {},
    });
}
