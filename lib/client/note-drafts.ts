import { z } from "zod";
import { dropDraft, keepDraft, readDraft } from "./drafts";
import type { Draft } from "./note-sheets";

const shape = z.object({ text: z.string(), seenAt: z.coerce.date().nullable() });

/** A note that is not stored yet has no id; a campaign has at most one draft of such a note. */
const nameOf = (campaignId: number, noteId: number | null) => `note:${campaignId}:${noteId ?? "new"}`;

export const readNoteDraft = (campaignId: number, noteId: number | null): Draft | null => {
  const kept = readDraft(nameOf(campaignId, noteId));
  if (kept === null) return null;
  try {
    return shape.parse(JSON.parse(kept));
  } catch {
    return null;
  }
};

export const keepNoteDraft = (campaignId: number, noteId: number | null, draft: Draft): boolean =>
  keepDraft(nameOf(campaignId, noteId), JSON.stringify(draft));

export const dropNoteDraft = (campaignId: number, noteId: number | null): void =>
  dropDraft(nameOf(campaignId, noteId));
