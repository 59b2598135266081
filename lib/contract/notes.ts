import { LIMIT } from "@/lib/constants";
import { text } from "@/lib/model/text";
import { wireDate, wireId } from "./codecs";
import { endpoint, message } from "./endpoint";
import { readOnly, field, createOnly, listOf, writeOnly, wireRecord } from "./wire";

const note = wireRecord({
  id: readOnly("note_id", wireId),
  campaignId: createOnly("campaign_id", wireId),
  title: field("title", text(LIMIT.noteTitle)),
  text: field("note_text", text(LIMIT.note)),
  createdAt: readOnly("created_at", wireDate),
  updatedAt: readOnly("updated_at", wireDate),
});

/** The notes without their texts, which together may have hundreds of megabytes. */
const title = wireRecord({
  id: note.table.id,
  title: note.table.title,
  createdAt: note.table.createdAt,
  updatedAt: note.table.updatedAt,
});

export const list = endpoint("GET /api/dm-notes/[id]", {
  access: { may: "notes:use", campaign: "id" },
  answer: listOf(note.answer),
});
export const listTitles = endpoint("GET /api/dm-notes/[id]/titles", {
  access: { may: "notes:use", campaign: "id" },
  answer: listOf(title.answer),
});
export const read = endpoint("GET /api/dm-notes/id/[id]", {
  access: { may: "notes:use", note: "id" },
  answer: note.answer,
});
export const create = endpoint("POST /api/dm-notes", {
  access: { may: "notes:use", campaign: "campaign_id" },
  touches: { notes: "rows" },
  body: note.create(["campaignId", "text"]),
  answer: note.answer,
  status: 201,
});
/** `seen_at`, where sent, is the `updated_at` that the writer last read: a newer text is not overwritten (409). */
export const change = endpoint("PUT /api/dm-notes/[id]", {
  access: { may: "notes:use", note: "id" },
  touches: { notes: "guard" },
  body: wireRecord({
    title: note.table.title,
    text: note.table.text,
    seenAt: writeOnly("seen_at", wireDate),
  }).patch,
  answer: note.answer,
});
export const remove = endpoint("DELETE /api/dm-notes/[id]", {
  access: { may: "notes:use", note: "id" },
  touches: { notes: "guard" },
  answer: message,
});
