import { characterItems } from "./belongings";
import { wireId } from "./codecs";
import { endpoint } from "./endpoint";
import { writeOnly, wireRecord } from "./wire";

/** An item goes from one character of a campaign to another. */
export const giveItem = endpoint("POST /api/character-inventory/[id]/give", {
  access: { may: "character:change", belonging: "id", owner: "character", kind: "item" },
  touches: { characters: "handler" },
  journal: ["gift"],
  body: wireRecord({ characterId: writeOnly("character_id", wireId) }).create(["characterId"]),
  answer: characterItems.change.answer,
});
