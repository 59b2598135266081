import { z } from "zod";
import { LIMIT } from "@/lib/constants";

import { JOURNAL_KINDS } from "@/lib/model/journal";
import type { ToldFact } from "@/lib/rules/chronicle";
import { wireEntries, wireId } from "./codecs";
import { endpoint } from "./endpoint";
import { readOnly, writeOnly, wireRecord } from "./wire";

const flag = z.union([z.literal(0), z.literal(1)]);
const flagOf = (value: boolean): 0 | 1 => (value ? 1 : 0);
const happening = z.object({
  happening_id: z.int(),
  kind: z.enum(JOURNAL_KINDS),
  at: z.iso.datetime(),
  text: z.string(),
  ticked: flag,
});
const wireHappenings = z
  .codec(z.array(happening), z.custom<ToldFact[]>(), {
    decode: (some) =>
      some.map(({ happening_id: id, ticked, ...one }) => ({ id, ...one, ticked: ticked === 1 })),
    encode: (some) =>
      some.map(({ id, ticked, ...one }) => ({ happening_id: id, ...one, ticked: flagOf(ticked) })),
  })
  .meta({ example: [] });
const draft = wireRecord({
  happenings: readOnly("happenings", wireHappenings),
  chapter: readOnly("chapter", z.string()),
});
const taken = wireRecord({
  take: writeOnly("take", wireEntries(wireId, LIMIT.happenings).meta({ example: [3, 5] })),
});

const access = { may: "evening:run", evening: "id" } as const;
export const read = endpoint("GET /api/evenings/[id]/draft", { access, answer: draft.answer });
export const take = endpoint("POST /api/evenings/[id]/draft", {
  access,
  touches: "nothing",
  body: taken.create(["take"]),
  answer: draft.answer,
  unkeyed: "same again",
});
