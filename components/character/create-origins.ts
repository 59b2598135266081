import { backgroundWrites, classWrites, raceWrites } from "@/lib/client/mutations/characters";
import { creator } from "@/lib/client/mutations/creator";

/** Creates the race, background and class of one character; trying again makes none of them twice. */
export const createOrigins = (campaignId: number) => ({
  race: creator(raceWrites, campaignId, {}),
  background: creator(backgroundWrites, campaignId, {}),
  class: creator(classWrites, campaignId, {}),
});
export type OriginCreates = ReturnType<typeof createOrigins>;
