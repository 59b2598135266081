import { accountPlaces } from "./account";
import { campaignPlaces } from "./campaign";
import { characterPlaces } from "./character";
import { encounterPlaces } from "./encounter";
import { front } from "./front";
import { furtherPlaces } from "./further";
import { playedPlaces } from "./played";
import type { ScreenState } from "./screen-state";
import { shelf } from "./shelf";

/** Every screen in every state that looks different; pictures and tests of all screens go through this list. */
export const everyPlace: readonly ScreenState[] = [
  ...front,
  ...shelf,
  ...campaignPlaces,
  ...characterPlaces,
  ...encounterPlaces,
  ...playedPlaces,
  ...accountPlaces,
  ...furtherPlaces,
];
