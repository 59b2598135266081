import { copies, encounter, newEncounter } from "./creature-records";
import { endpoint, message } from "./endpoint";
import { listOf } from "./wire";

export const list = endpoint("GET /api/encounters/[id]", {
  access: { may: "encounter:use", campaign: "id" },
  answer: listOf(encounter.answer),
});
export const read = endpoint("GET /api/encounters/id/[id]", {
  access: { may: "encounter:use", encounter: "id" },
  answer: encounter.answer,
});
export const create = endpoint("POST /api/encounters", {
  access: { may: "encounter:use", campaign: "campaign_id" },
  touches: { encounters: "rows" },
  body: newEncounter.create(["campaignId"]),
  answer: encounter.answer,
  status: 201,
});
export const change = endpoint("PUT /api/encounters/[id]", {
  access: { may: "encounter:use", encounter: "id" },
  touches: { encounters: "guard" },
  body: encounter.patch,
  answer: encounter.answer,
});
export const remove = endpoint("DELETE /api/encounters/[id]", {
  access: { may: "encounter:use", encounter: "id" },
  touches: { encounters: "guard" },
  answer: message,
});
export const duplicate = endpoint("POST /api/encounters/[id]/duplicate", {
  access: { may: "encounter:use", encounter: "id" },
  touches: { encounters: "rows" },
  body: copies,
  answer: listOf(encounter.answer),
  status: 201,
});
