import { z } from "zod";
import { LIMIT } from "@/lib/constants";
import { mapTexts } from "@/lib/messages/maps";
import { type BookMap, isKeptMap, type KeptMap } from "@/lib/model/map";
import { requiredText, text } from "@/lib/model/text";
import { LARGEST_POSITION } from "@/lib/rules/largest-position";
import { wireDate, wireFlag, wireId, wireInteger } from "./codecs";
import { endpoint, message } from "./endpoint";
import { NOBODY, wireOpenedFor } from "./opened-for";
import {
  type AnswerCodec,
  createOnly,
  field,
  listOf,
  requiredPicture,
  picture,
  readOnly,
  wireRecord,
  writeOnly,
} from "./wire";

const pixels = z.int().min(0).max(LIMIT.map.side);
const content = {
  name: field("name", requiredText(LIMIT.name, mapTexts.nameRequired)),
  image: picture("image"),
  width: readOnly("width", pixels),
  height: readOnly("height", pixels),
  isFogged: readOnly("fogged", wireFlag),
};
const head = {
  id: readOnly("map_id", wireId),
  campaignId: createOnly("campaign_id", wireId),
  ...content,
};
const tail = {
  version: readOnly("version", z.int().min(1)),
  alt: field("alt", text(LIMIT.map.alt)),
  updatedAt: readOnly("updated_at", wireDate),
};
const kept = wireRecord({
  ...head,
  fog: readOnly("fog", z.string().meta({ example: "[]" })),
  cutImage: readOnly("cut_image", z.string().nullable()),
  openedFor: readOnly("opened_for", wireOpenedFor.nullable()),
  isSealed: readOnly("sealed", wireFlag),
  position: field("position", wireInteger(-LARGEST_POSITION, LARGEST_POSITION)),
  createdAt: readOnly("created_at", wireDate),
  ...tail,
});
const given = wireRecord({ ...head, ...tail });
/** Read, so that nobody who asks for fog takes the map for covered: there is none yet. */
const sent = wireRecord({
  ...kept.table,
  isFogged: writeOnly(
    "fogged",
    wireFlag.refine((isFogged) => !isFogged, mapTexts.noFog).meta({ example: 0 }),
  ),
});
const created = wireRecord({ ...sent.table, image: requiredPicture("image") });
/** How every map is while there is no fog. */
const UNFOGGED = { isFogged: false, fog: "[]", cutImage: null, version: 1 };

/** Players are sent another record than those who keep the maps. */
const answer: AnswerCodec<BookMap> = {
  ...kept.answer,
  encode: (map) =>
    isKeptMap(map)
      ? kept.answer.encode({ ...map, ...UNFOGGED })
      : given.answer.encode({ ...map, ...UNFOGGED }),
  decode: (input) =>
    typeof input === "object" && input !== null && "sealed" in input
      ? (kept.answer.decode(input) satisfies KeptMap)
      : given.answer.decode(input),
};
const opening = wireRecord({ audience: writeOnly("for", wireOpenedFor) });

export const list = endpoint("GET /api/maps/[id]", {
  access: { may: "map:read", campaign: "id" },
  answer: listOf(answer),
});
/** Takes a form, for the sake of its picture. */
export const create = endpoint("POST /api/maps", {
  access: { may: "map:keep", campaign: "campaign_id" },
  touches: { maps: "rows" },
  body: created.create(["campaignId", "name"], { name: mapTexts.nameRequired }),
  answer,
  status: 201,
});
export const change = endpoint("PUT /api/maps/[id]", {
  access: { may: "map:keep", map: "id" },
  touches: { maps: "handler" },
  body: sent.patch,
  answer,
});
export const remove = endpoint("DELETE /api/maps/[id]", {
  access: { may: "map:keep", map: "id" },
  touches: { maps: "handler" },
  answer: message,
});
export const open = endpoint("POST /api/maps/[id]/open", {
  access: { may: "map:keep", map: "id" },
  touches: { maps: "handler" },
  body: opening.create(["audience"], { audience: NOBODY }),
  answer,
});
export const seal = endpoint("POST /api/maps/[id]/seal", {
  access: { may: "map:keep", map: "id" },
  touches: { maps: "handler" },
  answer,
});
