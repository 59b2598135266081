// One file: the parts of an evening refer to each other.
import { z } from "zod";
import { LIMIT } from "@/lib/constants";
import { eveningTexts } from "@/lib/messages/evenings";
import {
  type Addition,
  EVENING_ANSWERS,
  EVENING_STATES,
  type EveningDate,
  thread,
  type Thread,
} from "@/lib/model/evening";
import { MAX_ID, parseId } from "@/lib/model/id";
import { ROLL_AUDIENCES } from "@/lib/model/roll";
import { requiredText, text } from "@/lib/model/text";
import { NO_FLAG, NO_ID, NO_OBJECT, wireDate, wireEntries, wireFlag, wireId, wireInteger } from "./codecs";
import { endpoint, message } from "./endpoint";
import { createOnly, field, listOf, readOnly, writeOnly, wireRecord } from "./wire";

const figureId = z.int();
const moment = z.iso.datetime();
const flag = z.union([z.literal(0), z.literal(1)], NO_FLAG);
const flagOf = (value: boolean): 0 | 1 => (value ? 1 : 0);

const NO_ANSWER = "Must be yes, maybe or no";
const answerGiven = z.enum(EVENING_ANSWERS, NO_ANSWER);
const date = z.object({
  date_id: figureId,
  starts_at: moment,
  answers: z.array(z.object({ user_id: figureId, username: z.string(), answer: answerGiven })),
});
const wireDates = z
  .codec(z.array(date), z.custom<EveningDate[]>(), {
    decode: (some) =>
      some.map((one) => ({
        id: one.date_id,
        startsAt: new Date(one.starts_at),
        answers: one.answers.map(({ user_id: userId, ...said }) => ({ userId, ...said })),
      })),
    encode: (some) =>
      some.map((one) => ({
        date_id: one.id,
        starts_at: one.startsAt.toISOString(),
        answers: one.answers.map(({ userId, username, answer }) => ({ user_id: userId, username, answer })),
      })),
  })
  .meta({ example: [] });

const sentThread = z.object({ text: thread.shape.text, done: flag }, NO_OBJECT);
const wireThread = z.codec(sentThread, thread, {
  decode: ({ text: words, done }) => ({ text: words, isDone: done === 1 }),
  encode: ({ text: words, isDone }) => ({ text: words, done: flagOf(isDone) }),
});
const THREAD = [{ text: "Who paid the bugbear?", done: 0 }];
const sentThreads = wireEntries(wireThread, LIMIT.threads).meta({ example: THREAD });
const wireThreads = z
  .codec(z.array(sentThread), z.custom<Thread[]>(), {
    decode: (some) => some.map((one) => z.decode(wireThread, one)),
    encode: (some) => some.map((one) => z.encode(wireThread, one)),
  })
  .meta({ example: THREAD });

const audience = z.enum(ROLL_AUDIENCES, "Must be table, dm or me");
const additionText = requiredText(LIMIT.addition, eveningTexts.additionRequired);
const addition = wireRecord({
  id: readOnly("addition_id", wireId),
  eveningId: readOnly("evening_id", wireId),
  userId: readOnly("user_id", wireId.nullable()),
  username: readOnly("username", z.string()),
  characterId: readOnly("character_id", wireId.nullable()),
  text: field("text", additionText),
  audience: field("for", audience),
  createdAt: readOnly("created_at", wireDate),
});
const idOrText = z.union(
  [
    z.int(NO_ID).min(1, NO_ID).max(MAX_ID, NO_ID),
    z.string().meta({ description: "The same number as text; empty: in one's own name" }),
  ],
  NO_ID,
);
/** Null in a change leaves a field as it is: an empty text gives an addition back to one's own name. */
const speaker = z.codec(idOrText, z.int(NO_ID).nullable(), {
  decode: (value) => (value === "" ? null : (parseId(value) ?? Number.NaN)),
  encode: (value) => value ?? "",
});
const sentAddition = wireRecord({
  text: addition.table.text,
  audience: addition.table.audience,
  characterId: writeOnly("character_id", speaker),
});
const wireAdditions = z
  .codec(z.array(z.unknown()), z.custom<Addition[]>(), {
    decode: (some) => some.map((one) => addition.answer.decode(one)),
    encode: (some) => some.map((one) => addition.answer.encode(one)),
  })
  .meta({ example: [] });

