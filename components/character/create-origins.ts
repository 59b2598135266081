import { backgroundWrites, classWrites, raceWrites } from "@/lib/client/mutations/characters";
import { creator } from "@/lib/client/mutations/creator";
import { sentPlace } from "@/lib/client/storage/sent-creates";

/** Creates the race, background and class of one character; trying again makes none of them twice, also from its `draft`. */
export const createOrigins = (campaignId: number, draft?: string) => {
  const kept = (part: string) => ({
    identity: "characterId",
    ...(draft !== undefined && { place: sentPlace(draft, part) }),
  });
  return {
    race: creator({ ...raceWrites, ...kept("race") }, campaignId, {}),
    background: creator({ ...backgroundWrites, ...kept("background") }, campaignId, {}),
    class: creator({ ...classWrites, ...kept("class") }, campaignId, {}),
  };
};
export type OriginCreates = ReturnType<typeof createOrigins>;
