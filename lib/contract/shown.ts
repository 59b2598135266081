import { z } from "zod";
import { SHOWN_PLACES } from "@/lib/model/place";
import type { ShownPage } from "@/lib/model/shown";
import { wireDate, wireId } from "./codecs";
import { endpoint, message } from "./endpoint";
import { type AnswerCodec, readOnly, field, writeOnly, wireRecord } from "./wire";

const place = field("place", z.enum(SHOWN_PLACES, `Must be one of ${SHOWN_PLACES.join(", ")}`));
const page = wireRecord({
  place,
  id: readOnly("id", wireId.nullable()),
  by: readOnly("by", wireId.nullable()),
  shownAt: readOnly("shown_at", wireDate),
});
const showing = wireRecord({ place, id: writeOnly("id", wireId) });

/** Null where nothing was shown that the caller may see. */
const pageOrNull: AnswerCodec<ShownPage | null> = {
  shape: page.answer.shape,
  encode: (value) => value && page.answer.encode(value),
  decode: (input) => (input === null ? null : page.answer.decode(input)),
};

/** A shown page as it is answered, for telling it. */
export const encodeShown = (one: ShownPage) => page.answer.encode(one) as Record<string, unknown>;
/**
 * Reads what an event `shown` brings: a page, or null where the table was cleared.
 * @public
 */
export const decodeShown = (input: unknown): ShownPage | null => pageOrNull.decode(input);

export const read = endpoint("GET /api/campaigns/[id]/shown", {
  access: { may: "campaign:read", campaign: "id" },
  answer: pageOrNull,
});
export const show = endpoint("POST /api/campaigns/[id]/shown", {
  access: { may: "table:show", campaign: "id" },
  touches: { shown: "handler", evenings: "handler" },
  journal: ["shown"],
  body: showing.create(["place"], { place: "Please say what to show" }),
  // To a repeat what lies on the table by then, and null where nothing does any more.
  answer: pageOrNull,
});
/** Takes away what lies on the table; what was shown before it stays away too. */
export const clear = endpoint("DELETE /api/campaigns/[id]/shown", {
  access: { may: "table:show", campaign: "id" },
  touches: { shown: "handler" },
  answer: message,
});
