import { character, copies, newCharacter } from "./creature-records";
import { endpoint, message } from "./endpoint";
import { listOf } from "./wire";

export const list = endpoint("GET /api/characters/[id]", {
  access: { may: "character:read", campaign: "id" },
  answer: listOf(character.answer),
});
export const read = endpoint("GET /api/characters/id/[id]", {
  access: { may: "character:read", character: "id" },
  answer: character.answer,
});
export const create = endpoint("POST /api/characters", {
  access: { may: "character:create", campaign: "campaign_id" },
  touches: { characters: "rows" },
  journal: ["character"],
  body: newCharacter.create(["campaignId"]),
  answer: character.answer,
  status: 201,
});
export const change = endpoint("PUT /api/characters/[id]", {
  access: { may: "character:change", character: "id" },
  touches: { characters: "guard" },
  journal: ["fall", "rise", "level"],
  body: character.patch,
  answer: character.answer,
});
export const remove = endpoint("DELETE /api/characters/[id]", {
  access: { may: "character:change", character: "id" },
  touches: { characters: "guard" },
  answer: message,
});
/** Copies with origins and belongings: `Goblin 2`, `Goblin 3`, … */
export const duplicate = endpoint("POST /api/characters/[id]/duplicate", {
  access: { may: "character:create", character: "id" },
  touches: { characters: "rows" },
  journal: ["character"],
  body: copies,
  answer: listOf(character.answer),
  status: 201,
});
