import { draftNames, dropDraft } from "@/lib/client/storage/drafts";
import { keepFormDraft, readFormDraft } from "@/lib/client/storage/form-drafts";
import type { Draft } from "./notes-reducer";

const NONE = { title: "", text: "", seenAt: "" };

/** A note that is not stored yet has no id; a campaign has at most one draft of such a note. */
const nameOf = (campaignId: number, noteId: number | null) => `note:${campaignId}:${noteId ?? "new"}`;

/** All that are kept of a campaign's notes, by their ids; also of notes that somebody has deleted since. */
export const readNoteDrafts = (campaignId: number): Map<number | null, Draft> => {
  const names = draftNames(`note:${campaignId}:`);
  return new Map(
    names.flatMap((name) => {
      const kept = readFormDraft(name, NONE)?.values;
      if (!kept) return [];
      const id = Number(name.split(":")[2]) || null;
      return [[id, { ...kept, seenAt: kept.seenAt === "" ? null : new Date(kept.seenAt) }] as const];
    }),
  );
};

export const keepNoteDraft = (campaignId: number, noteId: number | null, { seenAt, ...words }: Draft) =>
  keepFormDraft(nameOf(campaignId, noteId), NONE, { ...words, seenAt: seenAt?.toISOString() ?? "" });

export const dropNoteDraft = (campaignId: number, noteId: number | null): void =>
  dropDraft(nameOf(campaignId, noteId));
