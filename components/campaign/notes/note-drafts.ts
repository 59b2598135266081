import { dropDraft } from "@/lib/client/storage/drafts";
import { keepFormDraft, readFormDraft } from "@/lib/client/storage/form-drafts";
import type { Draft } from "./notes-reducer";

const NONE = { title: "", text: "", seenAt: "" };

/** A note that is not stored yet has no id; a campaign has at most one draft of such a note. */
const nameOf = (campaignId: number, noteId: number | null) => `note:${campaignId}:${noteId ?? "new"}`;

export const readNoteDraft = (campaignId: number, noteId: number | null): Draft | null => {
  const kept = readFormDraft(nameOf(campaignId, noteId), NONE)?.values;
  return kept ? { ...kept, seenAt: kept.seenAt === "" ? null : new Date(kept.seenAt) } : null;
};

export const keepNoteDraft = (campaignId: number, noteId: number | null, { seenAt, ...words }: Draft) =>
  keepFormDraft(nameOf(campaignId, noteId), NONE, { ...words, seenAt: seenAt?.toISOString() ?? "" });

export const dropNoteDraft = (campaignId: number, noteId: number | null): void =>
  dropDraft(nameOf(campaignId, noteId));
