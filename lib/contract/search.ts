import { z } from "zod";
import { LIMIT } from "@/lib/constants";
import { linkTexts } from "@/lib/messages/links";
import { HIT_KINDS } from "@/lib/model/search";
import { requiredText, text } from "@/lib/model/text";
import { wireId, wireInteger } from "./codecs";
import { endpoint } from "./endpoint";
import { listOf, readOnly, wireRecord, writeOnly } from "./wire";

const NO_QUERY = "Please say what to look for, in at most 100 characters";
/** What is sought: all signs of it are letters like others, and one that is two UTF-16 units counts once. */
const sought = z
  .string()
  .trim()
  .min(1, NO_QUERY)
  .pipe(text(2 * LIMIT.search, NO_QUERY))
  .refine((query) => Array.from(query).length <= LIMIT.search, NO_QUERY)
  .meta({ example: "salt crown", type: "string", maxLength: LIMIT.search });
const kind = z.enum(HIT_KINDS, `Must be one of ${HIT_KINDS.join(", ")}`);
const named = {
  kind: readOnly("kind", kind.meta({ example: "handout" })),
  id: readOnly("id", wireId),
  title: readOnly(
    "title",
    z.string().meta({ example: "The ferryman’s drawing", maxLength: LIMIT.description }),
  ),
};
const owner = z
  .object({ kind, id: z.int().min(1).max(LIMIT.id), title: z.string() })
  .nullable()
  .meta({ example: { kind: "character", id: 31, title: "Ysolt" } });
const hit = {
  ...named,
  excerpt: readOnly(
    "excerpt",
    z.string().max(LIMIT.excerpt).meta({ example: "…crosses under the third arch…" }),
  ),
  of: readOnly("of", owner),
};
const asking = wireRecord({
  query: writeOnly("q", sought),
  kind: writeOnly("kind", kind.meta({ example: "handout" })),
  limit: writeOnly("limit", wireInteger(1, LIMIT.hits).meta({ example: 20 })),
}).create(["query"], { query: NO_QUERY });

/** Whatever of the book the caller may see, by any part of a word: names first, then texts. */
export const inBook = endpoint("GET /api/campaigns/[id]/search", {
  access: { may: "campaign:read", campaign: "id" },
  body: asking,
  answer: listOf(wireRecord(hit).answer),
});

/** The same in all of the caller's books. */
export const inAllBooks = endpoint("GET /api/search", {
  access: "signed in",
  body: asking,
  answer: listOf(wireRecord({ ...hit, campaignId: readOnly("campaign_id", wireId) }).answer),
});

/**
 * Names of what the caller may see: those that fit `q`, 20 at most, or those that are as one of `exact`, which is sent once for
 * each of up to 50 names.
 */
export const names = endpoint("GET /api/campaigns/[id]/names", {
  access: { may: "campaign:read", campaign: "id" },
  body: wireRecord({
    query: writeOnly("q", sought),
    exact: writeOnly("exact", text(LIMIT.name).meta({ example: "The Salt Crown" })),
  }).patch,
  answer: listOf(wireRecord({ title: named.title, kind: named.kind, id: named.id }).answer),
});

const NO_KIND = "Please say of what";
const linked = {
  kind: writeOnly("kind", kind.meta({ example: "handout" })),
  recordId: writeOnly("id", wireId),
  from: writeOnly("from", requiredText(LIMIT.name).meta({ example: "The Salt Crown" })),
};

/**
 * What links to something, each text once, as far as the caller may see both, what they wrote for themselves alone too. Of a page `title`
 * says which is meant. With `from`, a name that it had, those texts of which `rename-links` would change the links.
 */
export const links = endpoint("GET /api/campaigns/[id]/links", {
  access: { may: "campaign:read", campaign: "id" },
  body: wireRecord({
    ...linked,
    title: writeOnly("title", text(LIMIT.name).meta({ example: "Setting" })),
    limit: writeOnly("limit", wireInteger(1, LIMIT.list).meta({ example: 20 })),
    offset: writeOnly("offset", wireInteger(0, LIMIT.id).meta({ example: 0 })),
  }).create(["kind", "recordId"], { kind: NO_KIND, recordId: NO_KIND }),
  answer: listOf(wireRecord(hit).answer),
});

/**
 * Writes the name of now in the texts that link to something as `from`: a dungeon master's in all, a player's in their own. Says in how
 * many, how many keep the old name, and why.
 */
export const renameLinks = endpoint("POST /api/campaigns/[id]/rename-links", {
  access: { may: "campaign:read", campaign: "id" },
  touches: {
    campaign: "handler",
    shelf: "handler",
    characters: "handler",
    encounters: "handler",
    handouts: "handler",
    notes: "handler",
    evenings: "handler",
  },
  body: wireRecord(linked).create(["kind", "recordId", "from"], { kind: NO_KIND, recordId: NO_KIND }),
  answer: wireRecord({
    changed: readOnly("changed", z.int().min(0).meta({ example: 4 })),
    skipped: readOnly("skipped", z.int().min(0).meta({ example: 1 })),
    reason: readOnly("reason", z.string().nullable().meta({ example: linkTexts.tooLong })),
  }).answer,
});