const written = {
  title: field("title", requiredText(LIMIT.name, eveningTexts.titleRequired)),
  minutes: field("minutes", wireInteger(LIMIT.eveningMinutes.min, LIMIT.eveningMinutes.max)),
  place: field("place", text(LIMIT.eveningPlace)),
};
const chapter = text(LIMIT.chapter);
const startsAt = writeOnly("starts_at", wireDate);
const evening = wireRecord({
  id: readOnly("evening_id", wireId),
  campaignId: createOnly("campaign_id", wireId),
  number: readOnly("number", z.int()),
  ...written,
  state: readOnly("state", z.enum(EVENING_STATES)),
  startsAt: readOnly("starts_at", wireDate.nullable()),
  dates: readOnly("dates", wireDates),
  there: readOnly("there", z.array(figureId).meta({ example: [12] })),
  chapter: readOnly("chapter", z.string().nullable()),
  threads: readOnly("threads", wireThreads),
  signedAt: readOnly("signed_at", wireDate.nullable()),
  signedBy: readOnly("signed_by", z.string().nullable()),
  begunAt: readOnly("begun_at", wireDate.nullable()),
  endedAt: readOnly("ended_at", wireDate.nullable()),
  additions: readOnly("additions", wireAdditions),
  updatedAt: readOnly("updated_at", wireDate),
});
const planned = wireRecord({
  campaignId: createOnly("campaign_id", wireId),
  ...written,
  dates: writeOnly(
    "dates",
    wireEntries(wireDate, LIMIT.eveningDates, 1).meta({ example: ["2026-12-04T19:00:00.000Z"] }),
  ),
  startsAt,
  begins: writeOnly("begin", wireFlag),
});
const MOST_THERE = 1000;
const changed = wireRecord({
  ...written,
  startsAt,
  there: writeOnly("there", wireEntries(wireId, MOST_THERE).meta({ example: [12] })),
  chapter: writeOnly("chapter", chapter),
  threads: writeOnly("threads", sentThreads),
  seenAt: writeOnly("seen_at", wireDate),
});
const said = wireRecord({ dateId: writeOnly("date_id", wireId), answer: writeOnly("answer", answerGiven) });
const settled = wireRecord({ dateId: said.table.dateId });
const signed = wireRecord({
  chapter: changed.table.chapter,
  threads: changed.table.threads,
  seenAt: changed.table.seenAt,
});

const { answer } = evening;
const read = { may: "evening:read", evening: "id" } as const;
const run = { may: "evening:run", evening: "id" } as const;

export const list = endpoint("GET /api/evenings/[id]", {
  access: { may: "evening:read", campaign: "id" },
  answer: listOf(answer),
});
export const readOne = endpoint("GET /api/evenings/id/[id]", { access: read, answer });
export const coming = endpoint("GET /api/evenings/coming", { access: "signed in", answer: listOf(answer) });
export const create = endpoint("POST /api/evenings", {
  access: { may: "evening:run", campaign: "campaign_id" },
  touches: { evenings: "handler" },
  body: planned.create(["campaignId"]),
  answer,
  status: 201,
});
export const change = endpoint("PUT /api/evenings/[id]", {
  access: run,
  touches: { evenings: "handler" },
  body: changed.patch,
  answer,
});
export const remove = endpoint("DELETE /api/evenings/[id]", {
  access: run,
  touches: { evenings: "guard" },
  answer: message,
});
export const offer = endpoint("POST /api/evenings/[id]/dates", {
  access: run,
  touches: { evenings: "guard" },
  body: wireRecord({ startsAt }).create(["startsAt"]),
  answer,
});
export const withdraw = endpoint("DELETE /api/evening-dates/[id]", {
  access: { may: "evening:run", eveningDate: "id" },
  touches: { evenings: "guard" },
  answer,
});
export const say = endpoint("POST /api/evenings/[id]/answers", {
  access: read,
  touches: { evenings: "guard" },
  body: said.create(["answer"], { answer: NO_ANSWER }),
  answer,
});
export const settle = endpoint("POST /api/evenings/[id]/settle", {
  access: run,
  touches: { evenings: "guard" },
  body: settled.create(["dateId"]),
  answer,
});
export const begin = endpoint("POST /api/evenings/[id]/begin", {
  access: run,
  touches: { evenings: "handler" },
  answer,
});
export const end = endpoint("POST /api/evenings/[id]/end", {
  access: run,
  touches: { evenings: "guard" },
  answer,
});
export const unbegin = endpoint("POST /api/evenings/[id]/unbegin", {
  access: run,
  touches: { evenings: "guard" },
  answer,
});
export const sign = endpoint("POST /api/evenings/[id]/sign", {
  access: run,
  touches: { evenings: "guard" },
  body: signed.patch,
  answer,
});
export const unsign = endpoint("POST /api/evenings/[id]/unsign", {
  access: run,
  touches: { evenings: "guard" },
  answer,
});
export const add = endpoint("POST /api/evenings/[id]/additions", {
  access: read,
  touches: { evenings: "handler" },
  body: sentAddition.create(["text"], { text: eveningTexts.additionRequired }),
  answer: addition.answer,
  status: 201,
});
export const changeAddition = endpoint("PUT /api/additions/[id]", {
  access: { may: "addition:change", addition: "id" },
  touches: { evenings: "handler" },
  body: sentAddition.patch,
  answer: addition.answer,
});
export const removeAddition = endpoint("DELETE /api/additions/[id]", {
  access: { may: "addition:change", addition: "id" },
  touches: { evenings: "handler" },
  answer: message,
});
