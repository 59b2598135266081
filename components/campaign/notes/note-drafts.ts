import { dropDraft, keepDraft, readDraft } from "@/lib/client/storage/drafts";
import type { Draft } from "./notes-reducer";

type Written = { title?: unknown; text?: unknown; seenAt?: unknown } | null;

/** As it was kept, or null where somebody else wrote something else there. */
const asDraft = (kept: Written): Draft | null => {
  if (typeof kept?.text !== "string") return null;
  const seenAt = typeof kept.seenAt === "string" ? new Date(kept.seenAt) : null;
  const title = typeof kept.title === "string" ? kept.title : "";
  return { title, text: kept.text, seenAt: seenAt && !Number.isNaN(seenAt.getTime()) ? seenAt : null };
};

/** A note that is not stored yet has no id; a campaign has at most one draft of such a note. */
const nameOf = (campaignId: number, noteId: number | null) => `note:${campaignId}:${noteId ?? "new"}`;

export const readNoteDraft = (campaignId: number, noteId: number | null): Draft | null => {
  const kept = readDraft(nameOf(campaignId, noteId));
  if (kept === null) return null;
  try {
    const written: unknown = JSON.parse(kept);
    return asDraft(written as Written);
  } catch {
    return null;
  }
};

export const keepNoteDraft = (campaignId: number, noteId: number | null, draft: Draft): boolean =>
  keepDraft(
    nameOf(campaignId, noteId),
    JSON.stringify({ title: draft.title, text: draft.text, seenAt: draft.seenAt }),
  );

export const dropNoteDraft = (campaignId: number, noteId: number | null): void =>
  dropDraft(nameOf(campaignId, noteId));
