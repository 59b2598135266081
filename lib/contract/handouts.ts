import { z } from "zod";
import { LIMIT } from "@/lib/constants";
import { handoutTexts } from "@/lib/messages/handouts";
import { parseBounded } from "@/lib/model/bounded-json";
import { type Handout, isKept } from "@/lib/model/handout";
import type { OpenedFor } from "@/lib/model/opened";
import { parseId } from "@/lib/model/id";
import { longText, requiredText } from "@/lib/model/text";
import { wireDate, wireFlag, wireId, wireInteger, wireSource } from "./codecs";
import { endpoint, message } from "./endpoint";
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

const NOBODY = 'Must be "all" or a list of user ids';
const MOST = 1000;
const ids = z.array(z.int().min(1)).min(1).max(MOST);
const jsonOf = (text: string): unknown => {
  try {
    return parseBounded(text, { values: MOST + 2, depth: 2 });
  } catch {
    return undefined;
  }
};
/** Sent as it is or as JSON text, answered as JSON text. */
const wireOpenedFor = z
  .codec(wireSource, z.custom<OpenedFor>(), {
    decode: (value, context): OpenedFor => {
      const list = typeof value === "string" && value !== "all" ? jsonOf(value) : value;
      if (list === "all") return "all";
      const named = Array.isArray(list) && list.length <= MOST ? list.map(parseId) : [];
      const known = named.filter((id) => id !== undefined);
      if (known.length > 0 && known.length === named.length) return [...new Set(known)];
      context.issues.push({ code: "custom", message: NOBODY, input: value });
      return z.NEVER;
    },
    encode: (value) => JSON.stringify(value),
  })
  .meta({ entries: ids, example: '"all"' });

const POSITION = 1_000_000_000;
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
  position: field("position", wireInteger(-POSITION, POSITION)),
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
