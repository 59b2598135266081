import { z } from "zod";
import { type Download, fileOf } from "./download";
import { endpoint, message } from "./endpoint";
import { type AnswerCodec, readOnly, wireRecord } from "./wire";

const calendar: AnswerCodec<Download> = fileOf("text/calendar");

/** Makes the address of one's calendar anew; it is told this once, and what was before it ends. */
export const create = endpoint("POST /api/users/me/calendar", {
  access: "signed in",
  touches: "nothing",
  answer: wireRecord({
    url: readOnly(
      "url",
      z.string().meta({ example: "https://tome.example.org/api/calendar/Vq3n8TzKpW0hXr5cYb7LmA" }),
    ),
  }).answer,
  status: 201,
  unkeyed: "secret",
});
export const remove = endpoint("DELETE /api/users/me/calendar", {
  access: "signed in",
  touches: "nothing",
  answer: message,
});
/** What calendars ask for. */
export const read = endpoint("GET /api/calendar/[token]", {
  access: "anyone",
  limit: { failures: "calendar guess", opened: "calendar" },
  answer: calendar,
});
