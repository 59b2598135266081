import { LIMIT } from "@/lib/constants";
import { handoutTexts } from "@/lib/messages/handouts";
import { type Handout, isKept } from "@/lib/model/handout";
import { longText, requiredText } from "@/lib/model/text";
import { LARGEST_POSITION } from "@/lib/rules/largest-position";
import { wireDate, wireFlag, wireId, wireInteger } from "./codecs";
import { endpoint, message } from "./endpoint";
import { NOBODY, wireOpenedFor } from "./opened-for";
import {
  type AnswerCodec,
  readOnly,
  field,
  createOnly,
  listOf,
  picture,
  writeOnly,
  wireRecord,
} from "./wire";

const content = {
  title: field("title", requiredText(LIMIT.name, handoutTexts.titleRequired)),
  text: field("text", longText),
  image: picture("image"),
};
const head = {
  id: readOnly("handout_id", wireId),
  campaignId: createOnly("campaign_id", wireId),
  ...content,
};
const openedAt = readOnly("opened_at", wireDate.nullable());
const kept = wireRecord({
  ...head,
  isSealed: readOnly("sealed", wireFlag),
  openedFor: readOnly("opened_for", wireOpenedFor.nullable()),
  position: field("position", wireInteger(-LARGEST_POSITION, LARGEST_POSITION)),
  openedAt,
  createdAt: readOnly("created_at", wireDate),
  updatedAt: readOnly("updated_at", wireDate),
});
const given = wireRecord({ ...head, openedAt, isRead: readOnly("read", wireFlag) });

/** Players are sent another record than those who keep the handouts. */
const answer: AnswerCodec<Handout> = {
  ...kept.answer,
  encode: (handout) => (isKept(handout) ? kept.answer.encode(handout) : given.answer.encode(handout)),
  decode: (input) =>
    typeof input === "object" && input !== null && "sealed" in input
      ? kept.answer.decode(input)
      : given.answer.decode(input),
};
const opening = wireRecord({
  audience: writeOnly("for", wireOpenedFor),
  isShown: writeOnly("show", wireFlag),
});

export const list = endpoint("GET /api/handouts/[id]", {
  access: { may: "handout:read", campaign: "id" },
  answer: listOf(answer),
});
export const create = endpoint("POST /api/handouts", {
  access: { may: "handout:keep", campaign: "campaign_id" },
  touches: { handouts: "rows" },
  body: kept.create(["campaignId", "title"], { title: handoutTexts.titleRequired }),
  answer,
  status: 201,
});
export const change = endpoint("PUT /api/handouts/[id]", {
  access: { may: "handout:keep", handout: "id" },
  touches: { handouts: "handler" },
  body: kept.patch,
  answer,
});
export const remove = endpoint("DELETE /api/handouts/[id]", {
  access: { may: "handout:keep", handout: "id" },
  touches: { handouts: "handler" },
  answer: message,
});
export const open = endpoint("POST /api/handouts/[id]/open", {
  access: { may: "handout:keep", handout: "id" },
  touches: { handouts: "handler", shown: "handler", evenings: "handler" },
  journal: ["seal", "shown"],
  body: opening.create(["audience"], { audience: NOBODY }),
  answer,
});
export const seal = endpoint("POST /api/handouts/[id]/seal", {
  access: { may: "handout:keep", handout: "id" },
  touches: { handouts: "handler" },
  answer,
});
export const read = endpoint("POST /api/handouts/[id]/read", {
  access: { may: "handout:read", handout: "id" },
  touches: "nothing",
  answer,
  unkeyed: "same again",
});
