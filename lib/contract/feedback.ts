import { z } from "zod";
import { LIMIT } from "@/lib/constants";
import { feedbackTexts } from "@/lib/messages/feedback";
import { feedbackText, feedbackType } from "@/lib/model/feedback";
import { wireDate, wireId, wireInteger } from "./codecs";
import { endpoint, message } from "./endpoint";
import { readOnly, field, listOf, writeOnly, wireRecord } from "./wire";

const feedback = wireRecord({
  id: readOnly("id", wireId),
  type: field("type", feedbackType),
  text: field("text", feedbackText),
  createdAt: readOnly("created_at", wireDate),
});
const signed = wireRecord({
  ...feedback.table,
  userId: readOnly("user_id", wireId.nullable()),
  username: readOnly("username", z.string().nullable()),
});
const messages = listOf(signed.answer);

export const send = endpoint("POST /api/messages", {
  access: "signed in",
  limit: "feedback",
  touches: "nothing",
  body: feedback.create(["type", "text"], { text: feedbackTexts.textRequired }),
  answer: feedback.answer,
  status: 201,
});
/** Everything is answered unless a part is asked for: of one type, or so many older than the last one seen. */
const part = wireRecord({
  type: writeOnly("type", feedbackType),
  limit: writeOnly("limit", wireInteger(1, LIMIT.page)),
  before: {
    createdAt: writeOnly("before", wireDate),
    id: writeOnly("before_id", wireId),
  },
}).patch;
const messagesShape = z.object({ messages: z.array(z.unknown()) });
export const list = endpoint("GET /api/messages", {
  access: "super admin",
  body: part,
  answer: {
    shape: { record: { messages: messages.shape } },
    encode: (value: ReturnType<typeof messages.decode>) => ({ messages: messages.encode(value) }),
    decode: (input) => messages.decode(messagesShape.parse(input).messages),
  },
});
export const resolve = endpoint("DELETE /api/messages/[id]", {
  access: "super admin",
  touches: "nothing",
  answer: message,
});
